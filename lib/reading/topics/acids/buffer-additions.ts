import { isAcidOf, isBaseOf, isProtonPair } from "../../../chemistry/acids/conjugates.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveRatio } from "../../../problems/acids/buffer-solutions.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { CONSTANT_OF_STEP, isOfPair } from "./buffer-told.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** "How many grams of NH4Cl must be added to 500 mL of 0.20 M NH3 for a pH of 9.00?": a buffer by what is missing. */

export const CONSTANTS: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [
    new RegExp(
      String.raw`\bp ?K_?a(?: ?\([^()]{1,20}\)| (?:of|for) (?:the )?[A-Za-z\d]+(?: [a-z]+)?)? ?(?:=|is|:|of|,)? ?(${VALUE})`,
    ),
    "acid-exponent",
  ],
  [
    new RegExp(
      String.raw`\bp ?K_?b(?: ?\([^()]{1,20}\)| (?:of|for) (?:the )?[A-Za-z\d]+(?: [a-z]+)?)? ?(?:=|is|:|of|,)? ?(${VALUE})`,
    ),
    "base-exponent",
  ],
  [
    new RegExp(
      String.raw`\bK_?a(?: ?\([^()]{1,20}\)| (?:of|for) (?:the )?[A-Za-z\d]+(?: [a-z]+)?)? ?(?:=|is|:|of|,)? ?(${VALUE})`,
    ),
    "acid-constant",
  ],
  [
    new RegExp(
      String.raw`\bK_?b(?: ?\([^()]{1,20}\)| (?:of|for) (?:the )?[A-Za-z\d]+(?: [a-z]+)?)? ?(?:=|is|:|of|,)? ?(${VALUE})`,
    ),
    "base-constant",
  ],
];

const PH = new RegExp(String.raw`\bpH(?: of| is| =|=| equal to| to)? ?(?:about )?(${VALUE})`);

const SUBSTANCE = String.raw`([A-Z][A-Za-z\d()]*|[a-z]+ [a-z]+|ammonia)`;

const ASKED = new RegExp(
  String.raw`\b(?:how (?:many (grams|moles)|much)|what (mass|amount)(?: in (?:grams|moles))?|calculate the (mass|amount|number of moles)|find the (mass|amount|number of moles)) (?:of )?(?:solid )?${SUBSTANCE}(?: \(([A-Z][A-Za-z\d()]*)\))? (?:must|should|has to|have to|needs? to|do you|is|are|would|will|that must|to be)\b`,
  "i",
);

const SOLUTION = new RegExp(
  String.raw`\b(?:to|in|with) (?:exactly )?(${VALUE} ?(?:mL|L|cm\^?3|dm\^?3|litres?|liters?)) of (?:an? )?(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3)) (?:solution of )?(?:aqueous )?${SUBSTANCE}(?: solution)?(?: \([A-Z][A-Za-z\d()]*\))?`,
);

const ELSE = /\bHCl\b|NaOH|KOH|HNO3|strong|titrat|dilut|second|final volume|total volume|percent|%|\bnot\b/;

function formulaOf(name: string): string | null {
  const parsed = parseFormula(name);
  if (parsed.ok && /^[A-Z]/.test(name)) return canonicalOf(parsed.value);
  const [only, ...others] = listFormulasOf(name.toLowerCase(), "en");
  return only === undefined || others.length > 0 ? null : only;
}

const RATIO_NAME = String.raw`\[?(A-|[A-Z][A-Za-z\d]*(?:\^?\d?[+-])?|[a-z]+(?:ate|ite|ide)(?: ions?)?|(?:conjugate |weak )?(?:acid|base)|(?:hydrogen )?[a-z]+(?:ic|ous) acid|ammonia|ammonium(?: ions?)?)\]?`;
const RATIO_OF = String.raw`(?:the )?(?:(?:molar )?(?:concentrations?|amounts?|moles) )?(?:of )?(?:the )?`;
const ASKS_RATIO = new RegExp(
  String.raw`\bratio\b[^.?]{0,12}?(?:of ${RATIO_OF})?${RATIO_NAME} ?(?:\/|:|to|and|over) ?(?:that of |${RATIO_OF})?${RATIO_NAME}`,
);

const ELSE_OF_RATIO = /\b(?:HCl|NaOH|KOH|HNO3|added|adding|titrat\w*|volumes?|mL|grams?|not|percent|moles of|mass)\b|%/;

/** The weak acid of the two and its base; null where they are none. */
function pairOf(one: string, other: string): { readonly acid: string; readonly base: string } | null {
  const [first, second] = [formulaOf(one), formulaOf(other)];
  if (first === null || second === null) return null;
  if (isBaseOf(first, second) || isAcidOf(second, first) || isProtonPair(second, first))
    return { acid: second, base: first };
  return isBaseOf(second, first) || isAcidOf(first, second) || isProtonPair(first, second)
    ? { acid: first, base: second }
    : null;
}

