import type { Salt } from "../../../chemistry/data/solubility-products.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import {
  solveBeginning,
  solveFirst,
  solveLeft,
  type Threatened,
} from "../../../problems/equilibrium/precipitation-begins.ts";
import { SOLUBILITY_WORDS } from "../../../problems/equilibrium/solubility-ways.ts";
import { solvedFacts, type Solved } from "../../../problems/solved-facts.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readSalt } from "./solve-solubility.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** Salts with a common ion that is added little by little: where each begins to precipitate, which is first, what is left of its ion. */

const SMALL = String.raw`\d[\d.]*(?: ?[×x*·] ?10\^?-\d+|e-\d+)`;
const SALT = String.raw`((?!K_?sp)[A-Z](?:[A-Za-z\d]|\([A-Za-z\d]+\))*|[a-z]+(?:\([IV]+\))? [a-z]+(?:ide|ate))`;
const KSP = String.raw`K_?\{?sp\}?(?: values?)?`;
/** "Ksp(AgCl) = 1.8×10^-10", "Ksp of AgCl is …", "AgCl: 1.8×10^-10", "AgCl (Ksp = …)" */
const PRODUCT = new RegExp(
  String.raw`(?:${KSP} ?)?(?:(?:of|for|:|,) )?(?:the )?\(?${SALT}\)?,? ?(?:\(?${KSP})? ?(?:=|:|is|,)? ?(${SMALL})\)?`,
);
const MOLAR = String.raw`(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3)(?![A-Za-z/])`;
const ION = String.raw`((?:[A-Z][A-Za-z\d]*?)(?:\^\d[+-]|\d?[+-])|(?:chloride|bromide|iodide|chromate|sulf(?:ate)|sulphate|carbonate|oxalate|fluoride|phosphate|silver|barium|calcium|strontium|lead\(II\)|magnesium)(?: ions?)?)`;
const HELD = [
  new RegExp(
    String.raw`(${VALUE}) ?${MOLAR} (?:each )?(?:in |of |with respect to )?(?:both |each (?:of )?)?(?:the )?${ION}(?:,? and (?:in |of )?${ION})?`,
  ),
  new RegExp(String.raw`\[${ION}\] ?= ?(?:\[${ION}\] ?= ?)?(${VALUE}) ?${MOLAR}`),
];

const IS_GRADUAL = /\bprecipitat\w*/i;
const ELSE =
  /\b(?:volumes? of|mL|percent|grams?|pH|complex|NH3|ammonia|solubility of|dissolves?|mixed with|not|moles of|Q)\b|%/;
const BEGINS = /\b(?:begin|start|first|just|onset)\w*\b/i;
const ASKS_FIRST =
  /\bwhich\b[^.?]{0,40}\b(?:precipitates?|forms?|separates?|comes? down|will precipitate) (?:out )?first|\bwhat precipitates first\b/i;
const ASKS = /\b(?:what|which|calculate|find|determine|work out|how much)\b|\?/i;

function ionOf(text: string): string | null {
  if (/[+-]$/.test(text)) {
    const parsed = parseFormula(text);
    return parsed.ok ? canonicalOf(parsed.value) : null;
  }
  const [only, ...others] = listFormulasOf(`${text.replace(/ ions?$/, "")} ion`, "en");
  return only === undefined || others.length > 0 ? null : only;
}

function saltOf(text: string): Salt | null {
  const [named, ...others] = /^[A-Z]/.test(text) ? [text] : listFormulasOf(text, "en");
  const parsed = named === undefined || others.length > 0 ? null : parseFormula(named);
  return parsed === null || !parsed.ok ? null : readSalt(canonicalOf(parsed.value));
}

const isMolar = ({ unit }: Quantity): boolean => unit.dimension === DIMENSIONS.concentration;

type Product = { readonly salt: Salt; readonly constant: Quantity };

function takeProducts(taken: Taken): Product[] | null {
  const products: Product[] = [];
  for (let found = taken.take(PRODUCT); found !== null; found = taken.take(PRODUCT)) {
    const [salt, constant] = [saltOf(found[0] ?? ""), readQuantity(found[1] ?? "")];
    if (salt === null || constant === null || products.length > 1) return null;
    products.push({ salt, constant });
  }
  return products;
}

function takeHeld(taken: Taken): Map<string, Quantity> | null {
  const held = new Map<string, Quantity>();
  for (const [at, pattern] of HELD.entries()) {
    for (let found = taken.take(pattern); found !== null; found = taken.take(pattern)) {
      const [one = "", two = "", three = ""] = found;
      const [value, ions] = at === 0 ? [one, [two, three]] : [three, [one, two]];
      const told = readQuantity(`${value} M`);
      if (told === null || !isMolar(told)) return null;
      for (const text of ions.filter((each) => each !== "")) {
        const ion = ionOf(text);
        if (ion === null || held.has(ion)) return null;
        held.set(ion, inUnit(told, "mol/L"));
      }
    }
  }
  return held;
}

