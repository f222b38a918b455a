import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in which data stand beside a problem: as headings, as words for numbers and units, as what everybody knows. */

const LABEL = String.raw`(?:(?:[Tt]otal|[Ii]nitial|[Ff]inal|[Pp]artial|[Mm]olar|[Aa]tmospheric) )?(?:[Pp]ressure|[Tt]emperature|[Vv]olume|[Mm]ass|[Dd]ensity|[Cc]oncentration|[Cc]urrent|[Hh]alf-?life|[Aa]mount)`;

/** Units of which one says half. */
const WHOLE = String.raw`(litre|liter|mole?|kilogram|kg|gram|tonne|minute)`;

const SENTENCE_END = String.raw`(?=[.?!;,]|$)`;

const TURNS: readonly Turn[] = [
  // "Total pressure: 150 kPa."
  [
    new RegExp(String.raw`(?<=^|[.;!?] |\n)(${LABEL}): ?(?=-?\d)`, "g"),
    (_, label = "") => `The ${label.charAt(0).toLowerCase()}${label.slice(1)} is `,
  ],
  // How the answer is to be written.
  [
    /(?<=[.?!)] |\n)(?:Give|Express|State|Quote|Report|Write|Round)(?: off| down)? ?(?:your |the |an? )?(?:final )?(?:answers?|results?|values?|it)?(?: correct(?:ed)?)?(?: to| with| up to)? ?(?:one|two|three|four|\d) (?:decimals?|decimal places?|d\.?p\.?|significant (?:figures?|digits?)|sig\.? ?figs?\.?|s\.?f\.?)(?: only)?(?:\.|$)/gi,
    "",
  ],
  [
    /(?<=[.?!)] |\n)(?:Show|Include|Write down) (?:all |each )?(?:of )?(?:your |the )?(?:steps(?: of your working)?|work(?:ings?)?|calculations?)(?: clearly)?(?:\.|$)/gi,
    "",
  ],
  // Where a unit stands between commas.
  [
    /, (in (?:J|kJ|g|kg|mg|L|mL|m|cm|dm|mol|kPa|Pa|atm|K|°C|V|s|min|eV|nm|pm)[^,.?]{0,18}),(?= (?:if|when|of|that|at|knowing|given)\b)/g,
    " $1",
  ],
  // Vapour density of what is told of.
  [
    /\b(?:[Tt]he|[Ii]ts) ([Vv]apou?r density) of (?:the|this) (?:compound|gas|substance|liquid|hydrocarbon|acid|alcohol) (?=is|was|=)/g,
    "Its $1 ",
  ],
  [/\b[Hh]ow (?:large|big|great) is (?=ΔG|ΔH|ΔS|E°|the [a-z])/g, "What is "],
  [
    /,? (?:and )?(?:both |which are )?(?:taken|assumed|treated|regarded)(?: here)? (?:as|to be) (?:constant|independent of (?:the )?temperature)(?=[.,;])/g,
    "",
  ],
  [/\bat the same T(?: and| &|,) ?[Pp]\b/g, "at the same temperature and pressure"],
  [/ = ?\?$/g, "?"],
  // A molar mass in brackets behind a name is in grams per mole.
  [/\b([a-z]+ \((?:[A-Z][A-Za-z\d]*[,;] ?)?M_?r?) ?(?:=|:) ?(\d[\d.]*)(?<!\.)(?=\))/g, "$1 = $2 g/mol"],
  // The constant of water's heat, and those of solvents, that have lost their unit.
  [/\bc ?= ?(4\.(?:2|18|184|186|19))(?=[.,;)]?(?:\s|\)|$))(?! ?k?J)/g, "c = $1 J/(g °C)"],
  // What a substance is used for, at the end of a question about its formula.
  [
    /^((?:[Ww]hat|[Cc]alculate|[Ff]ind|[Dd]etermine|[Ww]ork out)\b[^.?!,]*\b(?:percent(?:age)?|molar mass|composition)\b[^.?!,]*, \(?[A-Z(][A-Za-z\d()]*), (?:an? |the |used |which is |found )[a-z ,-]{3,60}(?=[.?]$)/g,
    "$1",
  ],
  // The temperature at which a liquid boils, where its rise is told.
  [/^At \d[\d.]* ?°C,? (?=(?:[^.]|\.\d)*\b(?:raises|elevates|increases) the boiling point by\b)/g, ""],
  // Strengths in one word.
  [/\b(?:decimolar \((0\.10*) ?M\)|decimolar)/g, (_, told = "0.10") => `${told} M`],
  [/\b(?:centimolar \((0\.010*) ?M\)|centimolar)/g, (_, told = "0.010") => `${told} M`],
  [/\b[Ww]hat pH (?:do|would) you (?:expect|predict|find|measure) (?:for|of|in) /g, "What is the pH of "],
  // Salts dissociate, where only their particles count.
  [
    /(?:^|, |(?<=\. ))[Aa]ssum(?:e|ing)(?: that)?(?: there is)? (?:full|complete|100 ?%) (?:dissociation|ioni[sz]ation)(?: of (?:the )?[A-Za-z\d()]+)?(?:[,.] ?|$)(?=[\s\S]*\bK_?[fb]\b)/g,
    "",
  ],
  // The gas at its standard conditions.
  [
    /,? ?(?:reckoned |measured |calculated |taken |reduced )?at 0 °C and (?:1(?:\.0+)? atm|101\.3(?:25)? ?kPa|760 ?(?:mm ?Hg|torr))(?: \(22\.4 ?(?:dm\^?3|L)(?:\/| )mol(?:-1)?\))?,?/g,
    " at STP",
  ],
  // The hydrogen atom.
  [/ \((?:(?:the )?ground state|E_?1|E1)(?: energy)?(?: of hydrogen)? ?(?:=|is|:)? ?[-−]13\.6 ?eV\)/g, ""],
  [/\b(?:gas|it) stands at (?=\d[\d.]* ?(?:atm|k?Pa|bar|torr))/g, (whole) => whole.replace("stands", "is")],
  [
    /\b[Ww]hich (pressure|volume|temperature)(, in [A-Za-z°]+,)? (?:results|is reached|would build up|builds up|arises)/g,
    "What is the final $1$2",
  ],
  // Masses of molecules without a unit are those of a mole.
  [
    /\b(?:[Rr]elative (?:molecular|formula|molar) mass|[Mm]olecular (?:mass|weight)|[Ff]ormula (?:mass|weight)|R\.?[MF]\.?M\.?|M_?r)(?: \((?:R\.?M\.?M\.?|M_?r)\))?((?: (?:of|for) (?:the |this |an? )?[a-z][a-z ]{1,30}?)?)( is| was| =| of|:|,)? ?((?:found to be |about |approximately |equal to )?)(\d[\d.]*)(?<!\.)(?: ?(?:u|amu|Da))?(?! ?(?:g\b|kg|%|\d|[×x]))/g,
    "molar mass$1$2 $3$4 g/mol",
  ],
  // The school that a problem is from.
  [
    /\b(?:[Gg]rade|[Cc]lass|[Yy]ear|[Ff]orm|[Ss]td\.?) \d{1,2}(?:th)? (?=(?:[a-z]+ )?(?:experiments?|students?|pupils?|class|lab|laboratory|lessons?|practicals?|chemistry|teachers?|girls?|boys?|learners?)\b)/g,
    "",
  ],
  [/\b\d{1,2}th[ -]grade (?=[a-z])/g, ""],
  // Ice of something else.
  [
    /\b(?:solid )?[Dd]ry ice(?: \((?:solid )?(?:CO2|carbon dioxide)\)|, (?:which is )?(?:solid )?(?:CO2|carbon dioxide),?)?/g,
    "CO2",
  ],
  // Where it is measured, and nothing else is told of it.
  [/,? in an? (?:certain |given |particular )?(?:solvent(?: mixture)?|mixed solvent)\b/g, ""],
  [/\b(Calculate|Find|Determine|What is) (its|the) (K_?sp) there\b/g, "$1 $2 $3"],
  // "Half a tonne (500 kg)", "half an hour".
  [
    new RegExp(
      String.raw`\b(?:(?:half|a quarter of) )?(?:an?|one|two|three) [a-z]+ \((${N} ?(?:kg|g|mg|L|m?L|dm\^?3|cm\^?3|min|s|mol))\)(?= of\b)`,
      "g",
    ),
    "$1",
  ],
  [/\bhalf an hour\b/g, "30 min"],
  // "What is left after a day".
  [/(?<=\bafter )(?:an?|one) (?=(?:minute|hour|day|week|year)\b)/g, "1 "],
  [/\b(?:a |one )?quarter of an hour\b/g, "15 min"],
  [/\bthree quarters of an hour\b/g, "45 min"],
  [/\b(?:an|one) hour and a half\b|\bone and a half hours\b/g, "90 min"],
  [new RegExp(String.raw`\bhalf an? ${WHOLE}\b(?! (?:of|as|the) (?:that|much))`, "g"), "0.50 $1"],
  // "10.0 mL of HCl portion": a part of what has one strength.
  [
    /^(?![\s\S]*(?:made up|dilut|aliquot|flask|of (?:this|the) solution))([\s\S]*?)\b[Aa] (\d[\d.]* ?(?:mL|cm\^?3)) (?:portion|sample) of (?:an? |the )?(?=[a-z]+ (?:solution|acid|hydroxide))/,
    "$1$2 of ",
  ],
  // What is used up reacts.
  [
    /(\d ?%) of (?:the|its|a) (reactant|reagent|substance|compound|sample|starting material)( (?:to )?)(?:be|get|is|has been|was|are)? ?(?:used up|consumed|gone|spent)\b/g,
    "$1 of the $2$3react",
  ],
  // What is boiled or frozen with something in it.
  [
    new RegExp(
      String.raw`\b(?:[Tt]he|[Tt]his|[Ii]ts|[Ss]uch a) (?:resulting )?solution (?:boils|boiled) (?:at )?(${N} ?(?:°C|K)) (?:higher|above) (?:than )?(?:the boiling point of )?(?:pure )?(?:water|the (?:pure )?solvent)(?: does)?\b`,
      "g",
    ),
    "the boiling point rises by $1",
  ],
  [
    new RegExp(
      String.raw`\b(?:[Tt]he|[Tt]his|[Ii]ts|[Ss]uch a) (?:resulting )?solution (?:freezes|froze) (?:at )?(${N} ?(?:°C|K)) (?:lower|below) (?:than )?(?:the freezing point of )?(?:pure )?(?:water|the (?:pure )?solvent)(?: does)?\b`,
      "g",
    ),
    "the freezing point falls by $1",
  ],
  // Atoms of one kind in several places.
  [/\b(?:average|mean) (?=oxidation (?:number|state))/g, ""],
  // What a share is of.
  [
    /\b[Ee]xpress the ([a-z]+) content in (ppm|ppb)(?: \(by mass\)| by mass)?/g,
    "What is the concentration of $1 in $2",
  ],
  [/\bthe ([a-z]+) content in (ppm|ppb)\b/g, "the concentration of $1 in $2"],
  [
    new RegExp(
      String.raw`(${N} ?[mµu]?g) of ([a-z]+|[A-Z][a-z]?) (?:is|are|was|were) (?:found|present|detected|measured) in (?:an? |the )?(?:([a-z]+ )?sample of (${N} ?k?g)(?: of [a-z]+)?|(${N} ?k?g) of (?!water)[a-z]+)(?=[.,;])`,
      "g",
    ),
    (_, part = "", of = "", _what = "", whole = "", other = "") =>
      `A ${whole || other} sample contains ${part} of ${of}`,
  ],
  [/\benthalpy change of neutrali[sz]ation\b/g, "enthalpy of neutralization"],
  // A configuration is in these terms.
  [/ in terms of (?:s, p,? and d|s, p, d(?:,? and f)?|subshells|orbitals|its subshells)\b/g, ""],
  [new RegExp(String.raw`\bhow many orbitals are there altogether in\b`, "gi"), "How many orbitals are in"],
  // Heat that one mole, or its boiling, takes.
  [
    new RegExp(
      String.raw`\b(${N} ?kJ) (?:is|are) (?:needed|required) to (?:vapori[sz]e|boil|evaporate) (?:one|1|a) mole? of ([a-z]+)`,
      "g",
    ),
    "the enthalpy of vaporization of $2 is $1/mol",
  ],
  [/(?:, knowing that it boils at | knowing that it boils at )/g, " if it boils at "],
  [
    new RegExp(
      String.raw`\bthat (the enthalpy of vaporization of) it (is ${N} ?kJ\/mol)(?: at (?:that|this) temperature)?${SENTENCE_END}`,
      "g",
    ),
    "its enthalpy of vaporization $2",
  ],
  // What happens in a balance problem changes nothing.
  [/^Balance (?:the|this) equation for the (?:[a-z]+ )+of [a-z]+[^:\d]{0,60}: (?=\d*[A-Z(])/g, "Balance: "],
];

/** "25 degrees" where nothing has an angle. */
function withCelsius(text: string): string {
  return /angle|rotat|diffract|bent|tetrahedr|fahrenheit|latitude|twist|°F/i.test(text)
    ? text
    : text.replaceAll(
        /(?<=\d) ?deg(?:rees?)?(?=[.,;?!)\s]|$)(?! ?(?:C\b|F\b|K\b|celsius|centigrade|kelvin|of\b))/gi,
        " °C",
      );
}

const ROOM = / ?(?:,? ?\(?at (?:25(?:\.0)? ?°C|298(?:\.15)? ?K)\)?)/g;

/** Constants of acids, bases and salts are those at 25 °C where nothing else is told. */
function withoutRoom(text: string): string {
  const temperatures = text.match(/\d ?(?:°C|K)(?![a-z\d/·])/g) ?? [];
  const isOfConstants = /\bp?K_?(?:a|b|w|sp|[12])\b|dissociation constant|\bpH\b/.test(text);
  const dependsOnIt = /[Δ∆]|\bE°|potential|osmo|\brate\b|pressure|\bgas\b|heat|energy|[Kk]elvin|temperature/.test(text);
  return isOfConstants && temperatures.length === 1 && !dependsOnIt ? text.replace(ROOM, "") : text;
}

/** "Sodium thiosulphate, Na2S2O3." at the end of what is said. */
function withoutApposition(text: string): string {
  return text.replaceAll(
    /\b([a-z]+(?:\([IV]+\))?(?: [a-z]+){0,2}), ([A-Z][A-Za-z\d()]*)(?=[.?](?:\s|$))/g,
    (whole, name: string, formula: string) => {
      const words = name.split(" ");
      return words.some((_, at) =>
        listFormulasOf(words.slice(at).join(" "), "en").some((each) => sameAtoms(each, formula)),
      )
        ? name
        : whole;
    },
  );
}

const isOxide = (counts: ReadonlyMap<string, number>): boolean =>
  counts.size === 2 && counts.has("O") && !counts.has("H");

/** Classes by what their formulas hold or end on. */
const CLASSES: readonly (readonly [
  name: string,
  is: (formula: string, counts: ReadonlyMap<string, number>) => boolean,
])[] = [
  ["oxide", (_, counts) => isOxide(counts)],
  ["carbonate", (formula) => /(?<!H)CO3\)?\d?$/.test(formula)],
  ["hydroxide", (formula, counts) => /(?:OH|\(OH\)\d)$/.test(formula) && !counts.has("C")],
  ["chloride", (formula, counts) => counts.size === 2 && /Cl\d?$/.test(formula) && !counts.has("H")],
  [
    "acid",
    (formula) =>
      /^H(?!2O\b|2O2|2$)\d?(?:[A-Z]|\()|COOH$/.test(formula) && !/COOC/.test(formula) && !/OH$(?<!COOH)/.test(formula),
  ],
  ["alcohol", (formula, counts) => counts.has("C") && /(?<!CO)OH$/.test(formula)],
  ["ester", (formula) => /COOC(?:\d?H|\d)/.test(formula)],
];

const ARROW = /->|→|⟶|⇌|<=>/;

const SIDE = String.raw`(?:\d{0,2} ?[A-Z(][A-Za-z\d()]{0,30} ?\+ ?){0,5}\d{0,2} ?[A-Z(][A-Za-z\d()]{0,30}`;

const EQUATION = new RegExp(`${SIDE} ?(?:${ARROW.source}) ?${SIDE}`);

const findEquation = (text: string): string | null => EQUATION.exec(text)?.[0] ?? null;

const TERM = /(?<![A-Za-z\d(])\d{0,2} ?((?:[A-Z(][A-Za-z\d()]*))(?:\((?:s|l|g|aq)\))?/g;

/** "The oxide", "one mole of the acid": the only one of that class in the equation of a text. */
function withClasses(text: string): string {
  const equation = findEquation(text);
  if (equation === null) return text;
  const formulas = [
    ...new Set([...equation.matchAll(TERM)].map(([, formula = ""]) => formula.replace(/\((?:s|l|g|aq)\)$/, ""))),
  ];
  const told = formulas.flatMap((formula) => {
    const parsed = parseFormula(formula);
    return parsed.ok ? [{ formula, counts: parsed.value.counts }] : [];
  });
  return CLASSES.reduce((known, [name, is]) => {
    const [only, ...others] = told.filter(({ formula, counts }) => is(formula, counts));
    return only === undefined || others.length > 0
      ? known
      : known.replaceAll(
          new RegExp(
            // "The percent of chloride" is that of the ion.
            String.raw`\b(?<!\bpercent(?:age)?(?: by mass)? |% )(of|moles|grams|mass|is|does|did|made) (the )?${name}\b(?! (?:ion|solution|[A-Z(]))(?! [a-z]+(?:ic|ide|ate)\b)`,
            "g",
          ),
          (whole, before: string, article: string | undefined) =>
            article === undefined && before !== "of" ? whole : `${before} ${only.formula}`,
        );
  }, text);
}

const PHTHALATE =
  /\b(?:potassium (?:hydrogen|acid) ?phthalate|potassium biphthalate|KHP|KHC8H4O4)\b(?: \((?:KHP|KHC8H4O4|M(?:olar mass)? ?= ?204\.\d+ ?g\/mol|(?:one acidic H|an? monoprotic acid|monoprotic)|[,;]? )+\))?/g;

/** The standard of every laboratory, by whatever name, with the base that it is weighed for. */
function withPhthalate(text: string): string {
  if (ARROW.test(text)) return text;
  const told = text.replaceAll(PHTHALATE, "KHC8H4O4");
  const bases = [/\bNaOH\b|\bsodium hydroxide\b/i, /\bKOH\b|\bpotassium hydroxide\b/i].map((base) => base.test(told));
  if (told === text && !told.includes("KHC8H4O4")) return text;
  if (bases[0] === bases[1]) return text;
  return `KHC8H4O4 + ${bases[0] ? "NaOH -> KNaC8H4O4" : "KOH -> K2C8H4O4"} + H2O. ${told}`;
}

/** Where as many particles stand on either side of an equilibrium, its volume does not matter: of any other one has to be told. */
function withVessel(text: string): string {
  const isOpen =
    /\bK_?c\b/.test(text) &&
    /\bmol(?:es?)?\b/.test(text) &&
    !/\d ?(?:m?L|dm\^?3|cm\^?3|M|lit(?:er|re)s?)\b|\[/.test(text);
  const sides = isOpen ? (findEquation(text)?.split(ARROW) ?? []) : [];
  if (sides.length !== 2 || /\((?:s|l)\)/.test(sides.join())) return text;
  const [left, right] = sides.map((side) =>
    side.split("+").reduce((sum, term) => sum + Number(/^\s*(\d+)/.exec(term)?.[1] ?? 1), 0),
  );
  return left !== right
    ? text
    : text.replace(
        /(\d ?mol(?:es?)?|\b[Oo]ne mole) of [^.?]*?\b(?:mixed|placed|put|heated|introduced|allowed to react|reacted)\b[^.?]*?(?=\.\s)/,
        (whole) => `${whole.replaceAll(/\b[Oo]ne mole\b/g, "1.0 mol")} in a 1.0 L vessel`,
      );
}

/** "The crystals are ammonium dichromate. Give the formula." */
const NAMED =
  /^[^.?!\d]*?\b(?:is|are|called|contains?) ((?:[a-z]+(?: ?\([IV]+\))? ){1,3}[a-z]+)\. (?:Give|Write|State|What is) (?:its|the|their) (?:chemical )?formula[.?]?$/;

function withNamedFormula(text: string): string {
  const name = NAMED.exec(text.trim())?.[1] ?? "";
  return name !== "" && listFormulasOf(name, "en").length === 1 ? `What is the formula of ${name}?` : text;
}

/** A sentence that lost its beginning begins anew. */
const begin = (told: string, text: string): string =>
  /^[A-Z]/.test(text) ? told.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : told;

/** "Kf = 1.86", of what freezes lower: the constant of a solvent has one unit. */
const withSolventUnit = (text: string): string =>
  /\b(?:boil|freez)/i.test(text)
    ? text.replace(
        /\b(K_?[fb]) ?(?:=|is) ?([1-9]?\d\.\d+)(?=[.,;)]?(?:\s|\)|$))(?! ?(?:°|K|C\b|kg|[×x]))/,
        "$1 = $2 °C/m",
      )
    : text;

/** A text with these turns in plainer words; the same where it has none. */
export function turnStatements(text: string): string {
  const turned = withoutApposition(withoutRoom(withCelsius(applyTurns(withSolventUnit(text), TURNS))));
  return begin(withNamedFormula(withVessel(withClasses(withPhthalate(turned)))).trim(), text.trim());
}
