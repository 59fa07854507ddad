/** Join facts with dots; a dot never begins a line. */
export function joinWithDots(facts: readonly string[]): string {
  return facts.filter(Boolean).join('\u00A0· ');
}
