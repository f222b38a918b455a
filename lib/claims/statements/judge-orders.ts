import { POLYPROTIC_ACIDS, WEAK_ACIDS } from "../../chemistry/data/acid-constants.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { BOILING_POINTS } from "../../problems/bonding/intermolecular-data.ts";
import { MAIN_ELEMENTS } from "../../problems/periodic-table/elements.ts";
import type { Concept } from "./concepts.ts";
import { reactivityOf } from "./judge-elements.ts";
import { type Clause, judged, open, type Statement } from "./statement.ts";
import { readAtom } from "./subject-of.ts";

type Item = { readonly formulas: readonly string[] };

/** More, as much, or less of a property; null where the engine cannot tell. */
type Compare = (one: Item, other: Item) => 1 | 0 | -1 | null;

/** What things are put in order by, and how it is spoken of. */
type Scale = { readonly spoken: RegExp | null; readonly concept?: Concept; readonly compare: Compare };

/** Values that are closer, as a share, change places from table to table. */
const CLOSE = 0.02;

function bySize(one: number | null | undefined, other: number | null | undefined, close: number): 1 | 0 | -1 | null {
  if (one === null || one === undefined || other === null || other === undefined) return null;
  return Math.abs(one - other) <= close ? 0 : one > other ? 1 : -1;
}

const byValue =
  (valueOf: (symbol: string) => number | null | undefined): Compare =>
  (one, other) => {
    const [first, second] = [one, other].map(({ formulas }) => {
      const atom = readAtom(formulas);
      return atom?.charge === 0 ? valueOf(atom.symbol) : null;
    });
    return bySize(first, second, CLOSE * Math.max(Math.abs(first ?? 0), Math.abs(second ?? 0)));
  };

const mainOf = (symbol: string) => MAIN_ELEMENTS.find((each) => each.symbol === symbol);

/** Ions with as many electrons by their protons, those of one group and charge by their shells, those of one element by their electrons. */
const byRadius: Compare = (one, other) => {
  const [first, second] = [readAtom(one.formulas), readAtom(other.formulas)];
  const [a, b] = [findElement(first?.symbol ?? ""), findElement(second?.symbol ?? "")];
  if (first === null || second === null || a === null || b === null) return null;
  if (first.charge === 0 && second.charge === 0) return byValue((symbol) => mainOf(symbol)?.radius)(one, other);
  if (a.number === b.number) return bySize(-first.charge, -second.charge, 0);
  if (a.number - first.charge === b.number - second.charge) return bySize(-a.number, -b.number, 0);
  const isOfGroup = a.group !== null && a.group === b.group && first.charge === second.charge;
  return isOfGroup ? bySize(a.period, b.period, 0) : null;
};

/** Down and to the left; of two that differ in opposite ways the table does not tell. */
const byMetal: Compare = (one, other) => {
  const [a, b] = [one, other].map(({ formulas }) => findElement(readAtom(formulas)?.symbol ?? ""));
  if (a === undefined || b === undefined || a === null || b === null || a.group === null || b.group === null)
    return null;
  const [down, left] = [Math.sign(a.period - b.period), Math.sign(b.group - a.group)];
  if (down * left < 0 || [a.group, b.group].some((group) => group > 2 && group < 13)) return null;
  return down + left > 0 ? 1 : down + left < 0 ? -1 : 0;
};

const reversed =
  (compare: Compare): Compare =>
  (one, other) => {
    const order = compare(one, other);
    return order === null ? null : order > 0 ? -1 : order < 0 ? 1 : 0;
  };

const HALOGENS = ["I", "Br", "Cl", "F"];

const byReactivity: Compare = (one, other) => {
  const symbols = [one, other].map(({ formulas }) => readAtom(formulas)?.symbol ?? "");
  const [first = -1, second = -1] = symbols.map((symbol) => HALOGENS.indexOf(symbol));
  if (first >= 0 && second >= 0) return bySize(first, second, 0);
  const [a, b] = symbols.map((symbol) => reactivityOf(symbol));
  return bySize(a, b, 0);
};

const BOILING_CLOSE = 3;
const byBoiling: Compare = (one, other) => {
  const [first, second] = [one, other].map(({ formulas }) => valueIn(BOILING_POINTS, formulas));
  return bySize(first, second, BOILING_CLOSE);
};

function valueIn(table: Readonly<Record<string, number>>, formulas: readonly string[]): number | null {
  return formulas.flatMap((formula) => table[formula] ?? [])[0] ?? null;
}

/** Of the acids that are ionized in water almost wholly, those of the halogens by their bonds. */
const STRONG_ACIDS = ["HCl", "HBr", "HI"];
const OTHER_STRONG_ACIDS: ReadonlySet<string> = new Set(["HNO3", "H2SO4", "HClO4"]);
const ACIDS_CLOSE = 0.1;

const byAcid: Compare = (one, other) => {
  const [a = "", b = ""] = [one, other].map(({ formulas }) => formulas[0]);
  const [first, second] = [a, b].map(strengthOf);
  if (first === undefined || second === undefined || first === null || second === null) return null;
  const areBothStrong = first >= STRONGEST && second >= STRONGEST;
  if (areBothStrong && (OTHER_STRONG_ACIDS.has(a) || OTHER_STRONG_ACIDS.has(b))) return null;
  return bySize(first, second, ACIDS_CLOSE);
};

const STRONGEST = 5;

function strengthOf(formula: string): number | null {
  if (OTHER_STRONG_ACIDS.has(formula)) return STRONGEST;
  if (STRONG_ACIDS.includes(formula)) return STRONGEST + STRONG_ACIDS.indexOf(formula);
  const constant = WEAK_ACIDS[formula] ?? POLYPROTIC_ACIDS[formula]?.[0];
  return constant === undefined ? null : Math.log10(Number(constant));
}

