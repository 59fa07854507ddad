/** Which tab of the side panel is open, and what it shows. */

export type Tab = 'log' | 'chat' | 'learn' | 'rules';

export class Panel {
  tab = $state<Tab>('log');
  rule = $state('');
  /** The card of the walk through the game that is shown, from 0. */
  card = $state(0);
  /** Counts the requests, so that the same rule can be shown twice. */
  requests = $state(0);

  learn = (): void => {
    this.tab = 'learn';
    this.requests += 1;
  };

  showRule = (id: string): void => {
    this.tab = 'rules';
    this.rule = id;
    this.requests += 1;
  };
}
