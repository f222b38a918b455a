import type { Locale } from "../../i18n/locales.ts";
import type { PhysicalState } from "../formula/formula.ts";

/** What formulas and equations are read aloud with. */
export type SpeechWords = {
  /** Between two terms. */
  readonly and: string;
  readonly gives: string;
  readonly inEquilibriumWith: string;
  readonly open: string;
  readonly close: string;
  /** The dot of an addition compound. */
  readonly dot: string;
  readonly positive: string;
  readonly negative: string;
  readonly electron: string;
  readonly states: Readonly<Record<PhysicalState, string>>;
  /** One to twenty; larger numbers are left as digits for the voice to read. */
  readonly numbers: readonly string[];
  readonly fraction: (numerator: string, denominator: string) => string;
};

export const SPEECH_WORDS: Readonly<Record<Locale, SpeechWords>> = {
  en: {
    and: "plus",
    gives: "gives",
    inEquilibriumWith: "is in equilibrium with",
    open: "open bracket",
    close: "close bracket",
    dot: "dot",
    positive: "plus",
    negative: "minus",
    electron: "electron",
    states: { s: "solid", l: "liquid", g: "gas", aq: "aqueous" },
    numbers:
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
        " ",
      ),
    fraction: (numerator, denominator) => `${numerator} over ${denominator}`,
  },
  es: {
    and: "más",
    gives: "da",
    inEquilibriumWith: "está en equilibrio con",
    open: "abre paréntesis",
    close: "cierra paréntesis",
    dot: "punto",
    positive: "más",
    negative: "menos",
    electron: "electrón",
    states: { s: "sólido", l: "líquido", g: "gas", aq: "acuoso" },
    numbers:
      "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split(
        " ",
      ),
    fraction: (numerator, denominator) => `${numerator} sobre ${denominator}`,
  },
  fr: {
    and: "plus",
    gives: "donne",
    inEquilibriumWith: "est en équilibre avec",
    open: "ouvrez la parenthèse",
    close: "fermez la parenthèse",
    dot: "point",
    positive: "plus",
    negative: "moins",
    electron: "électron",
    states: { s: "solide", l: "liquide", g: "gaz", aq: "aqueux" },
    numbers:
      "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(
        " ",
      ),
    fraction: (numerator, denominator) => `${numerator} sur ${denominator}`,
  },
  am: {
    and: "ሲደመር",
    gives: "ይሰጣል",
    inEquilibriumWith: "ሚዛኑን ጠብቆ ይሰጣል",
    open: "ቅንፍ ክፈት",
    close: "ቅንፍ ዝጋ",
    dot: "ነጥብ",
    positive: "ፖዘቲቭ",
    negative: "ኔጌቲቭ",
    electron: "ኤሌክትሮን",
    states: { s: "ጠጣር", l: "ፈሳሽ", g: "ጋዝ", aq: "በውሃ ውስጥ የሟሟ" },
    numbers:
      "አንድ,ሁለት,ሦስት,አራት,አምስት,ስድስት,ሰባት,ስምንት,ዘጠኝ,አሥር,አሥራ አንድ,አሥራ ሁለት,አሥራ ሦስት,አሥራ አራት,አሥራ አምስት,አሥራ ስድስት,አሥራ ሰባት,አሥራ ስምንት,አሥራ ዘጠኝ,ሃያ".split(
        ",",
      ),
    fraction: (numerator, denominator) => `${numerator} ሲካፈል ለ${denominator}`,
  },
  zh: {
    and: "加",
    gives: "生成",
    inEquilibriumWith: "可逆生成",
    open: "左括号",
    close: "右括号",
    dot: "点",
    positive: "正",
    negative: "负",
    electron: "电子",
    states: { s: "固体", l: "液体", g: "气体", aq: "水溶液" },
    numbers: "一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十".split(" "),
    fraction: (numerator, denominator) => `${denominator}分之${numerator}`,
  },
  hi: {
    and: "जमा",
    gives: "से बनता है",
    inEquilibriumWith: "के साथ साम्य में है",
    open: "कोष्ठक शुरू",
    close: "कोष्ठक बंद",
    dot: "बिंदु",
    positive: "धन",
    negative: "ऋण",
    electron: "इलेक्ट्रॉन",
    states: { s: "ठोस", l: "द्रव", g: "गैस", aq: "जलीय" },
    numbers: "एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस".split(" "),
    fraction: (numerator, denominator) => `${numerator} बटा ${denominator}`,
  },
};
