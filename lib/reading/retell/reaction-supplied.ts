import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findProducts } from "../../chemistry/reaction/products/predict.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { completeReaction } from "../../solver/problems/complete-reaction.ts";
import { findDecomposition } from "../../solver/problems/decomposition.ts";
import { findCombustion, findReactionAmong, readBalanced } from "../../solver/problems/reaction.ts";
import { findCues } from "../cues/cues.ts";
import { usualOf } from "./usual.ts";
import { listSpots } from "../text/spots.ts";
import type { Spot } from "../text/spot.ts";

/** Words of a reaction whose amounts are told or asked. */
const REACTS =
  /\b(?:react\w*|neutrali[sz]\w*|titrat\w*|precipitat\w*|treat(?:ed|ing)|burn\w*|combust\w*|decompos\w*|heat(?:ed|ing)|dissolv\w* (?:in|with)|dropped into|add\w* to|require[sd]?|need(?:s|ed)?|obtain\w*|produc\w*|form(?:s|ed)?|gives?|gave|given off|yield\w*|liberat\w*|evolv\w*|releas\w*|used up|consum\w*|convert\w*|prepar\w*|made from|generat\w*|displac\w*|(?:in|and|with) (?:an )?excess)\b/i;

/** What goes only so far, or another way than it would by itself. */
const NOT_WHOLLY =
  /\b(?:incomplet\w*|partial(?:ly)?(?! pressure)|partly|limited|equilibrium|reversibl\w*|side reaction|instead of|no longer|not|never|without reacting|monoxide|hydrogen ?(?:carbonate|sulfate|phosphate) (?:is|are) formed|half(?:way)?|until (?:some|a part|half|most)|only (?:some|a part|heated|roasted|decomposes|warmed)|two reactions|stepwise|alloys?|atoms?|yield is (?:unknown|not)|unknown yield|first (?:equivalence|proton|step))\b|\btitrat(?:(?!\.\s)[^?])*\b(?:in excess|excess of|excess(?=\.))/i;

const BURNS = /\b(?:burn\w*|combust\w*)\b/i;
const HEATED = /\b(?:decompos\w*|heat(?:ed|ing)|roast\w*|obtain\w*|calcin\w*|thermal\w*)\b/i;
const WHOLLY = /\b(?:complet\w*|fully|entirely|all (?:two|three|the)|both protons|all of its)\b/i;

/** What is told and asked where amounts follow from an equation. */
const OF_AMOUNTS: ReadonlySet<Kind> = new Set<Kind>([
  "mass",
  "amount",
  "volume",
  "molarity",
  "percent-yield",
  "mass-percent",
  "pressure",
  "vapor-pressure",
  "temperature",
  "molar-mass",
  "density",
  "particles",
]);

/** Of these one proton after the other goes: how many do, a text has to say. */
const IN_STEPS: ReadonlySet<string> = new Set(["H3PO4", "H3PO3", "H2CO3", "H3AsO4", "CO2", "SO2", "H2S", "H2SO3"]);

const isAboutAmounts = (spot: Spot): boolean =>
  spot.kind !== "cue" ||
  (spot.cue.is === "kind" ? spot.cue.kinds.some((kind) => OF_AMOUNTS.has(kind)) : !OF_OTHER_THINGS.has(spot.cue.is));

const OF_OTHER_THINGS: ReadonlySet<string> = new Set(["property", "foreign", "fact", "order", "lattice", "saturated"]);

const textOf = (spot: Spot): string => (spot.kind === "cue" || spot.kind === "word" ? spot.text.toLowerCase() : "");

const isEdge = (spot: Spot): boolean => spot.kind === "substance" || spot.kind === "mark" || spot.kind === "equation";

const MAKES =
  /(?:^| )(?:giv(?:es?|ing)|gave|form(?:s|ing)?|produc(?:es?|ed|ing)|yield(?:s|ed|ing)?|makes?|making|liberat(?:es?|ed|ing)|releas(?:es?|ed|ing)|evolv(?:es?|ed|ing)|into)(?: off| up| out)?(?: of| the| a| an| some| solid| gaseous)* ?$/;

const IS_MADE =
  /^(?:gas |vapou?r |solid )?(?:in +)?(?:(?:is|are|was|were|will|would|can|could|should|be|being|has|have|been|that|which) )*(?:formed|forms?|produced|obtained|released|liberated|prepared|synthesi[sz]ed|manufactured|evolved|evolves|given off|collected|precipitates?|precipitated|made|expected)(?: |$)/;

/** Whether a substance is told as what a reaction makes: "to give AlCl3", "gave 0.50 L of hydrogen", "CO2 is released". */
function isMade(spots: readonly Spot[], at: number): boolean {
  const before = spots.slice(0, at);
  const from = before.findLastIndex(isEdge) + 1;
  const said = before.slice(from).filter((spot) => spot.kind !== "quantity");
  const behind = spots.slice(at + 1);
  const stop = behind.findIndex((spot) => isEdge(spot) || spot.kind === "quantity");
  const follows = stop === -1 ? behind : behind.slice(0, stop);
  return MAKES.test(said.map(textOf).join(" ")) || IS_MADE.test(follows.map(textOf).join(" "));
}

type Named = { readonly formula: string; readonly isProduct: boolean };

/** The substances of a text, elements as their molecules; null where one is an ion, or stands for several. */
function listNamed(spots: readonly Spot[]): Named[] | null {
  const found: Named[] = [];
  for (const [at, spot] of spots.entries()) {
    if (spot.kind === "concentration") return null;
    if (spot.kind !== "substance") continue;
    const formula = usualOf(spot.substance.formulas);
    if (formula === undefined || /[+-]$/.test(formula)) return null;
    const known = found.findIndex((other) => other.formula === formula);
    const isProduct = isMade(spots, at);
    if (known === -1) found.push({ formula, isProduct });
    else if (isProduct) found[known] = { formula, isProduct };
  }
  return found;
}

