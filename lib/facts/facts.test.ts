import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { AREAS } from "../i18n/areas.ts";
import type { Locale } from "../i18n/locales.ts";
import { wordFact } from "../wording/fact.ts";
import { wordSolution } from "../wording/solution.ts";
import type { Words } from "../wording/words.ts";
import { answerFact } from "./answer-fact.ts";
import type { FactQuestion } from "./fact-question.ts";
import { readFact } from "./read-fact.ts";

const WORD_AREAS = AREAS.filter(
  (area) => ["solution", "facts", "drawings"].includes(area) || area.startsWith("problems-"),
);

function tell(question: FactQuestion | null, words: Words): string {
  const answer = question === null ? null : answerFact(question, words.locale);
  if (question === null || answer === null) return "";
  if (answer.kind === "solved") {
    return answer.solutions
      .map((facts) => wordSolution(facts, words).finalAnswer)
      .map(({ value, explanation }) => `${value} ${explanation}`)
      .join("\n");
  }
  return answer.kind === "drawn" ? answer.smiles : wordFact(answer, question, words).text;
}

/** Conversations: what is said in turn, and what the answer to each must hold; nothing where it asks for no fact. */
type Turn = readonly [said: string, holds: RegExp | null];

const CONVERSATIONS: readonly (readonly [locale: Locale, turns: readonly Turn[]])[] = [
  [
    "en",
    [
      [
        "why does HF boil at a higher temp than HCl",
        /Hydrogen fluoride has the higher.*hydrogen bonds.*dipole-dipole/s,
      ],
      ["and ethanol vs dimethyl ether?", /Ethanol has the higher.*−25/s],
      ["which one evaporates faster then", /Methoxymethane has the lower/],
      ["which has a higher boiling point, methane or propane", /Propane has.*more electrons/s],
      ["why is HF a weak acid", null],
      ["which heats up faster, iron or water?", /Iron heats up faster.*0\.449.*4\.184/s],
      ["and which one warms up slower", /Water heats up more slowly/],
      ["which heats up more quickly, copper or aluminium", /Copper heats up faster.*0\.385.*0\.897/s],
      ["which heats up faster, copper or kryptonite", null],
    ],
  ],
  [
    "en",
    [
      [
        "how many double bonds does propene have",
        /one double bond and no triple bond; 7 bonds are single.*8 σ and 1 π/,
      ],
      ["and ethyne?", /no double bond and one triple bond.*3 σ and 2 π/],
      ["triple bond in N2?", /one triple bond/],
      ["does ozone have a double bond", /no checked value/],
      ["double bonds in MgO", /ionic/],
      ["hybridization in propene", /1 C: sp³|2 C: sp²/],
    ],
  ],
  ["es", [["¿cuántos enlaces pi hay en el CO2?", /2 enlaces dobles.*2 π/]]],
  ["fr", [["y a-t-il une double liaison dans C2H6 ?", /zéro double liaison/]]],
  ["am", [["C2H4 ድርብ ትስስር አለው?", /አንድ ድርብ ትስስር/]]],
  ["zh", [["C2H4里有双键吗", /有 1 个双键/]]],
  ["hi", [["C2H4 में कितने द्विआबंध हैं?", /एक द्विआबंध/]]],
  [
    "en",
    [
      ["ox state of Cr in K2Cr2O7", /\+6/],
      ["and N in HNO3?", /\+5/],
      ["what is Au", /Gold.*\b79/],
    ],
  ],
  [
    "en",
    [
      ["e config of Fe pls", /3d⁶/],
      ["how many unpaired electrons", /\b4\b/],
      ["atomic number?", /\b26\b/],
    ],
  ],
  [
    "en",
    [
      ["draw toluene for me", /c1ccccc1/],
      ["and how many H are in it", /\b8 H\b/],
      ["whats its molar mass", /92\.14/],
    ],
  ],
  [
    "en",
    [
      ["shape of NH3?", /trigonal pyramidal/],
      ["bond angle?", /107°/],
      ["and of CO2", /180°/],
      ["is it polar", /nonpolar/],
    ],
  ],
  [
    "en",
    [
      ["which is bigger, K or Ca?", /^K /],
      ["what's avogadro's number", /6\.022 × 10²³/],
      ["thanks", null],
    ],
  ],
  [
    "en",
    [
      ["is CH3COOH a strong acid?", /weak acid/],
      ["ka value", /1\.8 × 10⁻⁵/],
      ["is KOH an acid or a base", /strong base/],
    ],
  ],
  [
    "en",
    [
      ["neutrons in U-235", /\b143\b/],
      ["how many valance electrons does sulfur have", /\b6\b/],
      ["is sulfur a metal", /nonmetal/],
    ],
  ],
  [
    "en",
    [
      ["charge of the phosphate ion", /3−/],
      ["is bromine a gas or a liquid at room temp", /a liquid/],
      ["what family is neon in", /noble gas/],
    ],
  ],
  [
    "en",
    [
      ["why is HF weak", null],
      ["what is an acid", null],
      ["how many moles in 5 g of NaCl", null],
      ["is it hard to learn", null],
    ],
  ],
  [
    "es",
    [
      ["¿cuál es el número atómico del estaño?", /50/],
      ["¿y el símbolo?", /Sn/],
      ["¿es polar el CO2?", /apolar/],
    ],
  ],
  [
    "es",
    [
      ["cuántos neutrones tiene el carbono-14", /8 neutrones/],
      ["número de oxidación del S en el H2SO4", /\+6/],
      ["y el N en HNO3", /\+5/],
    ],
  ],
  [
    "fr",
    [
      ["la formule du chlorure de magnésium ?", /MgCl₂/],
      ["nombre d'oxydation du Mn dans KMnO4", /\+7/],
      ["le HF est-il un acide fort ?", /faible/],
    ],
  ],
  [
    "fr",
    [
      ["quel est le plus gros atome, Li ou K ?", /^K /],
      ["combien d'électrons de valence a le chlore", /7/],
    ],
  ],
  [
    "am",
    [
      ["የሶዲየም አቶማዊ ቁጥር ስንት ነው?", /11/],
      ["MgO ምን ይባላል?", /ማግኒዥየም ኦክሳይድ/],
      ["የካልሲየም ክሎራይድ ቀመር ምንድን ነው?", /CaCl₂/],
    ],
  ],
  [
    "zh",
    [
      ["锡的原子序数是多少", /50/],
      ["CO2是极性分子吗", /非极性/],
      ["钠和钾哪个原子半径大", /K/],
      ["H2SO4中S的化合价", /\+6/],
    ],
  ],
  [
    "hi",
    [
      ["टिन का परमाणु क्रमांक क्या है", /50/],
      ["सोडियम क्लोराइड का सूत्र क्या है", /NaCl/],
      ["KMnO4 में Mn की ऑक्सीकरण संख्या", /\+7/],
    ],
  ],
];

