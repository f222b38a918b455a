import { CONSTANTS, GAS_CONDITIONS, GAS_CONSTANTS, MOLAR_VOLUME_AT_RTP } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Idle } from "../retell/idle.ts";
import { findToldMasses } from "./told-masses.ts";

/**
 * Constants of nature that an English text tells beside its data: "(h = 6.626×10^-34 J s)", "use R = 0.0821", "1 u = 931.5
 * MeV". The laws have them already, so that they may be left aside; one that is not what its table says stays, and then
 * counts as a number of the problem. Linear in the text.
 */

/** How far a told constant may be from its table: what rounding does. */
const SAME = "0.006";

const NUMBER = String.raw`\d[\d ,]*(?:\.\d+)?(?<![ ,])(?: ?(?:[×x*·] ?10\^?[-−⁻]?[\d⁰¹²³⁴-⁹]+|[eE][-−]?\d+))?`;

const SIGN = String.raw` ?(?:=|≈|:|,|\bis\b|\bas\b|\bbeing\b|\bof\b|\bto be\b|\bequals\b|\bis equivalent to\b|\bis equal to\b|\bcorresponds to\b|\b(?:has|having) a (?:mass|charge) of\b)? ?(?:about |approximately )?`;

const UNIT = String.raw`(?:joules?|J|kJ|lit(?:er|re)s?|L|dm|m|cm|atm(?:ospheres?)?|k?Pa|bar|torr|mm ?Hg|cal|mol(?:es?)?|kelvins?|K|seconds?|s|Hz|molecules|particles|atoms|entities|coulombs?|C|eV|MeV|kg|g|u|amu|Da|faradays?|M)(?:\^?[-−–⁻]?[\d¹²³⁴-⁹])?`;

const JOIN = String.raw`(?: ?[·⋅.*×/] ?| per | )`;

const UNITS = String.raw`(?:(?: ?|${JOIN})${UNIT}(?![A-Za-z])(?:${JOIN}(?:\(${UNIT}(?:${JOIN}${UNIT})*\)|${UNIT}(?![A-Za-z])))*)?(?:/c\^?[2²])?(?: of (?:electrons|e-|gas)\b)?(?: (?:at|under) (?:STP|s\.t\.p\.|rtp|r\.t\.p\.|room (?:temperature and pressure|conditions)))?`;

const ATMOSPHERIC = [
  CONSTANTS.gas,
  ...Object.values(GAS_CONSTANTS),
  { value: new Decimal("8.20573660809596e-5") },
  { value: CONSTANTS.gas.value.div(1000) },
];

type Named = {
  readonly names: string;
  readonly values: readonly { readonly value: Decimal }[];
  /** Told as "1.007825 u for H-1" as well. */
  readonly isToldBehind?: boolean;
  /** Under what conditions it is that. */
  readonly condition?: GasCondition;
};

/** Conditions under which gases have a molar volume that courses tell, as texts name them. */
const GAS_CONDITION = {
  STP: {
    molarVolume: GAS_CONDITIONS.stpAtmosphere.molarVolume,
    names: /\bs\.?t\.?p\b|\bstandard (?:temperature|conditions)/i,
  },
  rtp: { molarVolume: MOLAR_VOLUME_AT_RTP, names: /\br\.?t\.?p\b|\broom (?:temperature and pressure|conditions)/i },
} as const;

type GasCondition = keyof typeof GAS_CONDITION;

const GAS_CONDITION_NAMES = ["STP", "rtp"] as const satisfies readonly GasCondition[];

const MOLAR_VOLUME =
  "(?:the )?molar (?:gas )?vol(?:ume)?\\.?(?: of (?:a|an|any|the) (?:ideal )?gas(?:es)?)?(?: at (?:stp|s\\.t\\.p\\.|rtp|r\\.t\\.p\\.|room temperature and pressure))?|v_?m|(?:1|one) mol(?:e)? of (?:any |a |an ideal )?gas(?:es)?(?: at (?:stp|rtp))?(?: (?:occupies|occupy|takes? up|fills?|has a volume of)| ?(?==))";

