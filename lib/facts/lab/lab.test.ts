import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { COLORS } from "../../chemistry/analysis/colors.ts";
import { LOCALES, type Locale } from "../../i18n/locales.ts";
import { wordFact } from "../../wording/fact.ts";
import { answerFact } from "../answer-fact.ts";
import { readFact } from "../read-fact.ts";
import { KINDS } from "./kinds.ts";
import { tellLookup } from "./tell-lookup.ts";

async function tell(text: string, locale: Locale): Promise<string> {
  const question = readFact(text, locale);
  const answer = question === null ? null : answerFact(question, locale);
  if (question === null || answer?.kind !== "told") return "";
  return wordFact(answer, question, await loadWords(locale, ["facts", "drawings"])).text.replaceAll(
    /[\u00a0\u202f]/g,
    " ",
  );
}

test.each<[said: string, holds: RegExp]>([
  ["What colour flame does sodium give?", /Sodium.*yellow/],
  ["flame test color for strontium", /Strontium.*red/],
  ["what is the flame colour of lithium chloride", /Lithium.*crimson/],
  ["which metal gives a green flame", /barium.*copper.*boron/],
  ["which element burns with a lilac flame?", /potassium – lilac\.$/],
  ["State the test for carbon dioxide gas", /limewater/],
  ["how would you test for ammonia", /red litmus paper blue/],
  ["which gas pops with a lighted splint", /^Hydrogen/],
  ["what gas turns lime water cloudy", /^Carbon dioxide/],
  ["which gas rekindles a glowing splint", /^Oxygen/],
  ["test for oxygen with a glowing splint", /^Oxygen/],
  ["Describe a test for chloride ions", /AgNO₃.*white.*dilute ammonia/],
  ["test for bromide", /cream/],
  ["how do you test for nitrate ions", /aluminum foil/],
  ["how can you detect the presence of water", /anhydrous copper\(II\) sulfate/],
  ["what does sulfur dioxide do to acidified KMnO4", /^$/],
  ["which anion gives a cream precipitate with silver nitrate", /^Bromide/],
  ["which cation gives a green precipitate with sodium hydroxide", /Iron\(II\).*green/],
  ["colour of the precipitate of copper(II) ions with sodium hydroxide", /pale blue/],
  ["what colour is formed when NaOH is added to iron(III) chloride", /Iron\(III\).*red-brown/],
  ["what colour are chromate ions", /yellow in water/],
  ["what color is potassium dichromate?", /orange/],
  ["colour of nickel(II) sulfate solution", /green in water/],
  ["what colour is cobalt(II) chloride", /blue as a solid without.*pink in water/s],
  ["is silver iodide yellow?", /yellow as a solid/],
  ["a salt colours a flame crimson, which metal is in it", /lithium – crimson/],
  ["is lead(II) iodide a yellow solid", /yellow as a solid/],
  ["how can you tell if a gas is hydrogen", /squeaky pop/],
  ["what does carbon dioxide do to limewater", /CaCO₃/],
  ["what do you observe when sodium hydroxide is added to iron(II) sulfate solution", /Iron\(II\).*green/],
  ["which is the most reactive halogen", /F > Cl/],
  ["what colour precipitate forms when lead(II) nitrate reacts with potassium iodide", /PbI₂.*yellow/],
  ["what colour is bromine", /red-brown as a liquid/],
  ["what colour does litmus turn in sodium hydroxide", /Litmus: red in acid, blue in base/],
  ["colour of methyl orange in acid", /Methyl orange: red in acid/],
  ["which indicator is colourless in acid", /Phenolphthalein.*Thymolphthalein/s],
  ["what is the pH range of phenolphthalein", /pH 8\.2 and pH 10\.0/],
  ["what colour is universal indicator at pH 9", /blue in weak bases/],
  ["write the reactivity series of metals", /K > Na > Li.*Cu > Ag > Au/],
  ["order of reactivity of the halogens", /F > Cl > Br > I/],
  ["density of mercury", /13\.5 g\/cm³/],
  ["density of helium gas", /0\.179 g\/L at 0 °C/],
  ["which is denser, silver or gold", /^Gold has the higher density/],
  ["melting point of tungsten", /3414 °C/],
  ["does carbon melt", /sublimes/],
  ["boiling point of sulfuric acid", /337 °C/],
  ["which has the lower melting point, benzene or naphthalene", /^Benzene has the lower/],
  ["how many isotopes does bromine have", /2 stable isotopes, Br-79 and Br-81/],
  ["which isotopes of uranium are stable", /no isotope of it is stable/],
  ["give an example of a weak acid", /^Weak acids, for example: .*CH₃COOH/],
  ["name two noble gases", /^Noble gases: helium He/],
  ["which gases are diatomic", /hydrogen H₂.*chlorine Cl₂\.$/],
  ["is helium one of the noble gases", /a noble gas, of group 18/],
  ["list the diatomic elements", /bromine Br₂/],
  ["give an example of an amphoteric oxide", /Al₂O₃/],
])("[TALK-01] en: tells from tables: %s", async (said, holds) => {
  expect(await tell(said, "en")).toMatch(holds);
});

