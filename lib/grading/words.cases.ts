import type { AnswerCases } from "./answer-cases.ts";

export const CHOICE_CASES: readonly AnswerCases[] = [
  {
    question: "options with letters",
    expected: {
      kind: "choice",
      correct: "b",
      options: [
        { id: "a", text: "ionic" },
        { id: "b", text: "polar covalent" },
        { id: "c", text: "metallic" },
        { id: "d", text: "nonpolar covalent" },
      ],
    },
    answers: [
      ["b", "correct", 100, 100, null, "id"],
      ["B", "correct", 100, 100, null, "capital"],
      ["(b)", "correct", 100, 100, null, "brackets"],
      ["B)", "correct", 100, 100, null, "bracket"],
      ["b.", "correct", 100, 100, null, "full stop"],
      ["option B", "correct", 100, 100, null, "with a word"],
      ["The answer is B", "correct", 100, 100, null, "a sentence"],
      ["Answer: b", "correct", 100, 100, null, "behind a colon"],
      ["polar covalent", "correct", 100, 100, null, "text"],
      ["Polar Covalent.", "correct", 100, 100, null, "text with capitals"],
      ["polar-covalent", "correct", 100, 100, null, "text with hyphen"],
      ["B) polar covalent", "correct", 100, 100, null, "letter and text"],
      ["b because oxygen pulls harder", "correct", 100, 100, null, "with a reason"],
      ["a", "incorrect", 0, 0, null, "another"],
      ["ionic", "incorrect", 0, 0, null, "another by text"],
      ["(D)", "incorrect", 0, 0, null, "another"],
      ["nonpolar covalent", "incorrect", 0, 0, null, "not a part of the right text"],
      ["it is polar covalent", "correct", 100, 100, null, "a sentence with the text"],
      ["Polar covalent, because oxygen pulls harder", "correct", 100, 100, null, "text with a reason"],
      ["it is ionic because electrons move over", "incorrect", 0, 0, null, "another with a reason"],
      ["polar covalent because it is not metallic", "ungradable", 0, 0, null, "a reason with another option"],
      ["not polar covalent", "ungradable", 0, 0, null, "a denial"],
      ["B) ionic", "ungradable", 0, 0, null, "letter and text disagree"],
      ["a or b", "ungradable", 0, 0, null, "two"],
      ["e", "ungradable", 0, 0, null, "no such option"],
      ["hydrogen bond", "ungradable", 0, 0, null, "no such option"],
    ],
  },
  {
    question: "options with ids of their own",
    expected: {
      kind: "choice",
      correct: "opt-2",
      options: [
        { id: "opt-1", text: "2.0 g" },
        { id: "opt-2", text: "4.0 g" },
        { id: "opt-3", text: "8.0 g" },
      ],
    },
    answers: [
      ["opt-2", "correct", 100, 100, null, "id"],
      ["B", "correct", 100, 100, null, "letter by position"],
      ["4.0 g", "correct", 100, 100, null, "text"],
      ["C", "incorrect", 0, 0, null, "letter by position"],
      ["D", "ungradable", 0, 0, null, "beyond the last"],
    ],
  },
  {
    question: "options that exclude each other",
    expected: {
      kind: "choice",
      correct: "b",
      options: [
        { id: "a", text: "endothermic" },
        { id: "b", text: "exothermic" },
      ],
    },
    answers: [
      ["it is exothermic because heat is released", "correct", 100, 100, null, "with its reason"],
      ["exothermic because heat is absorbed", "ungradable", 0, 0, null, "a reason that says the opposite"],
      ["endothermic because heat is absorbed", "incorrect", 0, 0, null, "the other with its reason"],
    ],
  },
  {
    question: "options in Spanish",
    expected: {
      kind: "choice",
      correct: "b",
      options: [
        { id: "a", text: "endotérmica" },
        { id: "b", text: "exotérmica" },
      ],
    },
    locale: "es",
    answers: [
      ["es exotérmica porque se libera calor", "correct", 100, 100, null, "with its reason"],
      ["exotérmica porque absorbe calor", "ungradable", 0, 0, null, "a reason that says the opposite"],
    ],
  },
  {
    question: "options in Chinese",
    expected: {
      kind: "choice",
      correct: "b",
      options: [
        { id: "a", text: "吸热" },
        { id: "b", text: "放热" },
      ],
    },
    locale: "zh",
    answers: [["因为放出热量，所以是放热", "correct", 100, 100, null, "with its reason"]],
  },
  {
    question: "no list of options",
    expected: { kind: "choice", correct: "C" },
    answers: [
      ["C", "correct", 100, 100, null, "id"],
      ["c)", "correct", 100, 100, null, "letter"],
      ["A", "incorrect", 0, 0, null, "another"],
    ],
  },
];