const elementsOf = (formula: string): string[] => {
  const parsed = parseFormula(formula);
  return parsed.ok ? [...parsed.value.counts.keys()] : [];
};

/** "With excess acid": which one is all the same for the metal or the carbonate and its gas. */
function withAnyAcid(formulas: readonly string[], text: string): BalancedEquation | null {
  if (!/\bacid\b/i.test(text) || formulas.some((formula) => /^H[A-Z]/.test(formula) && formula !== "HCl")) return null;
  const gas = formulas.find((formula) => formula === "H2" || formula === "CO2");
  const others = formulas.filter((formula) => formula !== gas && formula !== "HCl" && formula !== "H2O");
  const [only, ...more] = others;
  if (gas === undefined || only === undefined || more.length > 0) return null;
  const found = completeReaction([only, "HCl"], true);
  return found?.species.includes(gas) === true ? found : null;
}

function findBurning(formulas: readonly string[], text: string): BalancedEquation | null {
  const fuels = formulas.filter((formula) => !["O2", "CO2", "H2O", "SO2"].includes(formula));
  const [fuel, ...others] = fuels;
  if (fuel === undefined || others.length > 0 || !(BURNS.test(text) || formulas.includes("O2"))) return null;
  const found = findCombustion(fuel);
  return found !== null && formulas.every((formula) => found.species.includes(formula)) ? found : null;
}

/** "10 g of sodium reacts with 10 g of chlorine": two elements of which one compound forms, which nobody names. */
function findCombination(formulas: readonly string[]): BalancedEquation | null {
  const parsed = formulas.map((formula) => parseFormula(formula));
  const elements = parsed.flatMap((each) => (each.ok && each.value.counts.size === 1 ? [each.value] : []));
  const products = formulas.length === 2 && elements.length === 2 ? findProducts(elements) : null;
  if (products?.ok !== true || products.value.kind !== "reaction" || products.value.pattern !== "combination")
    return null;
  const [product] = products.value.equation.products;
  return product === undefined
    ? null
    : readBalanced(`${formulas.join(" + ")} -> ${formatFormula(product.formula, "ascii")}`);
}

/** What leaves where these put a part of themselves in the place of a hydrogen. */
const LEAVING: ReadonlyMap<string, string> = new Map([
  ["C4H6O3", "CH3COOH"],
  ["Cl2", "HCl"],
  ["Br2", "HBr"],
]);

/** "Salicylic acid and acetic anhydride give aspirin": one of each, and what leaves goes without saying. */
function findExchange(formulas: readonly string[]): BalancedEquation | null {
  const agent = formulas.find((formula) => LEAVING.has(formula));
  const [one, other, ...more] = formulas.filter((formula) => formula !== agent);
  if (agent === undefined || one === undefined || other === undefined || more.length > 0) return null;
  const found = [
    [one, other],
    [other, one],
  ].flatMap(
    ([from = "", into = ""]) => readBalanced(`${from} + ${agent} -> ${into} + ${LEAVING.get(agent) ?? ""}`) ?? [],
  );
  return (
    found.find(
      ({ coefficients, species }) =>
        coefficients.every((coefficient) => coefficient === 1) &&
        [one, other].every((formula) => species.includes(formula) && elementsOf(formula).includes("C")),
    ) ?? null
  );
}

function findReaction(named: readonly Named[], text: string): BalancedEquation | null {
  const formulas = named.map(({ formula }) => formula);
  if (formulas.length === 0) return null;
  const product = named.find(({ isProduct }) => isProduct)?.formula;
  const isOpen = formulas.some((formula) => IN_STEPS.has(formula)) && !WHOLLY.test(text);
  const among =
    formulas.length < 3
      ? null
      : findReactionAmong(formulas, product === undefined ? { reactant: formulas[0] ?? "" } : { product });
  return (
    findBurning(formulas, text) ??
    among ??
    findExchange(formulas) ??
    (HEATED.test(text) ? findDecomposition(formulas) : null) ??
    (isOpen && formulas.length < 3 ? null : completeReaction(formulas, true)) ??
    withAnyAcid(formulas, text) ??
    findCombination(formulas)
  );
}

/** Whether one side has all that is told to form, and the other the rest of what can be told of. */
const isAsTold = (named: readonly Named[], { equation, species }: BalancedEquation): boolean =>
  named.every(({ formula, isProduct }) => !isProduct || species.indexOf(formula) >= equation.reactants.length) &&
  species.some((formula) => elementsOf(formula).length > 1);

/**
 * An English problem about the amounts of a reaction that it names in words, with the balanced equation before it: the only
 * one in which all that it names takes part. Null where it writes one, or names none beyond doubt.
 */
export function withEquation(text: string): string | null {
  if (/->|→|⇌|⟶/.test(text) || !REACTS.test(text) || NOT_WHOLLY.test(text)) return null;
  const spots = listSpots(text, "en", findCues("en") ?? new Map()) ?? [];
  if (!spots.some(({ kind }) => kind === "quantity") || !spots.every(isAboutAmounts)) return null;
  const named = listNamed(spots);
  if (named === null) return null;
  const dry = named.filter(({ formula }) => formula !== "H2O");
  for (const substances of dry.length < named.length ? [named, dry] : [named]) {
    const found = findReaction(substances, text);
    if (found !== null && isAsTold(substances, found)) return `${found.text}. ${text}`;
  }
  return null;
}
