import { parseFormula } from "../../chemistry/formula/parse.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";
import { withSpeed } from "./turns-of-speeds.ts";

/** Turns in problems on equilibria, acids, rates, energies and cells. */

const LITRE = String.raw`(?:L|litres?|liters?|dm\^?3)`;
const MOLAR = String.raw`(?:M|mol\/L|mol\/dm\^?3|mol dm\^?-3)`;
/** "Ag+", "Cu^2+", "Al³⁺" */
const ION = String.raw`([A-Z][a-z]?)(\^?\d?\+|[²³]?⁺)`;

const chargeOf = (sign: string): number => Number(/\d/.exec(sign.replace("²", "2").replace("³", "3"))?.[0] ?? "1");

const written = (sign: string): string => `^${chargeOf(sign) === 1 ? "" : chargeOf(sign)}+`;

/** "0.30 g in 100 mL" of so many grams in one litre, with as many figures. */
function perLitre(whole: string, mass: string, volume: string, unit: string): string {
  const scale = /^(?:mL|cm)/.test(unit) ? 1000 : 1;
  const figures = mass
    .replace(/[eE×].*$/, "")
    .replace(".", "")
    .replace(/^0+/, "").length;
  if (!/^[\d.]+$/.test(mass) || !/^[\d.]+$/.test(volume)) return whole;
  const value = new Decimal(mass).times(scale).div(volume);
  return value.isFinite()
    ? `${value.toPrecision(Math.max(1, figures)).replace(/e.*$/, "") && value.toSignificantDigits(figures).toFixed()} g/L`
    : whole;
}

const VOLUME = String.raw`(${N}) ?(mL|cm\^?3|L|dm\^?3)`;

const EQUILIBRIA: readonly Turn[] = [
  // Constants with the unit that some schools give them, and what a burette does.
  [new RegExp(String.raw`(\bK_?[ab] ?(?:=|is) ?${N}) ?${MOLAR}(?=[),.; ])`, "g"), "$1"],
  [/\bstands? (?=in (?:a|the) (?:conical )?(?:flask|beaker))/g, "is "],
  [
    /\b(have|has|is|are|was|were) (?:been )?run in\b/g,
    (_, verb = "") => `${verb}${verb.startsWith("ha") ? " been" : ""} added`,
  ],
  [/\b(What is (?:the|its) pH) now\?/g, "$1?"],
  // How much of a salt dissolves.
  [
    new RegExp(
      String.raw`\b(?:[Aa]t ${N} ?°C,? )?(?:only )?(${N}) g of ([A-Za-z\d()]+(?: [a-z]+ide| [a-z]+ate| [a-z]+ite)?)(?: \([A-Za-z\d()]+\))? (?:dissolves?|will dissolve|can dissolve|can be dissolved) in (?:exactly )?(?:one|1(?:\.0+)?|a) ${LITRE} of (?:pure )?(?:water|solution)`,
      "g",
    ),
    "The solubility of $2 is $1 g/L",
  ],
  [
    new RegExp(
      String.raw`\b(?:[Aa]t ${N} ?°C,? )?(?:one|1(?:\.0+)?|a) (?:litre|liter|L|dm\^?3) of (?:pure )?water (?:dissolves|can dissolve|will dissolve|holds) (?:only )?(${N}) g of ([a-z]+ [a-z]+|[A-Z][A-Za-z\d()]*)(?:, [A-Z][A-Za-z\d()]*(?=[.,]))?`,
      "gi",
    ),
    "The solubility of $2 is $1 g/L",
  ],
  [
    new RegExp(
      String.raw`(?<=\bsolub[^.?]{1,40}?(?:is|=|of) )(${N}) g ?(?:\/|per|in) ?${VOLUME}(?: of (?:water|solution))?`,
      "g",
    ),
    perLitre,
  ],
  [
    new RegExp(
      String.raw`\b(${N}) g of ([A-Z][A-Za-z\d()]*) (?:dissolves?|will dissolve|can dissolve) in ${VOLUME} of water`,
      "g",
    ),
    (whole, mass = "", salt = "", volume = "", unit = "") => {
      const told = perLitre(whole, mass, volume, unit);
      return told === whole ? whole : `The solubility of ${salt} is ${told}`;
    },
  ],
  [
    /\bconcentration of ([A-Z][a-z]?(?:\^?\d?[+-]|[²³]?[⁺⁻])|[a-z]+(?: ions?)?) in (?:a |the )?saturated ((?!solution)[A-Z][A-Za-z\d()]*|[a-z]+ [a-z]+) solution\b/g,
    "concentration of $1 in a saturated solution of $2",
  ],
  // Shares that fall apart.
  [
    /\b[Ww]hat (?:percentage|percent|fraction|share) of (?:the |its |all )?(?:acid )?molecules (?:is|are) (?:ioni[sz]ed|dissociated) in\b/g,
    "What is the percent ionization of",
  ],
  // "What percentage of the acid is ionized in a 0.050 M solution?"
  [
    new RegExp(
      String.raw`\b(?:[Ww]hat|[Ww]hich|[Cc]alculate the|[Ff]ind the|[Dd]etermine the) (?:percentage|percent|share) of (?:the |this |its )?([a-z]+(?: [a-z]+)?)( \(K_?[ab] ?= ?${N}\))?(?: molecules)?(?: that)? (?:is|are|has|have|will be)(?: been)? (?:ioni[sz]ed|dissociated|protonated)(?: in water)?(?: in| when)(?: an?| its| the)? (${N} ?(?:M|mol\/L))(?: aqueous)? solution(?: of (?:it|(?:the|this) (?:acid|base)))?(?=[.?,])`,
      "g",
    ),
    (_: string, name = "", constant = "", strength = "") =>
      `What is the percent ionization of a ${strength} solution of ${/\b(?:acid|base)$/.test(name) && !/ /.test(name) ? `the ${name}` : name}${constant}`,
  ],
  [/\b(?:degree|extent) of (?:ioni[sz]ation|dissociation) of (?=(?:an? )?\d[\d.]* ?M)/g, "percent ionization of "],
  [
    /(?<=^|[.?!] )(?:Find|Calculate|Determine|What is) the (?:degree|extent) of (?:ioni[sz]ation|dissociation) of (?=(?:an? )?\d[\d.]* ?M)/g,
    "What is the percent ionization of ",
  ],
  [
    /(?:^|(?<=[.?!] ))An? ([a-z]+ [a-z]+) solution has a concentration of (\d[\d.]* ?(?:M|mol\/L))\./g,
    "There is a $2 solution of $1.",
  ],
  [/\b([Ii])ts pH is ?(?:…|\.\.\.|_+)? ?\?/g, "What is its pH?"],
  [/\b(?:the )?ion(?:ic)? product,? (?:Q )?(?:for|of) (?=[A-Z])/g, "the reaction quotient for "],
  [/\bQ_?\{?(?:sp)?\}? (?:for|of) (?=[A-Z])/g, "the reaction quotient for "],
];

