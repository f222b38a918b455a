import type { AnswerCases } from "./answer-cases.ts";

/** Names, with the marks that a careful teacher gives. */
export const NAME_CASES: readonly AnswerCases[] = [
  {
    question: "name of FeCl3",
    expected: { kind: "name", formula: "FeCl3", names: ["iron(III) chloride"] },
    answers: [
      ["iron(III) chloride", "correct", 100, 100, null, "the answer"],
      ["Iron (III) chloride", "correct", 100, 100, null, "space before the numeral"],
      ["iron III chloride", "correct", 100, 100, null, "no brackets"],
      ["iron(iii) chloride", "correct", 100, 100, null, "small numeral"],
      ["Iron(3+) Chloride", "correct", 100, 100, null, "charge number"],
      ["iron(Ⅲ) chloride", "correct", 100, 100, null, "Unicode numeral"],
      ["ferric chloride", "correct", 95, 100, null, "old name"],
      ["iron-(III)-chloride", "correct", 100, 100, null, "hyphens"],
      ["It is iron(III) chloride.", "correct", 100, 100, null, "a sentence"],
      ["iron(III) chlorde", "correct", 95, 95, null, "a letter forgotten"],
      ["iron chloride", "incorrect", 60, 75, "oxidation-number-missing", "which?"],
      ["iron(II) chloride", "incorrect", 60, 75, "oxidation-number", "another charge"],
      ["ferrous chloride", "incorrect", 60, 75, "oxidation-number", "another charge"],
      ["iron(III) chlorate", "incorrect", 55, 75, "anion-name", "-ate for -ide"],
      ["iron(III) chlorite", "incorrect", 55, 75, "anion-name", "-ite for -ide"],
      ["iron trichloride", "incorrect", 55, 75, "prefixes-on-ions", "a counting prefix"],
      ["iron(III) bromide", "incorrect", 0, 0, null, "another anion"],
      ["sodium chloride", "incorrect", 0, 0, null, "another salt"],
      ["qwerty", "ungradable", 0, 0, null, "no name"],
      ["FeCl3", "ungradable", 0, 0, null, "a formula"],
    ],
  },
  {
    question: "name of Na2SO4",
    expected: { kind: "name", formula: "Na2SO4", names: ["sodium sulfate"] },
    answers: [
      ["sodium sulfate", "correct", 100, 100, null, "the answer"],
      ["Sodium Sulfate", "correct", 100, 100, null, "capitals"],
      ["sodium sulphate", "correct", 100, 100, null, "British"],
      ["sodium  sulfate", "correct", 100, 100, null, "two spaces"],
      ["sodum sulfate", "correct", 95, 95, null, "a letter forgotten"],
      ["sodium sulfite", "incorrect", 55, 75, "anion-name", "-ite"],
      ["sodium sulphite", "incorrect", 55, 75, "anion-name", "-ite, British"],
      ["sodium sulfide", "incorrect", 55, 75, "anion-name", "-ide"],
      ["disodium sulfate", "incorrect", 55, 75, "prefixes-on-ions", "a counting prefix"],
      ["sodium nitrate", "incorrect", 0, 0, null, "another anion"],
      ["potassium sulfate", "incorrect", 0, 0, null, "another cation"],
    ],
  },
  {
    question: "name of Al2O3",
    expected: { kind: "name", formula: "Al2O3", names: ["aluminum oxide"] },
    answers: [
      ["aluminum oxide", "correct", 100, 100, null, "American"],
      ["aluminium oxide", "correct", 100, 100, null, "British"],
      ["alumina", "correct", 95, 95, null, "everyday"],
      ["aluminium(III) oxide", "correct", 95, 100, null, "numeral not needed"],
      ["dialuminium trioxide", "incorrect", 55, 75, "prefixes-on-ions", "counting prefixes"],
    ],
  },
  {
    question: "name of CO2",
    expected: { kind: "name", formula: "CO2", names: ["carbon dioxide"] },
    answers: [
      ["carbon dioxide", "correct", 100, 100, null, "the answer"],
      ["Carbon Dioxide", "correct", 100, 100, null, "capitals"],
      ["carbon monoxide", "incorrect", 60, 75, "counting-prefix", "another number"],
      ["carbon oxide", "incorrect", 60, 75, "counting-prefix", "which?"],
      ["dry ice", "correct", 95, 95, null, "everyday"],
      ["sulfur dioxide", "incorrect", 0, 0, null, "another element"],
    ],
  },
  {
    question: "name of N2O5",
    expected: { kind: "name", formula: "N2O5", names: ["dinitrogen pentoxide"] },
    answers: [
      ["dinitrogen pentoxide", "correct", 100, 100, null, "the answer"],
      ["dinitrogen pentaoxide", "correct", 100, 100, null, "vowel kept"],
      ["dinitrogen tetroxide", "incorrect", 60, 75, "counting-prefix", "another number"],
      ["nitrogen dioxide", "incorrect", 60, 75, "counting-prefix", "another number"],
    ],
  },
  {
    question: "name of CuSO4·5H2O",
    expected: { kind: "name", formula: "CuSO4·5H2O", names: ["copper(II) sulfate pentahydrate"] },
    answers: [
      ["copper(II) sulfate pentahydrate", "correct", 100, 100, null, "the answer"],
      ["cupric sulphate pentahydrate", "correct", 100, 100, null, "old, British"],
      ["copper(II) sulfate", "incorrect", 60, 75, "hydrate-water", "water forgotten"],
      ["copper(II) sulfate trihydrate", "incorrect", 60, 75, "hydrate-water", "another hydrate"],
      ["copper sulfate pentahydrate", "incorrect", 60, 75, "oxidation-number-missing", "which?"],
      ["blue vitriol", "correct", 95, 95, null, "everyday"],
    ],
  },
  {
    question: "name of HClO3",
    expected: { kind: "name", formula: "HClO3", names: ["chloric acid"] },
    answers: [
      ["chloric acid", "correct", 100, 100, null, "the answer"],
      ["chlorous acid", "incorrect", 55, 75, "anion-name", "-ous for -ic"],
      ["perchloric acid", "incorrect", 55, 75, "anion-name", "per-"],
      ["hydrochloric acid", "incorrect", 55, 75, "anion-name", "hydro-"],
    ],
  },
  {
    question: "name of O2",
    expected: { kind: "name", formula: "O2", names: ["oxygen"] },
    answers: [
      ["oxygen", "correct", 100, 100, null, "the answer"],
      ["Oxygen gas", "correct", 95, 100, null, "with its state"],
      ["ozone", "incorrect", 0, 0, null, "O3"],
    ],
  },
  {
    question: "name of water",
    expected: { kind: "name", formula: "H2O", names: ["water"] },
    answers: [
      ["water", "correct", 100, 100, null, "the answer"],
      ["dihydrogen monoxide", "correct", 100, 100, null, "systematic"],
      ["hydrogen peroxide", "incorrect", 0, 0, null, "H2O2"],
    ],
  },
  {
    question: "Spanish name of CO2",
    expected: { kind: "name", formula: "CO2", names: ["dióxido de carbono"] },
    locale: "es",
    answers: [
      ["dióxido de carbono", "correct", 100, 100, null, "the answer"],
      ["Dioxido de carbono", "correct", 100, 100, null, "accent forgotten"],
      ["carbon dioxide", "correct", 100, 100, null, "English is read everywhere"],
    ],
  },
  {
    question: "name of SiCl4",
    expected: { kind: "name", formula: "SiCl4", names: ["silicon tetrachloride"] },
    answers: [
      ["silicon tetrachloride", "correct", 100, 100, null, "the answer"],
      ["silicon pentachloride", "incorrect", 60, 75, "counting-prefix", "no such compound, but its name can be read"],
      ["silicon chloride", "incorrect", 55, 75, "counting-prefix", "how many?"],
    ],
  },
  {
    question: "Chinese name of SiCl4",
    expected: { kind: "name", formula: "SiCl4", names: ["四氯化硅"] },
    locale: "zh",
    answers: [
      ["四氯化硅", "correct", 100, 100, null, "the answer"],
      ["五氯化硅", "incorrect", 60, 75, "counting-prefix", "another number"],
      ["二氧化硅", "incorrect", 0, 0, null, "another compound"],
    ],
  },
  {
    question: "Amharic name of Na2SO4",
    expected: { kind: "name", formula: "Na2SO4", names: ["ሶዲየም ሰልፌት"] },
    locale: "am",
    answers: [
      ["ሶዲየም ሰልፌት", "correct", 100, 100, null, "the answer"],
      ["ሶዲየም ሰልፋይት", "incorrect", 55, 75, "anion-name", "-ite, a letter away"],
    ],
  },
];
