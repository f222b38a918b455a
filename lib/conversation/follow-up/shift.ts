import {
  asksForAmount,
  asksForConstant,
  findReversible,
  isOfReversible,
  readDisturbed,
  solveDisturbed,
  withoutEquations,
} from "../../reading/topics/equilibrium/shifts-told.ts";
import type { Again } from "./again.ts";
import { tellBoth } from "./again.ts";

/** Longer messages say more. UTF-16 units. */
const LONGEST = 200;

/** So many messages of the student back an equilibrium is still spoken of. */
const REMEMBERED = 6;

/**
 * Which way the equilibrium that is spoken of shifts, "b) what happens if we raise the pressure", or what becomes of its constant,
 * "does K change then?": by the gases and the heat of its equation. `said`: what the student said before. Null where nothing
 * disturbs it, or where states or heat that are not known decide.
 */
export function findShift(text: string, said: readonly string[]): Again | null {
  // How much there is of something is a problem of its own.
  if (text.length > LONGEST || asksForAmount(text)) return null;
  const texts = [...said.slice(-REMEMBERED), text];
  const asked = asksForConstant(text) ? "constant" : "direction";
  const told = texts.findLast((each) => findReversible(each) !== null);
  const reversible = told === undefined ? null : findReversible(told);
  if (told === undefined || reversible === null || !texts.some(isOfReversible)) return null;
  const bare = withoutEquations(text);
  // "37 °C in K" has a number of its own: its K is another one.
  const isOfBefore = asked === "constant" && !/\p{Nd}/u.test(bare);
  const before = isOfBefore ? texts.map((each) => readDisturbed(withoutEquations(each), reversible)) : [];
  const disturbed = readDisturbed(bare, reversible) ?? before.findLast((each) => each !== null) ?? null;
  const solution = disturbed === null ? null : solveDisturbed(reversible, disturbed, asked, texts);
  return solution === null
    ? null
    : { solution, changes: [], isSameGoal: false, problem: tellBoth({ problem: told }, text), before: null };
}