const KINETICS: readonly Turn[] = [
  [
    new RegExp(
      String.raw`\b[Tt]he half-?life of (?:a|the|this) (second|zero|zeroth|first)[- ]order reaction (?:with|that starts with|starting (?:with|at|from)|whose initial concentration is|of initial concentration) (?:\[A\](?:_?0|₀) ?= ?|an initial concentration of )?(${N} ?${MOLAR}) is (${N} ?(?:s|min|h))\b`,
      "g",
    ),
    "A $1-order reaction has a half-life of $3 at an initial concentration of $2",
  ],
  [
    new RegExp(
      String.raw`\b(first[- ]order reaction) (?:takes|took|needs|requires) (${N} ?(?:s|min|minutes|h|hours|seconds)) (?:for|to reach|to be) (${N} ?%) (?:completion|complete)\b`,
      "g",
    ),
    "$1 is $3 complete after $2",
  ],
  [new RegExp(String.raw`\b[Tt]he (?:frequency|pre-?exponential|Arrhenius) factor`, "g"), "the frequency factor"],
];

const UNIT_OF_ENTROPY = String.raw`J\/\(?mol[· ]?K\)?|J\/\(?K[· ]?mol\)?|J K\^?[-−⁻][1¹] mol\^?[-−⁻][1¹]|J mol\^?[-−⁻][1¹] K\^?[-−⁻][1¹]`;
const UNIT_OF_ENERGY = String.raw`kJ\/mol|kJ mol\^?[-−⁻][1¹]`;
const ENTRY = String.raw`[A-Z][A-Za-z\d()]*(?: ?\((?:s|l|g|aq|graphite)\))? ?(?:=|:|is)? ?(?<=[ =:)])[+−-]?\d[\d.]*(?<!\.)`;
const ENTRIES = String.raw`(${ENTRY}(?:(?:; |, |,? and )${ENTRY})+)`;

