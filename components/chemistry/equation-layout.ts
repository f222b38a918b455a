const NO_BREAK_SPACE = "\u00A0";

/**
 * A space that must not end a line: after a coefficient, an operator or the colon before a number, and on both sides of
 * a sign that multiplies or divides.
 */
const GLUE = /(?<=(?:^|[\s(])\d+) (?=[A-Z([])|(?<=:) (?=\d)|(?<=\s[+→⇌=−×÷/]) | (?=[×÷/]\s)/gu;

/** Lets a line break only before what begins a new term: a plus, a minus, an equals sign, an arrow. */
export function keepTermsTogether(text: string): string {
  return text.replaceAll(GLUE, NO_BREAK_SPACE);
}

/** `O: 4 × 15.999 = 63.996` and `w(O) = 41.26%`: what a line is about, and what is said of it. */
const ABOUT = /^(?<head>[^:=≠+→⇌]{1,40}(?::| =)) (?<rest>.+)$/u;

export type AlignedLine = { head: string; rest: string };

/** An equation alone on its line, or lines below each other whose heads form a column. */
type EquationBlock = { kind: "alone"; text: string } | { kind: "aligned"; lines: AlignedLine[] };

/** The lines of a text as they are to be set. */
export function layOutEquation(text: string): EquationBlock[] {
  const blocks: EquationBlock[] = [];
  const lines = text.split("\n");
  for (const line of lines) {
    const aligned = lines.length > 1 ? alignedLine(line) : null;
    const last = blocks.at(-1);
    if (aligned === null) blocks.push({ kind: "alone", text: line });
    else if (last?.kind === "aligned") last.lines.push(aligned);
    else blocks.push({ kind: "aligned", lines: [aligned] });
  }
  return blocks;
}

function alignedLine(line: string): AlignedLine | null {
  const groups = ABOUT.exec(line)?.groups;
  return groups === undefined ? null : { head: groups["head"] ?? "", rest: groups["rest"] ?? "" };
}
