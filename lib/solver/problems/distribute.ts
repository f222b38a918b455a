import { isLoose, isSense } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

/** "SO2 and SO3 are −296.8 and −395.7 kJ/mol": as many quantities as substances, one for each in order. */

type Run = { readonly places: readonly number[]; readonly end: number };

function isComma(token: ProblemToken | undefined): boolean {
  return token?.kind === "sign" && token.sign === ",";
}

/** A list of tokens of one kind, joined by commas and "and"; null where there is only one. */
function readRun(tokens: readonly ProblemToken[], start: number, kind: "substance" | "quantity"): Run | null {
  const places = [start];
  let at = start + 1;
  let isClosed = false;
  for (;;) {
    let next = at;
    while (isComma(tokens[next])) next += 1;
    const isLast = isSense(tokens[next], "and");
    if (isLast) next += 1;
    if (next === at || tokens[next]?.kind !== kind || isClosed) break;
    places.push(next);
    isClosed = isLast;
    at = next + 1;
  }
  return isClosed ? { places, end: at } : null;
}

/** The tokens of a list, each substance with its own quantity. */
function pair(tokens: readonly ProblemToken[], substances: Run, quantities: Run): ProblemToken[] {
  const last = tokens[quantities.places.at(-1) ?? -1];
  return substances.places.flatMap((place, index): ProblemToken[] => {
    const [substance, quantity] = [tokens[place], tokens[quantities.places[index] ?? -1]];
    if (substance === undefined || quantity?.kind !== "quantity" || last?.kind !== "quantity") return [];
    // "−296.8 and −395.7 kJ/mol": the unit is told once.
    const { reading } = quantity;
    const whole: ProblemToken =
      reading.unit === null && last.reading.unit !== null
        ? {
            kind: "quantity",
            reading: {
              ...reading,
              unit: last.reading.unit,
              quantity: { ...reading.quantity, unit: last.reading.quantity.unit },
            },
          }
        : quantity;
    const linked: ProblemToken[] =
      index === 0
        ? []
        : [
            { kind: "sign", sign: "," },
            { kind: "concept", concept: "of" },
          ];
    return [...linked, substance, { kind: "concept", concept: "is" }, whole];
  });
}

/** Writes such lists as single statements; everything else stays as it is. */
export function distributeLists(tokens: readonly ProblemToken[]): ProblemToken[] {
  const written: ProblemToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const substances = token.kind === "substance" ? readRun(tokens, at, "substance") : null;
    let next = substances?.end ?? at;
    while (isSense(tokens[next], "is") || isLoose(tokens[next])) next += 1;
    const quantities =
      substances !== null && isSense(tokens[substances.end], "is") && tokens[next]?.kind === "quantity"
        ? readRun(tokens, next, "quantity")
        : null;
    if (substances === null || quantities === null || quantities.places.length !== substances.places.length) {
      written.push(token);
      continue;
    }
    written.push(...pair(tokens, substances, quantities));
    at = quantities.end - 1;
  }
  return written;
}
