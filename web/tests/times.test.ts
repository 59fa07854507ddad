import { expect, test } from 'vitest';
import { timeLocale } from '../src/lib/times';

test('days and hours are written as the browser says for the language that is read', () => {
  expect(timeLocale('en', ['en-US', 'de'])).toEqual({ locale: 'en-US', clock: '12' });
  expect(timeLocale('en', ['en-GB'])).toEqual({ locale: 'en-GB', clock: '24' });
  expect(timeLocale('de', ['en-US', 'de-AT'])).toEqual({ locale: 'de-AT', clock: '12' });
  expect(timeLocale('pl', ['de-DE'])).toEqual({ locale: 'pl', clock: '24' });
});
