import { findSalt } from "../../chemistry/ions/salt.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { NUMBER as N } from "./turn.ts";

/** A metal that a current lays on a surface, as thick as it is told: how much of it there is, its two measures tell. */

const IN_CM: Readonly<Record<string, string>> = {
  m: "100",
  dm: "10",
  cm: "1",
  mm: "0.1",
  μm: "1e-4",
  µm: "1e-4",
  nm: "1e-7",
};

const LENGTH = String.raw`(${N})[- ]?(m|dm|cm|mm|[μµ]m|nm)`;
const COAT = "(?:layer|coating|film|plating|coat|deposit)";

const THICKNESS: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\d.])${LENGTH}(?:[- ]thick)? ${COAT}\b`),
  new RegExp(String.raw`\bthickness (?:of|is|=) ${LENGTH}\b`),
  new RegExp(String.raw`(?<![\d.])${LENGTH} thick\b`),
];
const AREA = new RegExp(String.raw`(?<![\d.])(${N}) ?(m|dm|cm|mm)(?:\^?2|²)(?!\d)`);
const SIDES = new RegExp(String.raw`(?<![\d.])${LENGTH} ?(?:×|x|by) ?${LENGTH}\b`);
const CURRENT = new RegExp(String.raw`(?<![\d.])(${N} ?m?A)\b`);
const DENSITY = new RegExp(
  String.raw`\bdensity(?: of [a-z]+(?: \(metal\)| metal)?)?,? (?:is|of|=) (${N} ?g\/(?:cm(?:\^?3|³)|mL))`,
);
const METAL = new RegExp(String.raw`\b(?:${COAT}|thickness of (?:${LENGTH}) of|area) of (?:metallic )?([a-z]+)\b`);
const ION =
  /\b([a-z]+\([IV]+\))(?: ions?)?\b|\b([A-Z][a-z]?\^?\d?\+)|\b((?:[A-Z][a-z]?)(?:\([A-Z][A-Za-z\d]*\)\d?|[A-Z][A-Za-z\d]*))(?= solution|[.,?]| and\b)/;

const ASKS = /\b(?:how long|how many (?:hours|minutes|seconds))\b/i;
/** More surfaces than one, or charge that does something else. */
const ELSE =
  /\b(?:both|each|every|sides|sphere|spherical|cylind\w*|inside|efficien\w*|not|only|half|volts?|what (?:mass|current|is|volume|area|thickness))\b|%/i;

const figuresOf = (number: string): number =>
  number
    .replace(/[eE×].*$/, "")
    .replace(".", "")
    .replace(/^0+/, "").length;

type Measure = { readonly value: Decimal; readonly figures: number };

function measure(number: string, unit: string, power: 1 | 2): Measure | null {
  const size = IN_CM[unit];
  const plain = /^[\d.]+$/.test(number) ? number : null;
  return size === undefined || plain === null
    ? null
    : { value: new Decimal(plain).times(new Decimal(size).pow(power)), figures: figuresOf(plain) };
}

/** The ion that is laid down, by its name, its formula, or that of its salt. */
function ionOf(text: string, metal: string): string | null {
  const [, name, ion, salt] = ION.exec(text) ?? [];
  const parsed = salt === undefined ? null : parseFormula(salt);
  const cation = parsed?.ok === true ? findSalt(parsed.value)?.cations[0] : undefined;
  const found =
    name !== undefined
      ? (listFormulasOf(`${name} ion`, "en")[0] ?? null)
      : (ion ?? (cation === undefined ? null : canonicalOf(cation.formula)));
  const [symbol] = listFormulasOf(metal, "en");
  return found !== null && symbol !== undefined && found.replace(/\^?\d?\+$/, "") === symbol ? found : null;
}

/** "How long does it take to lay 0.010 mm of nickel on 25 cm²?": of so many cubic centimetres. The same text where it is none. */
export function withLayer(text: string): string {
  if (!ASKS.test(text) || ELSE.test(text)) return text;
  const [thick, unit] =
    THICKNESS.map((pattern) => pattern.exec(text))
      .find((found) => found !== null)
      ?.slice(1) ?? [];
  const [, wide, wideUnit] = AREA.exec(text) ?? [];
  const [, one, oneUnit, other, otherUnit] = SIDES.exec(text) ?? [];
  const [[, current] = [], [, density] = [], found] = [
    CURRENT.exec(text) ?? [],
    DENSITY.exec(text) ?? [],
    METAL.exec(text),
  ];
  const metal = found?.at(-1);
  const ion = metal === undefined ? null : ionOf(text, metal);
  const measures = [
    measure(thick ?? "", unit ?? "", 1),
    ...(wide === undefined
      ? [measure(one ?? "", oneUnit ?? "", 1), measure(other ?? "", otherUnit ?? "", 1)]
      : [measure(wide, wideUnit ?? "", 2)]),
  ].flatMap((each) => each ?? []);
  const count = wide === undefined ? 3 : 2;
  if (ion === null || current === undefined || density === undefined || measures.length !== count) return text;
  const numbers =
    text.replaceAll(/\b[A-Z][A-Za-z\d()]*(?:\^\d?\+)?|(?:cm|dm|mm|m)\^?[23]/g, " ").match(/\d[\d.]*/g) ?? [];
  if (numbers.length !== count + 2) return text;
  const volume = measures.reduce((product, { value }) => product.times(value), new Decimal(1));
  const figures = Math.min(...measures.map((each) => each.figures)) + 1;
  const [ask = "How long"] = ASKS.exec(text) ?? [];
  return `${ask.replace(/^h/, "H")} would a current of ${current} take to deposit ${volume.toSignificantDigits(figures).toFixed()} cm^3 of ${metal} from ${ion}? The density of ${metal} is ${density}.`;
}
