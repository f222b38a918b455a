import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { Formula } from "../../../chemistry/formula/formula.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { givenTerm } from "../../../methods/rules/quantity-terms.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { solveInFormula, solveInSample } from "../../../problems/atoms/particles-of-formula.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { isCue, isMark } from "../../statement/goals.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { listSubstances } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** How many electrons or protons are in a molecule, in an ion of several atoms, or in a sample of them. */

const ASKS =
  /\b(?:how many|(?:the )?(?:total )?number of)(?: total)? (electrons|protons)\b|\bhow many (electrons|protons)\b/i;

/** What counts only some of them, and what moves them. */
const ELSE =
  /\b(?:valence|valency|unpaired|lone|shared|sharing|bond|orbital|shell|subshell|level|outer|inner|core|transfer|exchang|gain|los[et]|lose|accept|donat|neutron|isotop|mass number|percent|current|deposit|coulomb|ampere|pi-|sigma|reduc|oxidi|oxidation|react|need|requir|pass|flow|excess|more|than|difference|ratio|\bif\b|configuration|delocali)|%/i;

/** Words of such questions that change nothing. */
const KNOWN =
  /^(?:electrons?|protons?|one|single|molecules?|ions?|total|altogether|all|possess(?:es)?|there|together|neutral|own|do|does|has|carry|carries|polyatomic|species|mark|marks|each|us)$/i;

const isWhole = ({ counts }: Formula): boolean => [...counts.values()].reduce((sum, each) => sum + each, 0) > 1;

/** The one molecule or ion that a text names; of an element only what is a molecule. */
function findOnly(spots: readonly Spot[], isMolecule: boolean): Formula | null {
  const found = new Map<string, Formula>();
  for (const { formulas, element } of listSubstances(spots)) {
    const own = element === null ? formulas : isMolecule ? formulas.filter((each) => /\d$/.test(each)) : [];
    const [only, ...others] = own;
    const parsed = only === undefined || others.length > 0 ? null : parseFormula(only);
    if (parsed?.ok !== true) return null;
    const { counts, charge } = parsed.value;
    found.set(`${[...counts].toSorted().join()} ${charge}`, parsed.value);
  }
  const [formula, ...more] = [...found.values()];
  // "The nitrate ion, NO3-": its name may be that of the ion, or of the atoms alone.
  return formula !== undefined && more.length === 0 && isWhole(formula) ? formula : null;
}

function amountOf(formula: string, told: Quantity): readonly [SolutionFacts[], Quantity] | null {
  if (told.unit.dimension === DIMENSIONS.amount) return [[], told];
  if (told.unit.dimension !== DIMENSIONS.mass) return null;
  const [step] = solveByLaws([[variableOf("mass", formula), told]], variableOf("amount", formula), null) ?? [];
  const amount = step === undefined ? null : foundBy(step);
  return step === undefined || amount === null ? null : [[step], amount];
}

/** Null for any other text. */
export function solveParticlesOf(text: string, spots: readonly Spot[] | null): SolutionFacts[] | null {
  const [, one, two] = ASKS.exec(text) ?? [];
  const asked = (one ?? two)?.toLowerCase();
  if (spots === null || asked === undefined || ELSE.test(text)) return null;
  const formula = findOnly(spots, /\bmolecules?\b/i.test(text));
  if (formula === null) return null;
  const isKnown = spots.every(
    (spot) =>
      (spot.kind === "word" && (KNOWN.test(spot.text) || !/^[\p{L}+−⁺⁻-]/u.test(spot.text))) ||
      (spot.kind === "unit" && spot.unit.counted !== "") ||
      spot.kind === "substance" ||
      spot.kind === "quantity" ||
      spot.kind === "mark" ||
      isCue(spot, "ask", "how", "link", "filler", "ion", "per", "and", "when") ||
      isMark(spot, "(", ")"),
  );
  const told = spots.flatMap((spot) =>
    spot.kind === "quantity" && !(spot.isBare && spot.quantity.value.eq(1)) ? [spot.quantity] : [],
  );
  const [quantity, ...others] = told;
  if (!isKnown || others.length > 0) return null;
  const particle = asked === "electrons" ? "electrons" : "protons";
  if (quantity === undefined)
    return [solvedFacts("problems-atoms.subatomic-particles", solveInFormula(formula, particle))];
  const found = formula.charge === 0 ? amountOf(canonicalOf(formula), quantity) : null;
  if (found === null) return null;
  const [steps, amount] = found;
  const last = solvedFacts("problems-atoms.subatomic-particles", solveInSample(formula, particle, amount));
  const solution = chain([...steps, last], { given1: givenTerm(quantity) });
  return solution === null ? null : [solution];
}
