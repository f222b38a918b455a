import type { Salt } from "../../../chemistry/data/solubility-products.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { getFormula, parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { type Part, solveCombination } from "../../../problems/equilibrium/combination.ts";
import { dissolution } from "../../../problems/equilibrium/slightly-soluble.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readBalanced } from "../../../solver/problems/reaction.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { FORMULA, WORDS } from "../../text/labelled.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { readSalt } from "./solve-solubility.ts";

/** A salt that hardly dissolves in water, and does in what binds its metal: K = Ksp Kf, and how much of it dissolves. */

const LIGANDS: readonly (readonly [formula: string, told: string])[] = [
  ["NH3", String.raw`(?:aqueous )?(?:NH3|ammonia)`],
  ["CN^-", String.raw`(?:CN\^?-|NaCN|KCN|cyanide(?: ions?)?|(?:sodium|potassium) cyanide)`],
  ["S2O3^2-", String.raw`(?:S2O3\^?2-|Na2S2O3|thiosulfate(?: ions?)?|sodium thiosulfate)`],
  ["OH^-", String.raw`(?:OH\^?-|NaOH|KOH|hydroxide(?: ions?)?|(?:sodium|potassium) hydroxide)`],
];

const COMPLEX = /\[?([A-Z][a-z]?)\((NH3|CN|S2O3|OH)\)(\d)\]?(?: ?\^?\d?[+-](?![A-Za-z\d]))?(?: ?\((?:aq)\))?/g;
const CONSTANT = (letter: string): RegExp =>
  new RegExp(String.raw`\bK_?\{?${letter}\}?${WORDS}(?<![A-Za-z\d^])(${VALUE})(?! ?(?:M|mol|g|mL|L|°C)\b)`, "i");
const SPECIES = String.raw`(?:\d ?)?[A-Z][A-Za-z\d()]*(?: ?\^?\d?[+-](?![A-Za-z\d]))?(?: ?\((?:aq|s)\))?`;
const SIDE = String.raw`${SPECIES}(?: *\+ *${SPECIES})*`;
const REACTION = new RegExp(String.raw`${SIDE} *(?:<=>|->|⇌|→) *${SIDE}`, "g");
const MOLAR = String.raw`(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1))(?![A-Za-z\d/])`;

const ASKS_SOLUBILITY =
  /\b(?:what|calculate|find|determine|compute)\b[^?]*\bsolubility\b(?! product)|\bhow many moles of [^?]*\b(?:dissolve|per lit(?:er|re))/i;
const ASKS_CONSTANT =
  /\b(?:what|calculate|find|determine|compute)\b[^?]*\b(?:equilibrium constant|value of K(?![a-z])|K(?:_?c|_?eq)?(?= for| of))\b/i;

const ELSE =
  /\bnot\b|n't|\bpH\b|buffer|precipitat|grams?\b|\bg\b|\bmL\b|volume|pure water|in water|both|ratio|factor|times\b|percent|%|excess|mixed|common/i;

type Complex = { readonly formula: string; readonly metal: string; readonly ligand: string; readonly count: number };

const formula = (text: string): string | null => {
  const parsed = parseFormula(text);
  return parsed.ok ? canonicalOf(parsed.value) : null;
};

const charged = (text: string, charge: number): string =>
  `${text}${charge === 0 ? "" : `^${Math.abs(charge) === 1 ? "" : Math.abs(charge)}${charge > 0 ? "+" : "-"}`}`;

/** The one salt that a text names by its formula or its name. */
function saltOf(text: string): Salt | null {
  const names = [
    ...text.matchAll(/(?<![A-Za-z\d])(?!K_?sp)(?:[A-Z][a-z]?\d?|\([A-Z][A-Za-z\d]*\)\d?){2,}(?![A-Za-z\d+-])/g),
  ].map(([name]) => name);
  const worded = [
    ...text.matchAll(
      /\b[A-Za-z][a-z]+(?:\([IV]+\))? (?:chloride|bromide|iodide|cyanide|hydroxide|sulfide|carbonate|oxalate|chromate|phosphate)\b/g,
    ),
  ].flatMap(([name]) => listFormulasOf(name.toLowerCase(), "en"));
  const salts = new Map(
    [...names, ...worded].flatMap((name) => {
      const own = formula(name);
      const salt = own === null || own === "NH3" ? null : readSalt(own);
      return salt === null || /^(?:Na|K)\+$/.test(salt.cation) ? [] : [[salt.formula, salt] as const];
    }),
  );
  const [only, ...others] = salts.values();
  return only === undefined || others.length > 0 ? null : only;
}