/** "What ratio [A-]/[HA] gives a buffer of pH 5.10? pKa = 4.76": base to acid, of any pair. Null for any other text. */
export function solveBufferRatio(text: string): SolutionFacts[] | null {
  if (!/\bratio\b/.test(text) || !/\bpH\b/.test(text) || !/K_?a/.test(text) || ELSE_OF_RATIO.test(text)) return null;
  // "The [NH3]/[NH4+] ratio".
  const plain = normalise(text).replace(/(\[[^\]]{1,16}\] ?\/ ?\[[^\]]{1,16}\]) ratio\b/, "ratio $1");
  const [, one = "", other = ""] = ASKS_RATIO.exec(plain) ?? [];
  const stem = /^([a-z]+)ate(?: ions?)?$/.exec(one)?.[1];
  const isNamed =
    (one === "conjugate base" && other.endsWith("acid")) || (stem !== undefined && other === `${stem}ic acid`);
  const known = pairOf(one, other);
  const pair = known ?? (isNamed || (one === "A-" && other === "HA") ? { acid: "HA", base: "A^-" } : null);
  // Acid to base is asked for in the other order.
  if (pair === null || (known !== null && formulaOf(one) !== pair.base)) return null;
  const taken = new Taken(plain);
  const [isExponent, letter = "", index = "", inBrackets = "", named = "", told = ""] =
    taken.take(CONSTANT_OF_STEP) ?? [];
  const value = readQuantity(told);
  if (value === null || letter !== "a" || !isOfPair(pair, letter, index, inBrackets === "" ? named : inBrackets))
    return null;
  const [exponent, constant] = isExponent === "" ? [null, value] : [value, null];
  const ph = readQuantity(taken.take(PH)?.[0] ?? "");
  const rest = taken.rest.replaceAll(/[A-Z][A-Za-z]*\d[A-Za-z\d]*(?:\^?\d?[+-])?|25 ?°C|298 ?K/g, " ");
  if (ph === null || /\d/.test(rest)) return null;
  const [first] =
    constant === null
      ? []
      : (solveByLaws([[variableOf("acid-constant", null), constant]], variableOf("acid-exponent", null), null) ?? []);
  const found = exponent ?? (first === undefined ? null : foundBy(first));
  if (found === null || ph.value.minus(found.value).abs().gt(MOST_APART)) return null;
  const last = solvedFacts("problems-acids.buffer-solutions", solveRatio(pair.acid, pair.base, found, ph));
  const solution = first === undefined ? last : chain([first, last], first.givens);
  return solution === null ? null : [solution];
}

/** A pH further from pKa is held by no buffer. */
const MOST_APART = 2;

/** Null for any other text. */
export function solveBufferAddition(text: string): SolutionFacts[] | null {
  if (!/\bpH\b/.test(text) || !/K_?[ab]/.test(text) || ELSE.test(text)) return null;
  const taken = new Taken(normalise(text));
  const asked = taken.take(ASKED);
  const solution = taken.take(SOLUTION);
  if (asked === null || solution === null) return null;
  const constants = CONSTANTS.flatMap(([pattern, kind]): (readonly [Variable, Quantity])[] => {
    const value = readQuantity(taken.take(pattern)?.[0] ?? "");
    return value === null ? [] : [[variableOf(kind, null), value]];
  });
  const ph = readQuantity(taken.take(PH)?.[0] ?? "");
  const [one, two, three, four, added = "", formula = ""] = asked;
  const measure = [one, two, three, four].find((each) => each !== undefined && each !== "") ?? "";
  const wanted: Kind | null = /gram|mass/i.test(measure) ? "mass" : /mole|amount/i.test(measure) ? "amount" : null;
  const [volume, strength] = solution.slice(0, 2).map(readQuantity);
  const [salt, weak] = [formulaOf(formula === "" ? added : formula), formulaOf(solution[2] ?? "")];
  const isWhole = constants.length === 1 && ph !== null && wanted !== null && !taken.hasNumber;
  if (
    !isWhole ||
    volume === null ||
    volume === undefined ||
    strength === null ||
    strength === undefined ||
    salt === null ||
    weak === null
  )
    return null;
  if (!isBaseOf(salt, weak) && !isAcidOf(salt, weak)) return null;
  // The constant is that of the weak acid or base that a text names: Ka of an acid, Kb of a base.
  const isOfAcid = isBaseOf(salt, weak);
  if ((constants[0]?.[0].kind === "acid-constant") !== isOfAcid && (constants[0]?.[0].kind ?? "").endsWith("constant"))
    return null;
  return solveByLaws(
    [
      [variableOf("molarity", weak), strength],
      [variableOf("solution-volume", weak), volume],
      ...constants,
      [variableOf("ph", null), ph],
    ],
    variableOf(wanted, salt),
    null,
    ["buffer"],
  );
}
