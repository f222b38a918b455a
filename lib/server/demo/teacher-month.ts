import type { PastSession } from "./past-session.ts";

/** A month of the demo teacher: lessons prepared, the answers of a key looked up, and questions that their own materials answer. */
export const TEACHER_MONTH: readonly PastSession[] = [
  {
    daysAgo: 22,
    time: "14:30",
    topic: "gas-laws",
    title: "gas-laws-lesson",
    turns: [{ explain: "ideal-gas-law" }, { ask: "what-stays-constant" }, { ask: "gas-volume" }],
  },
  {
    daysAgo: 15,
    time: "15:10",
    topic: "stoichiometry",
    title: "limiting-reactant-key",
    turns: [
      { ask: "ammonia" },
      { ask: "ammonia-mass" },
      { practise: "limiting-reactant", form: "free", course: "open" },
    ],
  },
  {
    daysAgo: 8,
    time: "13:45",
    topic: "acids-and-bases",
    title: "titration-lab",
    turns: [{ ask: "indicator" }, { ask: "skin" }, { ask: "hydroxide-moles" }],
  },
  {
    daysAgo: 1,
    time: "16:20",
    topic: "redox-reactions",
    title: "Redox Reactions Session",
    turns: [{ explain: "oxidation-numbers" }, { ask: "dichromate" }],
  },
];
