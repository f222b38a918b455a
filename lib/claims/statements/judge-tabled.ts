import { POLYPROTIC_ACIDS, WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import { BOND_ENTHALPIES } from "../../chemistry/data/bond-enthalpies.ts";
import { FORMATION_ENTHALPIES } from "../../chemistry/data/formation-enthalpies.ts";
import { SPECIFIC_HEATS } from "../../chemistry/data/heat-capacities.ts";
import { METAL_COUPLES, OTHER_METAL_COUPLES } from "../../chemistry/data/reduction-potentials.ts";
import { SOLUBILITY_PRODUCTS } from "../../chemistry/data/solubility-products.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { MAIN_ELEMENTS } from "../../problems/periodic-table/elements.ts";
import { BOILING_POINTS } from "../../problems/bonding/intermolecular-data.ts";
import { PHASE_POINTS } from "../../problems/gases/phase-data.ts";
import { MULTIPLICATION_SIGN } from "../plain-text.ts";
import type { Concept } from "./concepts.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

/** A kind of value that the tables have: how it is spoken of, in which unit, and what it is of a substance. */
type Table = {
  /** Before the number, in any language: by its letter or its words. */
  readonly spoken: RegExp;
  /** The property of the periodic table that it is, where it was spoken of before. */
  readonly property?: Concept;
  /** Behind the number. */
  readonly unit: RegExp;
  /** A unit that nothing else has, of a substance that stands at once before the number. */
  readonly telling?: RegExp;
  readonly valuesOf: (formula: string) => readonly number[];
  /** Tables of different books differ by so much. */
  readonly isNear: (told: number, known: number) => boolean;
  /** Beyond which no book goes. */
  readonly isFar: (told: number, known: number) => boolean;
};

const NO_UNIT =
  /^(?!\s?(?:[°%/·×\d]|(?:[kM]?J|[mk]?V|[mkµ]?[gLM]|[mk]?mol|[cnp]?m|K|h|s|min|atm|k?Pa|eV|u)(?!\p{L})))/u;
const KILOJOULES = /^\s?kJ/u;

const ratio = (told: number, known: number): number => Math.abs(Math.log10(told / known));
const nearRatio = (told: number, known: number): boolean => told > 0 && ratio(told, known) < 0.06;
const farRatio = (told: number, known: number): boolean => told <= 0 || ratio(told, known) > 0.7;
const within =
  (most: number) =>
  (told: number, known: number): boolean =>
    Math.abs(told - known) <= most;
const beyond =
  (least: number) =>
  (told: number, known: number): boolean =>
    Math.abs(told - known) > least;
const share = (told: number, known: number): number => Math.abs(told - known) / Math.max(1, Math.abs(known));

const acidConstants = (formula: string): readonly number[] =>
  [WEAK_ACIDS[formula] ?? [], POLYPROTIC_ACIDS[formula] ?? []].flat().map(Number);
const exponents = (constants: readonly number[]): readonly number[] =>
  constants.map((constant) => -Math.log10(constant));
const baseConstants = (formula: string): readonly number[] =>
  WEAK_BASES[formula] === undefined ? [] : [Number(WEAK_BASES[formula])];

/** Of an element, by its symbol or as O2 by its name. */
const electronegativities = (formula: string): readonly number[] =>
  MAIN_ELEMENTS.flatMap(({ symbol, electronegativity }) =>
    electronegativity !== null && (symbol === formula || `${symbol}2` === formula) ? [electronegativity] : [],
  );

const TABLES: readonly Table[] = [
  {
    spoken: /ioni[sz]ation energ|energía de ionización|énergie d['’]ionisation|电离能|आयनन|የአዮናይዜሽን/iu,
    property: "ionization",
    unit: /^\s?kJ\s?(?:\/|·)?\s?mol/u,
    valuesOf: (formula) =>
      MAIN_ELEMENTS.flatMap(({ symbol, ionization }) =>
        symbol === formula || `${symbol}2` === formula ? [ionization] : [],
      ),
    isNear: (told, known) => share(told, known) < 0.006,
    isFar: (told, known) => share(told, known) > 0.25,
  },
  {
    spoken: /electronegativ|électronégativ|电负性|विद्युत-?\s?ऋणात्मकता|ኤሌክትሮኔጋቲቪቲ/iu,
    unit: NO_UNIT,
    valuesOf: electronegativities,
    isNear: within(0.051),
    isFar: beyond(0.5),
  },
  {
    spoken: /(?<!p)K_?\{?a\}?(?!\p{L})/u,
    unit: NO_UNIT,
    valuesOf: acidConstants,
    isNear: nearRatio,
    isFar: farRatio,
  },
  {
    spoken: /pK_?\{?a\}?(?!\p{L})/u,
    unit: NO_UNIT,
    valuesOf: (formula) => exponents(acidConstants(formula)),
    isNear: within(0.06),
    isFar: beyond(0.7),
  },
  {
    spoken: /(?<!p)K_?\{?b\}?(?!\p{L})/u,
    unit: NO_UNIT,
    valuesOf: baseConstants,
    isNear: nearRatio,
    isFar: farRatio,
  },
  {
    spoken: /K_?\{?(?:sp|ps|s)\}?(?!\p{L})|solubility product/iu,
    unit: NO_UNIT,
    valuesOf: (formula) =>
      SOLUBILITY_PRODUCTS.filter((salt) => salt.formula === formula).map(({ constant }) => Number(constant)),
    isNear: (told, known) => told > 0 && ratio(told, known) < 0.1,
    isFar: (told, known) => told <= 0 || ratio(told, known) > 2,
  },
  {
    spoken: /E_?\^?\{?[°⊖]\}?|potential|potencial|potentiel|电势|电极|विभव/iu,
    unit: /^\s?V(?!\p{L})/u,
    valuesOf: potentialsOf,
    isNear: within(0.011),
    isFar: (told, known) => Math.abs(told - known) > 0.3 || Math.sign(told) !== Math.sign(known),
  },
  {
    spoken: /Δ_?\{?f\}?H|ΔH_?\^?\{?°?\}?_?\{?f|formation|formación|生成焓|संभवन/u,
    unit: /^\s?kJ\s?(?:\/|·)?\s?mol/u,
    valuesOf: enthalpiesOf,
    isNear: (told, known) => share(told, known) < 0.004,
    isFar: (told, known) => share(told, known) > 0.1,
  },
  {
    spoken:
      /specific heat|calor específic|capacidad calorífica|chaleur (?:massique|spécifique)|capacité thermique|比热|विशिष्ट ऊष्मा/iu,
    unit: /^\s?J/u,
    telling: /^\s?J\s?\/?\s?[(·]?\s?(?:g|kg)(?!\p{L})/u,
    valuesOf: (formula) => (SPECIFIC_HEATS[formula] === undefined ? [] : [Number(SPECIFIC_HEATS[formula])]),
    isNear: (told, known) => Math.abs(told - known) / known < 0.012,
    isFar: (told, known) => Math.abs(told - known) / known > 0.25,
  },
  {
    spoken:
      /boil|(?<!\p{L})b\.?\s?p\.?(?!\p{L})|hierve|ebullición|ébullition|(?<!\p{L})bout(?!\p{L})|沸|क्वथन|उबल|ይፈላል/iu,
    unit: /^\s?°\s?C/u,
    valuesOf: (formula) => (BOILING_POINTS[formula] === undefined ? [] : [BOILING_POINTS[formula]]),
    isNear: within(0.7),
    isFar: beyond(15),
  },
  {
    spoken: /freez|melt|congela|funde|fusión|(?<!\p{L})fond(?!\p{L})|gèle|fusion|凝固|熔|结冰|जम|गलन|पिघल|ይቀልጣል/iu,
    unit: /^\s?°\s?C/u,
    valuesOf: (formula) => PHASE_POINTS.filter((each) => each.formula === formula).map(({ melting }) => melting),
    isNear: within(0.7),
    isFar: beyond(15),
  },
];

function potentialsOf(formula: string): readonly number[] {
  return [...METAL_COUPLES, ...OTHER_METAL_COUPLES].flatMap(({ oxidized, reduced, potential }) =>
    [oxidized[1], reduced[1]].some((each) => each.replace("^", "") === formula.replace("^", ""))
      ? [Number(potential)]
      : [],
  );
}

function enthalpiesOf(formula: string): readonly number[] {
  return Object.entries(FORMATION_ENTHALPIES).flatMap(([name, value]) =>
    value !== null && name.replace(/\((?:s|l|g|aq)[^)]*\)$/, "") === formula ? [Number(value)] : [],
  );
}

const NUMBER = new RegExp(
  `(?<![\\d.,^\\p{L}])([+−-]?\\s?\\d{1,5}(?:[.,]\\d{1,4})?)(?:\\s*[×·${MULTIPLICATION_SIGN}]\\s*10(?:\\^\\{?([−-]?\\d{1,2})\\}?|(⁻?[⁰¹²³⁴-⁹]{1,2})))?`,
  "gu",
);
const SUPER = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const AT_HAND = 3;
/** A number is of the letter or word before it, at most so far. */
const FARTHEST = 70;

/** Constants and other values of substances against the engine's tables, as far as those of books differ. */
export function judgeTabled(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  const { text, start } = clause;
  return [...text.matchAll(NUMBER)].flatMap((match): Statement[] => {
    const end = match.index + match[0].length;
    const span = { start: start + match.index, end: start + end };
    const value = valueOf(match);
    const before = text.slice(Math.max(0, match.index - FARTHEST), match.index);
    const behind = withUnitOfList(text, match.index, end);
    const bond = judgeBond(value, before, behind);
    if (bond !== null) return bond === "open" ? [] : [judged(span, bond === "right")];
    return TABLES.flatMap((table): Statement[] => {
      const isSpokenOf =
        before.search(table.spoken) !== -1 ||
        (table.telling?.test(behind) === true &&
          clause.mentioned.some((each) => each.end <= span.start && span.start - each.end <= AT_HAND)) ||
        (table.property !== undefined &&
          [clause.property, ...clause.lineBefore, ...clause.around].some(
            (spoken) => spoken?.concept === table.property,
          ));
      return isSpokenOf && table.unit.test(behind) ? judgeBy(table, value, span, clause) : [];
    }).slice(0, 1);
  });
}

/** "Values in kJ/mol: Na 496, K 419", "(kJ/mol): Na 496": what stands behind a number, and the unit of its list where it has none. */
function withUnitOfList(text: string, from: number, end: number): string {
  const behind = text.slice(end);
  const unit = LIST.exec(text.slice(0, from))?.[1];
  return unit === undefined || !/^\s?(?:[,;.)|、，；]|$)/u.test(behind) ? behind : ` ${unit}`;
}

const LIST = /\((?:in |en |单位[:：]?\s?)?((?:kJ|°C|V)[^()]{0,10})\)[^()]{0,80}$/u;

/** "K 419 kJ/mol": a symbol alone. */
const SYMBOL = /(?<![\p{L}\d])([A-Z][a-z]?)[\s*:：=(]{1,4}$/u;

function judgeBy(table: Table, value: number, span: { start: number; end: number }, clause: Clause): Statement[] {
  const symbol = SYMBOL.exec(clause.text.slice(0, span.start - clause.start))?.[1] ?? "";
  const alone = findElement(symbol) === null ? [] : [{ start: span.start, end: span.start, formulas: [symbol] }];
  const own = [...clause.mentioned.filter(({ end }) => end <= span.start), ...alone];
  const [one] = own;
  const named = (own.length > 0 ? own.map(({ formulas }) => formulas) : clause.earlier.slice(-4).map((each) => [each]))
    .map((formulas) => formulas.flatMap((formula) => table.valuesOf(formula)))
    .filter((values) => values.length > 0);
  const last = named.at(-1);
  if (last === undefined) return [];
  if (last.some((known) => table.isNear(value, known))) return [right(span)];
  const isSure = own.length === 1 && one !== undefined && last.every((known) => table.isFar(value, known));
  return isSure ? [judged(span, false)] : [];
}

function valueOf([, digits = "", plain, raised]: RegExpExecArray): number {
  const exponent =
    plain ?? [...(raised ?? "")].map((sign) => (sign === "⁻" ? "-" : String(SUPER.indexOf(sign)))).join("");
  return Number(
    `${digits.replace(/[−]/, "-").replace(",", ".").replaceAll(/\s/g, "")}e${(exponent || "0").replace("−", "-")}`,
  );
}

const BOND = /(?<!\p{L})([A-Z][a-z]?)\s?([–—≡=-])\s?([A-Z][a-z]?)(?!\p{L})[^.;\d]{0,60}$/u;
/** Means over molecules differ from book to book. */
const BONDS_DIFFER = 0.01;
/** The energy of another bond. */
const OTHER_BOND = 0.25;
const AT_ONCE = 14;

/** The energy of a bond that is written before it; null where none is. */
function judgeBond(value: number, before: string, behind: string): "right" | "wrong" | "open" | null {
  const bond = BOND.exec(before);
  if (bond === null || !KILOJOULES.test(behind)) return null;
  const [, one = "", sign = "", other = ""] = bond;
  if (findElement(one) === null || findElement(other) === null) return null;
  const order = sign === "=" || sign === "≡" ? sign : "–";
  const known = Object.entries(BOND_ENTHALPIES).find(
    ([name]) => name === `${one}${order}${other}` || name === `${other}${order}${one}`,
  )?.[1];
  if (known === undefined) return null;
  const apart = Math.abs(value - known) / known;
  if (apart < BONDS_DIFFER) return "right";
  return apart > OTHER_BOND && before.length - bond.index <= AT_ONCE ? "wrong" : "open";
}
