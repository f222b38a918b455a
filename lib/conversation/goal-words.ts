import { LOCALES, type Locale } from "../i18n/locales.ts";
import type { Goal } from "./compose-question.ts";

/** How a part of an exercise says what it asks for, in a word or two; the longer words are tried first. */
const GOAL_WORDS: Readonly<Record<Locale, Readonly<Record<Goal["kind"], string>>>> = {
  en: {
    "molar-mass": "molar mass, molecular mass, molecular weight, formula mass",
    molarity: "molarity, concentration, molar concentration",
    amount: "moles, mol, amount of substance, number of moles, mole",
    mass: "grams, mass, how heavy, g",
    volume: "volume, liters, litres, mL, milliliters",
    pressure: "pressure",
    temperature: "temperature, temp",
    ph: "ph",
  },
  es: {
    "molar-mass": "masa molar, masa molecular, peso molecular",
    molarity: "molaridad, concentración",
    amount: "moles, mol, cantidad de sustancia",
    mass: "gramos, masa",
    volume: "volumen, litros",
    pressure: "presión",
    temperature: "temperatura",
    ph: "ph",
  },
  fr: {
    "molar-mass": "masse molaire",
    molarity: "molarité, concentration",
    amount: "moles, mol, quantité de matière",
    mass: "grammes, masse",
    volume: "volume, litres",
    pressure: "pression",
    temperature: "température",
    ph: "ph",
  },
  am: {
    "molar-mass": "ሞላር ክብደት, የሞላር ክብደት, ሞላር መጠነ ቁስ",
    molarity: "ሞላሪቲ, ክምችት",
    amount: "ሞል, ሞሎች",
    mass: "ግራም, ክብደት, መጠነ ቁስ",
    volume: "ይዘት, ይዘቱ, ሊትር",
    pressure: "ግፊት, ግፊቱ",
    temperature: "ሙቀት, ሙቀቱ, የሙቀት መጠን, የሙቀት መጠኑ",
    ph: "ph",
  },
  zh: {
    "molar-mass": "摩尔质量",
    molarity: "物质的量浓度, 浓度",
    amount: "物质的量, 多少摩尔, 摩尔数",
    mass: "质量, 多少克",
    volume: "体积, 多少升",
    pressure: "压强, 压力",
    temperature: "温度",
    ph: "ph",
  },
  hi: {
    "molar-mass": "मोलर द्रव्यमान, आणविक द्रव्यमान",
    molarity: "मोलरता, सांद्रता",
    amount: "मोल",
    mass: "ग्राम, द्रव्यमान",
    volume: "आयतन, लीटर",
    pressure: "दाब, दबाव, daab, pressure",
    temperature: "ताप, तापमान, taapman, temperature",
    ph: "ph",
  },
};

/** As it is typed in a hurry: "presion". */
const withoutAccents = (word: string): string =>
  /\p{Script=Latin}/u.test(word) ? word.normalize("NFD").replaceAll(/\p{M}/gu, "") : word;

type Word = { readonly kind: Goal["kind"]; readonly pattern: RegExp; readonly length: number };

const WORDS: readonly Word[] = LOCALES.flatMap((locale) =>
  (Object.entries(GOAL_WORDS[locale]) as [Goal["kind"], string][]).flatMap(([kind, words]) =>
    words.split(",").map((word): Word => {
      const trimmed = word.trim();
      const pattern = new RegExp(
        `(?<![\\p{Script=Latin}\\p{M}\\d])(?:${trimmed}|${withoutAccents(trimmed)})(?![\\p{Script=Latin}\\p{M}])`,
        "iu",
      );
      return { kind, pattern, length: trimmed.length };
    }),
  ),
).toSorted((one, other) => other.length - one.length);

/** A number before it makes of a unit a given, and no wish; the number of a formula does not. */
const GIVEN = /(?<!\p{Script=Latin}\d*)\d\s*(?:\p{Script=Han}{1,2}|(?:(?!\p{Script=Han})[\p{L}\p{M}µ/])+)/gu;

/** What a short text asks for, and where the word ends; null where it does not say. */
export function findGoal(
  text: string,
): { readonly kind: Goal["kind"]; readonly start: number; readonly end: number } | null {
  const asking = text.replace(GIVEN, (given) => " ".repeat(given.length));
  for (const { kind, pattern } of WORDS) {
    const match = pattern.exec(asking);
    if (match !== null) return { kind, start: match.index, end: match.index + match[0].length };
  }
  return null;
}