/** Names of standard values that stand before a table of them. */
const HEADS: readonly (readonly [head: string, label: string, unit: string])[] = [
  [
    String.raw`(?:[Tt]he )?(?:[Ss]tandard |[Aa]bsolute )?(?:molar )?entropies(?: of [^.:]{1,30})?|S°(?: values)?`,
    "S°",
    UNIT_OF_ENTROPY,
  ],
  [String.raw`(?:Δ|∆)f?H°?f?°?|(?:[Tt]he )?(?:[Ss]tandard )?(?:enthalpies|heats) of formation`, "ΔHf°", UNIT_OF_ENERGY],
  [
    String.raw`(?:Δ|∆)f?G°?f?°?|(?:[Tt]he )?(?:[Ss]tandard )?(?:Gibbs |free |Gibbs free )+energ(?:y|ies) of formation`,
    "ΔGf°",
    UNIT_OF_ENERGY,
  ],
];

const eachEntry = (label: string, entries: string, unit: string): string =>
  entries
    .split(/; |, and |, | and /)
    .map((entry) => {
      const [, of = "", value = ""] = /^(.*?) ?(?:=|:|is)? ?(?<=[ =:)])([+−-]?\d[\d.]*)$/.exec(entry.trim()) ?? [];
      return `${label} of ${of} is ${value.replace("+", "").replace("−", "-")} ${unit}`;
    })
    .join(", ");

/** "S°: N2 191.6, H2 130.7 J/(mol·K)", "Standard entropies in J/(mol·K): …": the unit of all stands once. */
const TABLES: readonly Turn[] = HEADS.flatMap(([head, label, unit]): Turn[] => [
  [
    new RegExp(
      String.raw`(?:${head})(?: \(| in | \/ ?|, )\(?(${unit})\)? ?(?:are)?[:=]? ?${ENTRIES}(?: \(all gases\)| \(all gaseous\))?`,
      "g",
    ),
    (_, own = "", entries = "") => eachEntry(label, entries, own),
  ],
  [
    new RegExp(String.raw`(?:${head}) ?(?:are|of)?[:=]? ?${ENTRIES} ?\(?(${unit})\)?`, "g"),
    (_, entries = "", own = "") => eachEntry(label, entries, own),
  ],
]);

