import { formatFormula } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import {
  solveAmphiprotic,
  solveBesideAcid,
  solveSecondIon,
  solveStrongFirst,
} from "../../../problems/acids/polyprotic.ts";
import type { Solved } from "../../../problems/solved-facts.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** Acids with two protons: the ion of the second step, salts of the first, and sulfuric acid. */

const OF = String.raw`(?: ?\([^()]{1,20}\)| (?:of|for) (?:the )?[A-Za-z\d]+(?: [a-z]+)?)?`;
const STEP = (number: number): string => String.raw`_?\{?a?_?,?(?:${number}|${number === 1 ? "₁" : "₂"})\}?`;
const IS = String.raw` ?(?:=|is|:|of)? ?`;

const exponent = (number: number): RegExp => new RegExp(String.raw`\bp ?K${STEP(number)}${OF}${IS}(${VALUE})`);
const constant = (number: number): RegExp => new RegExp(String.raw`(?<!p ?)\bK${STEP(number)}${OF}${IS}(${VALUE})`);

const STRENGTH = String.raw`(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3))(?![A-Za-z])`;

const SALT = new RegExp(
  String.raw`${STRENGTH} (?:solution of )?(?:aqueous )?((?:Na|K|Li|NH4)H[A-Z][A-Za-z\d]*|(?:sodium|potassium) (?:hydrogen ?(?:carbonate|sulfite|phthalate|oxalate|sulfide)|bicarbonate|bisulfite))(?: solution)?`,
  "i",
);

const ACID = new RegExp(
  String.raw`${STRENGTH} (?:solution of )?(H2[A-Z][A-Za-z\d]*|[a-z]+(?:ic|ous) acid|hydrogen sulfide)(?: solution)?(?: \(H2[A-Za-z\d]+\))?`,
);

const SATURATED = new RegExp(
  String.raw`(?:saturated with|solution of|contains) (H2[A-Z][A-Za-z\d]*|hydrogen sulfide)(?: \([^()]{1,8}\))? ?(?:at|\(|of|,) ?${STRENGTH}\)?`,
);

const STRONG = new RegExp(String.raw`${STRENGTH} (?:in )?(?:HCl|HNO3|HClO4|hydrochloric acid|nitric acid)`);
const PH = new RegExp(String.raw`\bpH(?: of| is| =|=| equal to)? ?(${VALUE})`);

const ASKED_ION =
  /\b(?:what|calculate|find|determine)\b[^.?]*?(?:\[([A-Z][A-Za-z\d]*)\^?2-\]|concentration of (?:the )?(?:([A-Z][A-Za-z\d]*)\^?2-|([a-z]+)(?: ions?)?)|\b([a-z]+)[- ]ion concentration|[a-z]+ concentration, \[([A-Z][A-Za-z\d]*)\^?2-\])/i;

const ELSE = /titrat|buffer|added|mixed|\bmL\b|percent|%|\bNaOH\b|\bKOH\b|dilut|Kb\b|volume/i;

const readFirst = (groups: readonly string[] | null): Quantity | null => readQuantity(groups?.[0] ?? "");

/** The ion that an acid with two protons is without them, in ASCII: H2S → S^2-. */
function ionOf(acid: string): string | null {
  const own = acid.startsWith("H2") ? [acid] : listFormulasOf(acid.toLowerCase(), "en");
  const [only, ...others] = own;
  const parsed = only === undefined || others.length > 0 ? null : parseFormula(only);
  const [, rest] = /^H2([A-Z][A-Za-z\d]*)$/.exec(only ?? "") ?? [];
  return parsed?.ok !== true || rest === undefined ? null : `${rest}^2-`;
}

/** Whether the ion that is asked for is that of the acid: by its formula or its name. */
function isIonAsked(text: string, ion: string): boolean {
  const groups =
    ASKED_ION.exec(text)
      ?.slice(1)
      .filter((group) => group !== undefined) ?? [];
  const [asked] = groups;
  if (asked === undefined) return false;
  const own = parseFormula(ion);
  if (/^[A-Z]/.test(asked) && asked === ion.replace("^2-", "")) return true;
  const named = listFormulasOf(`${asked} ion`.toLowerCase(), "en").concat(listFormulasOf(asked.toLowerCase(), "en"));
  return (
    own.ok &&
    named.some((each) => {
      const parsed = parseFormula(each);
      return parsed.ok && formatFormula(parsed.value, "ascii") === formatFormula(own.value, "ascii");
    })
  );
}

