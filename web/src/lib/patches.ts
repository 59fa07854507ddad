/** Patches: a state as its difference from the one before it. */
import type { Hello, PatchMessage, StateMessage } from './protocol';

type Container = Record<string | number, unknown>;

/** The first message to a server: it may answer with patches of the version that this page has. */
export function greeting(version: number | null): Hello {
  return { kind: 'hello', version, patches: true };
}

/** The state that a patch leads to; null if it is for another state than this one. */
export function applyPatch(state: StateMessage | null, patch: PatchMessage): StateMessage | null {
  if (state?.version !== patch.base) return null;
  const view = patch.view.reduce((view, [path, value]) => replaceIn(view, path, value), state.view as unknown);
  return {
    ...state,
    ...(patch.fields as Partial<StateMessage>),
    version: patch.version,
    from: patch.from,
    events: patch.events,
    view: view as StateMessage['view'],
  };
}

/** A copy with another value at a path; what lies beside the path is shared. */
function replaceIn(container: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(container) ? [...(container as unknown[])] : { ...(container as object) }) as Container;
  copy[key] = replaceIn(copy[key], rest, value);
  return copy;
}