/** The complex of the salt's metal, its charge by those of its parts. */
function complexOf(text: string, salt: Salt): Complex | null {
  const found = new Map(
    [...text.matchAll(COMPLEX)].flatMap(([, metal = "", ligand = "", count = ""]) => {
      const own = LIGANDS.find(([name]) => name.replace(/\^.*/, "") === ligand);
      if (own === undefined || getFormula(salt.cation).counts.get(metal) !== 1) return [];
      const [name] = own;
      const charge = getFormula(salt.cation).charge + Number(count) * getFormula(name).charge;
      const whole = formula(charged(`${metal}(${ligand})${count}`, charge));
      return whole === null || charge === 0
        ? []
        : [
            [
              whole,
              { formula: whole, metal: salt.cation, ligand: formula(name) ?? name, count: Number(count) },
            ] as const,
          ];
    }),
  );
  const [only, ...others] = found.values();
  return only === undefined || others.length > 0 ? null : only;
}

const several = (count: number, species: string): string => `${count === 1 ? "" : `${count} `}${species}(aq)`;

/** Null for any other text, and where it tells more. */
export function solveComplexesTold(text: string): SolutionFacts[] | null {
  if (!/\bK_?\{?f\b|formation constant|stability constant/i.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text)
    .replaceAll(/\b(?:overall )?(?:formation|stability) constant,? ?(?:\(?K_?f\)?)?/gi, "Kf ")
    .replaceAll(/\bsolubility product(?: constant)?,? ?(?:\(?K_?sp\)?)?/gi, "Ksp ");
  const salt = saltOf(plain.replaceAll(COMPLEX, (whole) => (/\(OH\)\d$/.test(whole) ? whole : " ")));
  const complex = salt === null ? null : complexOf(plain, salt);
  if (salt === null || complex === null) return null;
  const taken = new Taken(plain.replaceAll(COMPLEX, " X ").replaceAll(REACTION, " X "));
  const ligand = LIGANDS.find(([name]) => formula(name) === complex.ligand);
  const strength = takeStrength(taken, ligand?.[1] ?? "");
  const bare = new Taken(taken.rest.replaceAll(FORMULA, " X "));
  const [product, formation] = [
    readQuantity(bare.take(CONSTANT("sp"))?.[0] ?? ""),
    readQuantity(bare.take(CONSTANT("f"))?.[0] ?? ""),
  ];
  if (product === null || formation === null || bare.rest.replaceAll(/\bat 25 ?°C/g, " ").match(/\d/) !== null)
    return null;
  const wanted = `${salt.formula}(s) + ${several(complex.count * salt.cations, complex.ligand)} <=> ${several(salt.cations, complex.formula)} + ${several(salt.anions, salt.anion)}`;
  const parts: Part[] = [
    { equation: dissolution(salt), constant: product, factor: { above: 1, below: 1 } },
    {
      equation: `${several(1, complex.metal)} + ${several(complex.count, complex.ligand)} <=> ${several(1, complex.formula)}`,
      constant: formation,
      factor: { above: salt.cations, below: 1 },
    },
  ];
  const sum = solvedFacts("problems-equilibrium.constants", solveCombination(parts, wanted));
  if (ASKS_SOLUBILITY.test(bare.rest))
    return strength === null ? null : solveDissolved(sum, wanted, complex, strength, salt);
  return strength === null && ASKS_CONSTANT.test(bare.rest) ? [sum] : null;
}

function takeStrength(taken: Taken, ligand: string): Quantity | null {
  const [before, behind] = [
    taken.take(new RegExp(String.raw`${MOLAR} (?:solution of |aqueous )?${ligand}(?![A-Za-z\d])`)),
    taken.take(
      new RegExp(String.raw`${ligand}(?![A-Za-z\d])\]? (?:solution )?(?:= |of concentration |is )?\(?${MOLAR}`),
    ),
  ];
  return before !== null && behind !== null ? null : readQuantity((before ?? behind)?.[0] ?? "");
}

/** How much of a salt, that has one of its metal in each unit, dissolves: as much as there is of the complex. */
function solveDissolved(
  sum: SolutionFacts,
  wanted: string,
  complex: Complex,
  strength: Quantity,
  salt: Salt,
): SolutionFacts[] | null {
  const [constant, equation] = [foundBy(sum), readBalanced(wanted)];
  if (constant === null || equation === null || salt.cations !== 1) return null;
  const [last] =
    solveByLaws(
      [
        [variableOf("concentration-constant", null), constant],
        [variableOf("molarity", complex.ligand, "initial"), strength],
      ],
      variableOf("molarity", complex.formula),
      getUnit("mol/L"),
      ["at-equilibrium"],
      { equation },
    ) ?? [];
  const solution = last === undefined ? null : chain([sum, last], { ...sum.givens, ...last.givens });
  return solution === null ? null : [solution];
}