/** What a question says of a salt, by its formula or its name. */
const speaksOf = (question: string, { formula }: Salt, names: readonly string[]): boolean =>
  new RegExp(String.raw`(?<![A-Za-z\d])${formula.replaceAll(/[()]/g, String.raw`\$&`)}(?![A-Za-z\d])`).test(question) ||
  names.some((name) => question.toLowerCase().includes(name));

const NAMES = /\b[a-z]+(?:\([iv]+\))? [a-z]+(?:ide|ate)\b/g;

function namesOf(text: string, salt: Salt): string[] {
  return [...text.toLowerCase().matchAll(NAMES)]
    .map(([name]) => name)
    .filter((name) => saltOf(name)?.formula === salt.formula);
}

/** The ions that a question asks the concentration of: "[Ag+]", "the bromide concentration", "concentration of Ag+". */
function listAsked(question: string): string[] {
  const patterns = [
    new RegExp(String.raw`\[${ION}\]`, "g"),
    new RegExp(String.raw`${ION}(?: ion)? concentration`, "g"),
    new RegExp(String.raw`concentration of (?:the )?${ION}`, "g"),
    new RegExp(String.raw`(?:how much|amount of) (?:of the )?${ION}`, "g"),
  ];
  const found = patterns.flatMap((pattern) => [...question.matchAll(pattern)].map(([, ion = ""]) => ionOf(ion)));
  return [...new Set(found.flatMap((ion) => ion ?? []))];
}

function solve(question: string, threatened: readonly Threatened[], shared: string): Solved | null {
  const [one, other] = threatened;
  if (ASKS_FIRST.test(question)) return one === undefined || other === undefined ? null : solveFirst(one, other);
  const [asked, ...more] = listAsked(question);
  if (asked === undefined || more.length > 0 || !BEGINS.test(question)) return null;
  const about = threatened.filter(({ salt }) => speaksOf(question, salt, namesOf(question, salt)));
  const [target, ...targets] = threatened.length === 1 ? threatened : about;
  if (target === undefined || targets.length > 0) return null;
  if (asked === shared) return solveBeginning(target);
  const first = threatened.find((each) => each !== target && each.ion === asked);
  return first === undefined ? null : solveLeft(first, target);
}

/** Null for any other text. */
export function solveSelectivePrecipitation(text: string): SolutionFacts[] | null {
  if (!IS_GRADUAL.test(text) || !/K_?\{?sp/.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text)
    .replaceAll(/\s+/g, " ")
    // Of a nitrate all is ions, each with one metal.
    .replaceAll(
      /\b(M|mol\/L) (?:in )?(?:Ag|([A-Z][a-z]?)\()NO3(?:\)([23]))?(?![A-Za-z\d])/g,
      (_, unit: string, metal = "Ag", charge = "") => `${unit} in ${metal}${charge}+`,
    );
  const taken = new Taken(plain);
  const products = takeProducts(taken);
  const held = takeHeld(taken);
  const rest = taken.rest.replaceAll(/[A-Z][A-Za-z]*\d[A-Za-z\d]*(?:\^?\d?[+-])?|\^\d[+-]|\b25 ?°C|\b298 ?K/g, " ");
  if (products === null || held === null || products.length === 0 || held.size === 0 || /\d/.test(rest)) return null;
  const threatened = products.flatMap((each): Threatened[] =>
    [each.salt.cation, each.salt.anion].flatMap((ion) => {
      const concentration = held.get(ion);
      return concentration === undefined ? [] : [{ ...each, ion, concentration }];
    }),
  );
  const shared = new Set(threatened.map(({ salt, ion }) => (ion === salt.anion ? salt.cation : salt.anion)));
  const [common, ...others] = shared;
  // Each salt by one ion, another one of each, and one that all of them wait for.
  if (common === undefined || others.length > 0 || threatened.length !== products.length) return null;
  if (held.has(common) || new Set(threatened.map(({ ion }) => ion)).size < threatened.length) return null;
  const sentences = taken.rest.split(/(?<=[.?!]) /).filter((sentence) => ASKS.test(sentence));
  const [question, ...moreQuestions] = sentences;
  if (question === undefined || moreQuestions.length > 0) return null;
  const solved = solve(question, threatened, common);
  return solved === null ? null : [solvedFacts(SOLUBILITY_WORDS, solved)];
}
