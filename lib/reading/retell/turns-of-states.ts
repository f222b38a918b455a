import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import { readQuantity } from "../text/taken.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in which books set their problems on gases, liquids, heat and what is dissolved. */

const FORMULA = String.raw`[A-Z][A-Za-z\d()]*\d[A-Za-z\d()]*`;

const NAMED = new RegExp(
  String.raw`(?<=\bof )([a-z][a-z,\d-]{4,}(?:ine|ane|ene|one|ol|ose|yne|in|al|an)), (${FORMULA}),?(?= in\b| and\b|[.?]|$)`,
  "g",
);

/** "0.40 g of tetrahydropyran, C5H10O, in": a name that no list has says no more than its formula. */
const withFormulaAlone = (text: string): string =>
  text.replaceAll(NAMED, (whole, name: string, formula: string) =>
    parseFormula(formula).ok && listFormulasOf(name, "en").length === 0 && text.split(name).length === 2
      ? formula
      : whole,
  );

const TWO_AMOUNTS = new RegExp(
  String.raw`\bfor (${N} ?m?mol)(?:es?)? (?:of )?([A-Za-z\d]+) to effuse\b([^?]*?\bhow long [^?]*?) (${N} ?m?mol)(?:es?)? (?:of )?([A-Za-z\d]+) to effuse\b`,
);

/** As much of both gases: their times compare as they stand. */
const withoutSameAmount = (text: string): string =>
  text.replace(TWO_AMOUNTS, (whole, first: string, one: string, between: string, second: string, other: string) => {
    const [before, after] = [readQuantity(first), readQuantity(second)];
    const isSame = before !== null && after !== null && getValueIn(before, "mol").eq(getValueIn(after, "mol"));
    return isSame ? `for ${one} to effuse${between} ${other} to effuse` : whole;
  });

