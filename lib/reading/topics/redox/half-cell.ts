import { findElement } from "../../../chemistry/elements/elements.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { givenTerm } from "../../../methods/rules/quantity-terms.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import { printCouple } from "../../../laws/redox/cells.ts";
import { variable } from "../../../methods/terms.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { findHalf, findMetalHalf, findTabulated } from "../../../solver/problems/laws/half-cells.ts";
import { solvePart } from "../../../solver/problems/solve-statement.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** One electrode by itself: a metal in a solution of its ion, and what its potential is there. */

const MOLAR = String.raw`(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3))(?![A-Za-z\d/])`;
const STRENGTH = new RegExp(MOLAR);
const STANDARD: readonly RegExp[] = [
  new RegExp(
    String.raw`\bE(?:°|\^?0|\^?o|⊖)?_?(?:red|cell)? ?\(?(?: ?(?:of|for|at) )?(?:the )?(?:[A-Z][a-z]?\^?\d?\+ ?[\/|,] ?[A-Z][a-z]?|[A-Z][a-z]? ?[\/|,] ?[A-Z][a-z]?\^?\d?\+)?(?: couple)?\)? ?(?:=|is|:)? ?([+-]?${VALUE}) ?V\b`,
  ),
  new RegExp(
    String.raw`\bstandard (?:electrode |reduction |half-cell )?potential (?:of|for) [^.?\d]{0,40}?(?:[A-Z][a-z]?\^?\d?\+ ?[\/|] ?[A-Z][a-z]?)?[^.?\d+-]{0,20}(?:=|is|:|of) ?([+-]?${VALUE}) ?V\b`,
  ),
];
const TEMPERATURE = /(?:\bat |\()?(?:25(?:\.0)? ?°C|298(?:\.15)? ?K)\)?/;
const COUPLE =
  /([A-Z][a-z]?)\^?(\d?)\+ ?[/|,] ?([A-Z][a-z]?)(?![a-z])|(?<![A-Za-z])([A-Z][a-z]?) ?[/|] ?([A-Z][a-z]?)\^?(\d?)\+/;
const SALT = /(?<![A-Za-z\d])([A-Z][a-z]?)(\d?)\(?(?:SO4|NO3|Cl)\)?(\d?)(?![A-Za-z\d])/;

const ASKS = /\b(?:what|calculate|find|determine|work out|compute)\b[^.?]*\b(?:potential|E)\b|\bpotential\b[^.?]*\?/i;

const ELSE =
  /\|\||‖|hydrogen electrode|\bpH\b|galvanic|voltaic|\bcell (?:potential|reaction|emf)|\be\.?m\.?f\b|second|other (?:half|electrode)|two electrodes|connected|oxidation potential|ΔG|free energy|equilibrium constant|how (?:much|many)|what (?:concentration|must)|change|ratio|Fe\^?3\+|Sn\^?4\+|Cu\+(?!\+)|percent|%|times|saturated|Ksp/i;

type Couple = { readonly symbol: string; readonly charge: number };

/** The one metal that a text names, with its ion as it is written, or as the table has it. */
function findCouple(text: string): Couple | null {
  const written = COUPLE.exec(text);
  const [one, two] = [written?.[1] ?? written?.[5], written?.[3] ?? written?.[4]];
  if (one !== undefined && two !== undefined)
    return one === two && findElement(one) !== null
      ? { symbol: one, charge: Number((written?.[2] ?? written?.[6] ?? "") || "1") }
      : null;
  const named = [...text.matchAll(/\b[A-Za-z][a-z]+\b/g)].flatMap(([word]) =>
    listFormulasOf(word.toLowerCase(), "en").filter((each) => findMetalHalf(each) !== null),
  );
  const salt = SALT.exec(text)?.[1];
  const [symbol, ...others] = new Set([...named, ...(salt === undefined ? [] : [salt])]);
  const half = symbol === undefined || others.length > 0 ? null : findMetalHalf(symbol);
  return symbol === undefined || half === null ? null : { symbol, charge: half.electrons };
}

/** "A zinc rod stands in 0.010 M ZnSO4, E° = −0.76 V": E of that electrode. Null for any other text. */
export function solveHalfCell(text: string): SolutionFacts[] | null {
  if (
    !/\b(?:electrode|half[- ]cell|rod|wire|strip|plate|foil|bar)\b/i.test(text) ||
    ELSE.test(text) ||
    !ASKS.test(text)
  )
    return null;
  const plain = normalise(withoutToldConstants(text) ?? text);
  const couple = findCouple(plain);
  if (couple === null) return null;
  const taken = new Taken(plain);
  const written = STANDARD.map((pattern) => taken.take(pattern)?.[0]).find((each) => each !== undefined);
  const standard = readQuantity(`${(written ?? "").replace("+", "")} V`);
  const strength = readQuantity(taken.take(STRENGTH)?.[0] ?? "");
  taken.take(TEMPERATURE);
  const ion = `${couple.symbol}${couple.charge === 1 ? "" : `^${couple.charge}`}+`;
  const half = findHalf(ion, couple.symbol);
  const rest = taken.rest.replaceAll(/(?<![A-Za-z])\(?[A-Z][A-Za-z\d()]*(?:\^?\d?\+)?/g, " ");
  if (half === null || strength === null || /\d/.test(rest)) return null;
  const potential = written === undefined ? findTabulated(half) : standard;
  if (potential === null || !strength.value.gt(0)) return null;
  return solveElectrode(couple.symbol, ion, half.electrons, strength, potential);
}

const NO_WORDS = { before: [], behind: [] } as const;

function solveElectrode(
  symbol: string,
  ion: string,
  electrons: number,
  strength: Quantity,
  potential: Quantity,
): SolutionFacts[] | null {
  const told = [
    [variableOf("standard-potential", null), potential],
    [variableOf("electrons-transferred", null), pureNumber(electrons, null)],
    [variableOf("molarity", ion), strength],
  ] as const;
  const goal = { variable: variableOf("cell-potential", null), unit: getUnit("V"), words: NO_WORDS };
  const scene = {
    ...BARE_SCENE,
    cell: {
      couples: null,
      factors: null,
      isWritten: true,
      electrons: null,
      equation: null,
      species: [{ formula: ion, power: -1, label: null, isGas: false }],
    },
    givens: told.map(([each]) => each),
  };
  const solved = solvePart(goal, {
    givens: told.map(([each, quantity]) => ({ variable: each, quantity, words: NO_WORDS })),
    goals: [goal],
    scene,
  });
  if (!solved.ok || solved.value.used.size < told.length) return null;
  const { facts } = solved.value;
  return [
    {
      ...facts,
      givens: { potential: givenTerm(potential), strength: givenTerm(strength) },
      answer: {
        ...facts.answer,
        id: "electrode",
        values: { ...facts.answer.values, wanted: variable(printCouple(`${ion}/${symbol}`)) },
      },
    },
  ];
}
