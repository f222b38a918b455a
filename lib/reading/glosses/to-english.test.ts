import { expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { toEnglish } from "./to-english.ts";

test.each<readonly [Locale, string, string]>([
  [
    "es",
    "¿Qué volumen ocuparán 0,250 mol de neón a 310 K y 1,40 atm?",
    "what volume will occupy 0.250 mol of neon at 310 K and 1.40 atm?",
  ],
  ["fr", "Calculer le pH d'une solution de HCl à 0,050 mol/L.", "calculate the pH of a solution of HCl 0.050 mol/L."],
  // Nuclides, symbols that are words, letters of quantities.
  ["es", "Una muestra contiene 69 % de 63Cu y 31 % de 65Cu.", "a sample contains 69 % of 63Cu and 31 % of 65Cu."],
  ["fr", "Le mélange contient 2,00 g de Ne.", "the mixture contains 2.00 g of Ne."],
  ["es", "En una pila n = 2 y Q = 0,10.", "in a cell n = 2 and Q = 0.10."],
  ["fr", "Quelle est la masse de bore 10 ?", "what is the mass of boron-10?"],
  // Nouns in English, and what is told before the sign for what it belongs to.
  ["am", "በ Na2S4O6 ውስጥ የ S አማካይ oxidation number ስንት ነው?", "in Na2S4O6 what is average oxidation number of S?"],
  ["am", "0.050 M የሆነ የ HNO3 solution pH ስንት ነው?", "what is pH of 0.050 M HNO3 solution?"],
  // From one value to another, and what something is raised by.
  ["fr", "La température passe de 20 °C à 45 °C.", "the temperature increases from 20 °C to 45 °C."],
  [
    "es",
    "¿Qué calor se necesita para aumentar en 15 °C la temperatura de 80 g de agua?",
    "what heat needed to raise the temperature of 80 g of water by 15 °C?",
  ],
  // People and places of a story change nothing.
  [
    "fr",
    "Une boulangère dissout 5,0 g de NaCl dans 100 mL d'eau.",
    "a ꞏboulangère dissolved 5.0 g of NaCl in 100 mL of water.",
  ],
  ["hi", "एक भूवैज्ञानिक ने 9.26 g झिलमिल एकत्र किया।", "a scientist 9.26 g ꞏझिलमिल collected."],
  // A name that is known in part, with its formula.
  [
    "fr",
    "On dissout 62 g d'éthylène glycol, C2H6O2, dans 500 g d'eau.",
    "dissolved 62 g of C2H6O2, in 500 g of water.",
  ],
  ["zh", "将62 g乙二醇C2H6O2溶于500 g水中。", "62 g C2H6O2 dissolved in 500 g water."],
  ["zh", "CH4的生成焓为-74.8 kJ/mol。", "enthalpy of formation of CH4 is -74.8 kJ/mol."],
  [
    "es",
    "La concentración de A baja de 0,80 mol/L a 0,40 mol/L.",
    "the concentration of A goes from 0.80 mol/L to 0.40 mol/L.",
  ],
  // Filled up to a volume, and not by so much.
  ["am", "30.0 mL 0.200 mol/L KCl ውሃ ተጨምሮበት 100.0 mL እንዲሞላ ተደረገ።", "30.0 mL 0.200 mol/L KCl diluted to 100.0 mL."],
  ["fr", "On complète jusqu'au trait de jauge à 250 mL.", "to 250 mL."],
  // How warm each is.
  ["am", "የ3.0 M KCl ሙሙት ውሃ ተጨምሮበት ይዘቱ 90 mL ሆነ።", "3.0 M KCl solution is diluted to 90 mL."],
  ["am", "80 g በ70 °C ያለ ውሃ ከ40 g በ15 °C ካለ ውሃ ጋር ተቀላቀለ።", "80 g of water at 70 °C with 40 g of water at 15 °C mixed."],
  ["hi", "300 g जल को 25 °C से 65 °C तक गर्म किया गया।", "300 g water from 25 °C to 65 °C heated."],
  // By its unit a concentration, else a volume.
  ["am", "መጠነ-ይዘቱ 0.40 mol/L ነው።", "concentration is 0.40 mol/L."],
  ["am", "መጠነ-ይዘቱ 0.40 L ነው።", "volume is 0.40 L."],
  ["am", "የKBr ሞላር ሟሚነት (solubility) ስንት ነው?", "what is molar solubility of KBr?"],
  ["am", "የNaI ይዘት (volume) በንጹህ ዝርግፍ (container) ውስጥ ስንት ነው?", "what is volume of NaI in pure container?"],
  // Equations and letters of quantities as Chinese schoolbooks write them.
  ["zh", "已知c(KOH)=0.030 mol/L。", "given [KOH] = 0.030 mol/L."],
  ["zh", "n(KBr)=0.40 mol", "number of moles of KBr = 0.40 mol"],
  ["zh", "反应2Mg + O2 =点燃= 2MgO的ΔH", "ΔH of reaction 2 Mg + O2 → 2 MgO"],
  ["zh", "Cu + 4HNO3(浓) = Cu(NO3)2 + 2NO2↑ + 2H2O", "Cu + 4 HNO3 → Cu(NO3)2 + 2 NO2 + 2 H2O"],
  ["zh", "用N2表示的反应速率是多少？", "what is average rate of N2?"],
  ["zh", "氧气的体积（标准状况）是多少升？", "at stp, what is volume of O2 in liters?"],
  ["zh", "pH=4的HBr溶液", "HBr of pH 4 solution"],
  ["zh", "相对分子质量为56", "molar mass is 56 g/mol"],
  ["zh", "硫酸铜晶体（CuSO4·5H2O）的质量", "mass of CuSO4·5H2O"],
  ["zh", "溶解4.0 g某非电解质于80 g水中", "dissolved 4.0 g of nonelectrolyte in 80 g water"],
  // Numbers in words before a unit, with what is written onto them.
  ["am", "አርባ አምስት ግራም KBr በሦስት መቶ ግራም ውሃ ውስጥ ሟሟ።", "45 g KBr in 300 g water dissolved."],
  ["zh", "三十五毫升0.40 mol/L KBr溶液", "35 mL 0.40 mol/L KBr solution"],
  // "Hydrogen and", "calculate for it", "which exerts" and "which does not react".
  ["am", "70% ካርቦንና 30% ሃይድሮጅንና ውሃ", "70 % carbon 30 % hydrogen water"],
  ["am", "የ0.40 M KBr ክምችት ፈልጉለት።", "calculate concentration of 0.40 M KBr."],
  ["am", "ጋዙ የሚያሳድረው ግፊት ስንት kPa ነው?", "gas exerts what is pressure in kilopascals?"],
  // Heat that is told in degrees is a temperature.
  ["am", "የ60 g ውሃ ሙቀት ከ12 °C ወደ 40 °C ጨመረ።", "temperature of 60 g water from 12 °C to 40 °C increases."],
  ["am", "የሚለቀቀው ሙቀት ስንት ጁል ነው?", "is released what is heat in joules?"],
  // A list in one unit, a strength before how much there is of it, how much is left.
  ["am", "የመፈጠር ኤንታልፒ (kJ/mol)፦ NO = 90.3፣ NO2 = 33.2።", "enthalpy of formation: NO = 90.3 kJ/mol, NO2 = 33.2 kJ/mol."],
  ["am", "0.15 M 40 mL NaOH", "40 mL of 0.15 M NaOH"],
  ["am", "ከ9 ቀን በኋላ የሚቀረው ምን ያህል ነው?", "after 9 d how much remain?"],
  ["am", "ስንት ፐርሰንቱ ኦክስጅን ነው?", "what is mass percent of oxygen?"],
  ["am", "ይህ በkPa ስንት ነው?", "what is it in kilopascals?"],
  ["am", "ፒኤች (pH) ስንት ነው?", "what is pH?"],
  ["zh", "某一元弱酸的0.20 mol/L溶液的pH为2.90。", "0.20 mol/L solution of a weak monoprotic acid has pH 2.90."],
  ["zh", "一个氯-37原子中有多少个中子？", "in a chlorine-37 atoms how many neutrons?"],
  ["es", "En la sal hay un 35,0 % de K.", "in the salt are there 35.0 % of K."],
  [
    "es",
    "¿Qué porcentaje queda tras tres semividas? La semivida es 5,0 h.",
    "what percentage remain after three half life? the half life is 5.0 h.",
  ],
  ["zh", "求0.30 mol/L NaOH溶液的pH。", "calculate pH of 0.30 mol/L NaOH solution."],
  ["zh", "计算45.0 g铝的物质的量。", "calculate number of moles of 45.0 g aluminium."],
  ["hi", "310 K पर 0.250 मोल नियॉन गैस का आयतन ज्ञात कीजिए।", "at 310 K calculate volume of 0.250 mol neon gas."],
  // A true minus right behind a letter of a script that needs no space there.
  ["zh", "求−35 °C时的体积。", "calculate volume at −35 °C."],
  ["am", "ከ18.0 ግራም ውሃ ስንት ሞል ሃይድሮጅን ይገኛል?", "from 18.0 g water how many moles hydrogen formed?"],
])("[READ-02] %s: %s", (locale, text, english) => {
  expect(toEnglish(text, locale)).toBe(english);
});

test.each<readonly [Locale, string]>([
  // A word that nobody knows may say what is done with a value.
  ["es", "Un gas ocupa 3,0 L a 2,0 atm. La presión zurulla 1,0 atm. ¿Cuál es el volumen?"],
  ["fr", "On a 200 mL de NaCl à 0,50 mol/L. On zigonne 50 mL d'eau. Quelle est la concentration ?"],
  ["am", "200 mL 0.50 mol/L NaCl ሙሙት አለ። 50 mL ውሃ ዠለጠ። የሙሙቱ ሞላሪቲ ስንት ነው?"],
  ["zh", "现有200 mL 0.50 mol/L NaCl溶液，鼙鼙50 mL水。溶液的物质的量浓度是多少？"],
  ["hi", "200 mL 0.50 mol/L NaCl विलयन है। 50 mL जल झोंझा जाता है। विलयन की मोलरता क्या है?"],
  // Or may be a part of a substance's name.
  ["es", "Se disuelven 25,0 g de frobnato de sodio en 500 mL de disolución. ¿Cuál es la molaridad?"],
  ["fr", "Combien de moles y a-t-il dans 25,0 g d'éthylène zigonol ?"],
  ["am", "በ25.0 g ሶዲየም ፍሮብኔት ውስጥ ስንት ሞል አለ?"],
  ["zh", "25.0 g锆氟酸钠是多少摩尔？"],
  ["hi", "25.0 g सोडियम फ्रोबनेट में कितने मोल हैं?"],
  ["am", "5.0 g ሶዲየም ከክሎሪን ጋር አይፀገበርም። ስንት ግራም NaCl ይፈጠራል?"],
  ["am", "12.0 g ያልተሟሟ NaCl ስንት ሞል ነው?"],
  ["zh", "某气体不是2.0 mol。它的体积是多少？"],
  ["hi", "गैस का दाब 2.0 atm नहीं है। आयतन क्या है?"],
  // What is only begun, or all but something.
  ["fr", "Quelle masse de CaO obtient-on en chauffant quelques instants 200 g de CaCO3 ? CaCO3 → CaO + CO2"],
  ["zh", "除了5.0 g NaCl，烧杯中还有多少摩尔NaCl？"],
  // What is not so.
  ["es", "La masa no es 5,0 g de NaCl. ¿Cuántos moles hay?"],
  // A difference is not what it comes to.
  ["fr", "Un gaz occupe 4,00 L à 1,20 atm. La pression diminue de 0,30 atm. Quel est le volume ?"],
  // Of what is added nobody says how much.
  ["hi", "0.040 M NaOH विलयन में अम्ल मिलाने के बाद pH ज्ञात कीजिए।"],
  // Two questions in one.
  ["zh", "6.00 g乙烷完全燃烧，生成水和二氧化碳的质量是多少？"],
])("[READ-02] leaves alone what its words leave open, in %s: %s", (locale, text) => {
  expect(toEnglish(text, locale)).toBeNull();
});

test("[READ-02] English is read as it is", () => {
  expect(toEnglish("How many moles are in 36.0 g of water?", "en")).toBeNull();
});
