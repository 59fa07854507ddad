/** An asynchronous action with its status: whether it is running, and the error of its last run. */
export class Attempt {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Run the action; returns whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (failure) {
      this.error = failure;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
