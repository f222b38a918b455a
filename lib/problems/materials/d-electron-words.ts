import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";

export const WORDS = "problems-materials.transition-metals";

export const slip = (name: string): string => slipOf(WORDS, name);

export const word = wordIn(WORDS);
