import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

/** Which power of the second quantity the first one grows with, both in the order of their names. */
const POWERS: Readonly<Record<string, number>> = {
  "absolute-temperature gas-volume": 1,
  "absolute-temperature gas-pressure": 1,
  "gas-amount gas-volume": 1,
  "gas-amount gas-pressure": 1,
  "gas-pressure gas-volume": -1,
  "absorbance concentration": 1,
  "absorbance path-length": 1,
  "effusion-rate root-of-molar-mass": -1,
  "absolute-temperature kinetic-energy": 1,
  "electric-current electrolysis-time": -1,
};
const QUANTITIES: ReadonlySet<string> = new Set(["celsius", ...Object.keys(POWERS).flatMap((pair) => pair.split(" "))]);
/** By what something is multiplied. */
const FACTORS: Readonly<Partial<Record<Concept, number>>> = {
  doubles: 2,
  triples: 3,
  quadruples: 4,
  halves: 0.5,
  quarters: 0.25,
};
const CONSTANT =
  /(?:at|with|if) (?:a )?(?:constant|the same|fixed) [\p{L} ]{0,30}?(?:pressure|volume|temperature)(?: and (?:pressure|volume|temperature))?|a (?:presión|volumen|temperatura)(?: y (?:presión|volumen|temperatura))? constantes?|à (?:pression|volume|température) (?:et (?:pression|volume|température) )?constante?s?/giu;

const ASIDE = /\([^()]{1,60}\)/gu;
const STAYS = /constant|स्थिर|不变|恒|一定|ቋሚ/iu;

/** "Volume is directly proportional to the absolute temperature", "doubling the pressure halves the volume": between two quantities. */
export function judgeProportions({ concepts, text, start, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  const asides = [...text.matchAll(ASIDE)].filter(([aside]) => STAYS.test(aside));
  const held = [...text.matchAll(CONSTANT), ...asides].map((match) => ({
    from: start + match.index,
    to: start + match.index + match[0].length,
  }));
  const named = concepts.filter(
    (each) => QUANTITIES.has(each.concept) && !held.some(({ from, to }) => each.start < to && from < each.end),
  );
  const pair = [...new Set(named.map(({ concept }) => concept))].toSorted();
  if (pair.length !== 2) return [];
  // "यदि दाब स्थिर हो": which of them is held is told in words that are not taken out.
  const isHeld = held.length === 0 && STAYS.test(text);
  const power = isHeld ? undefined : POWERS[pair.join(" ")];
  const [said, ...others] = concepts.filter(({ concept }) => concept === "direct" || concept === "inverse");
  if (said === undefined) return power === undefined ? [] : judgeFactors(concepts, named, power);
  if (others.length > 0) return [];
  if (pair.includes("celsius")) return said.concept === "direct" ? [judged(said, false)] : [];
  return power === undefined ? [] : [judged(said, power > 0 === (said.concept === "direct"))];
}

/** Of two quantities that are each said to be so many times as much, the second against the first. */
function judgeFactors(concepts: readonly FoundConcept[], named: readonly FoundConcept[], power: number): Statement[] {
  const roles = concepts.filter((each) => named.includes(each) || each.concept in FACTORS);
  const [first, second, third, fourth, ...more] = roles;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined || more.length > 0)
    return [];
  const [cause, effect] = [factorOf(first, second), factorOf(third, fourth)];
  if (cause === null || effect === null) return [];
  return [judged({ start: first.start, end: fourth.end }, Math.abs(cause ** power - effect) < 1e-9)];
}

/** Of a quantity and the word for what becomes of it, in either order. */
function factorOf(one: FoundConcept, other: FoundConcept): number | null {
  const [factors, quantities] = [
    [one, other].flatMap(({ concept }) => FACTORS[concept] ?? []),
    [one, other].filter(({ concept }) => QUANTITIES.has(concept)),
  ];
  return quantities.length === 1 ? (factors[0] ?? null) : null;
}