export const TEXT_CASES: readonly AnswerCases[] = [
  {
    question: "exothermic",
    expected: { kind: "text", accepted: ["exothermic", "exothermic reaction"] },
    answers: [
      ["exothermic", "correct", 100, 100, null, "the word"],
      ["Exothermic.", "correct", 100, 100, null, "capital, full stop"],
      ["It is exothermic", "correct", 100, 100, null, "a sentence"],
      ["an exothermic reaction", "correct", 100, 100, null, "article"],
      ["exotermic", "correct", 95, 95, null, "a letter forgotten"],
      ["exohtermic", "correct", 95, 95, null, "letters swapped"],
      ["endothermic", "incorrect", 0, 0, null, "the opposite"],
      ["isothermic", "incorrect", 0, 0, null, "another word"],
      ["not exothermic", "ungradable", 0, 0, null, "a negation is not told from a phrase"],
      ["the reaction of the two gives off a lot of heat", "ungradable", 0, 0, null, "a sentence"],
    ],
  },
  {
    question: "exothermic, with a reason",
    expected: { kind: "text", accepted: ["exothermic", "exothermic reaction"], others: ["endothermic"] },
    answers: [
      ["it is exothermic because heat is released", "correct", 100, 100, null, "a reason that fits"],
      ["Exothermic, since it gives off energy.", "correct", 100, 100, null, "a reason that fits"],
      ["exotermic because it releases heat", "correct", 95, 95, null, "a slip of the pen"],
      ["exothermic because ΔH < 0", "correct", 100, 100, null, "a reason that fits"],
      ["heat is given off, so it is exothermic", "correct", 100, 100, null, "the reason first"],
      ["exothermic as bonds are formed", "correct", 100, 100, null, "a reason that is not marked"],
      ["exothermic because the surroundings absorb heat", "correct", 100, 100, null, "said of something else"],
      ["exothermic because heat is absorbed by the water", "correct", 100, 100, null, "said of something else"],
      [
        "exothermic because it absorbs heat from the surroundings",
        "ungradable",
        0,
        0,
        null,
        "a reason for the opposite",
      ],
      ["The reaction is exothermic because it releases heat", "correct", 100, 100, null, "a whole sentence"],
      ["the reverse reaction is exothermic", "ungradable", 0, 0, null, "said of another reaction"],
      ["exothermic because it does not absorb heat", "correct", 100, 100, null, "denied"],
      ["exothermic because it absorbs heat", "ungradable", 0, 0, null, "a reason for the opposite"],
      ["exothermic because it is endothermic", "ungradable", 0, 0, null, "the opposite"],
      ["endothermic because heat is absorbed", "incorrect", 0, 0, null, "wrong, with a reason"],
      [
        "endothermic because it releases heat",
        "ungradable",
        0,
        0,
        null,
        "a reason for the opposite, alike for wrong answers",
      ],
      ["it is not exothermic because it absorbs heat", "ungradable", 0, 0, null, "denied"],
      ["exothermic or endothermic because of heat", "ungradable", 0, 0, null, "no choice"],
      ["I think exothermic because heat is released", "ungradable", 0, 0, null, "a guess"],
    ],
  },
  {
    question: "what becomes of a volume",
    expected: { kind: "text", accepted: ["increases"], others: ["decreases", "stays the same"] },
    answers: [
      ["it increases", "correct", 100, 100, null, "a pronoun"],
      ["It will increase", "correct", 95, 95, null, "another form"],
      ["increases because the gas is heated", "correct", 100, 100, null, "with a reason"],
      ["it decreases", "incorrect", 0, 0, null, "the opposite"],
      ["decrease because the gas cools", "incorrect", 0, 0, null, "the opposite, with a reason"],
      ["it doesn't increase", "ungradable", 0, 0, null, "denied"],
      ["it will not increase", "ungradable", 0, 0, null, "denied"],
    ],
  },
  {
    question: "isotopes",
    expected: { kind: "text", accepted: ["isotopes"], others: ["isomers", "allotropes"] },
    answers: [
      ["they are isotopes", "correct", 100, 100, null, "a sentence"],
      ["isotope", "correct", 95, 95, null, "one of them"],
      ["isomer", "incorrect", 0, 0, null, "another term in the singular"],
      ["isotones", "ungradable", 0, 0, null, "another term, a letter away"],
    ],
  },
  {
    question: "oxidation, with a reason",
    expected: { kind: "text", accepted: ["oxidation"], others: ["reduction"] },
    answers: [
      ["oxidation because zinc loses electrons", "correct", 100, 100, null, "a reason that fits"],
      ["oxidation because it gains electrons", "ungradable", 0, 0, null, "a reason for the opposite"],
      ["reduction because it gains electrons", "incorrect", 0, 0, null, "wrong"],
      ["oxidation because reduction", "ungradable", 0, 0, null, "the opposite"],
    ],
  },
  ...(
    [
      ["es", "exotérmica", "es exotérmica porque libera calor", "exotérmica porque absorbe calor"],
      ["es", "exotérmica", "Exotérmica, ya que desprende calor", "exotérmica ya que es endotérmica"],
      [
        "es",
        "exotérmica",
        "La reacción es exotérmica porque desprende calor",
        "la reacción es exotérmica porque absorbe calor",
      ],
      [
        "fr",
        "exothermique",
        "La réaction est exothermique car elle dégage de la chaleur",
        "exothermique car elle absorbe de la chaleur",
      ],
      [
        "fr",
        "exothermique",
        "c'est exothermique car elle libère de la chaleur",
        "exothermique parce qu'elle absorbe de la chaleur",
      ],
      ["zh", "放热", "放热，因为反应放出热量", "放热，因为吸收热量"],
      ["zh", "放热", "因为反应放出热量，所以是放热", "因为吸收热量，所以放热"],
      ["hi", "ऊष्माक्षेपी", "यह ऊष्माक्षेपी है क्योंकि ऊष्मा निकलती है", "ऊष्माक्षेपी क्योंकि ऊष्मा अवशोषित होती है"],
      ["am", "ሙቀት ሰጪ", "ሙቀት ሰጪ ነው፤ ምክንያቱም ሙቀት ስለሚለቅ", "ሙቀት ሰጪ ነው፤ ምክንያቱም ሙቀት ስለሚወስድ"],
    ] as const
  ).map(([locale, term, given, contrary]): AnswerCases => ({
    question: `exothermic with a reason in ${locale}`,
    expected: { kind: "text", accepted: [term] },
    locale,
    answers: [
      [given, "correct", 100, 100, null, "a reason that fits"],
      [contrary, "ungradable", 0, 0, null, "a reason for the opposite"],
    ],
  })),
  {
    question: "terms that differ by a letter or two",
    expected: { kind: "text", accepted: ["sulfate"] },
    answers: [
      ["sulfate", "correct", 100, 100, null, "the word"],
      ["sulfite", "incorrect", 0, 0, null, "-ite"],
      ["sulfide", "incorrect", 0, 0, null, "-ide"],
      ["sulafte", "correct", 95, 95, null, "letters swapped"],
      ["sulfte", "ungradable", 0, 0, null, "sulfate or sulfite"],
      ["phosphate", "incorrect", 0, 0, null, "another ion"],
    ],
  },
  {
    question: "ethane",
    expected: { kind: "text", accepted: ["ethane"] },
    answers: [
      ["ethene", "incorrect", 0, 0, null, "a double bond"],
      ["methane", "incorrect", 0, 0, null, "a carbon less"],
      ["ethanol", "incorrect", 0, 0, null, "an alcohol"],
    ],
  },
  {
    question: "proton",
    expected: { kind: "text", accepted: ["proton"] },
    answers: [
      ["photon", "incorrect", 0, 0, null, "light"],
      ["protons", "correct", 95, 95, null, "plural"],
      ["prtoon", "correct", 95, 95, null, "letters swapped"],
    ],
  },
  {
    question: "molarity",
    expected: { kind: "text", accepted: ["molarity"] },
    answers: [
      ["molality", "incorrect", 0, 0, null, "per kilogram"],
      ["molarty", "correct", 95, 95, null, "a letter forgotten"],
      ["moalrity", "correct", 95, 95, null, "letters swapped"],
    ],
  },
  {
    question: "chlorate",
    expected: { kind: "text", accepted: ["chlorate"] },
    answers: [
      ["chlorite", "incorrect", 0, 0, null, "-ite"],
      ["chloride", "incorrect", 0, 0, null, "-ide"],
      ["perchlorate", "incorrect", 0, 0, null, "per-"],
    ],
  },
  {
    question: "a systematic name",
    expected: { kind: "text", accepted: ["2,3-dimethylbutane"], others: ["2,2-dimethylbutane"] },
    answers: [
      ["2,3-dimethyl-butane", "correct", 100, 100, null, "a hyphen more"],
      ["2,3 dimethyl butane", "correct", 100, 100, null, "spaces"],
      ["2,2-dimethyl-butane", "incorrect", 0, 0, null, "another place"],
      ["23-dimethylbutane", "incorrect", 0, 0, null, "no comma"],
      ["2,3-methylbutane", "incorrect", 0, 0, null, "one group"],
    ],
  },
  {
    question: "cerium",
    expected: { kind: "text", accepted: ["cerium"] },
    answers: [
      ["curium", "incorrect", 0, 0, null, "another element"],
      ["Cerium", "correct", 100, 100, null, "capital"],
    ],
  },
  {
    question: "short words",
    expected: { kind: "text", accepted: ["acid"] },
    answers: [
      ["acod", "ungradable", 0, 0, null, "too short to be certain"],
      ["base", "incorrect", 0, 0, null, "the opposite"],
      ["ACID", "correct", 100, 100, null, "capitals"],
    ],
  },
  {
    question: "French",
    expected: { kind: "text", accepted: ["électronégativité"] },
    locale: "fr",
    answers: [
      ["electronegativite", "correct", 100, 100, null, "accents forgotten"],
      ["l'électronégativité", "correct", 100, 100, null, "article"],
    ],
  },
  {
    question: "Chinese",
    expected: { kind: "text", accepted: ["放热反应"] },
    locale: "zh",
    answers: [
      ["放热反应", "correct", 100, 100, null, "the words"],
      ["放热反应。", "correct", 100, 100, null, "full stop"],
      ["吸热反应", "incorrect", 0, 0, null, "the opposite"],
    ],
  },
  {
    question: "Hindi",
    expected: { kind: "text", accepted: ["ऑक्सीकरण"] },
    locale: "hi",
    answers: [
      ["ऑक्सीकरण", "correct", 100, 100, null, "the word"],
      ["ऑक्सीकरण।", "correct", 100, 100, null, "danda"],
      ["अपचयन", "incorrect", 0, 0, null, "the opposite"],
    ],
  },
  {
    question: "Amharic",
    expected: { kind: "text", accepted: ["ኦክሳይድ"] },
    locale: "am",
    answers: [
      ["ኦክሳይድ", "correct", 100, 100, null, "the word"],
      ["ኦክሳይድ።", "correct", 100, 100, null, "full stop"],
    ],
  },
  {
    question: "an answer within another one",
    expected: { kind: "text", accepted: ["metal"], others: ["no metal", "metaloide"] },
    locale: "es",
    answers: [
      ["metal", "correct", 100, 100, null, "the word"],
      ["No metal", "incorrect", 0, 0, null, "one of the others"],
      ["un metal blando", "ungradable", 0, 0, null, "the word among others"],
    ],
  },
  {
    question: "a sentence around it",
    expected: { kind: "text", accepted: ["volume"], others: ["mass"] },
    answers: [
      ["So the answer is volume", "correct", 100, 100, null, "a conclusion"],
      ["I think it's volume", "ungradable", 0, 0, null, "a guess"],
      ["My answer: volume", "correct", 100, 100, null, "behind a colon"],
      ["it must be mass", "incorrect", 0, 0, null, "the other one"],
      ["it is not volume", "ungradable", 0, 0, null, "denied"],
    ],
  },
  {
    question: "a Spanish sentence around it",
    expected: { kind: "text", accepted: ["volumen"] },
    locale: "es",
    answers: [
      ["Mi respuesta es volumen", "correct", 100, 100, null, "a sentence"],
      ["no es volumen", "ungradable", 0, 0, null, "denied"],
    ],
  },
  {
    question: "a French sentence around it",
    expected: { kind: "text", accepted: ["volume"] },
    locale: "fr",
    answers: [
      ["Réponse : volume", "correct", 100, 100, null, "behind a colon"],
      ["ce n’est pas volume", "ungradable", 0, 0, null, "denied"],
    ],
  },
  {
    question: "a Chinese sentence around it",
    expected: { kind: "text", accepted: ["体积"], others: ["质量"] },
    locale: "zh",
    answers: [
      ["我的答案是体积", "correct", 100, 100, null, "a sentence"],
      ["我认为是体积", "ungradable", 0, 0, null, "a guess, and not wrong"],
      ["应该选体积吧", "ungradable", 0, 0, null, "words without spaces: not wrong"],
      ["不是体积", "ungradable", 0, 0, null, "denied"],
      ["答：质量", "incorrect", 0, 0, null, "the other one"],
    ],
  },
  {
    question: "a Hindi sentence around it",
    expected: { kind: "text", accepted: ["आयतन"] },
    locale: "hi",
    answers: [
      ["मेरा उत्तर आयतन है।", "correct", 100, 100, null, "a sentence"],
      ["आयतन नहीं है", "ungradable", 0, 0, null, "denied"],
    ],
  },
  {
    question: "an Amharic sentence around it",
    expected: { kind: "text", accepted: ["ይዘት"] },
    locale: "am",
    answers: [
      ["መልስ፦ ይዘት", "correct", 100, 100, null, "behind a colon"],
      ["መልሱ ይዘት ነው።", "correct", 100, 100, null, "a sentence"],
      ["ይዘት አይደለም", "ungradable", 0, 0, null, "denied"],
    ],
  },
];
