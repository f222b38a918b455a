import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { Concept } from "./concepts.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

const SAID: Readonly<Partial<Record<Concept, "acid" | "base" | "neutral">>> = {
  acid: "acid",
  base: "base",
  neutral: "neutral",
};
const STRONG_CATIONS: ReadonlySet<string> = new Set(["Li+", "Na+", "K+", "Rb+", "Cs+", "Ca^2+", "Sr^2+", "Ba^2+"]);
const WEAK_CATIONS: ReadonlySet<string> = new Set(["NH4+", "Al^3+", "Fe^3+"]);
const STRONG_ANIONS: ReadonlySet<string> = new Set(["Cl-", "Br-", "I-", "NO3-", "ClO4-"]);
const WEAK_ANIONS: ReadonlySet<string> = new Set([
  "CO3^2-",
  "PO4^3-",
  "CH3COO-",
  "F-",
  "CN-",
  "S^2-",
  "HCO3-",
  "NO2-",
  "ClO-",
  "HCOO-",
]);

/** Whether a solution of a salt is acidic, basic or neutral, by the parents of its ions. */
export function judgeSalts({ concepts, mentioned, isDenied }: Clause): Statement[] {
  const named = concepts.filter(({ concept }) => concept in SAID);
  const [said, ...others] = named;
  const isOfSolution = concepts.some(({ concept }) => concept === "solution-of");
  if (isDenied || said === undefined || others.length > 0 || !isOfSolution) return [];
  const salts = mentioned.flatMap(({ formulas, end }) =>
    formulas.length === 1 && end <= said.start ? (natureOf(formulas[0] ?? "") ?? []) : [],
  );
  const [nature, ...more] = salts;
  return nature === undefined || more.length > 0 ? [] : [judged(said, nature === SAID[said.concept])];
}

function natureOf(formula: string): "acid" | "base" | "neutral" | null {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  const [cation, ...others] = (salt?.cations ?? []).map((ion) => formatFormula(ion.formula, "ascii"));
  if (salt === null || cation === undefined || others.length > 0) return null;
  const anion = formatFormula(salt.anion.formula, "ascii");
  if (STRONG_CATIONS.has(cation)) return STRONG_ANIONS.has(anion) ? "neutral" : WEAK_ANIONS.has(anion) ? "base" : null;
  return WEAK_CATIONS.has(cation) && STRONG_ANIONS.has(anion) ? "acid" : null;
}
