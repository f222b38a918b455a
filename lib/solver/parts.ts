import type { Rounding } from "../methods/rounding.ts";
import { sameAtoms } from "../chemistry/formula/atoms.ts";
import type { Question, Task } from "./tasks.ts";
import type { Substance } from "./tokens.ts";

export function isElementPart(substance: Substance): boolean {
  return substance.element !== null;
}

function holdsWater(substance: Substance): boolean {
  return substance.formulas.some((formula) => /[·.*]\d*H2O/.test(formula));
}

export function isWater(substance: Substance): boolean {
  return substance.formulas.some((formula) => sameAtoms(formula, "H2O"));
}

/** Objects of one question in the order of the text, as parts ("oxygen") and wholes ("KClO3"). */
export function pairParts(
  objects: readonly Substance[],
  question: Question,
  rounding: Rounding | null,
  asksAll: boolean,
): Task[] | null {
  const hydrates = objects.filter(holdsWater);
  const isPart = (substance: Substance) =>
    isElementPart(substance) || (isWater(substance) && hydrates.some((other) => other !== substance));
  const wholes = objects.filter((object) => !isPart(object));
  const parts = objects.filter(isPart);
  const task = (part: Substance | null, substance: Substance): Task => ({ kind: "percent", part, substance, rounding });
  if (parts.length === 0)
    return question === "composition" || asksAll ? wholes.map((whole) => task(null, whole)) : null;
  if (wholes.length === 0 || asksAll) return null;
  if (wholes.length === 1 || parts.length === 1)
    return parts.flatMap((part) => wholes.map((whole) => task(part, whole)));
  return pairAlternating(objects, isPart, task);
}

/** "H in H2O and O in CO2": each part with the whole beside it. */
function pairAlternating(
  objects: readonly Substance[],
  isPart: (substance: Substance) => boolean,
  task: (part: Substance, whole: Substance) => Task,
): Task[] | null {
  if (objects.length % 2 !== 0) return null;
  const tasks: Task[] = [];
  for (let index = 0; index < objects.length; index += 2) {
    const [first, second] = [objects[index], objects[index + 1]];
    if (first === undefined || second === undefined || isPart(first) === isPart(second)) return null;
    tasks.push(isPart(first) ? task(first, second) : task(second, first));
  }
  return tasks;
}