const CELLS: readonly Turn[] = [
  [/\b[Ee]\.m\.f\.?(?= ?[a-z=(?.])|\bE\.M\.F\.?/g, "emf"],
  // "E°(Zn2+/Zn) = −0.76 V": the half-reaction with its potential.
  [
    new RegExp(
      String.raw`E°? ?\(${ION} ?[\/|] ?([A-Z][a-z]?)\) ?(?:=|is|:) ?([+−-]?\d[\d.]*) ?V\b[,;.]?(?: and)?`,
      "g",
    ),
    (whole, ion = "", sign = "", metal = "", value = "") =>
      ion === metal && parseFormula(metal).ok
        ? `${ion}${written(sign)} + ${chargeOf(sign) === 1 ? "" : `${chargeOf(sign)} `}e- → ${metal} E° = ${value.replace("+", "").replace("−", "-")} V. `
        : whole,
  ],
];

const CELL = new RegExp(
  String.raw`\b([A-Z][a-z]?)(?:\(s\))? ?[|\/] ?${ION}(?:\(aq\))? ?\((?:aq, ?)?(${N} ?${MOLAR})\) ?(?:\|\||\/\/|‖) ?${ION}(?:\(aq\))? ?\((?:aq, ?)?(${N} ?${MOLAR})\) ?[|\/] ?([A-Z][a-z]?)(?:\(s\))?`,
);

const times = (count: number): string => (count === 1 ? "" : `${count} `);

/** "Zn | Zn2+ (1.5 M) || Cu2+ (0.002 M) | Cu" with its E°: the reaction of the cell and its concentrations. */
function withCell(text: string): string {
  if (!/E°(?:cell)? ?(?:=|is|of|:)|standard (?:cell )?potential/.test(text)) return text;
  return text.replace(
    CELL,
    (
      whole,
      anode: string,
      one: string,
      first: string,
      low: string,
      other: string,
      second: string,
      high: string,
      cathode: string,
    ) => {
      if (anode !== one || cathode !== other) return whole;
      const [lost, gained] = [chargeOf(first), chargeOf(second)];
      const divisor = lost === gained ? lost : 1;
      const [anodes, cathodes] = [gained / divisor, lost / divisor];
      return `${times(anodes)}${anode} + ${times(cathodes)}${other}${written(second)} → ${times(anodes)}${one}${written(first)} + ${times(cathodes)}${cathode}. [${one}${written(first)}] = ${low}, [${other}${written(second)}] = ${high}`;
    },
  );
}

const BARE_CELL = new RegExp(
  String.raw`(?<![A-Za-z])([A-Z][a-z]?)(?:\(s\))? ?[|\/] ?${ION}(?:\(aq\))? ?(?:\|\||\/\/|‖) ?${ION}(?:\(aq\))? ?[|\/] ?([A-Z][a-z]?)(?:\(s\))?(?![a-z(])`,
);

/** "Zn | Zn2+ || Ag+ | Ag" without concentrations: its reaction. */
const withBareCell = (text: string): string =>
  text.replace(
    BARE_CELL,
    (whole, anode: string, one: string, first: string, other: string, second: string, cathode: string) => {
      if (anode !== one || cathode !== other) return whole;
      const [lost, gained] = [chargeOf(first), chargeOf(second)];
      const divisor = lost === gained ? lost : 1;
      const [anodes, cathodes] = [gained / divisor, lost / divisor];
      return `${times(anodes)}${anode} + ${times(cathodes)}${other}${written(second)} → ${times(anodes)}${one}${written(first)} + ${times(cathodes)}${cathode}`;
    },
  );

/** Acids whose second proton leaves hardly at all beside the first. */
const TWO_STEPS = new RegExp(String.raw`K_?a_?1 ?(?:=|is) ?(${N})(?:,? and |[,;] ?)K_?a_?2 ?(?:=|is) ?(${N})`);

const valueOf = (text: string): number =>
  Number(text.replaceAll(/[−–]/g, "-").replace(/ ?[×x*·] ?10\^?\(?(-?\d+)\)?/, "e$1"));

/** From here on the pH of an acid is that of its first step. */
const FAR = 1000;

/** "0.037 M H2CO3, Ka1 = …, Ka2 = …" where the pH is asked: the first step makes it. */
function withFirstStep(text: string): string {
  const [whole, first = "", second = ""] = TWO_STEPS.exec(text) ?? [];
  if (whole === undefined || !/\bpH\b|\[H(?:3O)?\+\]|hydronium|hydrogen ion/i.test(text)) return text;
  if (/[²2][-−⁻]|dianion|second|buffer|titrat|\bsodium|\bpotassium|NaH|KH|salt/i.test(text.replace(whole, "")))
    return text;
  if (valueOf(second) * FAR > valueOf(first) || valueOf(first) > 0.01) return text;
  return text
    .replace(whole, `Ka = ${first}`)
    .replace(
      /\b(\d[\d.]* ?M) (?:solution of )?(?:the )?(?:diprotic acid )?(?:[a-z]+(?:ic|ous) acid|H2[A-Z][A-Za-z\d]*)(?: solution)?(?: \(H2[A-Za-z\d]+\))?/,
      "$1 solution of a weak acid",
    );
}

/** "Ka(NH4+) = …" beside a salt of ammonium: the ion is the weak acid. */
function withAmmonium(text: string): string {
  const told = /\bK_?a ?(?:\(NH4(?:\^?\+|⁺)\)|(?:of|for) (?:the )?(?:NH4(?:\^?\+|⁺)|ammonium(?: ion)?)) ?(?:=|is) ?/;
  if (!told.test(text)) return text;
  const plain = text.replace(
    /\b(\d[\d.]* ?M) (?:solution of )?(?:NH4Cl|NH4Br|NH4NO3|ammonium (?:chloride|bromide|nitrate))(?: solution)?/,
    "$1 solution of a weak acid",
  );
  return plain === text ? text : plain.replace(told, "Ka is ");
}

const WARMTH: readonly RegExp[] = [
  /\b(?:boils?|boiling|boiling (?:point|temperature)|b\.?p\.?|melts?|melting (?:point|temperature)|m\.?p\.?|freez(?:es|ing point))(?: of [a-z]+)?(?:,? (?:which )?(?:is|of|at|:|=)| temperature of|,| being)* ?\(?(\d[\d.]* ?(?:°C|K))/i,
  /\bT_?b(?:oil)? ?(?:=|is) ?(\d[\d.]* ?(?:°C|K))/,
  /\bat (\d[\d.]* ?(?:°C|K)),? (?:its|the|their) (?:normal )?(?:boiling|melting) (?:point|temperature)/i,
  // The only temperature of a text that says when a liquid boils or a solid melts.
  /\b(?:at|is) (\d[\d.]* ?(?:°C|K))/i,
];

const HEAT: readonly RegExp[] = [
  /(?<![\d.])([+-]?\d[\d.]* ?k?J) ?(?:\/ ?mol|mol ?\^?[-−⁻][1¹]|per mol(?:e)?|(?:of heat )?for (?:each|every|one) mole)/i,
  /(?<![\d.])(\d[\d.]* ?k?J)(?: of (?:heat|energy))?(?: are| is)?(?: needed| required| absorbed| taken up)? to (?:vapori[sz]e|evaporate|boil|melt|fuse) (?:one|1|a) mol(?:e)?\b/i,
  /\b(?:one|1|a) mole (?:of [a-z]+ )?(?:needs|requires|takes|absorbs) (\d[\d.]* ?k?J)/i,
];

/** At its boiling point a liquid is at equilibrium with its vapour. */
function withBoiling(text: string): string {
  if (
    !/\bentrop|ΔS|∆S|ΔvapS|ΔfusS/i.test(text) ||
    /[→⇌]|->|\bS°|entropies|Gibbs|ΔG|surroundings|universe|total/.test(text)
  )
    return text;
  if (!/\b(?:boil|vapo|evaporat|melt|fus|freez)/i.test(text) || !/\bmol/.test(text)) return text;
  const warmth = WARMTH.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  const heat = HEAT.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  const rest = text
    .replaceAll(/\d\^?[+-]|\b1 mole?\b|\bmol ?\^?[-−⁻]1|\b[KJ] ?\^?[-−⁻]1|\b(?:1|one) atm\b/g, "")
    .replaceAll(/[A-Z][A-Za-z]*\d[A-Za-z\d]*/g, "");
  const numbers = rest.match(/\d[\d.]*/g) ?? [];
  return warmth === undefined || heat === undefined || numbers.length !== 2
    ? text
    : `At ${warmth} ΔG = 0 kJ/mol and ΔH = ${heat.replace("+", "")}/mol. What is ΔS?`;
}

/** Fuels that are gases in any room. */
const GAS_FUEL = String.raw`(?:methane|CH4|ethane|C2H6|propane|C3H8|butane|C4H10|ethene|ethylene|C2H4|ethyne|acetylene|C2H2|propene|C3H6|hydrogen|H2|carbon monoxide|CO)`;
const LITRES = String.raw`(?:mL|cm\^?3|cm³|L|lit(?:er|re)s?|dm\^?3|dm³|m\^?3|m³)`;
const BURNT = new RegExp(String.raw`(?<![\d.,])${N} ?${LITRES} of (?:pure )?${GAS_FUEL}(?: gas)?(?![A-Za-z\d])`, "g");
const ASKS_GAS = new RegExp(
  String.raw`\b(?:volume of|how many ${LITRES} of|how much) (?:oxygen|O2|carbon dioxide|CO2)(?: gas)?\b[^.?]*\?`,
  "i",
);

/** "What volume of oxygen burns 5 L of methane?": gases that a text says nothing else of are measured alike. */
function withSameConditions(text: string): string {
  const burnt = text.match(BURNT) ?? [];
  const rest = text.replaceAll(BURNT, " ").replaceAll(/[A-Z][a-z]?\d+/g, " ");
  const isPlain =
    !/\d|%|→|->/.test(rest) &&
    !/\b(?:STP|NTP|RTP|temperature|pressure|conditions?|air|excess|liquid|mass|moles?|grams?|mixture|half|twice|left|remain\w*|incomplete\w*|monoxide formed|contract\w*|reduc\w*)\b/i.test(
      rest,
    );
  return burnt.length === 1 && isPlain && /\b(?:burn\w*|combust\w*)\b/i.test(text) && ASKS_GAS.test(text)
    ? text.replace(/\?\s*$/, " at the same temperature and pressure?")
    : text;
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnReactions = (text: string): string =>
  withBoiling(
    withAmmonium(
      withFirstStep(
        applyTurns(withSameConditions(withBareCell(withCell(withSpeed(text)))), [
          ...TABLES,
          ...EQUILIBRIA,
          ...KINETICS,
          ...CELLS,
        ]),
      ),
    ),
  );
