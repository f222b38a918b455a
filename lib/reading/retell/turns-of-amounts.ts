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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KITCHEN: Readonly<Record<string, string>> = { salt: "table salt", sugar: "sucrose" };

/** "A 5% salt solution": what a kitchen means. */
const kitchen = (solute: string): string => KITCHEN[solute] ?? solute;

const OF_A_SUBSTANCE = String.raw`(\d[\d.]* ?(?:mg|k?g|mol|moles))(?: of)? ([A-Z][A-Za-z\d()]*|[a-z]+(?: [a-z]+(?:ide|ate|ite|gas))?)`;

/** The ion from which a plating bath deposits a metal, where there is one in use. */
const PLATED: Readonly<Record<string, string>> = {
  copper: "Cu2+",
  silver: "Ag+",
  nickel: "Ni2+",
  zinc: "Zn2+",
  cadmium: "Cd2+",
  lead: "Pb2+",
  aluminium: "Al3+",
  aluminum: "Al3+",
};

/** "To plate 5 g of copper": the bath goes without saying, unless the text tells of one. */
const withBath = (text: string): string =>
  /\d[+⁺]|[⁺⁻]|\([IV]+\)|\b(?!plate)[a-z]+(?:ate|ide|ous) |\b[A-Z][a-z]?[A-Z]|electrons?\b|→|->|ion/.test(text)
    ? text
    : text.replace(
        /\b(?:electro)?(?:plat(?:e|ing) ?(?:out|on)?|deposit(?:ing)?) (\d[\d.]* ?(?:m?g|mol|moles) of )(copper|silver|nickel|zinc|cadmium|lead|alumini?um)\b/,
        (_, sample: string, metal: string) => `deposit ${sample}${metal} from ${PLATED[metal] ?? ""}`,
      );