/** "Consider the following questions:", "(see Figure 9.2)": where a question stands, and where something is drawn. */
const PLACES: readonly Turn[] = [
  [/^(?:Consider|Answer) (?:each of )?(?:the following|these) (?:questions?|problems?)[:.] (?=[A-Z])/g, ""],
  [
    /,? (?:in|with|using) (?:an? |the )?(?:system|apparatus|set-?up|device|arrangement)(?: like that| like the one| as| similar to (?:that|the one))? (?:shown|depicted|illustrated|pictured|drawn) in (?:\[REF\]|[Ff]ig(?:ure|\.)? ?\d+(?:[.-]\d+)*)(?=[,.?])/g,
    "",
  ],
  [/ \((?:see )?(?:\[REF\]|[Ff]ig(?:ure|\.)? ?\d+(?:[.-]\d+)*)\)/g, ""],
  // What is shown in each step is no part of the problem.
  [/(?<=[.?]) (?:Explain|Show|Describe) (?:each|every|all) steps?\.$/g, ""],
  [
    /(?<=\?) (?:Can you make an? (?:reasonable |good )?guess (?:as to|about|at) (?:its|the gas's|the) identity\?|What assumptions? (?:did|do|must) you ma(?:k|d)e\??)$/g,
    "",
  ],
  [
    /(\bvalue of q\b[^.?]{0,40}?) and explain the (?:meaning|significance) of its (?:arithmetic )?sign\.(?: State any assumptions(?: that)?(?: you ma[dk]e)?\.)?$/g,
    "$1.",
  ],
];

/** What goes into a solution is what is dissolved in it. */
const INTO_SOLUTION =
  /\b(?:required|needed|necessary) to (?:prepare|make|produce) (\d[\d.]* ?m?L) of (?:an? )?(\d[\d.]*)[ -]?M (?:solution of )?([a-z]+ic acid|[A-Z][A-Za-z\d]*)(?: solution)?(?=[?.])/;

const withGasDissolved = (text: string): string =>
  /\b(?:volume|lit(?:er|re)s|m?L) of (?:[A-Z][A-Za-z\d]*|[a-z]+(?: [a-z]+)?) gas\b/.test(text)
    ? text
        .replace(
          /\b(gas), (?:measured |collected )?(at [^?]*?), (are|is) (?=(?:required|needed|necessary) to)/,
          "$1 $2 $3 ",
        )
        .replace(INTO_SOLUTION, "dissolved in $1 of $2 M $3 solution")
    : text;

/** A vapour that is named, whose molar mass its state tells: its formula is not made use of. */
const VAPOUR =
  /^An? sample of ([a-z]+)(?: gas| vapou?r)? (?:that )?(?=weigh)([^?]*? )(What is|Calculate|Determine|Find) the (?:approximate )?molar mass of \1(?: gas| vapou?r)?(?=[?.]|$)/;

const withGasUnnamed = (text: string): string =>
  /°C|\bK\b/.test(text) && /\b(?:atm|torr|k?Pa|mm ?Hg|bar)\b/.test(text) && /\d[ -]?(?:m?L|cm\^?3)\b/.test(text)
    ? text.replace(VAPOUR, "A gas $2$3 the molar mass of the gas")
    : text;

/** Nothing stands on the closed end: the mercury is as high as the pressure. */
const CLOSED_END = new RegExp(
  String.raw`\bclosed-end manometer\b[^?]*?\b(?:difference (?:in|between) the (?:mercury )?levels|difference in the levels of (?:the )?mercury|height of the mercury|levels of mercury differ)[^?\d]*? (?:is|was|of|by) (${N}) ?(mm|cm)\b(?: of mercury)?[.,] (?:What is|Calculate|Determine|Find) the pressure of the gas in ([A-Za-z]+(?: ?Hg)?)[?.]?$`,
);

const withClosedEnd = (text: string): string => {
  const [, height = "", unit = "", asked = ""] = CLOSED_END.exec(text) ?? [];
  return height === "" ? text : `Convert ${height} ${unit}Hg to ${asked}.`;
};

const GASES: readonly Turn[] = [
  [
    /\b(?:Calculate|Determine|Find|What is) the volume of ([a-z]+|[A-Z][A-Za-z\d]*)(?: gas)? (required|needed) to burn (\d[\d.]* ?m?L of [a-z]+)(?: gas)?(?:, [A-Z][A-Za-z\d]*,?)?(?: to produce carbon dioxide and water,?)? (at the same temperature and pressure)[.?]?/g,
    "What volume of $1 is $2 to burn $3 $4?",
  ],
  [/\b(scuba|diving|air) (?=tank|cylinder|bottle)/g, ""],
  [/ to (?:a|the) diver(?:['’]s lungs)?\b/g, ""],
  [
    / \(a depth of [^()]*\)| at a depth of (?:approximately |about )?\d[\d.]* (?:feet|ft|m|meters|metres)(?: in the (?:ocean|sea|water))?/g,
    "",
  ],
  [/^When filled with air, an? (?:typical )?/g, "A "],
  [
    /\bhow many (lit(?:er|re)s|L) of air (?:will|would|can) (?:such a|the|this) tank (?:provide|supply|deliver)(?= where| at| if|\?)/g,
    "what volume of the gas in $1 will it occupy",
  ],
  [/\bwill it occupy where the pressure is\b/g, "will it occupy at"],
  [/(?<=\bA tank [^°]{0,80})\bIf the water temperature is \d[\d.]* ?°C, (what volume of the gas[^°]*)$/g, "$1"],
  [/\b(?:Freon|Halon|CFC|HFC|HCFC)[- ]?\d+[a-z]?, (?=[A-Z][A-Za-z\d]*\d)/g, ""],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten) times (as|more) (rapidly|fast|quickly)\b/g,
    (_, count = "", as = "", how = "") =>
      `${["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].indexOf(count) + 2} times ${as} ${how}`,
  ],
  // A volume says nothing of what part of the pressure is the gas's.
  [
    new RegExp(
      String.raw`\b(?:[Ii]f )?(?:An? )?${N}[ -]?m?L(?: sample)? of ((?:[a-z]+ )?[a-z]+|[A-Z][A-Za-z\d]*) (?:is|was) collected over water (at [^?.]*(?:\.\d[^?.]*)*), what is the partial pressure of (?:the )?\1\b`,
      "g",
    ),
    "$1 is collected over water $2. What is the partial pressure of $1",
  ],
  [
    /,? if the volumes of [^,.?]{2,40} are measured (?:under|at) the same (?:conditions(?: of temperature and pressure)?|temperature and pressure)/g,
    " at the same temperature and pressure",
  ],
  [
    /\b(?:exerts|exerted|has|had) a pressure of (\d[\d.]* ?(?:atm|k?Pa|torr|mm ?Hg|bar)) in an? (\d[\d.]*[- ]?m?L) (?:bulb|flask|vessel|container) at (-?\d[\d.]* ?(?:°C|K))/g,
    "has a volume of $2 at $3 and $1",
  ],
];

/** "Involved in": given off where the water gets warmer, taken up where it gets colder. */
const INVOLVED =
  /\b(heat|energy) (?:that )?(?:is|was) involved(?: in (?:the |this )?(?:dissolution|dissolving|process|reaction|formation)[^?.,]{0,40})?|\b(heat|energy) involved in (?:the |this )?(?:dissolution|dissolving)(?: of (?:the )?[A-Za-z\d()]+)?/;
const WARMER = /\btemperature\b[^.?]{0,60}?\b(?:increases?|increased|rises?|rose|goes up|went up|climbs?|climbed)\b/;
const COLDER = /\btemperature\b[^.?]{0,60}?\b(?:decreases?|decreased|falls?|fell|drops?|dropped|goes down|went down)\b/;

function withDirection(text: string): string {
  const [isUp, isDown] = [WARMER.test(text), COLDER.test(text)];
  if (isUp === isDown || !INVOLVED.test(text)) return text;
  return text
    .replace(
      INVOLVED,
      (_, one: string | undefined, other: string | undefined) =>
        `${one ?? other ?? ""} is ${isUp ? "released" : "absorbed"}`,
    )
    .replace(/\b(?:is|was) (?:added to|stirred into) (?=[^?]{0,60}\bcalorimeter\b)/, "dissolves in ");
}

const AT_SAME = new RegExp(
  String.raw`\b((?:evaporate|vaporize) [^?.]*?(?:\.\d[^?.]*?)*) at (?:T = )?(${N} ?°C)(?: \([^()\d]*\))?([;?]|,) ?(?:[Tt]he )?(?:[Δ∆]H_?vap|enthalpy of vaporization|heat of vaporization) ?(?:=|is|of) ?(${N} ?kJ\/mol) at \2\.?`,
);

const HEATS: readonly Turn[] = [
  [
    /^When [^.?!\d]* dissolves in water, the (?:solution|mixture|water) becomes (?:very )?(?:cold|warm|hot)\. (?:This is the basis (?:for|of) [^.?!\d]*\.[”"]? ?)?/g,
    "",
  ],
  [AT_SAME, "$1? The enthalpy of vaporization is $4."],
  [
    /\b(?:of|evaporate|vaporize) (\d[\d.]* ?L) of water \((\d[\d.]* ?kg)\)/g,
    (whole, volume = "", mass = "") => whole.replace(`${volume} of water (${mass})`, `${mass} of water`),
  ],
  [/(?<=^|[.?!] )[A-Z][a-z]+(?: \([\d,a-z-]+\))? has an octane rating of \d+\. (?:It is used [^.\d]*\. )?/g, ""],
  [/(?<=\d) ?(?:is|was) the (?:boiling|freezing) point of ([a-z]+) in [A-Z][a-z]+, where\b/g, "$1, where"],
  [
    /(\bboiling point of [a-z]+) (?:in|on|at) (?:[A-Z][A-Za-z. ]+|the (?:top|summit) of [A-Z][A-Za-z. ]+|a (?:city|town|place)), where (?:the )?(?:atmospheric|air|barometric) pressure (?:=|is)/g,
    "$1 where the atmospheric pressure is",
  ],
  [/(\bheat capacity), in (?:joules and in calories|calories and in joules) per degree(?: Celsius)?,(?= of)/g, "$1"],
  [/(\bheat capacity) of (?:each of )?the following: (?=\d)/g, "$1 of "],
  [
    /\b[Hh]ow much (?:would|will|does|did) the temperature of ([^?]{3,60}?) (?:increase|rise|go up) (if|when) ([^?]{3,40}?)(?: were| was| is)? (added|absorbed|supplied)\?/g,
    "What is the temperature change of $1 $2 $3 is $4?",
  ],
  [
    /\bhow much (?:would|will) its temperature (?:increase|rise|go up)\?/g,
    "what is the temperature change of the water?",
  ],
  [/\b(heat|energy) must be (absorbed|added|supplied) to (vaporize|evaporate|melt|boil)\b/g, "$1 is required to $3"],
  [/[Δ∆]H_?(?:fusion|fus)\b ?(?:=|of|is)? ?/g, "heat of fusion of "],
  [/\b(?:has|have) an? heat of fusion\b/g, "has a heat of fusion"],
  [/\b(?:coffee[- ]cup|styrofoam(?:[- ]cup)?|bomb type) calorimeter\b/g, "calorimeter"],
  [/\b(?:an|one) ice cube\b/g, "ice"],
  [/(\d[\d.]*[ -]g(?: \(\d[^()]*\))?) ice cube\b/g, "$1 piece of ice"],
];

const SOLUTIONS: readonly Turn[] = [
  // The pressures of the liquids say nothing of how much there is of each.
  [
    /^(?:The vapou?r pressure of [^.?]* is \d[\d.]* ?(?:torr|k?Pa|atm|mm ?Hg) at [^.?]*\. ){1,2}(?=(?:Calculate|What (?:is|are)|Determine|Find) the mole fractions? of [^.?]* in a solution (?:of|that contains|containing) \d)/g,
    "",
  ],
  [/\bmole fraction of ([A-Za-z]+)(?:, [A-Z][A-Za-z\d]*,)? dissolved in\b/g, "mole fraction of $1 in"],
  [/\bmole fraction of ([A-Za-z]+ in [a-z]+), [A-Z][A-Za-z\d]*,(?= is)/g, "mole fraction of $1"],
  [/\b(molal concentration|molality|molarity|molar concentration), (?:m|b|M|c),/g, "$1"],
  [/\bnon-?volatile,? non-?electrolyte(?: solute)?\b|\bnon-?electrolyte solute\b/g, "nonvolatile solute"],
  [/, which (?:freezes|boils) at (?:0(?:\.0+)?|100(?:\.0+)?) ?°C when (?:it is )?pure\b/g, ""],
  [/\b(?:freezing|boiling) temperature (?=of a solution)/g, (whole) => whole.replace("temperature", "point")],
];

/** A text with these turns in plainer words; the same where it has none. */
export const turnStates = (text: string): string =>
  applyTurns(
    withClosedEnd(withGasUnnamed(withGasDissolved(withDirection(withoutSameAmount(withFormulaAlone(text)))))),
    [...PLACES, ...GASES, ...HEATS, ...SOLUTIONS],
  );
