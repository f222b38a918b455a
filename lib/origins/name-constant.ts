import type { DerivedConstant } from "../methods/derivation.ts";

/** Constants that have a name of their own among the messages. */
type ConstantName = "R" | "h" | "N_A" | "F" | "c" | "V_m" | "K_w" | "pK_w" | "rydberg" | "slope" | "unit-energy";

const BY_LETTER: Readonly<Record<string, ConstantName>> = {
  h: "h",
  N_A: "N_A",
  F: "F",
  c: "c",
  V_m: "V_m",
  K_w: "K_w",
  pK_w: "pK_w",
  E_R: "rydberg",
  slope: "slope",
  "c²": "unit-energy",
};

/** What a constant is called: a letter alone does not tell, R is that of gases and that of Rydberg. */
export function nameConstant({ letter, unit }: Pick<DerivedConstant, "letter" | "unit">): ConstantName | null {
  if (letter === "R") return unit.includes("K") ? "R" : "rydberg";
  return BY_LETTER[letter] ?? null;
}

/** What follows from others, at conditions that its name says: nobody defines it. */
const FOLLOWING: ReadonlySet<ConstantName> = new Set<ConstantName>(["V_m", "K_w", "pK_w", "slope"]);

/** Who says what its value is; null for what follows from others. */
export function sourceOfConstant(constant: DerivedConstant): DerivedConstant["source"] | null {
  const name = nameConstant(constant);
  if (name !== null && FOLLOWING.has(name)) return null;
  // In whichever units: these are exact themselves.
  if (name === "R") return "si-2019";
  return name === "unit-energy" ? "codata-2022" : constant.source;
}