const decimalsOf = (value: Quantity): number => Math.max(0, (value.significantFigures ?? 2) - 1);

/** Beyond this the second step adds protons, and below it the water does. */
const FAR = 1000;
const LEAST = 0.01;

function solveSalt(taken: Taken, text: string): Solved | null {
  const strength = readFirst(taken.take(SALT));
  const exponents = [exponent(1), exponent(2)].map((pattern) => readFirst(taken.take(pattern)));
  const constants = [constant(1), constant(2)].map((pattern) => readFirst(taken.take(pattern)));
  if (strength === null || strength.value.lt(LEAST) || taken.hasNumber || !/\bpH\b/.test(text)) return null;
  const [one, other] = exponents;
  if (one !== null && one !== undefined && other !== null && other !== undefined)
    return constants.some((each) => each !== null) ? null : solveAmphiprotic(one, other, Math.min(decimalsOf(one), 2));
  const [first, second] = constants;
  if (first === null || first === undefined || second === null || second === undefined) return null;
  const toExponent = (k: Quantity): Quantity => pureNumber(k.value.log(10).neg().toDecimalPlaces(2), null);
  return solveAmphiprotic(toExponent(first), toExponent(second), 2);
}

function solveIon(taken: Taken, text: string): Solved | null {
  const strong = readFirst(taken.take(STRONG));
  const saturated = taken.take(SATURATED);
  const plain = saturated === null ? taken.take(ACID) : null;
  const [acid, strength] = saturated === null ? [plain?.[1], plain?.[0]] : [saturated[0], saturated[1]];
  const ion = acid === undefined ? null : ionOf(acid);
  const [first, second] = [constant(1), constant(2)].map((pattern) => readFirst(taken.take(pattern)));
  const ph = readFirst(taken.take(PH));
  const amount = readQuantity(strength ?? "");
  if (ion === null || amount === null || second === null || second === undefined) return null;
  const rest = taken.rest.replaceAll(/[A-Z][A-Za-z\d]*\^?\d?[+-]|H2[A-Z][A-Za-z\d]*/g, " ");
  if (/\d/.test(rest)) return null;
  if (strong === null && ph === null) {
    const isFar =
      first !== null && first !== undefined && second.value.times(FAR).lt(first.value) && first.value.lt(LEAST);
    return isFar && isIonAsked(text, ion) ? solveSecondIon(second, ion) : null;
  }
  if (strong === null || ph !== null || first === null || first === undefined || !isIonAsked(text, ion)) return null;
  // What the weak acid gives itself does not count beside the strong one.
  const isLittle = first.value.times(amount.value).times(100).lt(strong.value.pow(2));
  return isLittle ? solveBesideAcid({ acid: amount, first, second }, strong, ion) : null;
}

function solveSulfuric(taken: Taken, text: string): Solved | null {
  const strength = readFirst(
    taken.take(new RegExp(String.raw`${STRENGTH} (?:solution of )?(?:H2SO4|sulfuric acid)(?: \(H2SO4\))?`)),
  );
  const second = readFirst(taken.take(constant(2)));
  const rest = taken.rest.replaceAll(/H2SO4|HSO4\^?-/g, " ");
  return strength === null || second === null || /\d/.test(rest) || !/\bpH\b/.test(text)
    ? null
    : solveStrongFirst(strength, second);
}

/** Null for any other text. */
export function solvePolyprotic(text: string): SolutionFacts[] | null {
  if (!/K_?\{?a?_?\{?[,]?(?:1|2|₁|₂)/.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text);
  const solved = /H2SO4|sulfuric acid/.test(plain)
    ? solveSulfuric(new Taken(plain), plain)
    : (solveSalt(new Taken(plain), plain) ?? solveIon(new Taken(plain), plain));
  return solved === null ? null : [solvedFacts("problems-acids.weak-solutions", solved)];
}
