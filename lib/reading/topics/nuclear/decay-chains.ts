import { findElement } from "../../../chemistry/elements/elements.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { type Emitted, solveEmitted, solveEnd } from "../../../problems/nuclear/decay-chain.ts";
import type { Nucleus } from "../../../problems/nuclear/decays.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { findPair } from "../../../laws/nuclear/dating.ts";
import { quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readElementObject } from "../../../solver/structure/read-objects.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** Series of decays: how many particles are given off, and how old a rock is by what its uranium has become. */

const NUCLIDE =
  /(?<![A-Za-z\d.⁰¹²³⁴-⁹])(?:([⁰¹²³⁴-⁹]{1,3})(?:\d{1,3})? ?([A-Z][a-z]?)|(\d{1,3})\^?([A-Z][a-z]?)|\^(\d{1,3})(?:_?\d{1,3})?([A-Z][a-z]?)|([A-Z][a-z]?|[A-Za-z][a-z]{2,})-(\d{1,3}))(?![A-Za-z\d])/g;

export type Named = Nucleus & { readonly symbol: string };

function nuclideOf(name: string, massNumber: number): Named | null {
  const element = findElement(readElementObject(name, DEFAULT_LOCALE) ?? "") ?? findElement(name);
  return element === null || massNumber < element.number
    ? null
    : { massNumber, charge: element.number, symbol: element.symbol };
}

/** "²³⁸" as figures. */
const lowered = (text: string): string => text.replaceAll(/[⁰¹²³⁴-⁹]/g, (sign) => String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(sign)));

/** The nuclides of a text in their order, each once, and the text without them. */
export function takeNuclides(text: string): { readonly nuclides: readonly Named[]; readonly rest: string } {
  const nuclides: Named[] = [];
  const rest = text.replaceAll(
    NUCLIDE,
    (whole, raised?: string, of?: string, a?: string, b?: string, c?: string, d?: string, e?: string, f?: string) => {
      const found = nuclideOf(of ?? b ?? d ?? e ?? "", Number(lowered(raised ?? a ?? c ?? f ?? "")));
      if (found === null) return whole;
      if (!nuclides.some(({ symbol, massNumber }) => symbol === found.symbol && massNumber === found.massNumber))
        nuclides.push(found);
      return `<${found.symbol}>`;
    },
  );
  return { nuclides, rest };
}

const ALPHA = /\balpha|α/i;
const BETA = /\bbeta|β/i;
const ALSO = /positron|β\+|β⁺|beta[- ]plus|gamma|γ|neutrons?\b|protons?\b|captur|half-?life|mass defect|energy/i;

function askedOf(rest: string): readonly (keyof Emitted)[] {
  const [, counted = ""] =
    /\b(?:how many|(?:the )?(?:total )?numbers? of) ([^.?]{3,60}?)(?:particles|decays|emissions|are\b|will\b|does\b|emitted|[?.])/i.exec(
      rest,
    ) ?? [];
  return [
    ...(/alpha|α/i.test(counted) ? (["alphas"] as const) : []),
    ...(/beta|β/i.test(counted) ? (["betas"] as const) : []),
  ];
}

/** "How many alpha and beta particles are given off when U-238 becomes Pb-206?" Null for any other text. */
export function solveChain(text: string): SolutionFacts[] | null {
  if (!/how many|number/i.test(text) || !(ALPHA.test(text) || BETA.test(text))) return null;
  const { nuclides, rest } = takeNuclides(normalise(text).replaceAll("−", "-"));
  const [parent, end, ...others] = nuclides;
  const asked = askedOf(rest);
  if (parent === undefined || end === undefined || others.length > 0 || asked.length === 0) return null;
  if (
    /\d/.test(rest) ||
    ALSO.test(rest) ||
    !/decay|disintegrat|transform|turns?|chang|convert|becom|series|emit|given off/i.test(rest)
  )
    return null;
  // Where only the ones are spoken of, the others are not said to be none.
  const solved = asked.map((each) => solveEmitted(parent, end, each));
  return solved.every((each) => each !== null)
    ? solved.map((each) => solvedFacts("problems-nuclear.equations", each))
    : null;
}

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  another: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const COUNT_WORDS = Object.keys(COUNTS).join("|");
const DECAY = new RegExp(
  String.raw`(?:\b(${COUNT_WORDS}|\d{1,2}) )?(?:successive |consecutive |further |more |single )?\b(alpha|beta)(?:[- ]?(?:minus|-))?(?:[- ](particles?|decays?|emissions?|radiation|rays?|disintegrations?))?(?![a-z])`,
  "gi",
);
const ANOTHER = /(?:,| and)? ?(?:and )?then another(?: one)?\b/i;

/** How many particles of each kind a text says are given off; null where it does not say how many. */
function countDecays(text: string): (Emitted & { readonly rest: string }) | null {
  const counted = { alphas: 0, betas: 0 };
  const kinds: (keyof Emitted)[] = [];
  let isClear = true;
  const rest = text.replaceAll(DECAY, (_, number?: string, kind = "", noun?: string) => {
    const many = number === undefined ? 1 : (COUNTS[number.toLowerCase()] ?? Number(number));
    // "Emits alpha particles": nobody knows how many.
    if (number === undefined && /s$/i.test(noun ?? "")) isClear = false;
    const given = /alpha/i.test(kind) ? "alphas" : "betas";
    kinds.push(given);
    counted[given] += many;
    return " ";
  });
  const last = kinds.at(-1);
  if (last !== undefined && ANOTHER.test(rest)) counted[last] += 1;
  return isClear && counted.alphas + counted.betas > 0 ? { ...counted, rest: rest.replace(ANOTHER, " ") } : null;
}

