import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue, type QueueStep } from '../src/lib/queue';

describe('the animation queue', () => {
  let shown: string[];
  let idle: boolean[];
  let queue: AnimationQueue;
  const step = (name: string, before = 0, after = 0): QueueStep => ({ before, after, show: () => shown.push(name) });

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    idle = [];
    queue = new AnimationQueue((value) => idle.push(value));
  });
  afterEach(() => vi.useRealTimers());

  it('shows one step after another, each in its time', async () => {
    queue.push(step('a', 400, 500), step('b', 0, 100));
    await vi.advanceTimersByTimeAsync(399);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual(['a', 'b']);
    expect(queue.idle).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.idle).toBe(true);
    expect(idle).toEqual([false, true]);
  });

  it('skips to the end in order', async () => {
    queue.push(step('a', 400, 500), step('b', 400, 500), step('c'));
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(queue.idle).toBe(true);
    expect(queue.skipping).toBe(false);
  });

  it('shows what is skipped in one go, without a picture between', async () => {
    const drawn = (name: string): QueueStep => ({
      before: 400,
      after: 500,
      show: () => {
        shown.push(name);
        queueMicrotask(() => shown.push('picture'));
      },
    });
    queue.push(drawn('a'), drawn('b'), drawn('c'));
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['a', 'b', 'c', 'picture', 'picture', 'picture']);
  });

  it('takes steps while it runs', async () => {
    queue.push(step('a', 0, 100));
    queue.push(step('b', 0, 100));
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual(['a', 'b']);
    expect(idle).toEqual([false, true]);
  });

  it('forgets what waits when it is cleared', async () => {
    queue.push(step('a', 0, 100), step('b'));
    await vi.advanceTimersByTimeAsync(50);
    queue.clear();
    queue.push(step('c'));
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual(['a', 'c']);
    expect(queue.idle).toBe(true);
  });
});