const scaled = ({ value }: { readonly value: Decimal }, factor: string): { readonly value: Decimal } => ({
  value: value.times(factor),
});

const NAMED: readonly Named[] = [
  { names: "h|planck(?:['’]?s)? constant(?:,? h)?", values: [CONSTANTS.planck] },
  {
    names: "c|(?:the )?(?:speed|velocity) of light(?: in (?:a )?vacuum)?(?:,? c)?",
    values: [CONSTANTS.lightSpeed, scaled(CONSTANTS.lightSpeed, "100")],
  },
  { names: "hc", values: [{ value: CONSTANTS.planck.value.times(CONSTANTS.lightSpeed.value) }] },
  {
    names: "n_?a|l|avogadro(?:['’]?s)?(?: (?:number|constant))?(?:,? \\(?n_?a\\)?)?",
    values: [CONSTANTS.avogadro],
  },
  {
    names: "r|(?:the )?(?:(?:universal|molar|ideal) )*gas constant(?:,? \\(?r\\)?)?",
    values: [...ATMOSPHERIC, CONSTANTS.rydberg, CONSTANTS.rydbergEnergy],
  },
  {
    names: "f|(?:the )?faraday(?:['’]?s)?(?: constant)?(?:,? f)?|(?:1|one) ?(?:f|faraday)",
    values: [CONSTANTS.faraday],
  },
  {
    names: "r_?h|r_?∞|(?:the )?rydberg(?:['’]?s)?(?: constant)?(?:,? \\(?r(?:_?h|_?∞)?\\)?)?",
    values: [CONSTANTS.rydberg, CONSTANTS.rydbergEnergy, scaled(CONSTANTS.rydberg, "0.01")],
  },
  ...GAS_CONDITION_NAMES.map((condition) => ({
    names: MOLAR_VOLUME,
    values: [GAS_CONDITION[condition].molarVolume],
    condition,
  })),
  { names: "k_?w", values: [{ value: new Decimal("1e-14") }] },
  {
    names: "1 (?:u|amu)",
    values: [CONSTANTS.atomicMassEnergy, CONSTANTS.atomicMass, scaled(CONSTANTS.atomicMass, "1000")],
  },
  {
    names:
      "(?:the )?mass of (?:an? |one |the )?(?:h-1|hydrogen-1|1h|hydrogen)(?: atom)?|m\\((?:1h|h-1|h)\\)|(?:h-1|hydrogen-1)|that of (?:1h|¹h|h-1|hydrogen-1)",
    values: [{ value: new Decimal("1.00782503223") }],
    isToldBehind: true,
  },
  {
    names: "(?:the )?mass of (?:an? |one |the )?neutron|m_?\\(?n\\)?|(?:an? |one |the |each )?neutron",
    values: [CONSTANTS.neutronMassInU],
    isToldBehind: true,
  },
  {
    names: "m(?:_?\\(?e-?\\)?)?|(?:the )?(?:rest )?mass of (?:an? |the )?electron(?:,? m(?:_?e)?)?|m_?electron",
    values: [CONSTANTS.electronMass],
  },
  {
    names: "e|(?:the )?(?:elementary charge|charge (?:on|of) (?:an|the|one) electron)(?:,? e)?",
    values: [CONSTANTS.elementaryCharge],
  },
  { names: "1 ev", values: [CONSTANTS.elementaryCharge] },
  { names: "1 mev", values: [scaled(CONSTANTS.elementaryCharge, "1e6")] },
  { names: "1(?:\\.0+)? ?l ?[·⋅*×-]? ?atm", values: [{ value: new Decimal("101.325") }] },
  { names: "1 ci|1 curie", values: [{ value: new Decimal("3.7e10") }] },
];

const TOLD = NAMED.flatMap(({ names, values, condition, isToldBehind = false }) => [
  {
    pattern: new RegExp(
      String.raw`(?<=^|[\s(])(?:the (?:value of )?)?(?:${names})(?![\p{L}\d])${SIGN}(${NUMBER})${UNITS}`,
      "dgiu",
    ),
    values,
    condition,
  },
  // "Use 1.007825 u for H-1"
  ...(isToldBehind
    ? [
        {
          pattern: new RegExp(String.raw`(?<=[\s(])(\d\.\d{2,9}) ?(?:u|amu) for (?:${names})(?![\p{L}\d-])`, "dgiu"),
          values,
          condition,
        },
      ]
    : []),
]);

