import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { givenTerm } from "../../../methods/rules/quantity-terms.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { CONSTANTS } from "./buffer-additions.ts";

/** How much of a strong base turns a weak acid into a buffer of some pH, or of a strong acid a weak base. */

const VOLUME = String.raw`(${VALUE} ?(?:mL|L|cm\^?3|dm\^?3))(?![A-Za-z\d/·^])`;
const MOLAR = String.raw`(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1))(?![A-Za-z\d/])`;

const STRONG: readonly (readonly [side: "acid" | "base", told: string])[] = [
  ["base", String.raw`(NaOH|KOH|sodium hydroxide|potassium hydroxide|(?:a )?strong base)`],
  ["acid", String.raw`(HCl|HNO3|hydrochloric acid|nitric acid|(?:a )?strong acid)`],
];

const PH = new RegExp(
  String.raw`\bpH(?: value)? ?(?:of|is|was|=|equal to|to|becomes)? ?(?:about |exactly )?(${VALUE})`,
);

const WEAK = [
  new RegExp(
    String.raw`${VOLUME} of (?:an? )?${MOLAR} (?:solution of )?(?:aqueous )?([A-Z][A-Za-z\d()]*|[a-z]+(?: acid|amine)?)`,
  ),
  new RegExp(
    String.raw`${VOLUME} of (?:an? )?(?:solution that is )?${MOLAR} in ([A-Z][A-Za-z\d()]*|[a-z]+(?: acid|amine)?)`,
  ),
  new RegExp(
    String.raw`${VOLUME} of (?:an? )?([A-Z][A-Za-z\d()]*|[a-z]+ acid|ammonia)(?: solution)?,? \(?(?:of |whose concentration is )?${MOLAR}\)?`,
  ),
];

const ASKED: readonly (readonly ["volume" | "amount" | "mass", RegExp])[] = [
  [
    "volume",
    /\b(?:how many (?:mL|milliliters|millilitres|L|liters|litres|cm\^?3)|what volume|(?:calculate|find|determine) the volume)\b/i,
  ],
  [
    "amount",
    /\b(?:how many (?:milli)?moles|what amount|(?:calculate|find|determine) the (?:amount|number of moles))\b/i,
  ],
  ["mass", /\b(?:how many grams|what mass|(?:calculate|find|determine) the mass)\b/i],
];

const ELSE =
  /\bsalt\b|\bnot\b|n't|titrat|equivalence|change in|percent|%|already contains|and (?:\d[\d.]* ?M )?(?:sodium|NH4|ammonium)|buffer (?:that|which) is|K_?a ?[12]|diprotic|second|final volume|ratio/i;

function formulaOf(name: string): string | null {
  const parsed = parseFormula(name);
  if (parsed.ok && /^[A-Z]/.test(name)) return canonicalOf(parsed.value);
  const [only, ...others] = listFormulasOf(name.toLowerCase(), "en");
  return only === undefined || others.length > 0 ? null : only;
}

/** Whether what is weak gives a proton away: an acid, or a salt of ammonium. */
const isAcidic = (formula: string): boolean => /^H(?!2O)|COOH$|^NH4|NH3Cl$/.test(formula);

type Weak = { readonly formula: string; readonly volume: Quantity; readonly strength: Quantity };

function takeWeak(taken: Taken): Weak | null {
  for (const [at, pattern] of WEAK.entries()) {
    const groups = taken.take(pattern);
    if (groups === null) continue;
    const [one = "", two = "", three = ""] = groups;
    const [strength, name] = at === 2 ? [three, two] : [two, three];
    const [volume, own] = [readQuantity(one), readQuantity(strength)];
    const formula = formulaOf(name.trim()) ?? formulaOf(name.trim().split(" ")[0] ?? "");
    return volume === null || own === null || formula === null ? null : { formula, volume, strength: own };
  }
  return null;
}

