import type { IonName, Lexicon } from "./lexicon.ts";

function ion(formula: string, ...charges: number[]): IonName {
  return { formula, charges };
}

/** "of", "in", "for" and "from" are written onto the word that follows them. */
const PREFIXES = ["", "የ", "በ", "ለ", "ከ"];

function withPrefixes<T>(table: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(table).flatMap(([word, value]) => PREFIXES.map((prefix) => [prefix + word, value])));
}

function phrasesWithPrefixes(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => PREFIXES.map((prefix) => prefix + phrase));
}

/** Amharic, with the loan words that textbooks print in Ethiopic script. */
export const amharic: Lexicon = {
  concepts: {
    balance: phrasesWithPrefixes(["አመጣጥን", "አመጣጥኝ", "አመጣጥኑ", "ማመጣጠን", "የተመጣጠነ", "የተመጣጠነው", "ሚዛን", "ሚዛናዊ", "አስተካክል", "ኮኢፊሸንት", "ኮኢፊሸንቶች", "ኮኢፊሸንቶቹ", "ኮኢፊሸንቶቹን", "መጣጥን"]),
    "molar-mass": [...phrasesWithPrefixes(["ሞላር ክብደት", "ሞላር ማስ", "ሞላር መጠነ ቁስ", "ሞለኪውላዊ ክብደት", "ሞለኪውላር ክብደት", "የሞል ክብደት", "ሞለኪውል ክብደት", "አቶም ክብደት", "ቀመር ክብደት", "ሞላር ክብደቱ"]), "g / mol"],
    "relative-mass": ["አንጻራዊ ሞለኪውላዊ ክብደት", "mr"],
    "one-mole": phrasesWithPrefixes(["አንድ ሞል", "1 ሞል", "1 mol"]),
    mass: ["ክብደት", "ክብደቱ", "ይመዝናል", "ግራም", "ስንት ግራም"],
    amount: ["ስንት ሞል", "ስንት ሞሎች", "የሞል ብዛት", "የሞሎች ብዛት"],
    particles: ["ስንት ሞለኪውሎች", "የሞለኪውሎች ብዛት"],
    "count-atoms": ["ስንት አቶሞች", "የአቶሞች ብዛት"],
    percent: ["%", ...phrasesWithPrefixes(["መቶኛ", "ክብደት መቶኛ", "የክብደት መቶኛ", "ፐርሰንት", "በመቶ", "ፐርሰንቴጅ", "መቶኛው", "በክብደት መቶኛ", "በክብደት"])],
    composition: phrasesWithPrefixes(["መቶኛ ስብጥር", "የክብደት መቶኛ ስብጥር", "ክብደት መቶኛ ስብጥር", "ስብጥር", "ፐርሰንት ኮምፖዚሽን", "መቶኛ ቅንብር"]),
    "every-element": phrasesWithPrefixes(["እያንዳንዱ ንጥረ ነገር", "እያንዳንዱን ንጥረ ነገር", "ሁሉም ንጥረ ነገሮች", "ሁሉንም ንጥረ ነገሮች"]),
    "reacts-with": ["ጋር", "ሲደመር", "ተዋህዶ"],
    yields: ["ይሰጣል", "ይፈጥራል", "ይሰጣሉ", "ይፈጥራሉ"],
    energy: ["ሙቀት", "ብርሃን"],
    state: ["ጠጣር", "ፈሳሽ", "ብረት", "ውሁድ"],
    molecule: ["ጋዝ", "ሞለኪውል"],
    atom: ["አቶም"],
    and: ["እና", "ና"],
    or: ["ወይም", "ወይስ"],
    link: ["የ", "በ", "ለ", "ከ", "ውስጥ", "ያለው", "ያለውን", "ነው", "ናቸው", "ው", "ን", "ላይ"],
    pronoun: ["ይህ", "ይህን", "የሚከተለውን", "የሚከተሉትን", "ይህንን", "የሚከተለው", "እነዚህን"],
    filler: [
      "ስንት", "ምን", "ምንድን", "ምንድነው", "ያህል", "እንዴት", "አስላ", "አስሊ", "አስሉ", "ፈልግ", "ፈልጊ", "ፈልጉ", "አግኝ", "አግኚ", "ንገረኝ", "ንገሪኝ", "ጻፍ", "ጻፊ", "ጻፉ", "አሳየኝ", "እባክህ", "እባክሽ", "እባክዎ", "እባክዎን", "እርዳኝ", "እርዱኝ", "ሰላም", "አመሰግናለሁ", "እኩልታ", "እኩልታውን", "እኩልታዎች", "ኬሚካዊ", "የኬሚካል",
      "ኬሚካል", "ውህድ", "ቀመር", "ንጥረ", "ነገር", "ደረጃ", "በደረጃ", "ይሆናል", "ልታሰላልኝ", "ትችላለህ", "እፈልጋለሁ", "ማወቅ", "ማስላት", "መልስ", "መልሱን", "ስሌት", "ሞል", "ግራም", "እኩልታን", "ማግኘት", "ይፈለግ", "ይሰላ", "አለ", "አሉ", "ይገኛል",
    ],
    foreign: ["ለምን", "ልዩነት", "ትርጉም", "ሞሎች", "ይዘት", "እፍጋት", "ግፊት", "የሙቀት", "ክምችት", "ሞላሪቲ", "ሞላላሪቲ", "ኦክሲዴሽን", "ያልታወቀ", "ይበልጣል", "አወዳድር", "ድብልቅ", "ኤሌክትሮን", "ፕሮቶን", "ኒውትሮን", "አይሶቶፕ", "አየር", "ሊትር"],
  },
  substances: withPrefixes({
    ውሃ: "H2O", ውኃ: "H2O", አሞንያ: "NH3", አሞኒያ: "NH3", ሜቴን: "CH4", ሚቴን: "CH4", ኢቴን: "C2H6", ፕሮፔን: "C3H8", ኢታኖል: "C2H5OH", ግሉኮስ: "C6H12O6", ሱክሮስ: "C12H22O11", ዩሪያ: "CO(NH2)2", "የገበታ ጨው": "NaCl", "ካርቦን ዳይኦክሳይድ": "CO2", "ካርቦን ሞኖክሳይድ": "CO",
    "ሰልፈሪክ አሲድ": "H2SO4", "ሃይድሮክሎሪክ አሲድ": "HCl", "ናይትሪክ አሲድ": "HNO3", "ፎስፈሪክ አሲድ": "H3PO4", "አሴቲክ አሲድ": "CH3COOH", "ሰልፈር ዳይኦክሳይድ": "SO2", ኦዞን: "O3",
  }),
  ambiguous: withPrefixes({ ስኳር: ["C12H22O11", "C6H12O6"] }),
  elements: withPrefixes({
    ሃይድሮጅን: "H", ሃይድሮጂን: "H", ሂሊየም: "He", ሊትየም: "Li", ካርቦን: "C", ናይትሮጅን: "N", ናይትሮጂን: "N", ኦክስጅን: "O", ኦክሲጅን: "O", ኦክስጂን: "O", ፍሎሪን: "F", ሶዲየም: "Na", ማግኒዥየም: "Mg", አሉሚኒየም: "Al", አልሙኒየም: "Al", ሲሊከን: "Si", ፎስፈረስ: "P", ሰልፈር: "S",
    ድኝ: "S", ክሎሪን: "Cl", ፖታሲየም: "K", ካልሲየም: "Ca", ክሮሚየም: "Cr", ማንጋኒዝ: "Mn", ብረት: "Fe", አይረን: "Fe", ኮባልት: "Co", ኒኬል: "Ni", መዳብ: "Cu", ኮፐር: "Cu", ዚንክ: "Zn", ብሮሚን: "Br", ብር: "Ag", አዮዲን: "I", ባሪየም: "Ba", ወርቅ: "Au", ሜርኩሪ: "Hg", እርሳስ: "Pb",
  }),
  roundings: {},
  systematic: {
    order: "cation-first",
    links: [],
    cations: withPrefixes({
      ሊትየም: ion("Li", 1), ሶዲየም: ion("Na", 1), ፖታሲየም: ion("K", 1), አሞኒየም: ion("NH4", 1), ማግኒዥየም: ion("Mg", 2), ካልሲየም: ion("Ca", 2), ባሪየም: ion("Ba", 2), ዚንክ: ion("Zn", 2), አሉሚኒየም: ion("Al", 3), አልሙኒየም: ion("Al", 3),
      አይረን: ion("Fe", 2, 3), ብረት: ion("Fe", 2, 3), ኮፐር: ion("Cu", 2, 1), መዳብ: ion("Cu", 2, 1),
    }),
    anions: {
      ፍሎራይድ: ion("F", 1), ክሎራይድ: ion("Cl", 1), ብሮማይድ: ion("Br", 1), አዮዳይድ: ion("I", 1), ኦክሳይድ: ion("O", 2), ሰልፋይድ: ion("S", 2), ሃይድሮክሳይድ: ion("OH", 1), ናይትሬት: ion("NO3", 1), ሰልፌት: ion("SO4", 2), ካርቦኔት: ion("CO3", 2),
      ባይካርቦኔት: ion("HCO3", 1), ፎስፌት: ion("PO4", 3), ክሎሬት: ion("ClO3", 1), ፐርማንጋኔት: ion("MnO4", 1), አሴቴት: ion("CH3COO", 1),
    },
    hydrates: { ፔንታሃይድሬት: 5, ዲሃይድሬት: 2, ሄፕታሃይድሬት: 7, ዴካሃይድሬት: 10 },
    prefixes: [],
  },
};
