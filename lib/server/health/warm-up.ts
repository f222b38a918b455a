import "server-only";
import { setImmediate } from "node:timers/promises";
import { DEFAULT_LOCALE, LOCALES } from "#lib/i18n/locales.ts";

/** One of the plainest: what the engine builds when it is first asked serves all others too. */
const QUESTION = "How many moles are in 5.00 g of CO2?";

/**
 * What the first question after a start would wait for, and with it everybody else: a route is loaded when it is first asked
 * for, and the engine then builds its tables. In parts, between which the process answers.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  async () => (await import("#lib/solver/solve.ts")).solve(QUESTION, DEFAULT_LOCALE),
  // The names of all substances, language by language: what a message is about is looked for in each.
  ...LOCALES.map((locale) => async () => {
    (await import("#lib/retrieval/list-concepts.ts")).listConcepts(QUESTION, locale);
  }),
  async () => (await import("#lib/conversation/understand.ts")).understand(QUESTION, DEFAULT_LOCALE),
  () => import("../tutor/respond.ts"),
];

let begun: Promise<void> | null = null;

/** Once in a process, whoever asks. */
export const warmUp = (): Promise<void> => (begun ??= run());

async function run(): Promise<void> {
  for (const part of PARTS) {
    await part();
    await setImmediate();
  }
}
