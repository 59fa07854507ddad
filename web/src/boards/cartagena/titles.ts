import type { Titles } from '../room';
import Poster from './Poster.svelte';

export const titles: Titles = { cartagena: { Poster } };
