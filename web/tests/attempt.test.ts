import { expect, test } from 'vitest';
import { Attempt } from '../src/lib/attempt.svelte';

test('what works leaves no error, and is busy meanwhile', async () => {
  const attempt = new Attempt();
  attempt.error = new Error('of the last time');
  let done = (): void => undefined;
  const running = attempt.run(() => new Promise<void>((resolve) => (done = resolve)));
  expect([attempt.busy, attempt.error]).toEqual([true, null]);
  done();
  expect(await running).toBe(true);
  expect(attempt.busy).toBe(false);
});

test('what is refused is kept, and can be tried again', async () => {
  const attempt = new Attempt();
  const refused = new Error('no');
  expect(await attempt.run(() => Promise.reject(refused))).toBe(false);
  expect([attempt.busy, attempt.error]).toEqual([false, refused]);
  expect(await attempt.run(() => Promise.resolve())).toBe(true);
  expect(attempt.error).toBe(null);
});
