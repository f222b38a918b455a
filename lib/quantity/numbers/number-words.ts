import type { Locale } from "#lib/i18n/locales.ts";

/** What the words of a language are worth, with accents and without: below 100 they add up, hundreds and thousands multiply. */
export type NumberWords = {
  readonly values: ReadonlyMap<string, number>;
  readonly points: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
};

function count(words: string, from: number, step = 1): [string, number][] {
  return words.split(" ").map((word, index) => [word, from + index * step]);
}

function table(values: readonly [string, number][], points: string, links: string): NumberWords {
  const unaccented = values.map(([word, value]): [string, number] => [
    word
      .normalize("NFD")
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
      .normalize("NFC"),
    value,
  ]);
  return {
    values: new Map([...unaccented, ...values]),
    points: new Set(points.split(" ")),
    links: new Set(links.split(" ")),
  };
}

const HINDI = `एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस
इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस
इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ
इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी
इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.replace(
  /\n/g,
  " ",
);

const NUMBER_WORDS: Readonly<Record<Locale, NumberWords>> = {
  en: table(
    [
      ...count(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
        0,
      ),
      ...count("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
      ["oh", 0],
      ["nought", 0],
      ["dozen", 12],
      ["hundred", 100],
      ["thousand", 1000],
    ],
    "point dot decimal",
    "and",
  ),
  es: table(
    [
      ...count(
        "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
        0,
      ),
      ...count("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
      ...count(
        "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
        200,
        100,
      ),
      ["un", 1],
      ["una", 1],
      ["docena", 12],
      ["cien", 100],
      ["ciento", 100],
      ["mil", 1000],
    ],
    "punto coma",
    "y con",
  ),
  fr: table(
    [
      ...count("zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", 0),
      ...count("vingt trente quarante cinquante soixante septante huitante nonante", 20, 10),
      ["une", 1],
      ["vingts", 20],
      ["douzaine", 12],
      ["cent", 100],
      ["cents", 100],
      ["mille", 1000],
    ],
    "virgule point",
    "et",
  ),
  am: table(
    [
      ...count("ዜሮ አንድ ሁለት ሦስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ አሥር", 0),
      ...count("ሃያ ሠላሳ አርባ ሃምሳ ስድሳ ሰባ ሰማንያ ዘጠና", 20, 10),
      ["ሶስት", 3],
      ["አስር", 10],
      ["አስራ", 10],
      ["አሥራ", 10],
      ["ሰላሳ", 30],
      ["ስልሳ", 60],
      ["ሀያ", 20],
      ["መቶ", 100],
      ["ሺህ", 1000],
      ["ሺ", 1000],
    ],
    "ነጥብ",
    "ከ",
  ),
  zh: table(
    [...count("零 一 二 三 四 五 六 七 八 九 十", 0), ["〇", 0], ["两", 2], ["百", 100], ["千", 1000], ["万", 10_000]],
    "点 點",
    "又",
  ),
  hi: table(
    [
      ["शून्य", 0],
      ...count(HINDI, 1),
      ["पांच", 5],
      ["छः", 6],
      ["छे", 6],
      ["पन्द्रह", 15],
      ["दर्जन", 12],
      ["सौ", 100],
      ["हज़ार", 1000],
      ["हजार", 1000],
    ],
    "दशमलव बिंदु पॉइंट",
    "और",
  ),
};

export function getNumberWords(locale: Locale): NumberWords {
  return NUMBER_WORDS[locale];
}
