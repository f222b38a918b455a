import { applyTurns, type Turn } from "./turn.ts";

/** Turns in which problems on amounts, solutions and heats are set: how pure, how strong, how much is left. Each says the same as before. */

/** What counts in a rock or a mineral that is sold by its name. */
const PURE: Readonly<Record<string, string>> = {
  limestone: "CaCO3",
  chalk: "CaCO3",
  marble: "CaCO3",
  calcite: "CaCO3",
  magnesite: "MgCO3",
  quicklime: "CaO",
  haematite: "Fe2O3",
  hematite: "Fe2O3",
  magnetite: "Fe3O4",
};

/** "78.1 mol %" as a fraction of one, with its figures. */
const hundredth = (share: string): string => {
  const decimals = share.split(".")[1]?.length ?? 0;
  return (Number(share) / 100).toFixed(decimals + 2);
};

const pureOf = (name: string): string => PURE[name] ?? name;

const TURNS: readonly Turn[] = [
  // Yields.
  [
    /\b[Tt]he (?:process|reaction|synthesis|preparation) (?:runs|proceeds|goes|works|takes place|is carried out) (?:with|in|at) an? (?:percent(?:age)? )?yield of (?=\d[\d.]* ?%)/g,
    "The percent yield is ",
  ],
  [
    /\b(What mass|How many grams|How many moles) of ([A-Z][A-Za-z\d()]*|[a-z]+(?: [a-z]+)?) (?:must|should|has to|needs to|have to) be (?:put in|used|taken|started with)(?: in order)? to (?:end up with|get|obtain|make|give|isolate) /g,
    (_: string, asked: string, name: string) =>
      `${asked} of ${name} ${asked.startsWith("What") ? "is" : "are"} needed to produce `,
  ],
  // Labels, and other ways to ask how strong a solution is.
  [
    /\b(?:[Tt]he|[Aa]) label (?:of|on) (?:a|the) bottle of ([a-z]+(?: [a-z]+){0,2}) (?:says|reads|gives|states|shows):? /g,
    "$1: ",
  ],
  [/\b[Hh]ow concentrated is (?:it|the acid|the solution)(?= in mol)/g, "What is its molarity"],
  // What a barometer and a table tell of a gas over water.
  [/\b[Tt]he barometer (?:read|reads|showed|shows|stood at|stands at) (?=\d)/g, "the total pressure was "],
  [
    /\b[Pp]\(H2O\)(?: at (\d[\d.]* ?°C))? ?(?:=|is) ?(?=\d)/g,
    (_: string, at?: string) => `The vapor pressure of water${at === undefined ? "" : ` at ${at}`} is `,
  ],
  // Mole percent.
  [
    /\b(?:is|contains|has) (?:about |roughly |approximately )?(\d{1,2}(?:\.\d+)?) ?mol(?:e|ar)?[- ]?% (?:of )?([a-z]+|[A-Z][A-Za-z\d]*)\b/g,
    (_: string, share: string, gas: string) => `has a mole fraction of ${gas} of ${hundredth(share)}`,
  ],
  // Ions that are set free.
  [
    /^(?:What is the )?(?:[Tt]he )?[Tt]otal number of ions (?:set free|released|formed|produced|present|in solution|in the solution) when (\d[\d.]* ?mol) of ([^,?.]+?) (?:dissolves|is dissolved|dissociates)(?: completely| fully)?(?: in water)?\?/g,
    "How many ions are in $1 of $2?",
  ],
  [
    /\b[Hh]ow many (moles of [a-z]+ atoms|[a-z]+ atoms|molecules of water) (?:does|do) (\d[\d.]* ?(?:mol|moles|g)) of ([^?]+?) (?:contain|have|hold)\?/g,
    "How many $1 are in $2 of $3?",
  ],
  // Shares of a solution.
  [
    /^(\d[\d.]* ?k?g) of an? (\d[\d.]* ?%) \(?by mass\)? ([a-z]+(?: [a-z]+)?) solution (?:is|stands|was)[^.?]*\. (How many grams|What mass) of water (?:does it contain|is in it|are in it)\?/g,
    "What is the mass of water in $1 of a $2 $3 solution?",
  ],
  // Calorimeters by other names.
  [/\b(?:foam|polystyrene|styrofoam|Styrofoam|plastic|insulated|coffee) cups?\b/g, "calorimeter"],
  [/\bthe thermometer (?:climbs|rises|goes up|rose|climbed|reads then|shows then) to\b/g, "the temperature rises to"],
  [/\benthalpy of neutrali[sz]ation per mole of water formed\b/g, "enthalpy change per mole of water formed"],
  [
    /\b[Aa]ssum(?:e|ing) (?:that )?(?:the )?(?:solutions? (?:has|have) )?an? density of (\d[\d.]* ?g\/(?:mL|cm3)) and (?:c ?=|a specific heat(?: capacity)? of) ?(\d[\d.]* ?J\/\(?g[ ·*]*°?[CK]\)?)/g,
    "The density of the solution is $1 and its specific heat is $2",
  ],
  [/\bwith a total heat capacity of\b/g, "with a heat capacity of"],
  [/\bmade the temperature (rise|increase|go up) by\b/g, "raised the temperature by"],
  // What burns warms water.
  [
    /^(?:[Bb]urning|[Tt]he combustion of|[Cc]ombustion of|When) (\d[\d.]* ?g of [a-z]+(?: \([A-Z][A-Za-z\d]*\))?)(?: is burn(?:ed|t),? it| burns,? it)? (?:warmed|warms|heated|heats|raised the temperature of|raises the temperature of) (\d[\d.]* ?k?g of water) (by \d[\d.]* ?°?[CK]|from \d[\d.]* ?°C to \d[\d.]* ?°C)\b/g,
    "$1 is burned in a calorimeter with $2. The temperature of the water rises $3",
  ],
  [/ to (?:one|two|three|four|1|2|3|4) decimals?(?: places?)?(?=[.?])/g, ""],
  // What is in excess, and how much of it stays.
  [
    /\b(What|Which) mass of (?:the )?(?:reactant (?:which|that) (?:is|was) in excess|reactant in excess|excess reactant|excess reagent|reagent in excess) (?:remains|is left|is left over|will remain|will be left|stays|stays behind)(?: over| unreacted| unused| at the end| after the reaction| when the reaction (?:is over|stops|is complete))*/g,
    "What mass of the excess reactant is left",
  ],
  // Samples that are not pure.
  [
    /\b(\d[\d.]* ?k?g) (?:sample )?of (?:an? )?impure ([a-z]+(?: [a-z]+(?:ate|ide|ite))?|[A-Z][A-Za-z\d()]*)(?= (?:is|was|reacts?|reacted|gives?|gave|needs?|needed|requires?|required)\b)/g,
    (_: string, mass: string, name: string) => `a ${mass} sample of impure ${pureOf(name)}`,
  ],
  [
    /\b(\d[\d.]* ?%)[- ]pure ([a-z]+(?:\([IV]+\))?(?: [a-z]+(?:ate|ide|ite|oxide|acid))?|[A-Z][A-Za-z\d()]*)/g,
    (_: string, share: string, name: string) => `a sample that is ${share} ${pureOf(name)} by mass`,
  ],
  [
    /\b([a-z]+(?: [a-z]+(?:ate|ide|ite))?|[A-Z][A-Za-z\d()]*),? (?:which is|that is|of) (\d[\d.]* ?%) (?:pure|purity)\b/g,
    (_: string, name: string, share: string) => `a sample that is ${share} ${pureOf(name)} by mass`,
  ],
  [
    /\b(?:an?|the) (?:sample of |piece of |lump of )?(?:impure )?([a-z]+(?: [a-z]+(?:ate|ide|ite))?) sample of (?:mass )?(\d[\d.]* ?k?g)\b/gi,
    (_: string, name: string, mass: string) => `a ${mass} sample of impure ${pureOf(name.toLowerCase())}`,
  ],
  [
    /\bpercent(?:age)? purity of (?:the )?(?:sample of )?([a-z]+(?: [a-z]+(?:ate|ide|ite))?|[A-Z][A-Za-z\d()]*)(?: sample)?(?=[?.]| in)/g,
    (_: string, name: string) => `percentage of ${pureOf(name)} in the sample`,
  ],
  [
    /\bWhat (?:mass )?percent(?:age)? (?:by mass )?of the (tablet|sample|ore|mineral|alloy|mixture|fertili[sz]er|rock|powder) (?:is|was|consists of|are) ([a-z]+(?:\([IV]+\))?(?: [a-z]+(?:ate|ide|ite))?|[A-Z][A-Za-z\d()]*)(?= by mass\?|\?)/g,
    "What is the percentage by mass of $2 in the $1",
  ],
];

/** A text with these turns in plainer words; the same where it has none. */
export const turnAmounts = (text: string): string => applyTurns(text, TURNS);
