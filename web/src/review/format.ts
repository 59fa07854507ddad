/** How wins in a hundred are written: whole numbers for shares, one decimal for differences, always with how sure. */
import { language, t } from '../lib/language.svelte';
import type { Estimate, Term } from '../lib/protocol';

/** Standard errors to either side of a 95 % interval. */
const WIDE = 1.96;

export function bounds({ value, error }: Estimate): [number, number] {
  return [value - WIDE * error, value + WIDE * error];
}

export function number(value: number, digits = 0): string {
  const shown = Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value;
  return new Intl.NumberFormat(language.tag, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(
    shown,
  );
}

/** A difference with its sign: +3.2, −1.0. */
export function signed(value: number, digits = 1): string {
  const shown = Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value;
  return new Intl.NumberFormat(language.tag, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(shown);
}

/** An estimate and half of its 95 % interval: 54 ± 3. */
export function plusMinus(estimate: Estimate, digits = 0): string {
  return t('page-review-estimate', {
    value: number(estimate.value, digits),
    error: number(WIDE * estimate.error, digits || (WIDE * estimate.error < 1 ? 1 : 0)),
  });
}

/** The terms that say most, most first. */
export function strongest(terms: readonly Term[], most = 3): Term[] {
  return [...terms].sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount)).slice(0, most);
}
