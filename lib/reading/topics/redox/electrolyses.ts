import { METAL_COUPLES } from "../../../chemistry/data/reduction-potentials.ts";
import { findElement } from "../../../chemistry/elements/elements.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** Currents that deposit a metal nobody knows yet, or with an efficiency. */

const CURRENT = new RegExp(String.raw`(${VALUE} ?(?:m?A|amperes?|amps?))(?![A-Za-z\d])`);
const TIME = new RegExp(String.raw`(${VALUE} ?(?:s|sec|seconds?|min|minutes?|h|hr|hrs|hours?))(?![A-Za-z\d])`);
const MASS = new RegExp(String.raw`(${VALUE} ?(?:m?g|kg|grams?))(?![A-Za-z\d/])`);
const EFFICIENCY: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:current )?efficiency (?:of |is |= ?|was |being )?(?:only |about )?(${VALUE} ?%)`, "i"),
  new RegExp(String.raw`(${VALUE} ?%) (?:current )?(?:efficiency|efficient)`, "i"),
];

const VALENCES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:monovalent|univalent)\b/i, 1],
  [/\b(?:divalent|bivalent)\b/i, 2],
  [/\btrivalent\b/i, 3],
];

/** "M3+", "M^2+", "3+ ions", "a metal of charge +2" */
const CHARGES: readonly RegExp[] = [
  /\b(?:M|X)\^?(\d)\+/,
  /\b(?:M|X)(\^?)\+/,
  /(?<![A-Za-z\d])(\d)\+ (?:ions?|charge)/i,
  /\bcharge (?:of |is )?\+?(\d)\+?/i,
  /\boxidation (?:state|number) (?:of |is )?\+?(\d)/i,
];

const ASKS_MOLAR_MASS =
  /\b(?:what|calculate|find|determine|compute|work out)\b[^.?]*\b(?:molar mass|(?:relative )?atomic (?:mass|weight))\b/i;
const ASKS_MASS =
  /\b(?:what|calculate|find|determine|compute|which|how much)\b[^.?]*\b(?:mass|weight)\b|\bhow many grams\b|\bhow much\b/i;
const ASKS_TIME = /\bhow long\b|\b(?:what|calculate|find|determine)\b[^.?]*\btime\b/i;
const ASKS_CURRENT = /\b(?:what|calculate|find|determine|which)\b[^.?]*\bcurrent\b(?! efficiency)/i;

const ASKS_EFFICIENCY =
  /\b(?:what|calculate|find|determine|compute)\b[^.?]*\b(?:current|faradaic|coulombic|percent(?:age)?)?[- ]?efficiency\b/i;

const ELSE =
  /\bnot\b|n't|volume|litre|liter|\bgas\b|thick|area|voltage|\bV\b|energy|cost|series|same (?:charge|current|quantity)|equivalent|chlorine|oxygen|hydrogen|mol(?:es)?\b(?! ?ar)/i;

function takeCharge(taken: Taken): number | null {
  const charges = [
    ...CHARGES.flatMap((pattern) => {
      const groups = taken.take(pattern);
      return groups === null ? [] : [/\d/.test(groups[0] ?? "") ? Number(groups[0]) : 1];
    }),
    ...VALENCES.flatMap(([pattern, charge]) => (taken.take(pattern) === null ? [] : [charge])),
  ];
  const [only, ...others] = new Set(charges);
  return only === undefined || others.length > 0 ? null : only;
}

/** Metals that are deposited from several ions: a text must say from which. */
const SEVERAL: ReadonlySet<string> = new Set(["Cr", "Fe", "Co", "Sn", "Pb", "Au", "Mn", "Hg"]);

type Metal = { readonly symbol: string; readonly charge: number };

/** The one metal that a text names, with the charge of its ion: written, or the only one that its table has. */
function findMetal(text: string): Metal | null {
  const ions = [...text.matchAll(/(?<![A-Za-z\d])([A-Z][a-z]?)\^?(\d?)\+/g)].filter(
    ([, symbol = ""]) => findElement(symbol) !== null,
  );
  const named = [...text.matchAll(/\b[A-Za-z][a-z]+\b/g)].flatMap(([word]) => {
    const own = findElement(word) === null ? listFormulasOf(word.toLowerCase(), "en") : [word];
    return own.filter((each) => METAL_COUPLES.some(({ reduced: [, symbol] }) => symbol === each));
  });
  const [symbol, ...others] = new Set([...ions.map(([, each = ""]) => each), ...named]);
  if (symbol === undefined || others.length > 0) return null;
  const written = new Set(ions.map(([, , digit = ""]) => (digit === "" ? 1 : Number(digit))));
  const tabled = SEVERAL.has(symbol)
    ? []
    : METAL_COUPLES.filter(({ reduced: [, each] }) => each === symbol).map(({ electrons }) => electrons);
  const [charge, ...more] = written.size > 0 ? written : new Set(tabled);
  return charge === undefined || more.length > 0 ? null : { symbol, charge };
}

type Told = readonly (readonly [Variable, Quantity])[];

function solveMetal(taken: Taken, told: Told, mass: Quantity | null): SolutionFacts[] | null {
  const charge = takeCharge(taken);
  if (charge === null || mass === null || taken.hasNumber || told.length !== 2) return null;
  return solveByLaws(
    [...told, [variableOf("mass", null), mass], [variableOf("electrons-each", null), pureNumber(charge)]],
    variableOf("molar-mass", null),
    getUnit("g/mol"),
  );
}

function solveEfficient(
  taken: Taken,
  told: Told,
  mass: Quantity | null,
  efficiency: Quantity,
  text: string,
): SolutionFacts[] | null {
  const metal = findMetal(text);
  const rest = taken.rest.replaceAll(/(?<![A-Za-z\d])[A-Z][A-Za-z\d()]*(?:\^?\d?[+-])?/g, " ");
  if (metal === null || /\d/.test(rest) || !efficiency.value.gt(0) || !efficiency.value.lte(100)) return null;
  const { symbol, charge } = metal;
  const all: Told = [
    ...told,
    ...(mass === null ? [] : [[variableOf("mass", symbol, "actual"), mass] as const]),
    [variableOf("percent-yield", null), efficiency],
    [variableOf("electrons-each", symbol), pureNumber(charge)],
  ];
  const kinds = told.map(([{ kind }]) => kind);
  if (mass === null)
    return kinds.length === 2 && ASKS_MASS.test(text)
      ? solveByLaws(all, variableOf("mass", symbol, "actual"), null)
      : null;
  const [only, ...others] = kinds;
  if (only === undefined || others.length > 0) return null;
  const wanted = only === "current" ? ("time" as const) : ("current" as const);
  return (wanted === "time" ? ASKS_TIME : ASKS_CURRENT).test(text)
    ? solveByLaws(all, variableOf(wanted, null), null)
    : null;
}

/** What share of the charge deposited the metal: its mass by what the whole charge could deposit. */
function solveEfficiency(taken: Taken, told: Told, mass: Quantity | null, text: string): SolutionFacts[] | null {
  const metal = findMetal(text);
  const rest = taken.rest.replaceAll(/(?<![A-Za-z\d])[A-Z][A-Za-z\d()]*(?:\^?\d?[+-])?/g, " ");
  if (metal === null || mass === null || told.length !== 2 || /\d/.test(rest)) return null;
  return solveByLaws(
    [
      ...told,
      [variableOf("mass", metal.symbol, "actual"), mass],
      [variableOf("electrons-each", metal.symbol), pureNumber(metal.charge)],
    ],
    variableOf("percent-yield", null),
    getUnit("%"),
  );
}

/** Null for any other text. */
export function solveElectrolysis(text: string): SolutionFacts[] | null {
  const asksMolarMass = ASKS_MOLAR_MASS.test(text);
  if (!/\d ?m?A\b|amp|current/i.test(text) || !(asksMolarMass || /efficien/i.test(text)) || ELSE.test(text))
    return null;
  const plain = normalise(withoutToldConstants(text) ?? text);
  const taken = new Taken(plain);
  const efficiency = EFFICIENCY.map((pattern) => taken.take(pattern)).find((groups) => groups !== null) ?? null;
  const [current, time, mass] = [CURRENT, TIME, MASS].map((pattern) => readQuantity(taken.take(pattern)?.[0] ?? ""));
  const told: Told = [
    ...(current === null || current === undefined ? [] : [[variableOf("current", null), current] as const]),
    ...(time === null || time === undefined ? [] : [[variableOf("time", null), time] as const]),
  ];
  if (efficiency === null && ASKS_EFFICIENCY.test(plain)) return solveEfficiency(taken, told, mass ?? null, plain);
  if (efficiency === null) return asksMolarMass ? solveMetal(taken, told, mass ?? null) : null;
  const share = readQuantity(efficiency[0] ?? "");
  return share === null || asksMolarMass ? null : solveEfficient(taken, told, mass ?? null, share, plain);
}