/** pKa of the weak one's pair, with the step that finds it; null where the constant is that of the other side. */
function takeExponent(
  taken: Taken,
  side: "acid" | "base",
): { readonly value: Quantity; readonly parts: SolutionFacts[] } | null {
  const found = CONSTANTS.flatMap(([pattern, kind]) => {
    const value = readQuantity(taken.take(pattern)?.[0] ?? "");
    return value === null ? [] : [[kind, value] as const];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return null;
  const [kind, value] = only;
  if (kind === "acid-exponent") return { value, parts: [] };
  if (kind === "acid-constant" && side === "base") return null;
  if (kind !== "acid-constant" && side === "acid") return null;
  const goal = variableOf("acid-exponent", null);
  const solved =
    kind === "acid-constant"
      ? solveByLaws([[variableOf(kind, null), value]], goal, null)
      : solveByConjugate(variableOf(kind, null), value);
  const last = solved?.at(-1);
  const exponent = last === undefined ? null : foundBy(last);
  return solved === null || exponent === null ? null : { value: exponent, parts: solved };
}

/** pKa = 14.00 − pKb. */
function solveByConjugate(variable: Variable, value: Quantity): SolutionFacts[] | null {
  const first =
    variable.kind === "base-constant"
      ? (solveByLaws([[variable, value]], variableOf("base-exponent", null), null) ?? [])
      : [];
  const exponent = first[0] === undefined ? value : foundBy(first[0]);
  if (exponent === null) return null;
  const last = solveByLaws([[variableOf("base-exponent", null), exponent]], variableOf("acid-exponent", null), null, [
    "conjugate",
  ]);
  return last === null ? null : [...first, ...last];
}

/** Null for any other text, and where it tells more. */
export function solveBufferMade(text: string): SolutionFacts[] | null {
  if (!/\bpH\b/.test(text) || !/K_?[ab]/.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text);
  const [own, ...more] = STRONG.filter(([, told]) => new RegExp(told).test(plain));
  const asked = ASKED.find(([, words]) => words.test(plain))?.[0];
  if (own === undefined || more.length > 0 || asked === undefined) return null;
  const [strong, told] = own;
  const weakSide = strong === "base" ? "acid" : "base";
  const taken = new Taken(plain);
  const ph = readQuantity(taken.take(PH)?.[0] ?? "");
  const strength = taken.take(new RegExp(String.raw`${MOLAR} (?:solution of )?${told}(?![A-Za-z])`));
  const named = strength?.[1] ?? new RegExp(told).exec(plain)?.[1] ?? "";
  const weak = takeWeak(taken);
  const exponent = takeExponent(taken, weakSide);
  const rest = taken.rest.replaceAll(/(?<![A-Za-z\d])[A-Z][A-Za-z]*\d[A-Za-z\d]*(?:\^?\d?[+-])?|\bat 25 ?°C/g, " ");
  if (ph === null || weak === null || exponent === null || /\d/.test(rest)) return null;
  if (isAcidic(weak.formula) !== (weakSide === "acid")) return null;
  if ((strength === null) !== (asked !== "volume")) return null;
  const [first] =
    solveByLaws(
      [
        [variableOf("molarity", weak.formula), weak.strength],
        [variableOf("solution-volume", weak.formula), weak.volume],
      ],
      variableOf("amount", weak.formula),
      getUnit("mol"),
    ) ?? [];
  const start = first === undefined ? null : foundBy(first);
  const [second] =
    start === null
      ? []
      : (solveByLaws(
          [
            [variableOf("ph", null), ph],
            [variableOf("acid-exponent", null), exponent.value],
            [variableOf("amount", null, "initial"), start],
          ],
          variableOf("amount", null, "absorbed"),
          getUnit("mol"),
          ["buffer", `weak-${weakSide}`],
        ) ?? []);
  const added = second === undefined ? null : foundBy(second);
  if (first === undefined || second === undefined || added === null) return null;
  const end =
    asked === "amount" ? [] : solveSize(asked, formulaOf(named), added, readQuantity(strength?.[0] ?? ""), plain);
  if (end === null) return null;
  const solution = chain([first, ...exponent.parts, second, ...end], {
    ...first.givens,
    ...exponent.parts[0]?.givens,
    ph: givenTerm(ph),
  });
  return solution === null ? null : [solution];
}

const IN_LITERS = /\b(?:how many|in) (?:L|liters|litres)\b/i;

/** The volume that holds so much of the strong one, or its mass. */
function solveSize(
  asked: "volume" | "mass",
  formula: string | null,
  amount: Quantity,
  strength: Quantity | null,
  text: string,
): SolutionFacts[] | null {
  if (formula === null) return null;
  const known: (readonly [Variable, Quantity])[] = [
    [variableOf("amount", formula), amount],
    ...(strength === null ? [] : [[variableOf("molarity", formula), strength] as const]),
  ];
  return asked === "mass"
    ? solveByLaws(known, variableOf("mass", formula), getUnit("g"))
    : solveByLaws(known, variableOf("solution-volume", formula), getUnit(IN_LITERS.test(text) ? "L" : "mL"));
}
