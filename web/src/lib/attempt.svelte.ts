/** Something that is tried and may be refused: whether it is under way, and how it failed the last time. */
export class Attempt {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Try it; says whether it worked. */
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