test.each(CONVERSATIONS)("[TALK-01] %s: tells facts in the words in which they are asked", async (locale, turns) => {
  const words = await loadWords(locale, WORD_AREAS);
  let before: FactQuestion | null = null;
  for (const [said, holds] of turns) {
    const question: FactQuestion | null = readFact(said, locale, before);
    if (holds === null) expect([said, question]).toEqual([said, null]);
    else expect(tell(question, words).replaceAll("\u202f", " "), said).toMatch(holds);
    before = question ?? before;
  }
});

test("[TALK-01] says of what it has no data that it has none, with what it can tell", async () => {
  const words = await loadWords("en", WORD_AREAS);
  const question = readFact("melting point of calcium carbonate", "en");
  const answer = question === null ? null : answerFact(question, "en");
  expect(answer?.kind).toBe("unknown");
  expect(tell(question, words)).toMatch(/no checked value/);
});

test.each<[Locale, string, RegExp]>([
  ["es", "¿qué se calienta más rápido, el hierro o el agua?", /calienta más rápido/],
  ["fr", "qu'est-ce qui chauffe plus vite, le fer ou l'eau ?", /chauffe plus vite/],
  ["zh", "铁和水哪个升温快", /铁升温更快/],
  ["hi", "लोहा और पानी में से कौन जल्दी गर्म होता है", /आयरन जल्दी/],
  ["am", "ብረት እና ውሃ የትኛው በፍጥነት ይሞቃል", /አይረን በፍጥነት/],
])("[TALK-01] %s: says what heats up faster: %s", async (locale, text, answer) => {
  expect(tell(readFact(text, locale), await loadWords(locale, WORD_AREAS))).toMatch(answer);
});
