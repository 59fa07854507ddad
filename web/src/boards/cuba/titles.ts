import type { Titles } from '../room';
import Poster from './Poster.svelte';

export const titles: Titles = { cuba: { Poster } };