const SCALES: readonly Scale[] = [
  { spoken: null, concept: "radius", compare: byRadius },
  {
    spoken:
      /(?:atom|ion)\p{L}*[\s-](?:siz|radi)\p{L}*|\bsizes?\b|\btamañ\p{L}*|\btailles?\b|离子半径|半径|त्रिज्या|ራዲየስ/iu,
    compare: byRadius,
  },
  { spoken: null, concept: "ionization", compare: byValue((symbol) => mainOf(symbol)?.ionization) },
  { spoken: null, concept: "electronegativity", compare: byValue((symbol) => mainOf(symbol)?.electronegativity) },
  { spoken: null, concept: "metallic", compare: byMetal },
  {
    spoken: /non-?metallic|no metálico|non métallique|非金属性|अधात्विक/iu,
    compare: reversed(byMetal),
  },
  {
    spoken: /boil\p{L}*|\bb\.?\s?p\.|ebullición|ébullition|沸点|क्वथनांक|መፍለቂያ|የመፍላት/iu,
    compare: byBoiling,
  },
  { spoken: /reactiv\p{L}*|réactivité|活泼性|活动性|क्रियाशीलता|अभिक्रियाशीलता/iu, compare: byReactivity },
  { spoken: /acid(?:ity| strengths?)|strengths? of (?:the )?acids|acidez|acidité|酸性|अम्लीयता/iu, compare: byAcid },
];
/** What else may be put in order. */
const OTHER =
  /affinit\p{L}*|afinidad\p{L}*|melting\p{L}*|\bfusión|\bfusion|熔点|亲和|氧化性|还原性|碱性|稳定性|basic\p{L}*|base strengths?|oxidi[sz]ing|reducing|lattice|vapou?r pressures?|volatil\p{L}*|solubilit\p{L}*|densit\p{L}*|stabilit\p{L}*|polari[sz]\p{L}*|bond (?:length|energ|strength|angle)\p{L}*|蒸气压|溶解度|键长|键能|键角|密度|गलनांक/iu;

const NAME = String.raw`[A-Z][A-Za-z\d₀-₉()]{0,14}(?:\^?\{?\d?[+−–-]\}?|[⁰¹²³⁴-⁹]?[⁺⁻])?|\p{Script=Han}{1,6}|[\p{L}\p{M}]{2,18}`;
const LINK = String.raw`[\s*]{0,4}[>＞≫]{1,2}[\s*]{0,4}`;
const ROW = (link: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}\d^_])(?:${NAME})(?:${link}(?:${NAME})){1,7}(?![\p{L}\p{M}\d_^]|\s?[<>=])`,
    "gu",
  );
const ROWS: readonly (readonly [RegExp, 1 | -1])[] = [
  [ROW(LINK), 1],
  [ROW(LINK.replace("[>＞≫]", "[<＜≪]")), -1],
];

/** "F > Cl > Br": elements, ions or compounds in the order of the property that was spoken of last before them. */
export function judgeOrders(clause: Clause): Statement[] {
  if (!/[<>＜＞≪≫]/u.test(clause.text) || clause.isDenied) return [];
  return ROWS.flatMap(([pattern, sign]) =>
    [...clause.text.matchAll(pattern)].flatMap((match): Statement[] => {
      const items = match[0].split(/[\s*<>＜＞≪≫]+/u).map((name) => readItem(name, clause.locale));
      if (items.some(({ formulas }) => formulas.length === 0)) return [];
      const span = { start: clause.start + match.index, end: clause.start + match.index + match[0].length };
      const own = scaleIn(clause.text.slice(0, match.index), clause, clause.start);
      const scale = own ?? scaleOf(clause.property?.concept);
      if (scale === "other" || scale === null) return [open(span)];
      const orders = items.slice(1).map((item, at) => scale.compare(items[at] ?? item, item));
      if (orders.every((order) => order === sign)) return [judged(span, true)];
      const isContrary = orders.some((order) => order === -sign);
      return [isContrary && own !== null ? judged(span, false) : open(span)];
    }),
  );
}

function readItem(name: string, locale: Locale): Item {
  if (findElement(name) !== null) return { formulas: [name] };
  const parsed = /^[A-Z]/.test(name) ? parseFormula(name.replaceAll(/[−–]/g, "-")) : null;
  if (parsed?.ok === true) return { formulas: [formatFormula({ ...parsed.value, state: null }, "ascii")] };
  return { formulas: listFormulasOf(name.toLowerCase(), locale) };
}

const scaleOf = (concept: Concept | undefined): Scale | null =>
  concept === undefined ? null : (SCALES.find((scale) => scale.concept === concept) ?? null);

/** The last property that a text names. */
function scaleIn(text: string, { concepts }: Clause, start: number): Scale | "other" | null {
  const places = [
    ...SCALES.flatMap((scale) => {
      const named = concepts.filter(({ concept, end }) => concept === scale.concept && end - start <= text.length);
      const spoken = scale.spoken === null ? [] : [...text.matchAll(new RegExp(scale.spoken, "giu"))];
      return [
        ...named.map((each) => ({ start: each.start - start, end: each.end - start, scale })),
        ...spoken.map(({ index, 0: word }) => ({ start: index, end: index + word.length, scale })),
      ];
    }),
    ...[...text.matchAll(new RegExp(OTHER, "giu"))].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
      scale: "other" as const,
    })),
  ];
  return places.toSorted((a, b) => b.end - a.end || a.start - b.start)[0]?.scale ?? null;
}
