import { describe, expect, it } from 'vitest';
import { browserOf, spreadOf } from '../src/lib/account';
import { routeOf } from '../src/lib/router.svelte';

describe('what belongs to a person', () => {
  it('browsers are told in two words', () => {
    const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
    expect(browserOf(android)).toBe('Chrome · Android');
    expect(browserOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux');
    expect(browserOf('a bot of mine')).toBe('');
  });

  it('a rating holds with 95 % certainty within almost two sigma', () => {
    expect(spreadOf({ game: 'cuba', players: 2, mu: 25, sigma: 5, games: 3 })).toBeCloseTo(9.8);
  });

  it('both pages have their address', () => {
    expect([routeOf('/account'), routeOf('/tables/')]).toEqual([{ page: 'account' }, { page: 'tables' }]);
  });
});
