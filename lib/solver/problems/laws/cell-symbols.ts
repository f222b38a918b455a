import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { scanQuantity } from "../../../quantity/scan-quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { canonicalText, findHalf } from "./half-cells.ts";
import type { Half } from "./half-cells.ts";

/**
 * Signs of electrochemistry that a reader of words would take for something else: E°(Cu²⁺/Cu), Zn|Zn²⁺||Cu²⁺|Cu, [Zn²⁺].
 * They become words of their own; what stood there is kept, in the order of the text.
 */

/** A half of a written cell. */
type WrittenHalf = {
  readonly half: Half;
  readonly concentrations: readonly (readonly [formula: string, value: Quantity])[];
};

export type WrittenCell = { readonly anode: WrittenHalf; readonly cathode: WrittenHalf };

export type SpeltCells = {
  readonly text: string;
  readonly couples: readonly (Half | null)[];
  readonly cells: readonly (WrittenCell | null)[];
};

const CHARGE = "(?:\\^?\\{?[0-9¹²³⁴]?[+⁺\\-−–⁻]\\}?)";
const STATE = "(?:\\s?\\((?:aq|s|l|g)\\))?";
const SPECIES = `(?:[A-Z][a-z]?[0-9₂-₉]?){1,3}${CHARGE}?${STATE}`;
const PART = `${SPECIES}(?:\\s?\\([^()|]{1,24}\\))?`;
const SIDE = `${PART}(?:\\s?[|,]\\s?${PART}){1,2}`;

const CELL = new RegExp(`(${SIDE})\\s?(?:\\|\\||‖|∥|//)\\s?(${SIDE})`, "g");
const POTENTIAL = "(?:E\\s?[°º˚⁰⦵⊖]\\s?_?)?";
const COUPLE = new RegExp(
  `${POTENTIAL}[({]?(?<![A-Za-z0-9])(${SPECIES})\\s?[/|]\\s?(${SPECIES})[)}]?(?![A-Za-z0-9])`,
  "g",
);
const CHARGED = /[+⁺\-−–⁻]/;

const DEGREE = "[°º˚⁰⦵⊖]";
const CELL_NAME = "_?\\{?(?:cell|cel|célula|celda|pila|pile|cellule|电池|सेल|ሴል)\\}?";

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`(?<![A-Za-z])E\\s?${DEGREE}\\s?${CELL_NAME}|(?<![A-Za-z])E\\s?${CELL_NAME}\\s?${DEGREE}`, "g"),
    " symestdcell ",
  ],
  [new RegExp(`(?<![A-Za-z])E${CELL_NAME}`, "g"), " symecell "],
  [new RegExp(`(?<![A-Za-z])E\\s?${DEGREE}`, "g"), " symestd "],
  [/(?<![\p{L}\d])E(?![A-Za-z\d°º˚⁰⦵⊖_(])/gu, " symecell "],
  [new RegExp(`(?:[Δ∆]|\\bdelta )\\s?_?r?\\s?G\\s?${DEGREE}`, "g"), " symdg "],
  [/(?<![A-Za-z]|\d\s?)K(?:_?\{?(?:eq|c)\}?)?(?![A-Za-z\d+⁺(|/])/g, " symkeq "],
  [/(?<![A-Za-z])Q(?![A-Za-z\d(])/g, " symq "],
  // The unit that is asked for, which could not be another.
  [/(?<!\d\s?|[A-Za-z])V(?![A-Za-z\d+⁺(|/])/g, ""],
  [/(?<![A-Za-z])n(?=\s?=)/g, " symn "],
  [/(?<![A-Za-z])R(?=\s?=)/g, " symr "],
  [/(?<![A-Za-z])F(?=\s?=)/g, " symf "],
  [/(?<![A-Za-z])T(?=\s?=)/g, " symtemp "],
];

/** "Two electrons", "two moles of electrons": the only numbers that these problems write as words. */
const COUNTS = ["one", "two", "three", "four", "five", "six"];
const COUNTED = /^\s(?:(?:moles?|mol) of )?electrons?\b/;

function countInDigits(text: string): string {
  return COUNTS.reduce(
    (current, word, index) =>
      current.replaceAll(word, (written, at: number) =>
        COUNTED.test(current.slice(at + written.length, at + written.length + 30)) &&
        !/\p{L}/u.test(current[at - 1] ?? "")
          ? `${index + 1}`
          : written,
      ),
    text,
  );
}

const BRACKETED = new RegExp(`\\[\\s?(${SPECIES})\\s?\\]`, "g");

const BARE = new RegExp(`^${SPECIES.replace(STATE, "")}`);

function readPart(part: string): { formula: string | null; concentration: Quantity | null } {
  const name = BARE.exec(part)?.[0] ?? "";
  const inside = [...part.slice(name.length).matchAll(/\(([^()]{1,24})\)/g)].map((match) => match[1] ?? "");
  const numbers = inside.flatMap((text) => {
    const at = text.search(/\d/);
    const read = at === -1 ? null : scanQuantity(text, at, { locale: DEFAULT_LOCALE, trailingZeros: "measured" });
    return read?.ok === true ? [read.value.quantity] : [];
  });
  const isPlain = inside.every(
    (text) =>
      /^(?:aq|s|l|g|graphite)$/.test(text) || /^(?:aq,\s?)?\d[\d.,×^⁻¹²³⁴⁵⁶-]*\s?(?:M|mol\/L|mol L-1)$/.test(text),
  );
  return { formula: isPlain ? canonicalText(name) : null, concentration: numbers[0] ?? null };
}

const INERT: ReadonlySet<string> = new Set(["Pt", "C"]);

function readSide(side: string): WrittenHalf | null {
  const parts = side.split(/[|,](?![^()]*\))/).map((part) => readPart(part.trim()));
  const formulas = parts.flatMap(({ formula }) => (formula === null || INERT.has(formula) ? [] : [formula]));
  const [one, other, ...more] = formulas;
  if (parts.some(({ formula }) => formula === null) || one === undefined || other === undefined || more.length > 0)
    return null;
  const half = findHalf(one, other);
  const concentrations = parts.flatMap(({ formula, concentration }) =>
    formula === null || concentration === null ? [] : [[formula, concentration] as const],
  );
  const isMeasured = concentrations.every(([, { unit }]) => unit.dimension === DIMENSIONS.concentration);
  return half === null || !isMeasured ? null : { half, concentrations };
}

/** The text with its signs as words. */
export function spellCells(text: string): SpeltCells {
  const couples: (Half | null)[] = [];
  const cells: (WrittenCell | null)[] = [];
  const withCells = /\|\||‖|∥|\/\//.test(text)
    ? text.replace(CELL, (_, left: string, right: string) => {
        const [anode, cathode] = [readSide(left), readSide(right)];
        cells.push(anode === null || cathode === null ? null : { anode, cathode });
        return " symnotation ";
      })
    : text;
  const withCouples = withCells.replace(COUPLE, (written: string, one: string, other: string) => {
    if (!CHARGED.test(one) && !CHARGED.test(other)) return written;
    const [first, second] = [
      canonicalText(one.replace(/\s?\([a-z]+\)$/, "")),
      canonicalText(other.replace(/\s?\([a-z]+\)$/, "")),
    ];
    couples.push(first === null || second === null ? null : findHalf(first, second));
    return " symcouple ";
  });
  const spelt = SYMBOLS.reduce(
    (current, [pattern, word]) => current.replace(pattern, word),
    countInDigits(withCouples),
  );
  return { text: spelt.replace(BRACKETED, " symbracket $1 "), couples, cells };
}
