/** Standard values of several substances as one list: told again one by one, each with its substance and its unit. */

const SPECIES = String.raw`[A-Z][A-Za-z\d()]*(?:\^?\d?[+-])?(?: ?\((?:s|l|g|aq|graphite|diamond)\))?`;
const VALUE = String.raw`[+−–-]?\d[\d.]*(?<!\.)`;

const ENTRY = String.raw`(?:of |for )?${SPECIES}(?:,| =| is|:|=)? ${VALUE}`;
const ENTRIES = String.raw`${ENTRY}(?:(?:; |, |,? and |; and )${ENTRY})+`;

const LABELS: readonly (readonly [words: string, symbol: string, units: string])[] = [
  [
    String.raw`(?:[Ss]tandard )?(?:molar )?(?:[Ee]nthalpies|heats|enthalpy|heat) of formation(?:,? \(?[Δ∆]H(?:°_?f|_?f°|f)\)?)?|[Δ∆]H(?:°_?f|_?f°|f)`,
    "ΔHf°",
    String.raw`kJ ?\/ ?mol|kJ mol\^?[-−]1`,
  ],
  [
    String.raw`(?:[Ss]tandard )?(?:molar )?(?:Gibbs )?(?:free )?(?:energies|energy) of formation(?:,? \(?[Δ∆]G(?:°_?f|_?f°|f)\)?)?|[Δ∆]G(?:°_?f|_?f°|f)`,
    "ΔGf°",
    String.raw`kJ ?\/ ?mol|kJ mol\^?[-−]1`,
  ],
  [
    String.raw`(?:(?:[Ss]tandard|[Aa]bsolute|molar) ){0,3}entrop(?:ies|y)(?:,? \(?S°\)?)?|S°`,
    "S°",
    String.raw`J ?\/ ?\(?(?:mol[ ·⋅*]?K|K[ ·⋅*]?mol)\)?|J mol\^?[-−]1 K\^?[-−]1|J K\^?[-−]1 mol\^?[-−]1`,
  ],
];

const LEAD = String.raw`(?:,? ?\b(?:[Uu]sing|[Ff]rom|[Gg]iven|[Ww]ith|[Uu]se|[Bb]ased on|[Tt]he)\b(?: (?:the|these|this|following|data|values|standard|of|are|is|,|:))* ?)?`;

/** The label, its list and its unit, which stands before the list or behind it. */
const LISTS = LABELS.map(
  ([words, symbol, units]) =>
    [
      symbol,
      new RegExp(
        String.raw`${LEAD}(?:${words})(?: values?| data)?(?: at (?:25 °C|298 K))?,? ?(?:in |\(in |\()(${units})\)?(?: are| is)? ?[:,]? ?(${ENTRIES})`,
        "g",
      ),
      new RegExp(
        String.raw`${LEAD}(?:${words})(?: values?| data)?(?: at (?:25 °C|298 K))? ?(?:are|:)? ?(${ENTRIES})(?:,? ?\(?(?:all |each )?(?:in )?)? ?(${units})\)?`,
        "g",
      ),
      new RegExp(
        String.raw`${LEAD}(?:(?:${words}),? )?((?:${words})(?: of)? ?[([]?${SPECIES}[)\]]? ?(?:=|is|:) ?${VALUE}(?:(?:; |, |,? and )(?:${words})(?: of)? ?[([]?${SPECIES}[)\]]? ?(?:=|is|:) ?${VALUE})+),? ?\(?(?:all |each )?(?:in )?(${units})\)?`,
        "g",
      ),
      words,
    ] as const,
);

const ONE = new RegExp(String.raw`(${SPECIES})[)\]]?(?:,| =| is|:|=)? ?(${VALUE})(?=;|,| and|\s*$)`, "g");

/** Without a bracket that closes nothing. */
const balanced = (text: string): string => (/^[^(]*\)$/.test(text) ? text.slice(0, -1) : text);

function tell(symbol: string, entries: string, unit: string): string {
  return [...entries.matchAll(ONE)]
    .map(([, of = "", value = ""]) => {
      const number = value.replace("+", "").replace(/[−–]/, "-");
      return `${symbol} of ${balanced(of).replace(" (", "(")} is ${number} ${balanced(unit)}`;
    })
    .join(", ");
}

/** The list goes to the end as a sentence of its own; the same text where it has none. */
export function withListedValues(text: string): string {
  const told: string[] = [];
  let rest = text;
  const keep = (symbol: string, entries: string, unit: string): string => {
    told.push(`${tell(symbol, entries, unit)}.`);
    return "";
  };
  for (const [symbol, unitBefore, unitBehind, labelled, words] of LISTS) {
    rest = rest
      .replaceAll(unitBefore, (_, unit: string, entries: string) => keep(symbol, entries, unit))
      .replaceAll(labelled, (_, entries: string, unit: string) =>
        keep(symbol, entries.replaceAll(new RegExp(String.raw`(?:${words})(?: of)? ?[([]?(?=[A-Z])`, "g"), ""), unit),
      )
      .replaceAll(unitBehind, (_, entries: string, unit: string) => keep(symbol, entries, unit));
  }
  if (told.length === 0) return text;
  const plain = rest
    .replaceAll(/^[\s,;:.]+/g, "")
    .replaceAll(/\s+([.,?!])/g, "$1")
    .replaceAll(/[,:;]([.?!])/g, "$1")
    .replaceAll(/\.{2,}/g, ".")
    .trim();
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[.?!]$/.test(plain) ? "" : "."} ${told.join(" ")}`;
}