const ASKS_END =
  /\b(?:what|which|name|identify|find|give|write|determine)\b[^.?]*\b(?:nuclides?|isotopes?|nucle(?:us|i)|products?|elements?|daughter|is (?:formed|left|obtained|produced)|results?|remains)\b/i;
const ELSE_OF_END =
  /how many|number of|half-?life|long|energy|equation|mass (?:number|defect)|atomic number|group|parent|original|started|undergone|come from|formed from|bombard|irradiat|deuteron|triton|str(?:uck|ik)|\bhits?\b|collid|\bfus(?:es|ed|ion)|photon|absorb/i;

/** "Th-232 gives off six alpha and four beta particles. Which nuclide is left?" Null for any other text. */
export function solveChainEnd(text: string): SolutionFacts[] | null {
  if (!(ALPHA.test(text) || BETA.test(text)) || !ASKS_END.test(text) || ELSE_OF_END.test(text)) return null;
  const plain = normalise(text)
    .replaceAll("−", "-")
    .replaceAll("α", "alpha")
    .replaceAll("β", "beta")
    .replaceAll(/ ?\(?\bZ ?= ?\d{1,3}\)?/g, "");
  const { nuclides, rest } = takeNuclides(plain);
  const [parent, ...others] = nuclides;
  const counted = countDecays(rest);
  if (parent === undefined || others.length > 0 || counted === null) return null;
  if (/\d/.test(counted.rest) || ALSO.test(text)) return null;
  // What decays is named first, or as the one whose decay it is.
  const isParent = rest.search(/<\w+>/) < rest.search(/alpha|beta/i) || /\b(?:decays?|emissions?) of <\w+>/i.test(rest);
  if (!isParent || /\b(?:becom|turn)\w* (?:in)?to|\bbecomes?\b|\bwas it\b/i.test(rest)) return null;
  const solved = solveEnd(parent, counted);
  return solved === null ? null : [solvedFacts("problems-nuclear.equations", solved)];
}

const RATIOS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(${VALUE}) (?:mol(?:es?)?|atoms?) of <(\w+)> (?:for|per|to) (?:each|every|1|one)? ?(?:mol(?:e)?|atom)? ?(?:of )?<(\w+)>`,
    "i",
  ),
  new RegExp(
    String.raw`<(\w+)>(?: ?(?:\/|:) ?| to )<(\w+)> (?:(?:atom(?:ic)?|molar|mole|mol|number) )?ratio (?:of|is|was|=|in [^.,]{1,30} is) (${VALUE})`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:atom(?:ic)?|molar|mole|number) ratio (?:of )?<(\w+)>(?: ?(?:\/|:) ?| to )<(\w+)> ?(?:of|is|was|=|in [^.,]{1,30} is) (${VALUE})`,
    "i",
  ),
  new RegExp(
    String.raw`<(\w+)> and <(\w+)> in an? (?:atom(?:ic)?|molar|mole|number) ratio of (${VALUE})(?! ?(?:\/|:|to))`,
    "i",
  ),
];

const HALF_LIFE = new RegExp(
  String.raw`\(?\b(?:(?:the )?half-?life(?: of <\w+>)?|t_?\{?1\/2\}?)(?: \([^()]{1,12}\))?(?: is| of|=| =|:|,)? ?(${VALUE} ?(?:y|yr|yrs|years?|a)\b)\)?`,
  "i",
);

/** "0.35 mol of Pb-206 for each mole of U-238": how long ago all of it was the parent. Null for any other text. */
export function solveRockAge(text: string): SolutionFacts[] | null {
  if (!/how old|\bage\b|how long ago|when did/i.test(text)) return null;
  const { nuclides, rest } = takeNuclides(normalise(text));
  const pair = findPair(nuclides.map(({ massNumber, symbol }) => `^${massNumber}${symbol}`));
  if (pair === null || nuclides.length !== 2) return null;
  const parent = pair.parent.replace(/^\^\d+/, "");
  const taken = new Taken(rest);
  const found = RATIOS.map((pattern) => taken.take(pattern)).find((groups) => groups !== null);
  const halfLife = readQuantity(taken.take(HALF_LIFE)?.[0] ?? "");
  if (found === undefined || found === null || halfLife === null || taken.hasNumber) return null;
  if (/\binitial|already|at first|lost|escaped|also contained|natural lead/i.test(taken.rest)) return null;
  const value = found.find((group) => /^\d/.test(group)) ?? "";
  const [first, second] = found.filter((group) => group !== value);
  const ratio = readQuantity(value);
  if (ratio === null || second !== parent || first === parent) return null;
  return solveByLaws(
    [
      [variableOf("amount", null, "decayed"), quantity(ratio.value, "mol", ratio.significantFigures)],
      [variableOf("amount", null, "final"), quantity(1, "mol", null)],
      [variableOf("half-life", null), halfLife],
    ],
    variableOf("time", null),
    halfLife.unit,
  );
}
