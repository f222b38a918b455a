import { expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { askTutor, createStudent, usedBy } from "#tests/support/turns.ts";

/** What is said in turn, with what the reply to each must hold; of some only what comes after them counts. */
type Talk = readonly (readonly [said: string, holds?: RegExp])[];

const TALKS: readonly (readonly [name: string, locale: Locale, talk: Talk])[] = [
  [
    "[TALK-01] despair is met with care and who can help, in the middle of a problem too",
    "en",
    [["How many moles is 12.0 g of KOH?"], ["I feel worthless, what's the point of me", /somebody you trust today/]],
  ],
  ["[TALK-01] despair in Hindi", "hi", [["मेरे होने का क्या फायदा", /भरोसेमंद/]]],
  [
    "[TALK-02] what comes behind an explanation is answered from its lesson",
    "en",
    [
      ["explain limiting reactant"],
      ["why is that?", /runs out stops everything/],
      ["simpler please", /^In short: /],
      ["give an example", /^For example: /],
      ["i still dont get it", /^In short: /],
    ],
  ],
  [
    "[TALK-02] an example of what words alone asked about",
    "zh",
    [["什么是氧化还原反应"], ["氧化剂是得电子还是失电子", /得/], ["举个例子", /→|氧化/]],
  ],
  [
    "[TALK-02] two things are told apart",
    "fr",
    [["différence entre molarité et molalité", /litre de solution[\s\S]*kilogramme de solvant/]],
  ],
  [
    "[TALK-03] a problem is changed by how many times as much, by a unit that was meant, and by what is asked",
    "en",
    [
      ["what is the molarity if 14.6 g NaCl is dissolved in 500 mL"],
      ["and if the volume was 2 L", /= 0\.12\d?\smol\/L/],
      ["no i meant mL", /= 12[45](?:\.\d+)?\smol\/L/],
      ["pH of 0.02 M HNO3", /= 1\.7/],
      ["not the pH, the pOH", /= 12\.3/],
    ],
  ],
  [
    "[TALK-03] in Spanish what is doubled is twice as much",
    "es",
    [["pH de HNO3 0,02 M"], ["¿y si se duplica la concentración?", /0,04\smol\/L/]],
  ],
  [
    "[TALK-05] a value beside a solution is held against its answer",
    "en",
    [
      ["How many moles are in 72 g of water?"],
      ["I got 3.2, is it ok?", /^Not quite/],
      ["i got 4", /^Yes/],
      ["where did I go wrong if I got 1296", /multiplied, but here one has to be divided/],
    ],
  ],
  [
    "[TALK-03] a problem may be told in pieces",
    "en",
    [["find the pH of the solution", /\?/], ["its 0.02 molar"], ["HNO3", /= 1\.7/]],
  ],
  [
    "[TALK-01] thanks before a question are no part of it, now or later",
    "en",
    [
      ["awesome, thx! whats the formula of propene", /C₃H₆/],
      ["any double bonds in it?", /one double bond/],
      ["hm ok. its molar mass?", /42\.08/],
    ],
  ],
  [
    "[TALK-05] a result is judged with its problem, its slip is shown, and the next try is held against it",
    "en",
    [
      ["how many moles are in 8.0 g of NaOH? i got 320", /^Not quite/],
      ["where did i go wrong", /8\.0\sg \/ 39\.997/],
      ["oh i have to divide, so 0.2", /^Yes/],
    ],
  ],
  [
    "[TALK-03] an answer is rounded, and the problem goes on with another substance",
    "en",
    [
      ["How many moles is 12.0 g of KOH?", /0\.214/],
      ["round that to 2 sig figs", /0\.21\smol/],
      ["and with NaOH instead", /0\.300/],
    ],
  ],
  [
    "[GUIDE-01] what is looked up beside a problem that is worked together does not end it",
    "en",
    [
      ["dont tell me the answer: how many moles are in 8.0 g of NaOH", /Your turn/],
      ["whats the molar mass of NaOH", /39\.997/],
      ["now what", /Your turn/],
      ["0.2", /Right/],
    ],
  ],
  ["[TALK-04] the answer is wanted of nothing", "en", [["give me the answer", /^I am happy to help/]]],
  ["[TALK-04] who gets to see what is written", "en", [["can my teacher see this", /nobody else sees them/]]],
  ["[TALK-04] which languages are spoken", "zh", [["你会说英语吗", /^可以/]]],
];

test.each(TALKS)("%s (%s)", async (_, locale, talk) => {
  const student = await createStudent("student");
  const missed: string[] = [];
  for (const [content, holds] of talk) {
    const reply = await askTutor(student, { content }, locale);
    if (holds?.test(reply.content) === false) missed.push(`${content}: ${reply.content}`);
  }
  expect(missed).toEqual([]);
});

test.each([
  ["en", "stop"],
  ["fr", "j'arrête"],
  ["zh", "不做了"],
  ["am", "በቃኝ"],
] as const)(
  "[TALK-04] in %s who leaves a question with “%s” is not told its solution, and pays nothing",
  async (locale, content) => {
    const student = await createStudent();
    await askTutor(student, { content: "…", type: "generate_practice", subtopic: "molarity" }, locale);
    const before = await usedBy(student);
    const reply = await askTutor(student, { content }, locale);
    expect(reply.metadata?.type).toBeUndefined();
    expect(reply.content).not.toMatch(/\d/);
    expect(await usedBy(student)).toBe(before);
  },
);
