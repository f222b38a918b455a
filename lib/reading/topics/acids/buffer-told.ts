import { isAcidOf, isBaseOf, isProtonPair } from "../../../chemistry/acids/conjugates.ts";
import { formatFormula } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** The pH of a buffer whose acid and base are told with their strengths or amounts, also those of an acid with several protons. */

export const SIZE = String.raw`(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3|mol|moles?))(?![A-Za-z\d/·^])`;
const NAME = String.raw`(?:(?:sodium|potassium|lithium|disodium|dipotassium) (?:(?:di)?hydrogen )?[a-z]+(?:ate|ite|ide)|[a-z]+(?:ic|ous) acid|[a-z]+ammonium [a-z]+ide|ammonium [a-z]+|[a-z]*amine|ammonia|[a-z]+(?:ate|ite)(?: ion)?)`;
const SUBSTANCE = String.raw`(${NAME}|\[?[A-Z][A-Za-z\d()]*(?:\^?\d?[+-])?\]?)`;

const ENTRIES: readonly (readonly [pattern: RegExp, isSizeFirst: boolean])[] = [
  [
    new RegExp(
      String.raw`${SIZE}(?: (?:in|of|aqueous|solution of|solid|each of))* ${SUBSTANCE}(?: \([A-Z][A-Za-z\d]*\))?`,
    ),
    true,
  ],
  [new RegExp(String.raw`${SUBSTANCE} (?:\(|is |= |at |concentration (?:of|is) )${SIZE}\)?`), false],
];

const OF = String.raw`(?: ?\(([^()]{1,20})\)| (?:of|for) (?:the )?([A-Za-z\d^+-]+(?: [a-z]+)?))?`;
export const CONSTANT_OF_STEP = new RegExp(
  String.raw`\b(p ?)?K_?\{?([ab])_?(\d?)\}?${OF},? ?(?:=|is|:|of|,)? ?(${VALUE})`,
);

export const ASKS_ACIDITY = /\b(?:what|calculate|find|determine|compute|estimate)\b[^?]*\bpH\b/i;
export const NO_BUFFER_ALONE =
  /\b(?:added|adding|adds?|addition|titrat\w*|dilut\w*|HCl|NaOH|KOH|HNO3|ratio|change|after|before|percent|must|mass|grams?|mL|mixing|mixed|pOH)\b|%/i;

function formulaOf(told: string): string | null {
  const name = told.replaceAll(/[[\]]/g, "").replace(/ ion$/, "");
  if (/^[A-Z]/.test(name)) {
    const parsed = parseFormula(name);
    return parsed.ok ? formatFormula({ ...parsed.value, state: null }, "ascii") : null;
  }
  const [only, ...others] = listFormulasOf(name.toLowerCase(), "en");
  return only === undefined || others.length > 0 ? null : only;
}

/** "Sodium lactate" beside lactic acid: the acid without its proton. */
function baseByName(salt: string, acid: string, formula: string): string | null {
  const stem = /^([a-z]+)ic acid$/.exec(acid)?.[1];
  const parsed = parseFormula(formula);
  if (
    stem === undefined ||
    !parsed.ok ||
    !new RegExp(String.raw`^(?:(?:sodium|potassium|lithium) )?${stem}ate$`).test(salt)
  )
    return null;
  const counts = [...parsed.value.counts].map(([atom, count]): [string, number] => [
    atom,
    atom === "H" ? count - 1 : count,
  ]);
  return `${counts.map(([atom, count]) => `${atom}${count === 1 ? "" : count}`).join("")}^-`;
}

type Pair = { readonly acid: string; readonly base: string; readonly isFirstAcid: boolean };

