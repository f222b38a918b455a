import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { BalancedEquation } from "../../../methods/rules/rule.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { type Quantity, quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { findDecomposition } from "../../../solver/problems/decomposition.ts";
import { UNKNOWN } from "../../glosses/read-tokens.ts";
import { normalise } from "../../../solver/normalise.ts";
import { findCombustion, readBalanced } from "../../../solver/problems/reaction.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/**
 * Standard values of the substances of one reaction, as a list in any form: the heat that so much of one of them gives off or takes
 * up, or what the reaction as a whole changes. The reaction is written, or is a combustion or decomposition.
 */

type Sort = { readonly part: Kind; readonly whole: Kind; readonly words: RegExp; readonly unit: string };

const PER_MOLE = String.raw`kJ(?: ?\/ ?mol| ?·? ?mol\^?-1)`;
const SORTS: readonly Sort[] = [
  {
    part: "formation-enthalpy",
    whole: "reaction-enthalpy",
    words:
      /\b(?:enthalp(?:y|ies)|heats?) of formation\b|\bformation enthalp(?:y|ies)|[Δ∆]_?f ?H(?:_?m)?[°⦵⊖]?|[Δ∆]H_?[°⦵⊖]?_?\(?f\)?[°⦵⊖]?(?![a-z])/gi,
    unit: PER_MOLE,
  },
  {
    part: "formation-gibbs-energy",
    whole: "standard-gibbs-energy",
    words:
      /\b(?:(?:free|Gibbs) )+energ(?:y|ies) of formation\b|[Δ∆]_?f ?G(?:_?m)?[°⦵⊖]?|[Δ∆]G_?[°⦵⊖]?_?\(?f\)?[°⦵⊖]?(?![a-z])/gi,
    unit: PER_MOLE,
  },
  {
    part: "standard-entropy",
    whole: "reaction-entropy",
    words: /\b(?:standard |absolute |molar )+entrop(?:y|ies)\b(?! change)|(?<![Δ∆])\bS_?m?[°⦵⊖](?=[ ,:=([{/])/gi,
    unit: String.raw`J ?\/ ?\(?(?:K[ ·]?mol|mol[ ·]?K)\)?|J[ ·]?(?:mol\^?[-−⁻]1[ ·]?K\^?[-−⁻]1|K\^?[-−⁻]1[ ·]?mol\^?[-−⁻]1)`,
  },
];
const UNITS: Readonly<Record<string, string>> = { "standard-entropy": "J/(mol·K)" };

const STATE = String.raw`(?: ?\((s|l|g|aq)(?:olid|iquid|as)?(?:, ?[a-z]+)?\))`;
const FORMULA = String.raw`[A-Z][A-Za-z\d()]*?(?:\^?\d?[+-])?`;
const TERM = String.raw`(?:\d+(?:\/\d)? ?)?${FORMULA}${STATE.replace("(s|l|g|aq)", "(?:s|l|g|aq)")}?`;
const EQUATION = new RegExp(
  String.raw`(?<![A-Za-z\d])${TERM}(?: ?\+ ?${TERM})* ?(?:->|<=>|→|⟶|⇌) ?${TERM}(?: ?\+ ?${TERM})*(?![A-Za-z\d(])`,
);

const SIZE = new RegExp(
  String.raw`(?<![A-Za-z\d.^])(${VALUE}|one|a|an) ?-?(k?g|mg|grams?|kilograms?|mol|moles?)(?: sample)? of (?:liquid |gaseous |solid |pure )?([A-Za-z][A-Za-z\d()-]*(?: [a-z]+)?)`,
);

const HEAT =
  /\b(?:how (?:much|many)|what|calculate|find|determine|compute)\b[^.?!]*\b(?:heat|energy|k?J|kilojoules?)\b(?:[^.?!]|\.(?=\d))*/i;
const WAYS = [
  [-1, /\b(?:releas(?:ed|es?)|given (?:off|out)|evolve[sd]?|liberate[sd]?|produced|generated|set free|obtained)\b/i],
  [1, /\b(?:absorbed|required|needed|taken up|consumed|necessary|supplied)\b/i],
] as const;

const ASKS_WHOLE: readonly (readonly [Kind, RegExp])[] = [
  ["reaction-entropy", /\bentropy change\b|\bchange in (?:the )?(?:standard )?entropy\b|[Δ∆]S/i],
  ["reaction-enthalpy", /\benthalpy change\b|\bchange in (?:the )?enthalpy\b|[Δ∆]H[°⦵⊖]?(?!_?f)/i],
  [
    "standard-gibbs-energy",
    /\b(?:free|Gibbs) energy change\b|\bchange in (?:the )?(?:Gibbs )?free energy\b|[Δ∆]G[°⦵⊖]?(?!_?f)/i,
  ],
];

const CIRCUMSTANCE =
  /\b(?:at|and|under) (?:25(?:\.0)? ?°C|298(?:\.15)? ?K|1(?:\.00)? ?(?:atm|bar))(?: and 1(?:\.00)? ?(?:atm|bar))?/g;

const ELSE =
  /%|percent|efficien|yield|limiting|\bbond|vapori[sz]|fusion|\bmelts?\b|boil|freez|condens|\brevers|incomplete|surroundings|universe|calorimet|temperature (?:rise|change)|how many (?:grams|moles)|what (?:mass|volume)|combustion (?:enthalp|of [a-z]+ is)|(?:heat|enthalpy) of (?:combustion|reaction) (?:is|=|of -?\d)|\bper (?:gram|mole|kg)\b|\band (?:how|what)\b/i;

type Entry = { readonly formula: string; readonly state: string | null; readonly value: Quantity };

const canonical = (formula: string): string | null => {
  const parsed = parseFormula(formula);
  return parsed.ok ? canonicalOf(parsed.value) : null;
};

/** The one substance of a name or a formula; of two words that are no name the first may be one. */
function findFormula(name: string): string | null {
  for (const each of [name, name.split(" ")[0] ?? ""]) {
    const written = /^[A-Z]/.test(each) ? canonical(each) : null;
    const [only, ...others] = written === null ? listFormulasOf(each.toLowerCase(), "en") : [written];
    if (only !== undefined) return others.length === 0 ? only : null;
  }
  return null;
}

function takeEntries(taken: Taken, { part, unit }: Sort): Entry[] {
  const pattern = new RegExp(
    String.raw`(?<![A-Za-z\d])(?:of |for )?[([]?(${FORMULA})${STATE}?[)\]]?(?:(?: is| was|,| ?=|:| \|)? |=|:|(?=-))\+?(${VALUE})(?: ?(?:${unit})|(?!\.?\d| ?[A-Za-z%°]))`,
  );
  const before = new RegExp(
    String.raw`(?:=|\bis|\bare|,|\band|\bor)? ?\+?(?<![\d.])(${VALUE}) ?(?:${unit}) (?:for|of) (?:the )?(${FORMULA})${STATE}?(?![A-Za-z\d])`,
  );
  const entries: Entry[] = [];
  const add = (written: string, state: string, number: string): void => {
    const formula = canonical(written);
    const value = readQuantity(`${number} ${UNITS[part] ?? "kJ/mol"}`);
    if (formula !== null && value !== null) entries.push({ formula, state: state === "" ? null : state, value });
  };
  for (let found = taken.take(before); found !== null; found = taken.take(before))
    add(found[1] ?? "", found[2] ?? "", found[0] ?? "");
  for (let found = taken.take(pattern); found !== null; found = taken.take(pattern)) {
    const [written = "", state = "", number = ""] = found;
    add(written, state, number);
  }
  return entries;
}

const statesOf = ({ equation: { reactants, products }, species }: BalancedEquation): Map<string, string | null> =>
  new Map([...reactants, ...products].map(({ formula: { state } }, index) => [species[index] ?? "", state]));

/** Each of one substance of the equation, in the state that stands there; null where one fits none, or two the same. */
function settleEntries(entries: readonly Entry[], equation: BalancedEquation, text: string): Entry[] | null {
  const states = statesOf(equation);
  const water = /\bliquid water\b|\bwater \(l\)/i.test(text)
    ? "l"
    : /\bwater vapou?r\b|\bgaseous water\b|\bsteam\b/i.test(text)
      ? "g"
      : null;
  const kept = entries.filter(({ formula, state }) => {
    const asked = states.get(formula) ?? (formula === "H2O" ? water : null);
    return asked === null || state === null || state === asked;
  });
  const isWhole = entries.every(({ formula }) => states.has(formula) && kept.some((each) => each.formula === formula));
  return isWhole && new Set(kept.map(({ formula }) => formula)).size === kept.length ? kept : null;
}

/** Which way the heat goes by the first word of it: −1 off, 1 in; null where none says so. */
function directionOf(question: string): -1 | 1 | null {
  const found = WAYS.map(([way, words]) => [way, question.search(words)] as const)
    .filter(([, at]) => at !== -1)
    .toSorted(([, a], [, b]) => a - b);
  return found[0]?.[0] ?? null;
}

function solveHeat(
  givens: readonly (readonly [Variable, Quantity])[],
  equation: BalancedEquation,
  direction: -1 | 1,
  unit: string,
): SolutionFacts[] | null {
  const solve = (label: "released" | null) =>
    solveByLaws(givens, variableOf("energy", null, label), getUnit(unit), ["from-tables"], { equation });
  const value = solve(null)?.[0]?.answer.value;
  if (value?.kind !== "quantity" || value.value.startsWith("-") !== direction < 0) return null;
  return solve(direction < 0 ? "released" : null);
}

/** The one that is written, else that of the substance that burns or decomposes. */
function findEquation(text: string, written: string | null, substance: string | undefined): BalancedEquation | null {
  if (written !== null) return readBalanced(written);
  if (substance === undefined) return null;
  if (/\b(?:burn|combust)/i.test(text)) return findCombustion(substance);
  return /\bdecompos/i.test(text) ? findDecomposition([substance]) : null;
}

/** Null for any other text, and where it tells more. */
export function solveFormationTold(text: string): SolutionFacts[] | null {
  const [sort, ...others] = SORTS.filter(({ words }) => text.search(words) !== -1);
  if (sort === undefined || others.length > 0 || ELSE.test(text) || text.includes(UNKNOWN)) return null;
  // A plain text has no Δ.
  const bareText = text.replaceAll(sort.words, " ");
  const plain = normalise(bareText).replaceAll(/(?<=[\s(=:,])[−–](?=\d)/g, "-");
  const [written = null] = EQUATION.exec(plain) ?? [];
  const taken = new Taken((written === null ? plain : plain.replace(written, " ; ")).replaceAll(CIRCUMSTANCE, " "));
  const unit = new RegExp(sort.unit);
  if (!unit.test(taken.rest)) return null;
  const size = SIZE.exec(taken.rest);
  const sized = size === null ? null : findFormula(size[3] ?? "");
  if (size !== null) taken.take(SIZE);
  const bare = new Taken(taken.rest.replaceAll(/ {2,}/g, " "));
  const entries = takeEntries(bare, sort);
  const leftover = bare.rest
    .replaceAll(new RegExp(sort.unit, "g"), " ")
    .replaceAll(/\b[A-Z][A-Za-z]*\d[A-Za-z\d()]*/g, " ");
  if (entries.length < 2 || /\d/.test(leftover) || (size !== null && sized === null)) return null;
  const equation = findEquation(plain, written, sized ?? entries.find(({ formula }) => /C.*H/.test(formula))?.formula);
  const settled = equation === null ? null : settleEntries(entries, equation, plain);
  if (equation === null || settled === null) return null;
  const parts = settled.map(({ formula, value }) => [variableOf(sort.part, formula), value] as const);
  const [question = ""] = HEAT.exec(plain) ?? [];
  const direction = directionOf(question);
  if (sort.part === "formation-enthalpy" && direction !== null) {
    const amount = size === null || sized === null ? null : sizeOf(size[1] ?? "", size[2] ?? "");
    if (amount === null || sized === null || !equation.species.includes(sized)) return null;
    const [kind, measured] = amount;
    return solveHeat(
      [...parts, [variableOf(kind, sized), measured]],
      equation,
      direction,
      /\bin (?:J|joules)\b/.test(question) ? "J" : "kJ",
    );
  }
  const whole =
    sized === null ? (written === null ? null : equation) : ofMoles(equation, sized, size?.slice(1, 3) ?? []);
  const asked = ASKS_WHOLE.filter(([, words]) => words.test(bareText)).map(([kind]) => kind);
  return whole !== null && asked.length === 1 && asked[0] === sort.whole && direction === null
    ? solveByLaws(parts, variableOf(sort.whole, null), null, [], { equation: whole })
    : null;
}

const MOLES: Readonly<Record<string, number>> = { one: 1, a: 1, an: 1, "1": 1, "1.0": 1, "1.00": 1, two: 2, "2": 2 };

/** The equation for so many moles of one of its substances: CH3OH + 3/2 O2 -> CO2 + 2 H2O for one; null for another size. */
function ofMoles(
  equation: BalancedEquation,
  formula: string,
  [number = "", unit = ""]: readonly string[],
): BalancedEquation | null {
  const moles = MOLES[number];
  const own = equation.coefficients[equation.species.indexOf(formula)];
  if (moles === undefined || own === undefined || !unit.startsWith("mol")) return null;
  if (own === moles) return equation;
  const reactants = equation.equation.reactants.length;
  const terms = equation.species.map((each, index) => `${(equation.coefficients[index] ?? 1) * moles}/${own} ${each}`);
  return readBalanced(`${terms.slice(0, reactants).join(" + ")} -> ${terms.slice(reactants).join(" + ")}`);
}

function sizeOf(number: string, unit: string): readonly [Kind, Quantity] | null {
  const isAmount = unit.startsWith("mol");
  const symbol = isAmount ? "mol" : unit.startsWith("k") ? "kg" : unit === "mg" ? "mg" : "g";
  const value = /^\D/.test(number) ? quantity("1", symbol, null) : readQuantity(`${number} ${symbol}`);
  return value === null ? null : [isAmount ? "amount" : "mass", value];
}
