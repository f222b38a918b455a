import type { PastSession } from "./past-session.ts";

const free = { form: "free" } as const;
const choice = { form: "choice" } as const;
const right = { course: "right" } as const;
const wrong = { course: "wrong" } as const;
const helped = { course: "helped" } as const;

const density = { practise: "density" } as const;
const salts = { practise: "naming-ionic-compounds" } as const;
const moles = { practise: "the-mole-molar-mass" } as const;
const masses = { practise: "mass-mass-stoichiometry" } as const;
const equations = { practise: "balancing-equations" } as const;
const gases = { practise: "gas-laws" } as const;
const molarity = { practise: "molarity" } as const;

/**
 * A month of the demo student: one topic mastered and due again by now, one mastered fast, one that went badly, one begun
 * yesterday with a question still open, and the last four days in a row.
 */
export const STUDENT_MONTH: readonly PastSession[] = [
  {
    daysAgo: 27,
    time: "15:40",
    topic: "measurement",
    title: "Measurement Session",
    turns: [
      { explain: "density" },
      { ...density, ...free, ...helped },
      { ...density, ...choice, ...wrong },
      { ...density, ...free, ...right },
      { ...density, ...choice, ...right },
    ],
  },
  {
    daysAgo: 24,
    time: "16:05",
    topic: "measurement",
    title: "Measurement Session",
    turns: [
      { ...density, ...free, ...right },
      { ...density, ...choice, ...right },
      { ...density, ...free, ...right },
      { ...density, ...free, ...right },
    ],
  },
  {
    daysAgo: 20,
    time: "17:30",
    topic: "nomenclature",
    title: "Nomenclature Session",
    turns: [
      { explain: "naming-ionic-compounds" },
      { ...salts, ...free, ...right },
      { ...salts, ...choice, ...wrong },
      { ...salts, ...free, ...right },
    ],
  },
  {
    daysAgo: 17,
    time: "18:10",
    topic: "stoichiometry",
    title: "copper-sulfate-report",
    turns: [{ ask: "hydrate-molar-mass" }, { ask: "hydrate-composition" }, { ask: "hydrate-moles" }],
  },
  {
    daysAgo: 13,
    time: "15:20",
    topic: "stoichiometry",
    title: "Stoichiometry Session",
    turns: [
      { ...moles, ...free, ...right },
      { ...moles, ...choice, ...right },
      { ...moles, ...free, ...right },
      { ...moles, ...choice, ...right },
      { ...moles, ...free, ...right },
      { ...moles, ...free, ...right },
    ],
  },
  {
    daysAgo: 11,
    time: "19:00",
    topic: "atomic-structure",
    title: "Atomic Structure Session",
    turns: [{ explain: "electron-configuration" }, { explain: "isotopes-average-atomic-mass" }],
  },
  {
    daysAgo: 8,
    time: "16:45",
    topic: "stoichiometry",
    title: "Stoichiometry Session",
    turns: [
      { ...masses, ...free, ...wrong },
      { ...masses, ...free, ...helped },
      { ...masses, ...choice, ...right },
    ],
  },
  {
    daysAgo: 6,
    time: "17:15",
    topic: "chemical-reactions",
    title: "combustion-homework",
    turns: [{ ask: "rust" }, { ask: "propane" }],
  },
  {
    daysAgo: 4,
    time: "16:00",
    topic: "chemical-reactions",
    title: "Chemical Reactions Session",
    turns: [
      { ...equations, ...free, ...right },
      { ...equations, ...choice, ...right },
      { ...equations, ...free, ...right },
      { ...equations, ...free, ...right },
      { ...equations, ...choice, ...right },
    ],
  },
  {
    daysAgo: 3,
    time: "18:25",
    topic: "gas-laws",
    title: "Gas Laws Session",
    turns: [
      { explain: "gas-laws" },
      { ...gases, ...free, ...wrong },
      { ...gases, ...choice, ...wrong },
      { ...gases, ...free, ...helped },
    ],
  },
  {
    daysAgo: 2,
    time: "15:50",
    topic: "stoichiometry",
    title: "Stoichiometry Session",
    turns: [{ ...masses, ...free, ...right }, { ...masses, ...choice, ...right }, { ask: "methane" }],
  },
  {
    daysAgo: 1,
    time: "16:10",
    topic: "redox-reactions",
    title: "Redox Reactions Session",
    turns: [{ ask: "permanganate" }, { ask: "permanganate-molar-mass" }],
  },
  {
    daysAgo: 1,
    time: "17:30",
    topic: "solutions",
    title: "Solutions Session",
    turns: [
      { ...molarity, ...free, ...right },
      { ...molarity, ...choice, ...right },
      { ...molarity, ...free, ...wrong },
      { ...molarity, ...choice, ...right },
      { ...molarity, ...free, course: "open" },
    ],
  },
];
