export const VALUE_KINDS = ["mass", "temperature", "volume", "pressure", "molarity"] as const;

/** `mass` is the molar mass, whose unit is a formula's own: g/mol. */
export type ValueKind = (typeof VALUE_KINDS)[number];

/** The unit that a bare value of a kind is shown with. */
export const DEFAULT_UNITS = {
  mass: "g/mol",
  temperature: "°C",
  volume: "L",
  pressure: "atm",
  molarity: "M",
} as const satisfies Record<ValueKind, string>;

const NUMBER = String.raw`[-+−]?[\d.,]*\d(?:\s*[×x]\s*10[⁻⁺⁰¹²³⁴-⁹]+|[eE][-+]?\d+)?`;
const VALUE = new RegExp(`^\\s*(${NUMBER})\\s*(\\S.*)?$`);
/** What is told, and the number that ends the line. */
const NAMED_NUMBER = new RegExp(`^([^=:：፦]{1,60})([=:：፦])(?:.*[=≈])?\\s*(${NUMBER})\\s*$`);

/** A value with a unit after a narrow no-break space: its own if it has one, else the default of its kind. */
export function withDefaultUnit(value: string, kind: ValueKind): string {
  const match = VALUE.exec(value);
  if (match === null) return value;
  return `${match[1] ?? ""}\u202F${(match[2] ?? DEFAULT_UNITS[kind]).trim()}`;
}

/** An index, as in V₁, and what the quantity is one of, as in c(HCl). */
const WHOSE = String.raw`(?:_?\{?[1-4₁-₄]\}?)?(?:\([^=]{1,30}\))?`;
const article = String.raw`(?:(?:the|la|le|el|l’|l')\s?)?`;

/** How each kind is written alone: its symbol where that stands for nothing else, and its name in each language of the app. */
const HEADS: Readonly<Record<ValueKind, RegExp>> = {
  mass: head(String.raw`M\([^=]{1,30}\)`, "molar mass|masa molar|masse molaire|ሞላር መጠነ ቁስ|摩尔质量|मोलर द्रव्यमान"),
  temperature: head(`T${WHOSE}`, "temperature|temperatura|température|(?:የ)?ሙቀት መጠን|温度|ताप|तापमान"),
  volume: head(`V${WHOSE}`, "volume|volumen|ይዘት|体积|आयतन"),
  pressure: head(`[Pp]${WHOSE}`, "pressure|presión|pression|ግፊት|压强|压力|दाब|दबाव"),
  molarity: head(
    String.raw`c\([^=]{1,30}\)|M_?\{?[12₁₂]\}?|\[[A-Z][^\][=]{0,30}\]`,
    "molarity|molaridad|molarité|concentration molaire|ሞላሪቲ|物质的量浓度|摩尔浓度|मोलरता",
  ),
};

function head(symbol: string, names: string): RegExp {
  return new RegExp(
    `^(?:(?:${symbol})|(?:${article}(?:${[names, names.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())].join("|")})))$`,
    "u",
  );
}

/** From here on a bare temperature may as well be one in kelvins, and only who wrote it knows. */
const MAYBE_KELVINS = 200;

/**
 * The kind of which a line tells a bare number, as `V₁ = 2.5` or `Pression : 1,2` do, and that number; null for a line with
 * a unit, for a letter that may stand for another kind (`M = 0.5`, `c = 4.18`), and for a temperature that may be one in
 * kelvins.
 */
export function findBareValue(line: string): { readonly kind: ValueKind; readonly number: string } | null {
  const [, name = "", sign = "", number = ""] = NAMED_NUMBER.exec(line.trim()) ?? [];
  const kind = VALUE_KINDS.find((each) => HEADS[each].test(name.trim()));
  // `P: 4` counts atoms.
  if (kind === undefined || (sign !== "=" && /^[A-Za-z][₁-₄\d]?$/.test(name.trim()))) return null;
  return kind === "temperature" && Number(number.replace(",", ".").replace("−", "-")) >= MAYBE_KELVINS
    ? null
    : { kind, number };
}
