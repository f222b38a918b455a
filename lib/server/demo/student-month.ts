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
    title: "Density Session",
    turns: [
      { explain: "Density" },
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
    title: "Density Session",
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
      { explain: "Naming ionic compounds" },
      { ...salts, ...free, ...right },
      { ...salts, ...choice, ...wrong },
      { ...salts, ...free, ...right },
    ],
  },
  {
    daysAgo: 17,
    time: "18:10",
    topic: "stoichiometry",
    title: "Lab report: copper sulfate",
    turns: [{ ask: "What is the molar mass of CuSO4·5H2O?" }, { ask: "percent composition of CuSO4·5H2O" }, { ask: "How many moles are in 12.5 g of CuSO4·5H2O?" }],
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
    turns: [{ explain: "Electron configuration" }, { explain: "Isotopes" }],
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
    title: "Homework on combustion",
    turns: [{ ask: "balance Fe + O2 -> Fe2O3" }, { ask: "Can you balance C3H8 + O2 → CO2 + H2O for me?" }],
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
      { explain: "Gas laws" },
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
    turns: [
      { ...masses, ...free, ...right },
      { ...masses, ...choice, ...right },
      { ask: "What mass of CO2 forms when 10.0 g of CH4 burns completely?" },
    ],
  },
  {
    daysAgo: 1,
    time: "16:10",
    topic: "redox-reactions",
    title: "Redox Reactions Session",
    turns: [{ ask: "balance MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O" }, { ask: "molar mass of KMnO4" }],
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
