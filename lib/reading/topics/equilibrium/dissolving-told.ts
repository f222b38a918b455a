import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { FORMULA, takeLabelled } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readSalt, solveSolubilityProblem } from "./solve-solubility.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** How much of a salt dissolves in so much water, or beside one of its ions, and the concentration of its ions: from its Ksp. */

const CONSTANT = String.raw`\bK_?\{?sp\}?|\bsolubility product(?: constant)?`;
const PURE = String.raw`(?![A-Za-z°%])(?! ?(?:M|mol|g|mg|mL|L)\b)`;
const MOLAR = String.raw`(?:M|mol\/L|mol\/dm\^?3)(?![A-Za-z\d/·^])`;
const VOLUME = new RegExp(String.raw`(${VALUE} ?(?:mL|L|cm\^?3|dm\^?3|liters?|litres?))(?![A-Za-z\d/·^])`);
const SUBSTANCE = String.raw`([A-Z][A-Za-z\d()]*(?:\^?\d?[+-])?|[a-z]+(?:\([IV]+\))? (?:hydrogen )?[a-z]+(?:ide|ate|ite))`;
const BESIDE = new RegExp(
  String.raw`(${VALUE} ?${MOLAR}) (?:aqueous )?(?:solution of )?${SUBSTANCE}|\bthat is (${VALUE} ?${MOLAR}) in ${SUBSTANCE}`,
);

const ASKS_MASS = /\b(?:how many (milli|micro)?grams|what mass|how much)\b[^?]*\b(?:dissolv|can be dissolved|present)/i;
const ASKS_AMOUNT = /\bhow many moles\b[^?]*\bdissolv/i;
const ASKS_ION =
  /\b(?:what|calculate|find|determine|compute)\b[^?]*?(?:\bconcentration of (?:the )?([a-z]+(?:\([IV]+\))?|[A-Z][A-Za-z\d]*\^?\d?[+-])(?: ions?)?|\b([a-z]+(?:\([IV]+\))?)[- ]ion concentration|\[([A-Z][A-Za-z\d]*\^?\d?[+-])\])[^?]*\bsaturated/i;
const ASKS_SOLUBILITY = /\b(?:what|calculate|find|determine|compute)\b[^?]*\bmolar solubility\b/i;

const ELSE =
  /precipitat|\bmixed\b|complex|\bK_?[fab]\b|more soluble|\bboth\b|\btwo\b|\bcompare|\bratio\b|percent|%|density|evaporat|buffer|saturated?\b[^.?]*\bnot\b|\bnot (?:yet )?saturated|unsaturated|\bpure water and\b|\bin water and\b|\bsolubility and\b|neutrali[sz]|\bg ?\/ ?L\b|grams? per lit/i;

/** The salt whose constant is told: named beside it, or the only one that hardly dissolves. */
function findSalt(text: string): string | null {
  const written = [...text.matchAll(/(?<![A-Za-z\d])[A-Z][A-Za-z\d()]*(?![A-Za-z\d+^-])/g)].map(([formula]) => formula);
  const named = [...text.matchAll(/\b[a-z]+(?:\([IV]+\))? [a-z]+(?:ide|ate|ite)\b/gi)].flatMap(([name]) => {
    const own = listFormulasOf(name.toLowerCase(), "en");
    return own.length === 1 ? own : [];
  });
  const salts = new Set(
    [...written, ...named].filter((formula) => {
      const parsed = parseFormula(formula);
      return parsed.ok && parsed.value.counts.size > 1 && formula !== "H2O" && readSalt(formula) !== null;
    }),
  );
  const [only, ...others] = salts;
  return only === undefined || others.length > 0 ? null : only;
}

type Beside = {
  readonly compounds: readonly string[];
  readonly ions: readonly string[];
  readonly concentration: Quantity | null;
};

const NOTHING_BESIDE: Beside = { compounds: [], ions: [], concentration: null };

