import { describe, expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { outcomeText } from "../outcome-text.fixture.ts";
import { solve } from "../solve.ts";

type Language = Exclude<Locale, "en">;
type Rows = readonly (readonly [text: string, answer: string])[];

/** Word problems in the other interface languages; answers worked out by hand from IUPAC's weights of 2021 and CODATA 2022. */
const WORKED = {
  es: [
    ["¿Cuál es la masa de 5,60 L de H2 en condiciones normales?", "0.504 g"],
    ["Calcula la presión de 0,500 mol de gas en 10,0 L a 27 °C.", "1.23 atm"],
    ["¿Cuántos gramos de NaOH se necesitan para neutralizar 50,0 mL de HCl 0,100 M?", "0.200 g"],
    ["La densidad del etanol es 0,789 g/mL. ¿Cuál es la masa de 50,0 mL de etanol?", "39.5 g"],
    ["¿Cuál es el rendimiento porcentual si se obtienen 15,0 g de CO2 al quemar 10,0 g de CH4?", "54.7 %"],
    ["¿Cuántos gramos de CO2 y cuántos gramos de agua se forman al quemar 10,0 g de CH4?", "27.4 g | 22.5 g"],
    ["¿Qué masa de agua se forma cuando 10,0 g de hidrógeno arden en exceso de oxígeno?", "89.4 g"],
    ["10,0 g de hidrógeno reaccionan con un exceso de oxígeno. ¿Cuántos gramos de agua se forman?", "89.4 g"],
    ["¿Cuántos gramos de CO2 se forman al quemar 25,0 g de propano?", "74.9 g"],
    ["¿Cuántos gramos de oxígeno se necesitan para quemar 10,0 g de metano?", "39.9 g"],
    ["Se hacen reaccionar 5,00 g de hidrógeno con 20,0 g de oxígeno para formar agua. ¿Cuál es el reactivo limitante?", "O2"],
    ["¿Cuántos gramos de O2 quedan si 10,0 g de CH4 arden con 100 g de O2?", "60.1 g"],
    ["¿Qué volumen de CO2 en condiciones normales se forma al quemar 10,0 g de CH4?", "14.0 L"],
    ["¿Cuántos gramos de H2 se forman cuando 10,0 g de Zn reaccionan con HCl para formar ZnCl2?", "0.308 g"],
    ["¿Qué volumen ocupan 2,00 mol de gas a 300 K y 1,50 atm?", "32.8 L"],
    ["Un globo de 2,50 L a 25 °C se enfría a -10 °C a presión constante. ¿Cuál es el nuevo volumen?", "2.21 L"],
    ["Un gas a 2,00 atm y 300 K tiene una densidad de 1,50 g/L. ¿Cuál es su masa molar?", "18.5 g/mol"],
    ["¿Cuál es la masa molar de un gas si 10,0 g ocupan 5,00 L a 2,00 atm y 300 K?", "24.6 g/mol"],
    ["¿Cuál es la densidad de un líquido si 25,0 mL pesan 20,0 g?", "0.800 g/mL"],
    ["¿Cuántos gramos de NaCl hay en 250,0 mL de una disolución 0,500 M de NaCl?", "7.31 g"],
    ["¿Cuál es la molaridad de una disolución que contiene 5,00 g de NaCl en 250,0 mL de disolución?", "0.342 mol/L"],
    ["Se diluyen 25,0 mL de HCl 2,00 M hasta 100,0 mL. ¿Cuál es la concentración final?", "0.500 M"],
    ["¿Cuál es el pH de una disolución 0,025 M de HCl?", "1.60"],
    ["¿Cuánto calor se necesita para calentar 100,0 g de agua desde 20,0 °C hasta 80,0 °C?", "25100 J"],
    ["¿Cuánto calor se necesita para aumentar en 60,0 °C la temperatura de 100,0 g de agua?", "25100 J"],
    ["¿Cuál es la energía de un fotón con una longitud de onda de 500,0 nm?", "0.0000000000000000003973 J"],
  ],
  fr: [
    ["Calculer la pression de 0,500 mol de gaz dans 10,0 L à 27 °C.", "1.23 atm"],
    ["Quelle masse de NaOH faut-il pour neutraliser 50,0 mL de HCl à 0,100 mol/L ?", "0.200 g"],
    ["Quelle est la quantité de matière de 5,60 L de dihydrogène dans les conditions normales ?", "0.250 mol"],
    ["Quel est le rendement si on obtient 15,0 g de CO2 en brûlant 10,0 g de CH4 ?", "54.7 %"],
    ["Quelle masse d’eau obtient-on en brûlant 10,0 g de dihydrogène dans un excès de dioxygène ?", "89.4 g"],
    ["Quelle masse d’eau se forme lorsque 10,0 g d’hydrogène brûlent dans un excès d’oxygène ?", "89.4 g"],
    ["Combien de grammes de CO2 se forment lors de la combustion de 25,0 g de propane ?", "74.9 g"],
    ["Combien de grammes de dioxygène faut-il pour brûler 10,0 g de méthane ?", "39.9 g"],
    ["On fait réagir 5,00 g de dihydrogène avec 20,0 g de dioxygène pour former de l'eau. Quel est le réactif limitant ?", "O2"],
    ["Combien de grammes de dioxygène reste-t-il si 10,0 g de CH4 brûlent avec 100 g de dioxygène ?", "60.1 g"],
    ["Combien de moles de CO2 se forment quand 2,00 mol de CH4 brûlent ?", "2.00 mol"],
    ["Combien de grammes d’eau se forment avec un rendement de 80,0 % si 10,0 g d'hydrogène brûlent ?", "71.5 g"],
    ["Quel est le volume de 2,00 mol de gaz à 300 K sous 1,50 atm ?", "32.8 L"],
    ["Un gaz occupe 2,50 L à 25 °C. On le refroidit à -10 °C à pression constante. Quel est le nouveau volume ?", "2.21 L"],
    ["Quelle est la masse volumique d'un liquide si 25,0 mL pèsent 20,0 g ?", "0.800 g/mL"],
    ["Combien de grammes de NaCl y a-t-il dans 250,0 mL d’une solution de NaCl à 0,500 mol/L ?", "7.31 g"],
    ["On dilue 25,0 mL de HCl à 2,00 mol/L jusqu'à 100,0 mL. Quelle est la concentration finale ?", "0.500 mol/L"],
    ["Quel est le pH d’une solution de HCl à 0,025 mol/L ?", "1.60"],
    ["Quelle quantité de chaleur faut-il pour élever de 60,0 °C la température de 100,0 g d’eau ?", "25100 J"],
    ["Quelle est l’énergie d’un photon dont la longueur d’onde est 500,0 nm ?", "0.0000000000000000003973 J"],
  ],
  zh: [
    ["标准状况下 5.60 L 氢气的质量是多少？", "0.504 g"],
    ["质量为 4.00 g 的氢气，体积为 10.0 L，温度为 300 K，压强是多少？", "4.88 atm"],
    ["2.00 mol 氢气和 1.00 mol 氧气反应，可生成多少克水？", "36.0 g"],
    ["10.0 g 氢气在过量氧气中燃烧，生成多少克水？", "89.4 g"],
    ["25.0 g 丙烷完全燃烧，生成多少克二氧化碳？", "74.9 g"],
    ["10.0克甲烷完全燃烧需要多少克氧气？", "39.9 g"],
    ["5.00 g 氢气与 20.0 g 氧气反应生成水，限量反应物是什么？", "O2"],
    ["5.60 g 铁与足量氧气反应生成四氧化三铁，生成四氧化三铁的质量是多少？", "7.74 g"],
    ["10.0 g 甲烷完全燃烧，标准状况下生成二氧化碳的体积是多少？", "14.0 L"],
    ["现有 10.0 g CaCO3，完全分解生成 CaO 和 CO2，可得到多少克 CaO？", "5.60 g"],
    ["2.00 mol 理想气体在 300 K、1.50 atm 下的体积是多少？", "32.8 L"],
    ["2.00 mol 理想气体的温度为 300 K，压强为 1.50 atm。求气体的体积。", "32.8 L"],
    ["某气体在 25 °C 时的体积为 2.50 L，恒压下冷却到 -10 °C，体积是多少？", "2.21 L"],
    ["某液体的体积为 25.0 mL，质量为 20.0 g。求该液体的密度。", "0.800 g/mL"],
    ["250.0 mL 0.500 mol/L NaCl 溶液中含有多少克 NaCl？", "7.31 g"],
    ["5.00 g NaCl 溶于水配成 250.0 mL 溶液，溶液的物质的量浓度是多少？", "0.342 mol/L"],
    ["将 25.0 mL 2.00 mol/L HCl 溶液稀释到 100.0 mL，浓度是多少？", "0.500 mol/L"],
    ["0.025 mol/L 盐酸的 pH 是多少？", "1.60"],
    ["使 100.0 g 水的温度升高 60.0 °C，需要多少热量？", "25100 J"],
    ["波长为 500.0 nm 的光子的能量是多少？", "0.0000000000000000003973 J"],
  ],
  hi: [
    ["STP पर 5.60 L हाइड्रोजन का द्रव्यमान क्या है?", "0.504 g"],
    ["27 °C पर 10.0 L में 0.500 mol गैस का दाब ज्ञात कीजिए।", "1.23 atm"],
    ["10.0 g हाइड्रोजन को ऑक्सीजन की अधिकता में जलाने पर कितने ग्राम जल बनता है?", "89.4 g"],
    ["25.0 g प्रोपेन के पूर्ण दहन से कितने ग्राम कार्बन डाइऑक्साइड बनती है?", "74.9 g"],
    ["10.0 g मेथेन के पूर्ण दहन के लिए कितने ग्राम ऑक्सीजन चाहिए?", "39.9 g"],
    ["5.00 g हाइड्रोजन और 20.0 g ऑक्सीजन की अभिक्रिया से जल बनता है। सीमांत अभिकर्मक ज्ञात कीजिए।", "O2"],
    ["300 K और 1.50 atm पर 2.00 mol गैस का आयतन क्या होगा?", "32.8 L"],
    ["2.00 mol गैस का ताप 300 K और दाब 1.50 atm है। आयतन ज्ञात कीजिए।", "32.8 L"],
    ["25 °C पर एक गैस का आयतन 2.50 L है। स्थिर दाब पर ताप -10 °C किया जाता है। आयतन क्या होगा?", "2.21 L"],
    ["25.0 mL आयतन और 20.0 g द्रव्यमान वाले द्रव का घनत्व ज्ञात कीजिए।", "0.800 g/mL"],
    ["250.0 mL 0.500 M NaCl विलयन में कितने ग्राम NaCl है?", "7.31 g"],
    ["0.025 M HCl विलयन का pH क्या है?", "1.60"],
    ["100.0 g जल के ताप में 60.0 °C की वृद्धि के लिए कितनी ऊष्मा चाहिए?", "25100 J"],
    ["500.0 nm तरंगदैर्घ्य वाले फोटॉन की ऊर्जा क्या है?", "0.0000000000000000003973 J"],
  ],
  am: [
    ["በ27 °C በ10.0 L ውስጥ የ0.500 mol ጋዝ ግፊት ስንት ነው?", "1.23 atm"],
    ["በSTP 5.60 L ጋዝ ስንት ሞል ነው?", "0.250 mol"],
    ["10.0 g ሃይድሮጅን በተትረፈረፈ ኦክስጅን ውስጥ ሲቃጠል ስንት ግራም ውሃ ይፈጠራል?", "89.4 g"],
    ["25.0 g ፕሮፔን ሙሉ በሙሉ ሲቃጠል ስንት ግራም ካርቦን ዳይኦክሳይድ ይፈጠራል?", "74.9 g"],
    ["10.0 g ሜቴን ለማቃጠል ስንት ግራም ኦክስጅን ያስፈልጋል?", "39.9 g"],
    ["10.0 g Fe ከኦክስጅን ጋር ሲፀገበር ስንት ግራም Fe2O3 ይፈጠራል?", "14.3 g"],
    ["በ300 K እና በ1.50 atm የ2.00 mol ጋዝ ይዘት ስንት ነው?", "32.8 L"],
    ["የ2.00 mol ጋዝ ሙቀት 300 K፣ ግፊቱ 1.50 atm ነው። ይዘቱን ያስሉ።", "32.8 L"],
    ["የአንድ ፈሳሽ ይዘት 25.0 mL፣ መጠነ ቁሱ 20.0 g ነው። ጥግግቱን ያስሉ።", "0.800 g/mL"],
    ["በ250.0 mL 0.500 M NaCl ውስጥ ስንት ግራም NaCl አለ?", "7.31 g"],
    ["የ0.025 M HCl pH ስንት ነው?", "1.60"],
    ["የ100.0 g ውሃ የሙቀት መጠን በ60.0 °C ለመጨመር ምን ያህል ጉልበት ያስፈልጋል?", "25100 J"],
    ["500.0 nm የሞገድ ርዝመት ያለው ፎቶን ኃይል ስንት ነው?", "0.0000000000000000003973 J"],
  ],
} as const satisfies Record<Language, Rows>;

/** Where a word changes what is asked, or something is missing. */
const TRAPS = {
  es: [
    "¿Cuántos gramos de CO2 y de agua se forman al quemar 10,0 g de CH4?",
    "¿Cuántos gramos de CO2 se forman al quemar la mitad de 25,0 g de propano?",
    "¿Cuántos gramos de agua se evaporan de 50,0 g de agua?",
    "Una mezcla de 10,0 g de CH4 y 5,0 g de C3H8 arde. ¿Cuántos gramos de CO2 se forman?",
    "¿Qué volumen ocupan 2,00 mol de gas?",
    "¿Cuál es el pH de una mezcla de 100 mL de HCl 0,10 M y 50 mL de NaOH 0,10 M?",
    "10,0 g de hidrógeno no reaccionan con oxígeno. ¿Cuántos gramos de agua se forman?",
    "Se quema una muestra de 10,0 g con 80 % de pureza de CH4. ¿Cuántos gramos de CO2 se forman?",
    "¿Cuántos gramos de oxígeno se necesitan para quemar 10,0 g de metano puro al 80 %?",
  ],
  fr: [
    "Combien de grammes de CO2 et d’eau se forment lors de la combustion de 10,0 g de CH4 ?",
    "Combien de grammes de CO2 se forment lors de la combustion de la moitié de 25,0 g de propane ?",
    "Un mélange de 10,0 g de CH4 et 5,0 g de C3H8 brûle. Combien de grammes de CO2 se forment ?",
    "Quel est le volume de 2,00 mol de gaz ?",
    "10,0 g d’hydrogène ne brûlent pas. Combien de grammes d’eau se forment ?",
    "Combien de grammes de CO2 se forment quand 10,0 g de CH4 impur brûlent ?",
  ],
  zh: [
    "10.0 g 甲烷完全燃烧，生成水和二氧化碳共多少克？",
    "10.0 g 甲烷完全燃烧，生成水和二氧化碳的质量是多少？",
    "10.0 g 甲烷和 5.0 g 丙烷完全燃烧，生成多少克二氧化碳？",
    "10.0 g 氢气的一半与氧气反应，生成多少克水？",
    "2.00 mol 气体的体积是多少？",
    "100 mL 0.10 mol/L HCl 与 50 mL 0.10 mol/L NaOH 混合后的 pH 是多少？",
    "5.00 g 氢气与 20.0 g 氧气反应，剩余多少克氢气？",
    "10.0 g 纯度为 80% 的甲烷完全燃烧需要多少克氧气？",
    "10.0 g 水的体积是多少？",
    "10.0 g 氢气没有燃烧，生成多少克水？",
  ],
  hi: [
    "10.0 g मेथेन के दहन से जल और कार्बन डाइऑक्साइड का द्रव्यमान क्या होगा?",
    "10.0 g मेथेन और 5.0 g प्रोपेन के दहन से कितने ग्राम कार्बन डाइऑक्साइड बनती है?",
    "2.00 mol गैस का आयतन क्या है?",
    "10.0 g हाइड्रोजन के आधे भाग के दहन से कितने ग्राम जल बनता है?",
    "10.0 g हाइड्रोजन नहीं जलता है। कितने ग्राम जल बनता है?",
    "80% शुद्धता वाली 10.0 g मेथेन के पूर्ण दहन के लिए कितने ग्राम ऑक्सीजन चाहिए?",
  ],
  am: [
    "የ10.0 g ሃይድሮጅን ግማሽ ሲቃጠል ስንት ግራም ውሃ ይፈጠራል?",
    "የ2.00 mol ጋዝ ይዘት ስንት ነው?",
    "10.0 g ሜቴን እና 5.0 g ፕሮፔን ሲቃጠሉ ስንት ግራም CO2 ይፈጠራል?",
    "10.0 g ንጹህ ያልሆነ ሜቴን ሲቃጠል ስንት ግራም CO2 ይፈጠራል?",
  ],
} as const satisfies Record<Language, readonly string[]>;

describe.each(["es", "fr", "zh", "hi", "am"] as const)("word problems in %s", (locale) => {
  test.each<readonly [string, string]>(WORKED[locale])("[I18N-03] %s → %s", (text, answer) => {
    expect(outcomeText(solve(text, locale))).toBe(answer);
  });

  test.each<string>(TRAPS[locale])("[I18N-03] %s → unrecognised", (text) => {
    expect(outcomeText(solve(text, locale))).toBe("unrecognised");
  });
});