/** "80% Fe3O4 and 20% rock": what is left of a hundred is no more than that. */
const withoutGangue = (text: string): string =>
  text.replaceAll(
    /\b(\d[\d.]*) ?% (?:by mass )?(?:of )?(?:pure )?([A-Z][A-Za-z\d()]*|[a-z]+(?: [a-z]+(?:ide|ate))?) and (?:(?:the )?(?:remaining|other) )?(\d[\d.]*) ?% (?:(?:inert|worthless|barren|other) )?(?:rock|gangue|sand|clay|silica|stone|waste|impurit(?:y|ies)|material|minerals)(?: (?:(?:that|which) (?:contains?|holds?|has|have)|containing|with|holding) no [a-z]+)?/g,
    (whole, share: string, mineral: string, rest: string) =>
      Math.abs(Number(share) + Number(rest) - 100) < 1e-9 ? `${share}% ${mineral}` : whole,
  );

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
  [
    /\b(can|could) (?:at (?:the )?(?:most|best)|theoretically|in theory) be (?:got(?:ten)?|won|obtained|extracted|produced|made|recovered)\b/g,
    "$1 be obtained",
  ],
  [/\b(can|could) be (?:got|gotten|won) (?:at (?:the )?(?:most|best) )?(?=from\b)/g, "$1 be obtained "],
  [/\b(from \d[\d.]* ?(?:k?g|tonnes?) of )pure [a-z]+,? \(?([A-Z][A-Za-z\d()]*?)\)?(?=[ .?,]|$)/g, "$1$2"],
  [/\b(ore|mineral|rock) (?:that|which) is (?=\d[\d.]* ?% [A-Za-z])/g, "$1 that contains "],
  [
    /\b(?:gets|got|obtain(?:s|ed)|collect(?:s|ed)|isolate[sd]|recover(?:s|ed)|ma(?:kes|de)|produce[sd]) (\d[\d.]* ?m?g)(?: of (?:product|it|[a-z]+))? (?:but|while|although|and) (?:(?:he|she|they|i|we|the class|it) )?(?:(?:was|were) )?(?:expect(?:s|ed|ing)|calculated|predicted|should have (?:got|gotten|obtained|made)|hoped for) (\d[\d.]* ?m?g)(?: of [a-z]+)?\b/g,
    "finds: the actual yield is $1 and the theoretical yield is $2",
  ],
  // What is there of two reactants, and which of them ends first.
  [
    new RegExp(
      String.raw`\b(?:[Ss]tarting|[Bb]eginning|[Ss]tart|[Bb]egin) with ${OF_A_SUBSTANCE} and ${OF_A_SUBSTANCE}[,.:]? (?=find\b|calculate\b|determine\b|what\b|how\b|which\b)(\w)`,
      "gi",
    ),
    (_: string, one: string, first: string, other: string, second: string, letter: string) =>
      `${one} of ${first} reacts with ${other} of ${second}. ${letter.toUpperCase()}`,
  ],
  [
    new RegExp(
      String.raw`^${OF_A_SUBSTANCE} and ${OF_A_SUBSTANCE} (?:react(?: together)? to )?(?:make|form|give|produce) ([A-Z][A-Za-z\d()]*|[a-z]+(?: [a-z]+ide)?)(?=[.,;?])`,
    ),
    "$1 of $2 reacts with $3 of $4 to form $5",
  ],
  [
    /\b[Ww]hich (?:(?:one|reactant|reagent|substance|of them|of the two|of these) )?(?:runs out|is used up|gets used up|is consumed|finishes|will run out|ends)(?: completely)? first\b/g,
    "Which is the limiting reactant",
  ],
  [
    /\b([Ww])hich (?:one|of (?:the two|these two|the reactants|the two reactants|these|these reactants|them)(?: substances| reactants)?) is (?:the )?limiting(?: reactant| reagent)?\b/g,
    "$1hich is the limiting reactant",
  ],
  // A precipitate by its name.
  [
    /(?<=[.;] )(?:A precipitate of )?([A-Z]?[a-z]+)((?:\([IV]+\))? [a-z]+ide|(?:\([IV]+\))? [a-z]+ate) (?:precipitates|is precipitated|forms as a precipitate|settles(?: out)?|comes down|forms)(?: out)?[.;] (?:[Gg]ive|[Ff]ind|[Cc]alculate|[Ww]ork out|[Ww]hat is|[Dd]etermine) the mass of (?:the |this )?(?:dry )?precipitate(?: formed)?(?: in grams| in g)?(?=[.?])/g,
    (_: string, metal: string, rest: string) => `What mass of ${metal.toLowerCase()}${rest} precipitates`,
  ],
  // How much of a gas a process gives, with its equation behind it.
  [
    /\b([Hh]ow many (?:lit(?:er|re)s|mL|L|cm3|dm3) of|[Ww]hat volume of) ([a-z]+(?: [a-z]+)?|[A-Z][A-Za-z\d]*),? (?:measured |taken )?at ([^,?]{5,40}?),? (?:does|do|will|would|can) the (?:[a-z]+ )?(?:fermentation|reaction|decomposition|combustion|burning|electrolysis|hydrolysis|oxidation|reduction|roasting|heating) of (\d[\d.]* ?k?g of [^?()]{2,60}?) (?:give|produce|yield|release|liberate|evolve|make|form)(?: off)? ?\(([^()]*(?:\([^()]*\)[^()]*)*(?:→|->)[^?]*)\)\?/g,
    "$1 $2 at $3 is produced from $4: $5?",
  ],
  // "10-3 M": a power that lost its caret.
  [
    /(?<![\d.×x*^] ?|[×x*] ?)\b10 ?[-−–]([1-9]) ?M\b/g,
    (_: string, power: string) => `${(10 ** -Number(power)).toFixed(Number(power))} M`,
  ],
  // What is made up in a flask.
  [
    /\b(?:pipet(?:te)?s?|pipett?ed|transfers?|transferred|measures?|measured|runs?) (?:exactly )?(\d[\d.]* ?(?:mL|cm3|cm³|cm\^3|dm3|L) of (?:a )?\d[\d.]* ?(?:M|mol\/L|mol dm-3|mol\/dm3) [A-Za-z\d() ]{2,40}?) (?:in)?to an? (\d[\d.]*[ -]?(?:mL|cm3|cm³|cm\^3|dm3|L)) (?:volumetric|graduated|standard) flask(?:,? and|,? then) (?:fills?|filled|makes?|made|tops?|topped) (?:it |this )?(?:up )?(?:with (?:distilled |deionised |deionized )?water )?(?:up )?to the mark(?: with (?:distilled |deionised |deionized )?water)?/g,
    (_: string, portion: string, whole: string) => `dilutes ${portion} to ${whole.replace("-", " ")}`,
  ],
  // What is used up by somebody in a day, where a day's worth is told.
  [
    / in (?:a|one|each) (day|hour|minute|week)\b((?:[^.?!]|\.\d)*\. (?:[^.?!]|\.\d)*?) per (?:[a-z]+(?: and| per) )?\1(?=\?)/g,
    "$2",
  ],
  [/\b(\d[\d.]* ?(?:cm|mm|m)) (?:(?:on|along) )?(?:each|every|a|per) (?:side|edge)\b/g, "with $1 side"],
  // What is to be cooled by ice.
  [/\b[a-z]+ \((?:treat(?:ed)?|count(?:ed)?|take|taken|regard(?:ed)?)(?: it)? as (?:pure )?water\)/g, "water"],
  [
    /(?<=^|[.!?] )[^.?!\d]*\bcool(?:ed)? (?:down )?(\d[\d.]* ?k?g of water) from (\d[\d.]* ?°C) to (\d[\d.]* ?°C) (?:with|by|using) (?:adding )?ice (?:that is |which is )?at 0(?:\.0+)? ?°C\. How many grams of ice (?:must|have to|need to|will) (?:melt|be (?:added|used)),? (?:if|when|so that) (?:the melted ice|the melt ?water|it) (?:also |then |too )*(?:warms|is warmed|gets warmed|heats)(?: up)? to \3\?/g,
    "Ice at 0 °C is added to $1 at $2. The final temperature is $3. How many grams of ice melted?",
  ],
  // Examinations by their names.
  [
    / \((?:JEE|NEET|IIT|AIEEE|CBSE|ICSE|WAEC|GCSE|AP|MCAT|SAT|A-?level|IGCSE)(?: (?:main|advanced|pattern|style|type|mock|past|paper|question|(?:19|20)\d\d))*(?:, ?|(?=\)))/gi,
    " (",
  ],
  [/ \( ?\)/g, ""],
  // Parts by mass of a million, and shares of a solution whose solute is told beside it.
  [
    /^(?:[Ww]hat(?:'s| is)|[Ff]ind|[Cc]alculate) the (?:ppm|concentration in ppm) of ([a-z]+|[A-Z][A-Za-z\d+-]*) (?:if|when|where|for) (?:there (?:is|are) )?(\d[\d.]* ?[mμµk]?g)(?: of (?:it|\1))? (?:is |are )?in (\d[\d.]* ?k?g of [a-z]+)\??$/g,
    "$2 of $1 is in $3. What is the concentration in ppm?",
  ],
  [
    /^(\d[\d.]* ?[mμµ]?g of [a-z]+) (?:is |are )?in (\d[\d.]* ?k?g of [a-z]+)[.,;] ?(?:[Ww]hat is |[Ff]ind |[Cc]alculate )?(?:the )?(?:ppm|concentration in ppm)(?: of [a-z]+)?\??$/g,
    "$1 is in $2. What is the concentration in ppm?",
  ],
  [
    /\b([Hh]ow many grams|[Ww]hat mass) of ([a-z]+(?: [a-z]+)?|[A-Z][A-Za-z\d()]*) ((?:is|are)(?: there)?(?: dissolved| present| contained)? in|(?:is|are) needed (?:for|to (?:make|prepare))|do (?:i|you|we) need (?:for|to (?:make|prepare))) (\d[\d.]* ?k?g) of (?:an? )?(\d[\d.]* ?%)(?: \(?by mass\)?)? (?:aqueous )?(?:(?:\2|salt|sugar) )?solution\b/g,
    (_: string, asked: string, solute: string, verb: string, mass: string, share: string) =>
      `${capital(asked)} of ${kitchen(solute)} ${/need/.test(verb) ? "is needed to make" : "are in"} ${mass} of a ${share} ${kitchen(solute)} solution`,
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
  [
    /\b([Hh])ow (?:much heat|many kJ|many kilojoules)(?: of heat)? (?:does|would|will) (?:one|1|a|each) gram of (?:this |the )?([a-z]+(?: acid)?) (?:release|give off|give out|set free|liberate|produce)\b/g,
    "What is the heat released per gram of $2 in kJ/g",
  ],
  // One mole of what was weighed in.
  [
    /\b(?:[Hh]ow much (?:heat|energy)|[Hh]ow many (?:kJ|kilojoules)(?: of (?:heat|energy))?|[Ww]hat (?:amount of )?(?:heat|energy)) (?:would be|is|will be|was|are|were) (?:set free|released|given (?:off|out)|liberated|evolved|produced) (?:by|per|when|from|for|on burning)(?: the (?:combustion|burning) of)? (?:one |1 |a |each |every )?mole?(?: of ([a-z]+(?: acid)?|[A-Z][A-Za-z\d]*))?(?: (?:burns|is burn(?:ed|t)))?(?=[?.])/g,
    (_: string, of?: string) => `How much heat is released per mole${of === undefined ? "" : ` of ${of}`}`,
  ],
  [
    /\b[Ww]hat value for the (?:heat|energy) (?:released|given (?:off|out)|set free|liberated|evolved|produced) per mole of ([a-z]+(?: acid)?|[A-Z][A-Za-z\d]*) does (?:this|the) experiment (?:give|yield),? in kJ\/mol(?=[?.])/g,
    "how much heat is released per mole of $1",
  ],
  [
    /(?<=[.;] )(?:Taking|Using|With) (\d[\d.]* ?J\/\(?g ?[·*]? ?°?[CK]\)?)(?: for (?:the )?water)?, (\w)/g,
    (_: string, heat: string, letter: string) => `c = ${heat}. ${letter.toUpperCase()}`,
  ],
  [
    /^(?:When|As|If) (\d[\d.]* ?g of [a-z]+) (?:was|is) burn(?:ed|t) (?:under|below|beneath) an? [a-z]+ (?:with|containing|holding) (\d[\d.]* ?k?g of water), the (?:temperature of the )?water (?:warmed|warms|rises|rose|heated up|heats up|got hotter) (by \d[\d.]* ?°?[CK])/g,
    "$1 is burned in a calorimeter with $2. The temperature of the water rises $3",
  ],
  [
    /\b(?:[Ww]hat is|[Cc]alculate|[Ff]ind|[Dd]etermine|[Ww]ork out) the (?:amount of )?(?:heat|energy) (?:released|given (?:off|out)|evolved|liberated|set free)(?: in kJ)? per mole of ([a-z]+(?: acid)?|[A-Z][A-Za-z\d]*)(?:,? in kJ\/mol)?(?=[?.])/g,
    "How much heat is released per mole of $1",
  ],
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
export const turnAmounts = (text: string): string => applyTurns(withoutGangue(withBath(text)), TURNS);