const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."⁰¹²³⁴⁵⁶⁷⁸⁹"].map((sign, digit) => [sign, String(digit)]),
);

function readNumber(text: string): Decimal | null {
  const plain = text
    .replaceAll(/[⁰¹²³⁴-⁹]/g, (sign) => SUPERSCRIPTS[sign] ?? sign)
    .replaceAll(/[−⁻]/g, "-")
    .replaceAll(/ ?[×x*·] ?10\^?/g, "e")
    .replaceAll(/[ ,]/g, "");
  return /^\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(plain) ? new Decimal(plain) : null;
}

type ToldConstant = Idle & { readonly condition?: GasCondition | undefined };

/** Whether a text speaks of other conditions than those under which a told constant is one. */
const isElsewhere = (text: string, condition: GasCondition | undefined): boolean =>
  condition !== undefined &&
  GAS_CONDITION_NAMES.some((other) => other !== condition && GAS_CONDITION[other].names.test(text));

/** The constants that a text tells as its laws have them. */
export function findToldConstants(text: string): ToldConstant[] {
  const constants = TOLD.flatMap(({ pattern, values, condition }) =>
    [...text.matchAll(pattern)].flatMap(({ indices, 1: written = "" }) => {
      const [phrase, number] = indices ?? [];
      const value = readNumber(written);
      const isKnown =
        value !== null && values.some((known) => value.minus(known.value).abs().lte(known.value.times(SAME)));
      return phrase === undefined || number === undefined || !isKnown || isElsewhere(text, condition)
        ? []
        : [{ number: { start: number[0], end: number[1] }, phrase: { start: phrase[0], end: phrase[1] }, condition }];
    }),
  );
  return [...constants, ...findToldMasses(text)]
    .toSorted((a, b) => a.phrase.start - b.phrase.start)
    .filter(({ phrase }, at, sorted) => sorted.slice(0, at).every((other) => other.phrase.end <= phrase.start));
}

/** Where a constant stood; in no text of ours. */
const GAP = "\uE0FF";

const LEAD = String.raw`(?:\b(?:use|using|take|taking|given(?: that)?|assum(?:e|ing)(?: that)?|where|with|and|let|data|constants?|note(?: that)?|recall(?: that)?|remember(?: that)?)\b:? ?)`;

const AMONG = new RegExp(String.raw`[,;]? ?${LEAD}*${GAP}(?:(?:[,;]| and|,? and)? ?${LEAD}*${GAP})*`, "gi");

const IN_BRACKETS = new RegExp(String.raw` ?[(（[]${LEAD}*[${GAP},;.，；、 ]*${GAP}[${GAP},;.，；、 ]*[)）\]]`, "gi");

/** The text without such constants, and without the words that only introduce them; null where it tells none. */
export function withoutToldConstants(text: string): string | null {
  const told = findToldConstants(text);
  if (told.length === 0) return null;
  let kept = "";
  let at = 0;
  for (const { phrase } of told) {
    kept += `${text.slice(at, phrase.start)}${GAP}`;
    at = phrase.end;
  }
  const condition = told.find((each) => each.condition !== undefined)?.condition;
  const rest = (kept + text.slice(at))
    .replaceAll(/ ?\band\b(?= ?\uE0FF)/gi, ",")
    .replaceAll(IN_BRACKETS, "")
    .replaceAll(AMONG, "");
  const bare = rest
    .replaceAll(/ +([.,;?!)])/g, "$1")
    .replaceAll(/\( +/g, "(")
    .replaceAll(/([.?!:]) ?\.(?=\s|$)/g, "$1")
    .replaceAll(/^[\s.,;]+/g, "")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  // A molar volume says under what conditions gases are measured, where nothing else does.
  return condition === undefined || GAS_CONDITION[condition].names.test(bare)
    ? bare
    : `${bare} All volumes are at ${condition}.`;
}
