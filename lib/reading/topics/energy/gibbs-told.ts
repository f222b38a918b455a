import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { EQUATION, FORMULA, takeLabelled, TEMPERATURE } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** ΔG, ΔH, ΔS, T and K of one process, told and asked by their names and letters, whatever the process is. A plain text has no Δ. */

const ENERGY = String.raw`(?:kJ|J)(?: ?\/ ?mol(?:_?rxn)?| ?·? ?mol\^?-1)?(?![A-Za-z\d/·^])(?! ?K)`;
const ENTROPY = String.raw`k?J ?\/ ?\(?(?:K[ ·]?mol|mol[ ·]?K|K)\)?|k?J[ ·]?(?:mol\^?-1[ ·]?)?K\^?-1(?:[ ·]?mol\^?-1)?`;
const PURE = String.raw`(?![A-Za-z°%])(?! ?(?:kJ|J|K|°C|atm|M\b|mol|g\b))`;

const ENTHALPY_NAME = String.raw`\benthalpy(?: change)?|\bH(?:°|⊖|_?rxn)?(?= ?=| is\b| was\b| for\b| of\b)|\bheat of reaction`;
const ENTROPY_NAME = String.raw`\bentropy(?: change)?|\bS(?:°|⊖|_?rxn)?(?= ?=| is\b| was\b| for\b| of\b)`;
const STANDARD_NAME = String.raw`\bstandard (?:Gibbs )?(?:free[- ])?energy(?: change)?|\bG(?:°|⊖)`;
const FREE_NAME = String.raw`\b(?:Gibbs )?free[- ]energy(?: change)?|\bGibbs energy|\bG(?= ?=| is\b| was\b| for\b| of\b)`;
const CONSTANT_NAME = String.raw`\bequilibrium constant(?:,? K_?[a-z]*)?|\bK(?:_?(?:eq|p|c|sp|a|b|d))?(?= ?=| is\b| of\b)|\bacid ionization constant|\bsolubility product(?: constant)?|\b(?:dissociation|formation) constant`;

const NAMED: readonly (readonly [kind: Kind, name: string, unit: string])[] = [
  ["reaction-entropy", ENTROPY_NAME, ENTROPY],
  ["reaction-enthalpy", ENTHALPY_NAME, ENERGY],
  ["standard-gibbs-energy", STANDARD_NAME, ENERGY],
  ["gibbs-energy", FREE_NAME, ENERGY],
  ["equilibrium-constant", CONSTANT_NAME, PURE],
];

const AT = new RegExp(
  String.raw`(?:\bat|\bT ?=|\btemperature (?:is|of)|\() ?(?:body temperature,? ?\(?|room temperature,? ?\(?|about )?(${TEMPERATURE})\)?`,
  "i",
);
const SAID_AGAIN = new RegExp(
  String.raw`(\bfree energy change of (-?\d[\d.]* ?kJ(?:\/mol)?)\b[^?]*?)(?:[Δ∆] ?)?G(?:°|⊖) ?= ?\2(?![\d/])([^]*)`,
);
const SENTENCE = /[^.?!]+(?:\.(?=\d)[^.?!]*)*[.?!]?/g;

const QUESTION = /\b(?:what|calculate|find|determine|compute|estimate|evaluate|at what)\b/i;

const ELSE =
  /\bmixture|at equilibrium|formation\b|combustion of|surroundings|universe|pressures?\b|quotient|\bQ\b|activation|concentration|\bM\b|\batm\b|\bcell|potential|vapou?ri|fusion|melt|boil|freez|sublim|spontaneous|bond|grams?\b|\bmL\b|(?<!\b(?:one|1) )moles? of|percent|%|\brevers|surround|\breleas|gives? off|absorb|evolv|lowers|\bloss|drops? by|increases? by|decreases? by|rises? by|falls? by|two (?:steps|reactions)|overall|hess/i;

function findAsked(question: string): Kind | null {
  const behind = question.slice(question.search(QUESTION));
  if (/\b(?:at what|what(?: is the)?|find the|calculate the) temperature\b/i.test(behind)) return "temperature";
  const found = NAMED.filter(([, name]) =>
    new RegExp(`${name}|${name.replaceAll(/\(\?= \?=[^)]*\)/g, String.raw`\b`)}`).test(behind),
  ).map(([kind]) => kind);
  // "The standard free energy" is told by the words for any.
  const kinds = found.includes("standard-gibbs-energy") ? found.filter((kind) => kind !== "gibbs-energy") : found;
  const [only, ...others] = kinds;
  return only === undefined || others.length > 0 ? null : only;
}

/** Null for any other text, and where it tells more. */
export function solveGibbsTold(text: string): SolutionFacts[] | null {
  if (!/[Δ∆] ?[GHS]|free[- ]energy|Gibbs|enthalpy|entropy/i.test(text) || ELSE.test(text)) return null;
  const plain = normalise(withoutToldConstants(text) ?? text)
    .replaceAll(EQUATION, " ")
    .replaceAll(FORMULA, " X ")
    .replaceAll(/\bof (?:one|1) mole? of\b/g, "of")
    // Said once in words and once behind the equation.
    .replace(SAID_AGAIN, "$1 $3");
  const taken = new Taken(plain);
  const temperature = readQuantity(taken.take(AT)?.[0] ?? "");
  const told = NAMED.flatMap(([kind, name, unit]): [Kind, Quantity][] => {
    const value = takeLabelled(taken, name, unit);
    return value === null ? [] : [[kind, value]];
  });
  const questions = (taken.rest.match(SENTENCE) ?? []).filter((sentence) => QUESTION.test(sentence));
  const [question = ""] = questions;
  const asked = questions.length === 1 ? findAsked(question) : null;
  if (asked === null || /\d/.test(taken.rest) || told.some(([kind]) => kind === asked)) return null;
  // With K the energy is that of the standard state, whatever it is called.
  const isStandard = [asked, ...told.map(([kind]) => kind)].some(
    (kind) => kind === "equilibrium-constant" || kind === "standard-gibbs-energy",
  );
  const settle = (kind: Kind): Kind => (isStandard && kind === "gibbs-energy" ? "standard-gibbs-energy" : kind);
  const givens = [...told, ...(temperature === null ? [] : [["temperature", temperature] as const])].map(
    ([kind, value]): readonly [Variable, Quantity] => [variableOf(settle(kind), null), value],
  );
  const isInKilojoules = /\bin (?:kJ|kilojoules)/.test(question);
  const unit =
    isInKilojoules &&
    asked !== "reaction-entropy" &&
    told.some(([, { unit: own }]) => own.dimension === getUnit("kJ/mol").dimension)
      ? getUnit("kJ/mol")
      : null;
  return givens.length < 2 ? null : solveByLaws(givens, variableOf(settle(asked), null), unit);
}
