import type { Result } from "#lib/result.ts";

/** What current is passed through, and between which electrodes. */
export type Electrolysis = {
  /** Canonical ASCII: a salt, an acid, a base, an oxide, or water. */
  readonly electrolyte: string;
  /** Null where it is not told; some electrolytes are only ever the one. */
  readonly state: "molten" | "aqueous" | null;
  readonly strength: "dilute" | "concentrated" | null;
  /** The symbol of a metal that may take part; null for graphite and platinum, and where it is not told. */
  readonly electrodes: Readonly<Record<Electrode, string | null>>;
};

export type Electrode = "cathode" | "anode";

export const INERT: Electrolysis["electrodes"] = { cathode: null, anode: null };

/** Why this is what happens: a family has words for each. */
export type DischargeRule =
  | "melt-cation"
  | "melt-anion"
  | "melt-hydroxide"
  | "noble-metal"
  | "plated-metal"
  | "reactive-metal"
  | "acid-hydrogen"
  | "water-hydrogen"
  | "halide"
  | "dilute-chloride"
  | "no-halide"
  | "base-oxygen"
  | "water-oxygen"
  | "own-metal";

/** What forms at one electrode; all formulas, and the balanced half-equation, in canonical ASCII. */
export type Discharge = {
  readonly product: string;
  readonly half: string;
  readonly rule: DischargeRule;
  /** What could react there, the one that does among them. */
  readonly rivals: readonly string[];
};

export type DischargeIssue =
  /** No ions, or only molecules of a weak electrolyte. */
  | "no-ions"
  /** Whether it is molten or dissolved is not told, and matters. */
  | "state"
  | "insoluble"
  /** The compound does not exist, or gives off one of its elements by itself. */
  | "unstable"
  /** The metal lies above hydrogen but near it: courses differ, and so do the conditions. */
  | "between"
  /** An electrode that takes part in a way of its own. */
  | "electrode"
  /** How much of it is dissolved decides, and courses draw the line at different places. */
  | "strength"
  /** No rule of courses speaks of this ion. */
  | "unruled";

export type Discharges = Readonly<Record<Electrode, Result<Discharge, DischargeIssue>>>;
