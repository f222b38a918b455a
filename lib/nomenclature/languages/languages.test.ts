import { expect, test } from "vitest";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import { getFormula } from "#lib/chemistry/formula/parse.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { formulaOf } from "../formula-of.ts";
import { readIonKey } from "../ions.ts";
import { nameOf } from "../name-of.ts";
import { getNaming } from "./languages.ts";

/** Written by hand after textbooks of each language. */
const PAIRS: readonly (readonly [Locale, formula: string, name: string])[] = [
  ["es", "Fe2O3", "óxido de hierro(III)"],
  ["es", "CuSO4·5H2O", "sulfato de cobre(II) pentahidratado"],
  ["es", "CO", "monóxido de carbono"],
  ["es", "N2O5", "pentóxido de dinitrógeno"],
  ["es", "HNO3", "ácido nítrico"],
  ["es", "HCl(aq)", "ácido clorhídrico"],
  ["es", "HCl", "cloruro de hidrógeno"],
  ["es", "NaHCO3", "hidrogenocarbonato de sodio"],
  ["es", "SO4^2-", "ion sulfato"],
  ["es", "NH4+", "ion amonio"],
  ["es", "H2O", "agua"],
  ["es", "Hg2Cl2", "cloruro de mercurio(I)"],
  ["es", "Al(OH)3", "hidróxido de aluminio"],
  ["es", "CH3CH2CH2CH3", "butano"],
  ["fr", "Fe2O3", "oxyde de fer(III)"],
  ["fr", "CuSO4·5H2O", "sulfate de cuivre(II) pentahydraté"],
  ["fr", "Al2O3", "oxyde d'aluminium"],
  ["fr", "CO2", "dioxyde de carbone"],
  ["fr", "N2O4", "tétroxyde de diazote"],
  ["fr", "H2SO4", "acide sulfurique"],
  ["fr", "HCl(aq)", "acide chlorhydrique"],
  ["fr", "HCl", "chlorure d'hydrogène"],
  ["fr", "NaHCO3", "hydrogénocarbonate de sodium"],
  ["fr", "Fe^2+", "ion fer(II)"],
  ["fr", "NH3", "ammoniac"],
  ["fr", "Ag2S", "sulfure d'argent"],
  ["fr", "CH3CH2CH2OH", "propan-1-ol"],
  ["am", "NaCl", "ሶዲየም ክሎራይድ"],
  ["am", "Fe2O3", "አይረን(III) ኦክሳይድ"],
  ["am", "CO2", "ካርቦን ዳይኦክሳይድ"],
  ["am", "H2SO4", "ሰልፈሪክ አሲድ"],
  ["am", "HCl(aq)", "ሃይድሮክሎሪክ አሲድ"],
  ["am", "CuSO4·5H2O", "ኮፐር(II) ሰልፌት ፔንታሃይድሬት"],
  ["am", "H2O", "ውሃ"],
  ["zh", "Fe2O3", "氧化铁"],
  ["zh", "FeCl2", "氯化亚铁"],
  ["zh", "CuSO4·5H2O", "五水合硫酸铜"],
  ["zh", "CO2", "二氧化碳"],
  ["zh", "N2O4", "四氧化二氮"],
  ["zh", "H2SO4", "硫酸"],
  ["zh", "HCl(aq)", "盐酸"],
  ["zh", "HCl", "氯化氢"],
  ["zh", "NaHCO3", "碳酸氢钠"],
  ["zh", "KMnO4", "高锰酸钾"],
  ["zh", "Hg2(NO3)2", "硝酸亚汞"],
  ["zh", "SO4^2-", "硫酸根离子"],
  ["zh", "Cl-", "氯离子"],
  ["zh", "O2", "氧气"],
  ["zh", "Fe3O4", "四氧化三铁"],
  ["zh", "CH3CH2CH2CH3", "丁烷"],
  ["zh", "KH2PO4", "磷酸二氢钾"],
  ["hi", "NaCl", "सोडियम क्लोराइड"],
  ["hi", "Fe2O3", "आयरन(III) ऑक्साइड"],
  ["hi", "CO2", "कार्बन डाइऑक्साइड"],
  ["hi", "CuSO4·5H2O", "कॉपर(II) सल्फेट पेंटाहाइड्रेट"],
  ["hi", "H2SO4", "सल्फ्यूरिक अम्ल"],
  ["hi", "HCl(aq)", "हाइड्रोक्लोरिक अम्ल"],
  ["hi", "NaHCO3", "सोडियम हाइड्रोजन कार्बोनेट"],
  ["hi", "SO4^2-", "सल्फेट आयन"],
  ["hi", "H2O", "जल"],
];

