/** The list of choices as a short tree: where many are left, the answers to the open question come first. */
import { foldAccents } from './filter';
import type { Choice, Message, Slot } from './protocol';
import { narrow, openQuestion, pick } from './selection';

/** Up to this many choices stand in one list. */
const FLAT = 12;
/** Choices that a filter shows at once. */
const FOUND = 60;

export type Entry =
  | { kind: 'choice'; key: string; choice: Choice }
  /** An answer that leaves several choices: it is picked, as a click on the board picks it. */
  | { kind: 'group'; key: string; target: string; name: Message; count: number };

interface Asked {
  slots: readonly Slot[];
  names: Readonly<Record<string, Message>>;
}

function leaf(choice: Choice): Entry {
  return { kind: 'choice', key: choice.actions.join(), choice };
}

/** The entries of the list after these picks: few choices as they are, many by what is asked next. */
export function treeOf({ slots, names }: Asked, choices: readonly Choice[], picked: readonly string[]): Entry[] {
  const left = narrow(choices, picked);
  const open = left.length > FLAT ? openQuestion(slots, choices, picked) : null;
  if (!open) return left.map(leaf);
  const found = new Set<Choice>();
  const entries = open.options.map((target): Entry => {
    const members = narrow(choices, pick(choices, picked, target));
    for (const member of members) found.add(member);
    const [only] = members;
    const name = names[target];
    return only && (members.length === 1 || !name)
      ? leaf(only)
      : { kind: 'group', key: target, target, name: name ?? open.slot.text, count: members.length };
  });
  const rest = left.filter((choice) => !found.has(choice)).map(leaf);
  return entries.length + rest.length < left.length ? [...entries, ...rest] : left.map(leaf);
}

/** The choices whose words contain all that was typed. */
export function found(choices: readonly Choice[], typed: string, say: (text: Message) => string): Entry[] {
  const words = foldAccents(typed).split(/\s+/).filter(Boolean);
  const fits = (choice: Choice): boolean => {
    const said = foldAccents(say(choice.text));
    return words.every((word) => said.includes(word));
  };
  return choices.filter(fits).slice(0, FOUND).map(leaf);
}
