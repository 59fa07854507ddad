/** Facts in one line: the dot between two of them never begins a line. */
export function dotted(facts: readonly string[]): string {
  return facts.filter(Boolean).join('\u00A0· ');
}
