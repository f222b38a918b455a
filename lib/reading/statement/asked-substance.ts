import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { tellsFineness } from "../../quantity/scan-quantity.ts";
import { findCues } from "../cues/cues.ts";
import { isMark, listGoals } from "./goals.ts";
import type { Spot } from "../text/spot.ts";
import { listSpots } from "../text/spots.ts";

/** What there is of each substance by itself. */
const COUNTED: ReadonlySet<string> = new Set(["mass", "amount", "particles", "volume"]);

/** "Heavy water (D2O)": what a name with its formula behind it says in full. */
function listAppositions(spots: readonly Spot[], formulas: readonly string[]): string[] {
  return spots.flatMap((spot, at) => {
    const written = isMark(spots[at + 1], "(") ? spots[at + 2] : undefined;
    const isAsked = spot.kind === "substance" && spot.substance.formulas.some((each) => formulas.includes(each));
    return isAsked && written?.kind === "substance" ? written.substance.formulas : [];
  });
}

const SOLUTE = /\d ?(?:M|mol\/L|mol\/dm\^?3) ((?:[A-Z][A-Za-z\d()]*|[a-z]+(?: [a-z]+)?)) solution\b/g;

/** "0.30 M sugar solution and 0.80 M salt solution": of two things, whose strengths do not add up. */
function isOfTwoSolutes(text: string): boolean {
  const named = [...text.matchAll(SOLUTE)].map(([, name = ""]) => {
    const formulas = /^[A-Z]/.test(name) ? [name] : listFormulasOf(name, DEFAULT_LOCALE);
    return formulas.length === 0 ? [name] : formulas;
  });
  const [first, ...others] = named;
  return first !== undefined && others.some((other) => !other.some((each) => first.includes(each)));
}

/** Gold is told in carats by its share, and no mass answers for that. */
const isCaratOfGold = (text: string, solutions: readonly SolutionFacts[]): boolean =>
  tellsFineness(text) && solutions.some(({ answer: { value } }) => value.kind === "quantity" && value.unit === "carat");

const COUNTS: ReadonlySet<string> = new Set(["particles", "atoms", "ions"]);

/** What atoms are made of, counted. */
const OF_ATOMS = /\b(?:numbers? of|how many)(?: [a-z]+)? (?:electrons|protons|neutrons|nucleons)\b/i;

const ASKS_GIVEN_OFF =
  /\b(?:heat|energy) (?:that (?:is|was) )?(?:is |was |would be )?(?:released|given (?:off|out)|evolved|liberated|set free)\b[^.?!,]*(?:\bper\b|\/(?:mol|g)\b)/i;

/** "The heat released per mole" is counted without a sign, unlike an enthalpy. */
const givesOffLess = (text: string, solutions: readonly SolutionFacts[]): boolean =>
  ASKS_GIVEN_OFF.test(text) &&
  solutions.some(
    ({ answer: { value } }) => value.kind === "quantity" && /J\/(?:mol|g)$/.test(value.unit) && Number(value.value) < 0,
  );

const OF_PARTS = /\bnumbers? of (?:electrons|protons|neutrons)\b/i;

const isMass = ({ answer: { value } }: SolutionFacts): boolean => value.kind === "quantity" && value.unit === "g";

/**
 * Whether an English text asks how much there is of named compounds, and an answer is about none of them: "how many grams of
 * precipitate BaSO4 form from … BaCl2" is not answered by a mass of BaCl2.
 */
export function answersForAnother(text: string, solutions: readonly SolutionFacts[]): boolean {
  if (solutions.some(({ method }) => method === "solution-mixing") && isOfTwoSolutes(text)) return true;
  if (isCaratOfGold(text, solutions)) return true;
  // "The total number of electrons in 1.6 g of methane" is no mass told again.
  if (givesOffLess(text, solutions)) return true;
  if (OF_ATOMS.test(text) && solutions.some(({ method }) => method === "unit-conversion")) return true;
  // "The total number of electrons in one sulfate ion" is not its mass.
  if (OF_PARTS.test(text) && solutions.some(isMass)) return true;
  const cues = findCues(DEFAULT_LOCALE);
  const spots = cues === null ? null : listSpots(text, DEFAULT_LOCALE, cues);
  const goals = spots === null ? null : listGoals(spots);
  if (spots === null || goals === null || goals.length === 0) return false;
  const rootKinds = solutions.map(({ derivation }) => derivation?.nodes.at(-1)?.quantity.kind ?? "");
  // "Which mass … has the same number of atoms?"
  if (goals[0]?.kinds[0] === "mass" && goals.length === 1 && rootKinds.every((kind) => COUNTS.has(kind))) return true;
  const named = goals.flatMap(({ kinds: [kind], of }) =>
    kind !== undefined && COUNTED.has(kind) && of !== null && of.element === null ? of.formulas : [],
  );
  const asked = [...named, ...listAppositions(spots, named)];
  const isNamed = goals.every(
    ({ kinds: [kind], of }) => kind !== undefined && COUNTED.has(kind) && of?.element === null,
  );
  return (
    isNamed &&
    solutions.some(({ derivation }) => {
      const root = derivation?.nodes.at(-1)?.quantity;
      return (
        root !== undefined &&
        COUNTED.has(root.kind) &&
        root.of !== null &&
        !asked.some((formula) => sameAtoms(formula, root.of ?? ""))
      );
    })
  );
}
