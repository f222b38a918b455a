import { BOND_ENTHALPIES, type Bond } from "../../../chemistry/data/bond-enthalpies.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE, type BalancedEquation, type Bonds } from "../../../methods/rules/rule.ts";
import { type BondCount, countBonds, MOLECULES } from "../../../problems/energy/bonds.ts";
import { type Quantity, quantity } from "../../../quantity/quantity.ts";
import { solveAll } from "../../statement/bind.ts";
import { findQuantity } from "../../../quantity/scan-quantity.ts";
import type { Given } from "../../../solver/problems/statement.ts";
import type { Spot } from "../../text/spot.ts";

const NO_WORDS = { before: [], behind: [] };

const IS_ABOUT = /\bbonds?\b|\bD\(/i;
const ASKS = /\b(?:what|calculate|find|determine|estimate|work out|compute|deduce|predict)\b/i;
const OF_REACTION =
  /ΔH|∆H|\bdH\b|\benthalp\w* (?:change|of (?:the )?(?:reaction|hydrogenation|chlorination|combustion))|\bchange in enthalpy|\bheat of (?:the )?reaction|\breaction enthalpy/i;
/** What makes a mean value of a bond another thing, or the reaction another one. */
const OF_OTHER_THINGS =
  /\b(?:lattice|resonance|radical|polymer\w*|strain|ioni[sz]ation|photon|wavelength|atomi[sz]ation|liquid|condens\w*|vapori[sz]\w*|per gram|grams? of|mass)\b/i;

const PER_MOLE = /kJ ?(?:\/ ?mol|mol ?\^?[-−–⁻][1¹]|per mole?)/;

const BOND = /(?<![\p{L}\d)])([A-Z][a-z]?) ?([-–—−=≡]) ?([A-Z][a-z]?)(?![a-z\d(])/gu;

const NUMBER = /(?<![\p{L}\d.,^−-])[+−-]?\d+(?:\.\d+)?(?![\d%]| ?(?:mol\b|mole\b|→|->))/gu;

/** A bond as the table writes it; null where no school table has it. */
function bondOf(one: string, sign: string, other: string): Bond | null {
  const mark = sign === "=" || sign === "≡" ? sign : "–";
  const [first, second] = [`${one}${mark}${other}`, `${other}${mark}${one}`];
  const isBond = (text: string): text is Bond => Object.hasOwn(BOND_ENTHALPIES, text);
  return isBond(first) ? first : isBond(second) ? second : null;
}

/** A number as it is written: all of its digits are known. */
function valueOf(written: string, unit: string): Quantity {
  const digits = written.replace(/[−+]/, (sign) => (sign === "−" ? "-" : ""));
  return quantity(digits, unit, digits.replaceAll(/\D/g, "").replace(/^0+/, "").length);
}

type Told = {
  readonly values: ReadonlyMap<Bond, Quantity>;
  readonly open: readonly Bond[];
  readonly enthalpy: Quantity | null;
};

/** "H–H 436, Cl–Cl 242 kJ/mol", "D(H–Cl) = 431 kJ/mol": each value behind its bond; null where a number has no bond. */
function readBonds(text: string): Told | null {
  const bonds = [...text.matchAll(BOND)].flatMap(({ 0: written, 1: one = "", 2: sign = "", 3: other = "", index }) => {
    const bond = bondOf(one, sign, other);
    return bond === null ? [] : [{ bond, start: index, end: index + written.length }];
  });
  const first = bonds[0]?.start ?? text.length;
  const values = new Map<Bond, Quantity>();
  const taken = new Set<number>();
  const numbers = [...text.matchAll(NUMBER)].map(({ 0: written, index }) => ({ written, index }));
  for (const [at, { bond, end }] of bonds.entries()) {
    const next = bonds[at + 1]?.start ?? text.length;
    const value = numbers.find(({ index }) => index >= end && index < next && !/[.?!]\s/.test(text.slice(end, index)));
    if (value === undefined) continue;
    if (values.has(bond)) return null;
    values.set(bond, valueOf(value.written, "kJ/mol"));
    taken.add(value.index);
  }
  const open = bonds.filter(({ bond }) => !values.has(bond)).map(({ bond }) => bond);
  const rest = numbers.filter(({ index }) => !taken.has(index));
  const [only, ...more] = rest;
  if (more.length > 0 || first === text.length) return null;
  if (only === undefined) return { values, open: [...new Set(open)], enthalpy: null };
  const said = findQuantity(text, only.index, { locale: "en", trailingZeros: "measured" });
  const isOfReaction = OF_REACTION.test(text.slice(Math.max(0, only.index - 60), only.index));
  return said?.ok === true && isOfReaction
    ? { values, open: [...new Set(open)], enthalpy: valueOf(only.written, "kJ") }
    : null;
}

/** The molecule of the table with these atoms; a compound of carbon with oxygen only as it is written there. */
function moleculeOf(formula: string): string | null {
  if (MOLECULES.includes(formula)) return formula;
  const isOpen = /C(?![a-z])/.test(formula) && /O/.test(formula) && !formula.endsWith("OH");
  return isOpen ? null : (MOLECULES.find((each) => sameAtoms(each, formula)) ?? null);
}

function sidesOf({
  equation,
  species,
  coefficients,
}: BalancedEquation): { broken: BondCount; formed: BondCount } | null {
  const molecules = species.map((formula, index) => ({
    formula: moleculeOf(formula) ?? "",
    coefficient: coefficients[index] ?? 1,
  }));
  if (molecules.some(({ formula }) => formula === "")) return null;
  const { length } = equation.reactants;
  return { broken: countBonds(molecules.slice(0, length)), formed: countBonds(molecules.slice(length)) };
}

/** Without the bonds that stay: what is broken and what is formed of each is set against each other. */
function netOf(broken: BondCount, formed: BondCount): { broken: BondCount; formed: BondCount } {
  const less = (side: BondCount, other: BondCount): BondCount =>
    new Map(
      [...side].flatMap(([bond, count]): [Bond, number][] => {
        const left = count - (other.get(bond) ?? 0);
        return left > 0 ? [[bond, left]] : [];
      }),
    );
  return { broken: less(broken, formed), formed: less(formed, broken) };
}

const asList = (count: BondCount): Bonds => [...count];

/** ΔH of a reaction of gases from told bond enthalpies, or one of them from ΔH. Null where a text is no such problem. */
export function solveBondEnergies(text: string, spots: readonly Spot[]): readonly SolutionFacts[] | null {
  const equations = spots.filter((spot) => spot.kind === "equation");
  const [written, ...others] = equations;
  const equation = written?.equation ?? null;
  if (written === undefined || equation === null || others.length > 0) return null;
  if (!IS_ABOUT.test(text) || !PER_MOLE.test(text) || !ASKS.test(text) || OF_OTHER_THINGS.test(text)) return null;
  const told = readBonds(withoutEquation(text));
  const sides = sidesOf(equation);
  if (told === null || sides === null) return null;
  const isKnown = ({ broken, formed }: { broken: BondCount; formed: BondCount }): boolean => {
    const needed = new Set([...broken.keys(), ...formed.keys()]);
    const missing = [...needed].filter((bond) => !told.values.has(bond));
    return (
      [...told.values.keys()].every((bond) => needed.has(bond)) &&
      (told.enthalpy === null ? missing.length === 0 && told.open.length === 0 : missing.join() === told.open.join())
    );
  };
  const whole = [sides, netOf(sides.broken, sides.formed)].find(isKnown);
  if (whole === undefined || (told.enthalpy === null && !OF_REACTION.test(text))) return null;
  const givens: Given[] = [
    ...[...told.values].map(([bond, value]) => ({
      variable: variableOf("bond-enthalpy", bond),
      quantity: value,
      words: NO_WORDS,
    })),
    ...(told.enthalpy === null
      ? []
      : [{ variable: variableOf("reaction-enthalpy", null), quantity: told.enthalpy, words: NO_WORDS }]),
  ];
  const [open, ...more] = told.open;
  const wanted: Variable | null =
    told.enthalpy === null
      ? variableOf("reaction-enthalpy", null)
      : open === undefined || more.length > 0
        ? null
        : variableOf("bond-enthalpy", open);
  return wanted === null
    ? null
    : solveAll({
        givens,
        goals: [{ variable: wanted, unit: null, words: NO_WORDS }],
        scene: {
          ...BARE_SCENE,
          equation,
          bonds: { broken: asList(whole.broken), formed: asList(whole.formed) },
          givens: givens.map(({ variable }) => variable),
        },
      });
}

/** Its coefficients and the signs in it are no values and no bonds. */
function withoutEquation(text: string): string {
  return text.replace(
    /(?:\d+ ?)?[A-Z][A-Za-z\d]*(?: ?\([a-z]+\))?(?: ?\+ ?(?:\d+ ?)?[A-Z][A-Za-z\d]*(?: ?\([a-z]+\))?){0,3} ?(?:->|→|⟶|⇌|=>) ?(?:\d+ ?)?[A-Z][A-Za-z\d]*(?: ?\([a-z]+\))?(?: ?\+ ?(?:\d+ ?)?[A-Z][A-Za-z\d]*(?: ?\([a-z]+\))?){0,3}/g,
    " ",
  );
}
