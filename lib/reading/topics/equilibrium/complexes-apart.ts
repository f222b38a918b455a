import { COMPLEX_IONS, type ComplexIon } from "../../../chemistry/data/formation-constants.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { findSalt } from "../../../chemistry/ions/salt.ts";
import { findSolubility } from "../../../chemistry/ions/solubility.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { solveCombination } from "../../../problems/equilibrium/combination.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readBalanced } from "../../../solver/problems/reaction.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** What is free in a solution of a complex ion, of itself or beside more of its ligand; and its constant turned around. */

const CHARGE = String.raw`(?:\^?\d?[+-])`;
const COMPLEX = String.raw`((?:[A-Z][a-z]?\d?)?\[?[A-Z][a-z]?\(?(?:NH3|CN|OH|Cl|F)\)?\d\]?(?:\(?[A-Z][A-Za-z\d]*\)?\d?)?${CHARGE}?)(?![A-Za-z\d(\[])`;
const MOLAR = String.raw`(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3))(?![A-Za-z\d/])`;
const HELD: readonly RegExp[] = [
  new RegExp(
    String.raw`${MOLAR} (?:aqueous )?(?:solution )?(?:of |in |with respect to |with )*(?:the )?(?:complex )?${COMPLEX}`,
  ),
  new RegExp(
    String.raw`(${VALUE} ?mol)(?:es?)? (?:of )?${COMPLEX} (?:is|are|was) (?:added to|dissolved in|put into) (?:(?:1|one|exactly 1)(?:\.0+)? ?(?:L|lit(?:er|re)) of )?(?:an? )?(?:solution|water)\b`,
  ),
];
const LIGAND = new RegExp(
  String.raw`${MOLAR} (?:solution of |in |of )?(NH3|CN\^?-|OH\^?-|Cl\^?-|F\^?-|ammonia)(?![A-Za-z\d])`,
);
const CONSTANT = new RegExp(
  String.raw`\bK_?\{?(f|d)\}?(?: ?\([^()]{1,20}\)| (?:of|for) [A-Z][A-Za-z\d()]*${CHARGE}?)? ?(?:=|is|of|:) ?(${VALUE})(?! ?(?:M|mol)\b)`,
);
const ONE_LITRE =
  /,? ?(?:[Aa]ssume (?:that )?)?(?:the |a )?(?:final |total )?volume (?:is |of |to be )?(?:1|one)(?:\.0+)? ?(?:L|lit(?:er|re))\b/;
const ION = String.raw`([A-Z][a-z]?\^?\d?\+|[a-z]+(?:\([IV]+\))?(?= ions?\b))`;
const ASKS_METAL = new RegExp(
  String.raw`\b(?:what|calculate|find|determine|compute)\b[^.?]*?(?:\bconcentrations? of (?:the )?(?:free )?${ION}|\[${ION}\]|(?<=[ \[])${ION}\]? (?:ion )?(?:equilibrium )?concentration)`,
  "i",
);
const ASKS_LIGAND = /\bconcentrations? of [^.?]*? and (?:the )?(?:NH3|CN\^?-|OH\^?-|Cl\^?-|F\^?-|ammonia|cyanide)/;
const ASKS_CONSTANT =
  /\b(?:what|calculate|find|determine|compute|give)\b[^.?\d]*\bdissociation constant\b|\bdissociation constant\b[^.?\d]*\?/i;

const ELSE =
  /\bpH\b|buffer|precipit|solub|saturat|dissolves|\bgrams?\b|\d ?m?g\b|\bmL\b|titrat|percent|%|\bnot\b|n't|mixed|\bK_?sp\b|acid\b|\bratio|fraction|diluted|stepwise/i;

const spelling = (text: string): string | null => {
  const parsed = parseFormula(text);
  return parsed.ok ? canonicalOf(parsed.value) : null;
};