function solve(
  salt: string,
  goal: "solubility" | "ion",
  constant: Quantity,
  { compounds, ions, concentration }: Beside,
): SolutionFacts | null {
  const solutions = solveSolubilityProblem({
    goal,
    units: [],
    constant,
    concentration,
    isSolubility: goal === "solubility",
    temperature: null,
    compounds: [salt, ...compounds],
    ions,
    isSaturated: goal === "ion",
    isWater: false,
    givens: concentration === null ? [constant] : [constant, concentration],
  });
  const [only, ...others] = solutions ?? [];
  return only === undefined || others.length > 0 ? null : only;
}

/** What stands in the solution before the salt does: "0.050 M NaF". */
function takeBeside(taken: Taken): Beside | null {
  const [one = "", other = "", strength = "", ion = ""] = taken.take(BESIDE) ?? [];
  const [value, name] = [readQuantity(one === "" ? strength : one), one === "" ? ion : other];
  if (value !== null) {
    const [formula, ...more] = /^[A-Z]/.test(name) ? [name] : listFormulasOf(name.toLowerCase(), "en");
    if (formula === undefined || more.length > 0) return null;
    return /[+-]$/.test(formula)
      ? { compounds: [], ions: [formula], concentration: value }
      : { compounds: [formula], ions: [], concentration: value };
  }
  return NOTHING_BESIDE;
}

/** The ion of the salt that a question names. */
function ionAsked(salt: string, name: string): string | null {
  const ions = readSalt(salt);
  if (ions === null) return null;
  const bare = (formula: string): string => formula.replaceAll("^", "");
  const named = [
    name,
    ...listFormulasOf(`${name.toLowerCase()} ion`, "en"),
    ...listFormulasOf(name.toLowerCase(), "en"),
  ].map(bare);
  const found = [ions.cation, ions.anion].filter((ion) =>
    named.some((each) => each === bare(ion) || each === bare(ion).replace(/\d?[+-]$/, "")),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function sizeAsked(question: string): readonly [Kind, Unit] | null {
  const mass = ASKS_MASS.exec(question);
  if (mass !== null)
    return ["mass", getUnit(/milli/i.test(mass[1] ?? "") || /\bin (?:mg|milligrams)\b/.test(question) ? "mg" : "g")];
  return ASKS_AMOUNT.test(question) ? ["amount", getUnit("mol")] : null;
}

/** Null for any other text, and where it tells more. */
export function solveDissolvingTold(text: string): SolutionFacts[] | null {
  if (!/\bK_?\{?sp|solubility product/i.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text);
  const taken = new Taken(plain);
  const constant = takeLabelled(taken, `(?:${CONSTANT})(?: ?\\([A-Za-z\\d()]+\\)| (?:of|for) [A-Za-z\\d()]+)?`, PURE);
  const withoutBeside = plain.replace(BESIDE, " ");
  const salt = findSalt(withoutBeside);
  if (constant === null || salt === null || !constant.value.gt(0)) return null;
  const beside = takeBeside(taken);
  if (beside === null) return null;
  const volume = readQuantity(taken.take(VOLUME)?.[0] ?? "");
  const rest = taken.rest.replaceAll(FORMULA, " ").replaceAll(/\b25(?:\.0)? ?°C/g, " ");
  if (/\d/.test(rest)) return null;
  const [, one, two, three] = ASKS_ION.exec(plain) ?? [];
  const ion = ionAsked(salt, one ?? two ?? three ?? "");
  if (ion !== null && volume === null && beside.concentration === null)
    return listOf(solve(salt, "ion", constant, { ...NOTHING_BESIDE, ions: [ion] }));
  const size = sizeAsked(taken.rest);
  const first = size !== null || ASKS_SOLUBILITY.test(taken.rest) ? solve(salt, "solubility", constant, beside) : null;
  if (first === null || (size === null) !== (volume === null)) return null;
  if (size === null || volume === null) return [first];
  const found = foundBy(first);
  const [last] =
    found === null
      ? []
      : (solveByLaws(
          [
            [variableOf("molarity", salt), found],
            [variableOf("solution-volume", salt), volume],
          ],
          variableOf(size[0], salt),
          size[1],
        ) ?? []);
  return listOf(last === undefined ? null : chain([first, last], first.givens));
}

const listOf = (solution: SolutionFacts | null): SolutionFacts[] | null => (solution === null ? null : [solution]);
