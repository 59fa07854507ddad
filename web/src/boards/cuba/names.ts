/** The words that views, targets and events use for the things of Cuba. */
import type { Building, Card, Product, Resource, Stage, Ware } from './views.generated';

export const MATERIALS = ['wood', 'stone', 'water'] as const;
export const PRODUCTS = ['citrus', 'sugar', 'tobacco'] as const;
export const WARES = [...PRODUCTS, 'rum', 'cigars'] as const;
export const RESOURCES = [...MATERIALS, ...WARES] as const;
export const CARDS = ['worker', 'trader', 'architect', 'foreman', 'mayor'] as const;
export const CATEGORIES = ['tax', 'duty', 'subsidy', 'other'] as const;
export const SECTIONS = ['plantation', 'market', 'buildings', 'harbour', 'parliament'] as const;

export type { Building, Card, Product, Resource, Stage, Ware };
export type Section = (typeof SECTIONS)[number];
export type Counts<Name extends string> = Record<Name, number>;

/** The target of a resource: `material:wood`, `ware:rum`. */
export function targetOf(resource: Resource): string {
  return `${(MATERIALS as readonly string[]).includes(resource) ? 'material' : 'ware'}:${resource}`;
}

/** The message that says what a resource is good for. */
export function tipOf(resource: Resource): string {
  if ((MATERIALS as readonly string[]).includes(resource)) return 'cuba-tip-material';
  return (PRODUCTS as readonly string[]).includes(resource) ? 'cuba-tip-product' : 'cuba-tip-good';
}

/** What a field of this terrain gives. */
export const YIELDS: Record<string, Resource | undefined> = {
  forest: 'wood',
  mountain: 'stone',
  lake: 'water',
  citrus: 'citrus',
  sugar: 'sugar',
  tobacco: 'tobacco',
};

/** The decisions in which a building is one's own, not one to build. */
export const WORKING: ReadonlySet<string> = new Set(['mode', 'use']);
/** The decisions in which things come from the market and the supply. */
export const TAKING: ReadonlySet<string> = new Set(['materials', 'crops', 'trade']);

/** Which part of the board each decision is about. */
const ABOUT: Record<string, Section> = {
  materials: 'market',
  crops: 'market',
  figure: 'plantation',
  harvest: 'plantation',
  water: 'plantation',
  trade: 'market',
  build: 'buildings',
  site: 'plantation',
  mode: 'plantation',
  use: 'plantation',
  count: 'plantation',
  give: 'plantation',
  dock: 'harbour',
  ware: 'harbour',
  units: 'harbour',
  swap_in: 'plantation',
  swap_out: 'plantation',
  veto: 'parliament',
  call: 'harbour',
  ship: 'harbour',
  load: 'harbour',
  object: 'parliament',
  bid: 'parliament',
  laws: 'parliament',
  tax: 'parliament',
  duty: 'parliament',
  dues: 'parliament',
};

/** Which part of the board a decision and what is picked for it ask for; null where the hand is enough. */
export function sectionOf(stage: string, picked: readonly string[]): Section | null {
  const has = (kind: string): boolean => picked.some((target) => target.startsWith(kind));
  if (stage === 'build' && has('building:')) return 'plantation';
  if ((stage === 'mode' || stage === 'use') && picked.some((target) => /_office$|:lighthouse$/.test(target)))
    return 'harbour';
  if ((stage === 'mode' || stage === 'use') && has('building:church')) return 'parliament';
  return ABOUT[stage] ?? null;
}

export const PHASES = ['begin', 'cards', 'parliament', 'statutes'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase of the round a decision belongs to; null when the game is over. */
export function phaseOf(stage: string): Phase | null {
  if (stage === 'over') return null;
  if (stage === 'materials' || stage === 'crops') return 'begin';
  if (['object', 'bid', 'laws'].includes(stage)) return 'parliament';
  return ['tax', 'duty', 'dues'].includes(stage) ? 'statutes' : 'cards';
}
