/**
 * What words mean in problems about galvanic cells. Their lexicon is closed: a problem with a word that is not in it is not
 * solved, so that no word which changes the problem is passed over.
 */
export const LAW_SENSES = [
  /** Asks for, or orders, what is named in its sentence. */
  "law/ask",
  /** Ends a question: "if", "given that". */
  "law/when",
  /** Changes nothing. */
  "law/plain",
  "law/and",
  /** Two lists belong together, one by one. */
  "law/respectively",
  /** E° of a cell, E of a cell, and a bare E°, which may be that of a cell or of a half-cell. */
  "law/standard-cell-potential",
  "law/cell-potential",
  "law/bare-potential",
  "law/half-potential",
  /** A cell that works by itself. */
  "law/galvanic",
  "law/anode",
  "law/cathode",
  /** The electrode at 0 V. */
  "law/hydrogen-electrode",
  /** A couple and a cell that are written with strokes; `cell-symbols.ts` keeps them, in order. */
  "law/couple",
  "law/notation",
  "law/gibbs",
  "law/equilibrium-constant",
  "law/quotient",
  "law/electrons",
  /** A concentration: what it is of stands beside it. */
  "law/concentration",
  /** All concentrations are 1 mol/L. */
  "law/standard-state",
  "law/temperature",
  /** How fast a substance is used up or forms, or a reaction goes. */
  /** A rate law, a reaction and a substance that are written with letters; `speed-symbols.ts` keeps them, in order. */
  /** A time that is asked for: "how long". */
  /** What a concentration or a share is: at first, at last, what reacted, what is left. */
  /** A share that is asked for: "what percentage". */
  /** A reaction that is written with letters only. */
  /** Points of freezing and boiling, and how far they are from those of the solvent. */
  /** "Is lowered", "rises"; and the measure of a change: "by". */
  /** i of van 't Hoff. */
  /** A solute that is not named, and what a problem says of one. */
  /** What a volume is of: "to make". */
  "law/gas-constant",
  "law/faraday",
] as const;

export type LawSense = (typeof LAW_SENSES)[number];
