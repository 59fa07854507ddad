/** Which tab of the side panel is open, and the rule it shows. */

export type Tab = 'log' | 'chat' | 'rules' | 'aid';

export class Panel {
  tab = $state<Tab>('log');
  rule = $state('');
  /** Counts the questions, so that the same rule can be asked for twice. */
  asked = $state(0);

  showRule = (id: string): void => {
    this.tab = 'rules';
    this.rule = id;
    this.asked += 1;
  };
}
