import type { PastSession } from "./past-session.ts";

/** A month of the demo teacher: lessons prepared, the answers of a key looked up, and questions that their own materials answer. */
export const TEACHER_MONTH: readonly PastSession[] = [
  {
    daysAgo: 22,
    time: "14:30",
    topic: "gas-laws",
    title: "Gas laws, lesson 1",
    turns: [
      { explain: "Ideal gas law" },
      { ask: "Which quantities stay constant in Boyle's law and in Charles's law?" },
      { ask: "A gas at 1.20 atm and 298 K is heated to 350 K at constant volume. What is its pressure?" },
    ],
  },
  {
    daysAgo: 15,
    time: "15:10",
    topic: "stoichiometry",
    title: "Key of the limiting reactant sheet",
    turns: [
      { ask: "balance N2 + H2 -> NH3" },
      { ask: "What mass of NH3 forms from 10.0 g of N2 with excess H2?" },
      { practise: "limiting-reactant", form: "free", course: "open" },
    ],
  },
  {
    daysAgo: 8,
    time: "13:45",
    topic: "acids-and-bases",
    title: "Titration lab",
    turns: [
      { ask: "Which indicator is added to the flask before the titration?" },
      { ask: "What must be done when sodium hydroxide solution gets on the skin?" },
      { ask: "How many moles are in 25.0 mL of 0.100 M NaOH?" },
    ],
  },
  {
    daysAgo: 1,
    time: "16:20",
    topic: "redox-reactions",
    title: "Redox Reactions Session",
    turns: [{ explain: "Oxidation numbers" }, { ask: "balance Cr2O7^2- + Fe^2+ + H^+ -> Cr^3+ + Fe^3+ + H2O" }],
  },
];
