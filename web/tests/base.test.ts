import { beforeEach, describe, expect, it, vi } from 'vitest';

async function pageBelow(path: string): Promise<typeof import('../src/lib/base')> {
  vi.resetModules();
  document.head.innerHTML = `<meta name="caribe-base" content="${path}">`;
  return import('../src/lib/base');
}

describe('where the page lives', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('is the top of its server, if nobody says otherwise', async () => {
    const { withBase, withoutBase } = await pageBelow('');
    expect([withBase('/table/x'), withoutBase('/table/x'), withoutBase('/')]).toEqual(['/table/x', '/table/x', '/']);
  });

  it('may be below a path: links and calls have it, the page itself does not see it', async () => {
    const { withBase, withoutBase } = await pageBelow('/games');
    expect([withBase('/'), withBase('/table/x')]).toEqual(['/games/', '/games/table/x']);
    expect([withoutBase('/games/'), withoutBase('/games'), withoutBase('/games/table/x')]).toEqual([
      '/',
      '/',
      '/table/x',
    ]);
  });
});