function pairOf(one: string, other: string): Pair | null {
  const isAcid = (acid: string, base: string): boolean =>
    isBaseOf(base, acid) || isAcidOf(acid, base) || isProtonPair(acid, base);
  const [first, second] = [formulaOf(one), formulaOf(other)];
  if (first !== null && second !== null)
    return isAcid(first, second)
      ? { acid: first, base: second, isFirstAcid: true }
      : isAcid(second, first)
        ? { acid: second, base: first, isFirstAcid: false }
        : null;
  const acid = first ?? second;
  const base = acid === null ? null : first === null ? baseByName(one, other, acid) : baseByName(other, one, acid);
  return acid === null || base === null ? null : { acid, base, isFirstAcid: first !== null };
}

/** How many protons are gone before the one that an acid gives: the constants of several protons are counted by it. */
function lostBy(acid: string): number {
  const parsed = parseFormula(acid);
  if (!parsed.ok) return 0;
  const metals = ["Li", "Na", "K", "Rb", "Cs"].reduce((sum, atom) => sum + (parsed.value.counts.get(atom) ?? 0), 0);
  return parsed.value.charge > 0 ? 0 : metals - parsed.value.charge;
}

/** Whether the constant is that of the pair: counted, or named with its acid or base, where the acid has given protons before. */
export function isOfPair(
  { acid, base }: Pick<Pair, "acid" | "base">,
  letter: string,
  index: string,
  of: string,
): boolean {
  const lost = lostBy(acid);
  if (letter === "a" && index !== "") return Number(index) === lost + 1;
  if (lost === 0) return index === "";
  return (
    letter === "a" && index === "" && of !== "" && formulaOf(of) !== null && isProtonPair(formulaOf(of) ?? "", base)
  );
}

/** Null for any other text, and where it tells more. */
export function solveBufferTold(text: string): SolutionFacts[] | null {
  if (!/\bpH\b/.test(text) || !/\bp?K_?\{?[ab]/.test(text) || NO_BUFFER_ALONE.test(text) || !ASKS_ACIDITY.test(text))
    return null;
  const taken = new Taken(normalise(text));
  const constant = taken.take(CONSTANT_OF_STEP);
  const found = [0, 1].map(() => {
    for (const [pattern, isSizeFirst] of ENTRIES) {
      const groups = taken.take(pattern);
      if (groups !== null) return isSizeFirst ? groups : [groups[1] ?? "", groups[0] ?? ""];
    }
    return null;
  });
  const [one, other] = found;
  if (constant === null || one === null || other === null || one === undefined || other === undefined) return null;
  const [exponent, letter = "", index = "", inBrackets, named, told = ""] = constant;
  const pair = pairOf(one[1] ?? "", other[1] ?? "");
  const of = (inBrackets ?? "") === "" ? (named ?? "") : (inBrackets ?? "");
  const rest = taken.rest.replaceAll(
    /(?<![A-Za-z\d])\[?[A-Z][A-Za-z]*\d[A-Za-z\d]*(?:\^?\d?[+-])?\]?|\b25(?:\.0)? ?°C|\b1(?:\.0+)?[- ]?L\b/g,
    " ",
  );
  if (pair === null || /\d/.test(rest) || !isOfPair(pair, letter, index, of)) return null;
  const [first, second] = [readQuantity(one[0] ?? ""), readQuantity(other[0] ?? "")];
  const value = readQuantity(told);
  if (first === null || second === null || value === null || first.unit.dimension !== second.unit.dimension)
    return null;
  const kind = /mol(?:es?)?$/.test(one[0] ?? "") ? "amount" : "molarity";
  const isExponent = (exponent ?? "") !== "";
  return solveByLaws(
    [
      [variableOf(kind, pair.isFirstAcid ? pair.acid : pair.base), first],
      [variableOf(kind, pair.isFirstAcid ? pair.base : pair.acid), second],
      [
        variableOf(
          letter === "a"
            ? isExponent
              ? "acid-exponent"
              : "acid-constant"
            : isExponent
              ? "base-exponent"
              : "base-constant",
          null,
        ),
        value,
      ],
    ],
    variableOf("ph", null),
    null,
    ["buffer"],
  );
}
