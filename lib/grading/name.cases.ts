import type { AnswerCases } from "./answer-cases.ts";

/** Names, with the marks that a careful teacher gives. */
export const NAME_CASES: readonly AnswerCases[] = [
  {
    question: "name of FeCl3",
    expected: { kind: "name", formula: "FeCl3", names: ["iron(III) chloride"] },
    answers: [
      ["iron(III) chloride", "correct", 100, 100, null, "the answer"],
      ["Iron (III) chloride", "correct", 100, 100, null, "space before the numeral"],
      ["\ufeffiron(III)\u00ad chloride\u200b", "correct", 100, 100, null, "signs that nobody sees"],
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
    question: "name of Zn3P2, with the wrong names that are likely",
    expected: {
      kind: "name",
      formula: "Zn3P2",
      names: ["zinc phosphide"],
      others: ["zinc phosphate", "trizinc diphosphide"],
    },
    answers: [
      ["zinc phosphides", "correct", 90, 100, null, "a slip of the pen"],
      ["zinc phosphates", "incorrect", 0, 0, null, "a slip of the pen in a wrong name: it is not asked for again"],
      ["zinc phoshpate", "incorrect", 0, 0, null, "a slip of the pen in a wrong name"],
      ["qwerty", "ungradable", 0, 0, null, "no name"],
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
      ["sodium sulfate (aq)", "correct", 100, 100, null, "with its state"],
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
      ["carbon dioxide (CO2)", "correct", 100, 100, null, "with the formula of the question"],
      ["carbon dioxide (CO)", "ungradable", 0, 0, null, "with another formula"],
      ["It must be **carbon dioxide**", "correct", 100, 100, null, "a sentence"],
      ["So the answer is carbon dioxide.", "correct", 100, 100, null, "a sentence"],
      ["My answer: carbon monoxide", "incorrect", 60, 75, "counting-prefix", "a sentence with another number"],
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
      ["nitrogen pentoxide", "incorrect", 60, 75, "counting-prefix", "how many atoms of nitrogen?"],
      ["nitrogen oxide", "incorrect", 60, 75, "counting-prefix", "no numbers"],
      ["nitrogen(V) oxide", "correct", 100, 100, null, "by the oxidation number"],
    ],
  },
  {
    question: "name of CH3CH(CH3)CH2CH3",
    expected: { kind: "name", formula: "CH3CH(CH3)CH2CH3", names: ["2-methylbutane"] },
    answers: [
      ["2-methylbutane", "correct", 100, 100, null, "the answer"],
      ["isopentane", "correct", 95, 95, null, "everyday"],
      ["methylbutane", "correct", 100, 100, null, "the number that no other molecule could have is left out"],
      ["3-methylbutane", "incorrect", 60, 75, null, "counted from the wrong end"],
      ["2-ethylpropane", "incorrect", 55, 75, null, "not along the longest chain"],
      ["pentane", "incorrect", 60, 70, null, "its isomer"],
      ["n-pentane", "incorrect", 60, 70, null, "its isomer"],
      ["neopentane", "incorrect", 60, 70, null, "its isomer"],
      ["2,2-dimethylpropane", "incorrect", 60, 70, null, "its isomer"],
      ["2-methylpentane", "incorrect", 0, 0, null, "a carbon more"],
    ],
  },
  {
    question: "name of C5H12 that is not branched",
    expected: { kind: "name", formula: "C5H12", names: ["pentane"] },
    answers: [
      ["n-pentane", "correct", 95, 100, null, "said to be straight"],
      ["isopentane", "incorrect", 60, 70, null, "its isomer"],
      ["neopentane", "incorrect", 60, 70, null, "its isomer"],
    ],
  },
  {
    question: "name of (CH3)3COH",
    expected: { kind: "name", formula: "(CH3)3COH", names: ["2-methylpropan-2-ol"] },
    answers: [
      ["tert-butanol", "correct", 95, 95, null, "everyday"],
      ["butan-2-ol", "incorrect", 60, 70, null, "its isomer"],
      ["isobutanol", "incorrect", 60, 70, null, "its isomer"],
      ["butanol", "incorrect", 60, 70, null, "butan-1-ol"],
      ["tert-butyl chloride", "incorrect", 0, 40, null, "another substance"],
    ],
  },
  {
    question: "name of a xylene",
    expected: { kind: "name", formula: "C8H10", names: ["1,4-dimethylbenzene"] },
    answers: [
      ["p-xylene", "correct", 95, 95, null, "everyday"],
      ["o-xylene", "incorrect", 60, 70, null, "its isomer"],
      ["1,3-dimethylbenzene", "incorrect", 60, 70, null, "its isomer"],
      ["ethylbenzene", "incorrect", 60, 70, null, "its isomer"],
    ],
  },
  ...(
    [
      ["es", "2-metilbutano", "isopentano", "pentano"],
      ["zh", "2-甲基丁烷", "异戊烷", "正戊烷"],
      ["hi", "2-मेथिलब्यूटेन", "आइसोपेंटेन", "पेंटेन"],
    ] as const
  ).map(([locale, name, everyday, isomer]): AnswerCases => ({
    question: `name of 2-methylbutane in ${locale}`,
    expected: { kind: "name", formula: "CH3CH(CH3)CH2CH3", names: [name] },
    locale,
    answers: [
      [name, "correct", 100, 100, null, "the answer"],
      [everyday, "correct", 95, 95, null, "everyday"],
      [name.replace("2", "3"), "incorrect", 60, 75, null, "counted from the wrong end"],
      [isomer, "incorrect", 60, 70, null, "pentane"],
    ],
  })),
  {
    question: "name of PCl3",
    expected: { kind: "name", formula: "PCl3", names: ["phosphorus trichloride"] },
    answers: [
      ["phosphorous trichloride", "correct", 95, 95, null, "the element written as its acid is"],
      ["phosphorous pentachloride", "incorrect", 60, 75, "counting-prefix", "another number"],
    ],
  },
  {
    question: "name of CH3CH2CH2CH2OH",
    expected: { kind: "name", formula: "CH3CH2CH2CH2OH", names: ["butan-1-ol"] },
    answers: [
      ["1-butanol", "correct", 95, 100, null, "the older order"],
      ["butan-4-ol", "incorrect", 60, 75, null, "counted from the wrong end"],
      ["butan-2-ol", "incorrect", 60, 70, null, "its isomer"],
    ],
  },
  {
    question: "name of PCl5",
    expected: { kind: "name", formula: "PCl5", names: ["phosphorus pentachloride"] },
    answers: [
      ["phosphorus pentachloride", "correct", 100, 100, null, "the answer: one atom of phosphorus is not counted"],
      ["diphosphorus pentachloride", "incorrect", 60, 75, "counting-prefix", "two atoms of phosphorus"],
      ["phosphorus chloride", "incorrect", 60, 75, "counting-prefix", "no number"],
      ["phosphorus(V) chloride", "correct", 100, 100, null, "by the oxidation number"],
    ],
  },
  {
    question: "name of N2O",
    expected: { kind: "name", formula: "N2O", names: ["dinitrogen monoxide"] },
    answers: [
      ["dinitrogen oxide", "correct", 100, 100, null, "one atom need not be counted"],
      ["nitrogen monoxide", "incorrect", 60, 75, "counting-prefix", "NO"],
    ],
  },
  ...(
    [
      ["es", "pentóxido de dinitrógeno", ["pentóxido de nitrógeno", "óxido de nitrógeno"]],
      ["fr", "pentoxyde de diazote", ["pentoxyde d'azote", "oxyde d'azote"]],
      ["zh", "五氧化二氮", ["五氧化氮", "氧化氮"]],
      ["hi", "डाइनाइट्रोजन पेंटॉक्साइड", ["नाइट्रोजन पेंटॉक्साइड", "नाइट्रोजन ऑक्साइड"]],
      ["am", "ዳይናይትሮጅን ፔንታኦክሳይድ", ["ናይትሮጅን ፔንታኦክሳይድ", "ናይትሮጅን ኦክሳይድ"]],
    ] as const
  ).map(([locale, name, others]): AnswerCases => ({
    question: `name of N2O5 in ${locale}`,
    expected: { kind: "name", formula: "N2O5", names: [name] },
    locale,
    answers: [
      [name, "correct", 100, 100, null, "the answer"],
      ...others.map((given) => [given, "incorrect", 60, 75, "counting-prefix", "a number is missing"] as const),
    ],
  })),
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