test.each<[locale: Locale, said: string, holds: RegExp]>([
  ["es", "¿qué color da el litio a la llama?", /Litio.*rojo carmesí/],
  ["es", "¿qué gas enturbia el agua de cal?", /Dióxido de carbono/],
  ["es", "¿cómo se identifican los iones sulfato?", /BaSO₄/],
  ["es", "¿de qué color es el sulfato de cobre(II)?", /azul en agua/],
  ["es", "color de la fenolftaleína en medio básico", /rosa en medio básico/],
  ["es", "dame un ejemplo de ácido fuerte", /HNO₃/],
  ["es", "densidad del plomo", /11,3 g\/cm³/],
  ["es", "¿qué es más denso, el cobre o la plata?", /^Plata tiene la mayor densidad/],
  ["fr", "couleur de la flamme du potassium", /lilas/],
  ["fr", "quel gaz trouble l'eau de chaux ?", /Dioxyde de carbone/],
  ["fr", "comment mettre en évidence les ions chlorure ?", /AgCl/],
  ["fr", "quelle est la couleur du permanganate de potassium ?", /violet/],
  ["fr", "couleur de l'hélianthine en milieu acide", /rouge en milieu acide/],
  ["fr", "test d'identification de l'ion ammonium", /NH₃/],
  ["fr", "cite un gaz noble", /hélium/],
  ["fr", "température de fusion du fer", /1538/],
  ["zh", "钠的焰色反应是什么颜色", /黄色/],
  ["zh", "哪种气体能使澄清石灰水变浑浊", /二氧化碳/],
  ["zh", "怎样检验硫酸根离子", /BaSO₄/],
  ["zh", "高锰酸钾是什么颜色", /紫色/],
  ["zh", "酚酞遇碱变什么颜色", /碱性溶液中为粉红色/],
  ["zh", "举一个弱酸的例子", /弱酸，例如/],
  ["zh", "铁的密度是多少", /7\.87/],
  ["hi", "कॉपर की ज्वाला का रंग क्या है", /नीला-हरा/],
  ["hi", "कौन सी गैस चूने के पानी को दूधिया कर देती है", /कार्बन डाइऑक्साइड/],
  ["hi", "क्लोराइड आयन का परीक्षण कैसे करते हैं", /AgCl/],
  ["hi", "लिटमस का रंग क्षार में क्या होता है", /क्षारक में नीला/],
  ["hi", "प्रबल अम्ल का उदाहरण दीजिए", /प्रबल अम्ल, उदाहरण/],
  ["hi", "सोने का घनत्व कितना है", /19\.3/],
  ["am", "የፖታሲየም የነበልባል ቀለም ምንድን ነው?", /ፈዛዛ ሐምራዊ/],
  ["am", "የኖራ ውሃን የሚያደፈርሰው የትኛው ጋዝ ነው?", /ካርቦን ዳይኦክሳይድ/],
  ["am", "የኦክስጅን መለያ ምንድን ነው?", /ስንጥር/],
  ["am", "ሊትመስ በአሲድ ውስጥ ምን ቀለም ነው?", /በአሲድ ውስጥ ቀይ/],
  ["am", "የኖብል ጋዝ ምሳሌ ጥቀስ", /ኖብል ጋዞች/],
  ["am", "የወርቅ ጥግግት ስንት ነው?", /19\.3/],
])("[TALK-01] %s: tells from tables: %s", async (locale, said, holds) => {
  expect(await tell(said, locale)).toMatch(holds);
});

test.each([
  "why is the flame of potassium lilac?",
  "why does CO2 turn limewater milky",
  "what is a flame test",
  "what is an indicator",
  "is phenolphthalein an acid",
  "what is a strong acid",
  "what is density",
  "I have a test on chlorine tomorrow",
  "flame colour of magnesium",
  "what colour is kryptonite",
  "which metal burns with a bright white flame",
  "which gas turns blue litmus red",
  "density of CO2 at STP",
  "I got a red precipitate in my lab, is it iron",
  "what's the boiling point of salt water",
  "how many neutrons do isotopes of chlorine have",
  "density of ice",
  "density of diamond",
  "density of water at 4 °C",
  "what colour is litmus in NaCl",
  "what colour is formed when iron reacts with chlorine",
  "colour of magnesium when it burns",
  "colour of potassium chromate in acid",
  "what colour do copper sulfate and zinc give",
  "what is the pH of HCl",
  "what does HCl do to Mg",
  "what colour precipitate forms when sodium nitrate reacts with potassium chloride",
  "what would you observe when sodium is added to water",
  "how many isotopes does tungsten have",
  "name an element",
])("[TALK-01] tells nothing from tables where they do not have it: %s", async (said) => {
  expect(await tell(said, "en")).toBe("");
});

test.each(LOCALES)("[TALK-01] %s: has words for every colour and kind", async (locale) => {
  const words = await loadWords(locale, ["facts"]);
  const things = { property: null, things: [] };
  const colors = COLORS.map((color) => ({ kind: "word", key: `colors.${color}` }) as const);
  const values = { name: { kind: "text", text: "" }, symbol: { kind: "text", text: "" } } as const;
  const flames = colors.map((color) => ({ id: "flame", values: { ...values, color } }));
  const kinds = (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((of) => tellLookup({ kind: "examples", of }));
  for (const told of [flames, kinds])
    expect(wordFact({ kind: "told", told }, things, words).text).not.toContain("facts.");
});