test.each(PAIRS.map((pair) => [...pair] as const))("%s: %s is %s, and back", (locale, formula, name) => {
  expect(nameOf(getFormula(formula), locale)).toMatchObject({ ok: true, value: { text: name } });
  const back = formulaOf(name, locale);
  expect(back.ok && back.value.counts).toEqual(getFormula(formula).counts);
});

const READINGS: readonly (readonly [Locale, name: string, formula: string])[] = [
  ["es", "oxido de hierro (III)", "Fe2O3"],
  ["es", "bicarbonato de sodio", "NaHCO3"],
  ["es", "tetraóxido de dinitrógeno", "N2O4"],
  ["es", "agua oxigenada", "H2O2"],
  ["es", "trióxido de dihierro", "Fe2O3"],
  ["es", "cal viva", "CaO"],
  ["es", "óxido férrico", "Fe2O3"],
  ["es", "hidróxido sódico", "NaOH"],
  ["es", "sulfato cúprico pentahidratado", "CuSO4·5H2O"],
  ["fr", "oxyde ferrique", "Fe2O3"],
  ["fr", "chlorure ferreux", "FeCl2"],
  ["am", "የሶዲየም ክሎራይድ", "NaCl"],
  ["am", "የሶዲየም ክሎራይድን", "NaCl"],
  ["fr", "oxyde d’aluminium", "Al2O3"],
  ["fr", "OXYDE DE FER III", "Fe2O3"],
  ["fr", "eau oxygénée", "H2O2"],
  ["fr", "ion permanganate", "MnO4-"],
  ["fr", "chaux éteinte", "Ca(OH)2"],
  ["zh", "五水硫酸铜", "CuSO4·5H2O"],
  ["zh", "三氧化二铁", "Fe2O3"],
  ["zh", "五氧化二磷", "P2O5"],
  ["zh", "纯碱", "Na2CO3"],
  ["zh", "双氧水", "H2O2"],
  ["zh", "氯化铁(III)", "FeCl3"],
  ["zh", "氧原子", "O"],
  ["zh", "酒精", "C2H5OH"],
  ["hi", "फेरिक ऑक्साइड", "Fe2O3"],
  ["hi", "सोडियम बाइकार्बोनेट", "NaHCO3"],
  ["hi", "बुझा हुआ चूना", "Ca(OH)2"],
  ["hi", "एसिटिक अम्ल", "CH3COOH"],
  ["am", "ፖታሲየም ፐርማንጋኔት", "KMnO4"],
  ["am", "አሞኒያ", "NH3"],
];

test.each(READINGS.map((reading) => [...reading] as const))("%s: %s reads as %s", (locale, name, formula) => {
  const read = formulaOf(name, locale);
  expect(read.ok && formatFormula(read.value, "ascii")).toBe(formula);
});

test.each([
  ["es", "óxido de hierro", "open-name"],
  ["es", "cloruro de cobre", "open-name"],
  ["es", "aire", "no-single-formula"],
  ["es", "cloruro de sodio(III)", "impossible-charge"],
  ["fr", "oxyde de fer", "open-name"],
  ["fr", "laiton", "no-single-formula"],
  ["fr", "chlorure de quelque chose", "unknown-name"],
  ["zh", "空气", "no-single-formula"],
  ["zh", "石灰", "open-name"],
  ["zh", "某某", "unknown-name"],
  ["hi", "चीनी", "open-name"],
  ["am", "ስኳር", "open-name"],
] as const)("%s: %s is refused: %s", (locale, name, code) => {
  expect(formulaOf(name, locale)).toMatchObject({ ok: false, issue: { code } });
});

test.each(LOCALES)("every key of the tables is a formula in canonical ASCII (%s)", (locale) => {
  const {
    retained,
    acids,
    aqueousAcids,
    organic,
    everyday,
    readOnly,
    open,
    cations,
    traditionalCations,
    anions,
    ions,
  } = getNaming(locale);
  const formulas = [retained, acids, aqueousAcids, organic, everyday, readOnly].flatMap((table) => Object.keys(table));
  for (const formula of [...formulas, ...Object.values(open).flat()])
    expect(formatFormula(getFormula(formula), "ascii")).toBe(formula);
  for (const key of [cations, traditionalCations, anions, ions].flatMap((table) => Object.keys(table)))
    expect(getFormula(key).charge).toBe(readIonKey(key).charge);
});
