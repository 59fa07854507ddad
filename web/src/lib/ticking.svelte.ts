/** A clock for what counts down on the page. */
export class Ticking {
  now = $state(performance.now());

  /** Ticks twice a second until the returned function is called. */
  run(): () => void {
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), 500);
    return () => clearInterval(timer);
  }
}
