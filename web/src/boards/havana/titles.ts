import type { Titles } from '../room';
import HabanaPoster from './HabanaPoster.svelte';
import Poster from './Poster.svelte';

export const titles: Titles = { havana: { Poster }, 'la-habana': { Poster: HabanaPoster } };
