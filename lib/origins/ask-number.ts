import type { Traced } from "./origin.ts";
import type { Spot } from "./spot.ts";
import type { Trace } from "./trace.ts";

/** What a number is worked out from: the line that comes to it, and what went into that. Null for what a line does not come to. */
export type Working = { readonly at: Spot; readonly from: readonly number[] };

export function findWorking({ spot, origin, standsFor }: Traced, trace: Trace): Working | null {
  if (origin.kind === "computed") {
    const at = standsFor === null ? spot : (trace[standsFor]?.spot ?? spot);
    return { at, from: distinct(origin.from, trace) };
  }
  if (origin.kind !== "result") return null;
  const before = trace[origin.of];
  return before === null || before === undefined ? null : findWorking(before, trace);
}

/** What can be asked of these in turn, each once though it stands there twice. */
function distinct(ids: readonly number[], trace: Trace): number[] {
  const texts = ids.map((id) => trace[id]?.spot.text);
  return ids.filter((id, at) => trace[id] !== null && texts.indexOf(texts[at]) === at);
}

/** `M(H₂) = 2.016 g/mol`: a number with the letter that it stands for, a letter with its number. */
export function headline(id: number, trace: Trace): string {
  const traced = trace[id];
  if (traced === null || traced === undefined) return "";
  const { spot, standsFor } = traced;
  if (standsFor !== null) return `${spot.text} = ${trace[standsFor]?.spot.text ?? ""}`;
  const letter = trace.find((each) => each?.standsFor === id)?.spot;
  return letter === undefined ? spot.text : `${letter.text} = ${spot.text}`;
}
