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
    const { at, below } = await pageBelow('');
    expect([at('/table/x'), below('/table/x'), below('/')]).toEqual(['/table/x', '/table/x', '/']);
  });

  it('may be below a path: links and calls have it, the page itself does not see it', async () => {
    const { at, below } = await pageBelow('/games');
    expect([at('/'), at('/table/x')]).toEqual(['/games/', '/games/table/x']);
    expect([below('/games/'), below('/games'), below('/games/table/x')]).toEqual(['/', '/', '/table/x']);
  });
});
