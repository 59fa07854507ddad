/** Pirates with an identity, so that one that moves is seen to walk and not to vanish. */

export interface Token {
  key: string;
  seat: number;
  position: number;
}

/**
 * The tokens after the view has changed: who can stay where it stands stays, the rest walk to what is left, in order.
 * A view only says where a seat has pirates, not which is which.
 */
export function reconcile(tokens: readonly Token[], pirates: readonly (readonly number[])[]): Token[] {
  return pirates.flatMap((positions, seat) => {
    const before = tokens.filter((token) => token.seat === seat);
    const open = [...positions].sort((a, b) => a - b);
    const take = (position: number): boolean => {
      const at = open.indexOf(position);
      if (at >= 0) open.splice(at, 1);
      return at >= 0;
    };
    const stays = before.map((token) => take(token.position));
    const after = before.flatMap((token, i) => {
      if (stays[i]) return [token];
      const position = open.shift();
      return position === undefined ? [] : [{ ...token, position }];
    });
    return [...after, ...open.map((position, i) => ({ key: `${seat}-${before.length + i}`, seat, position }))];
  });
}
