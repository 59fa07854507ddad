/** A record that was read on one page and is to be shown on the next. */
export const brought: { record: unknown } = { record: null };
