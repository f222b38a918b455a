import type { Concept } from "../../lexicon/lexicon.ts";

/** The phrases of one topic in one language, by what they mean. */
export type ProblemPhrases = Readonly<Partial<Record<Concept, readonly string[]>>>;