/** The complex that is meant, by itself or in a salt that is all ions. */
function complexOf(text: string): ComplexIon | null {
  const parsed = parseFormula(text);
  if (!parsed.ok) return null;
  const salt = parsed.value.charge === 0 ? findSalt(parsed.value) : null;
  if (salt !== null && findSolubility(salt) === "insoluble") return null;
  const ions =
    salt === null
      ? [canonicalOf(parsed.value)]
      : [...salt.cations, salt.anion].map(({ formula }) => canonicalOf(formula));
  const found = COMPLEX_IONS.filter(({ formula }) =>
    ions.some((ion) => sameAtoms(ion.replaceAll(/[[\]]/g, ""), formula)),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function isMetal(name: string, { metal }: ComplexIon): boolean {
  const own = /^[A-Z]/.test(name) ? [spelling(name)] : listFormulasOf(`${name.toLowerCase()} ion`, "en");
  return own.includes(metal) || own.includes(metal.replace("^", ""));
}

/** The complex apart; Kf belongs to the equation that forms it. */
function equationOf({ formula, metal, ligand, count }: ComplexIon, isApart = true): string {
  const parts = `${metal}(aq) + ${count} ${ligand}(aq)`;
  return isApart ? `${formula}(aq) <=> ${parts}` : `${parts} <=> ${formula}(aq)`;
}

/** Kd by Kf: of the equation turned around. */
function turnAround(complex: ComplexIon, constant: Quantity): SolutionFacts {
  const part = { equation: equationOf(complex, false), constant, factor: { above: -1, below: 1 } };
  return solvedFacts("problems-equilibrium.constants", solveCombination([part], equationOf(complex)));
}

/** Kd of a complex from the Kf of the table. */
function solveConstant(text: string): SolutionFacts[] | null {
  if (!ASKS_CONSTANT.test(text) || !/\bformation constant\b/i.test(text)) return null;
  const taken = new Taken(text);
  const complex = complexOf(taken.take(new RegExp(COMPLEX))?.[0] ?? "");
  return complex === null || taken.hasNumber ? null : [turnAround(complex, pureNumber(complex.constant, 2))];
}

/** In mol/L; an amount is one in one litre. */
const asMolar = (held: Quantity | null): Quantity | null =>
  held === null || held.unit.factors.length > 1 || held.unit.factors[0]?.unit.symbol !== "mol"
    ? held
    : { ...held, unit: getUnit("mol/L") };

/** Null for any other text, and where it tells more. */
export function solveComplexesApart(text: string): SolutionFacts[] | null {
  if (!/[\])](?:\d|\^)|\bcomplex\b/.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text)
    .replaceAll(/(\d)-M\b/g, "$1 M")
    .replaceAll(/\bK_?\{?(d|f|inst)\}?_?\b/g, (_, letter: string) => (letter === "f" ? "Kf" : "Kd"));
  const turned = solveConstant(plain);
  if (turned !== null) return turned;
  const taken = new Taken(plain);
  const asked = ASKS_METAL.exec(plain)
    ?.slice(1)
    .find((name) => name !== undefined);
  const found = HELD.map((pattern) => taken.take(pattern)).find((groups) => groups !== null);
  const complex = complexOf(found?.[1] ?? "");
  const strength = asMolar(readQuantity(found?.[0] ?? ""));
  if (asked === undefined || complex === null || strength === null || !isMetal(asked, complex)) return null;
  if (ASKS_LIGAND.test(plain)) return null;
  const [letter = "f", told = complex.constant] = taken.take(CONSTANT) ?? [];
  const [beside, ligand = ""] = taken.take(LIGAND) ?? [];
  taken.take(ONE_LITRE);
  const rest = taken.rest
    .replaceAll(new RegExp(`${COMPLEX}|[A-Z][A-Za-z]*\\d?\\^?\\d?[+-]|NH3`, "g"), " ")
    .replaceAll(/\bat 25 ?°C/g, " ");
  const [constant, free] = [readQuantity(told), readQuantity(beside ?? "")];
  const isOwn = free === null || spelling(ligand === "ammonia" ? "NH3" : ligand) === complex.ligand;
  const equation = readBalanced(equationOf(complex));
  if (/\d/.test(rest) || constant === null || !isOwn || equation === null) return null;
  const first = letter === "d" ? null : turnAround(complex, constant);
  const apart = first === null ? constant : foundBy(first);
  if (apart === null) return null;
  const starts: (readonly [Variable, Quantity])[] = [
    [variableOf("molarity", complex.formula, "initial"), strength],
    ...(free === null ? [] : [[variableOf("molarity", complex.ligand, "initial"), free] as const]),
  ];
  const [last] =
    solveByLaws(
      [[variableOf("concentration-constant", null), apart], ...starts],
      variableOf("molarity", complex.metal),
      getUnit("mol/L"),
      ["at-equilibrium"],
      { equation },
    ) ?? [];
  const parts = [first, last].flatMap((each) => each ?? []);
  const solution = last === undefined ? null : chain(parts, Object.assign({}, ...parts.map(({ givens }) => givens)));
  return solution === null ? null : [solution];
}
