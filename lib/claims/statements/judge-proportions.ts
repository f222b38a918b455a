import type { Concept } from "./concepts.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

const QUANTITIES: ReadonlySet<Concept> = new Set([
  "gas-pressure",
  "gas-volume",
  "absolute-temperature",
  "celsius",
  "gas-amount",
]);
/** Of the laws of gases: what grows with what, and what shrinks as it grows. */
const DIRECT: ReadonlySet<string> = new Set([
  "absolute-temperature gas-volume",
  "absolute-temperature gas-pressure",
  "gas-amount gas-volume",
  "gas-amount gas-pressure",
]);
const INVERSE: ReadonlySet<string> = new Set(["gas-pressure gas-volume"]);
const CONSTANT =
  /(?:at|with|if) (?:a )?(?:constant|the same|fixed) [\p{L} ]{0,30}?(?:pressure|volume|temperature)(?: and (?:pressure|volume|temperature))?|a (?:presión|volumen|temperatura)(?: y (?:presión|volumen|temperatura))? constantes?|à (?:pression|volume|température) (?:et (?:pression|volume|température) )?constante?s?/giu;

const STAYS = /constant|स्थिर|不变|恒|一定|ቋሚ/iu;

/** "Volume is directly proportional to the absolute temperature": between two quantities of a gas. */
export function judgeProportions({ concepts, text, start, isDenied }: Clause): Statement[] {
  const said = concepts.filter(({ concept }) => concept === "direct" || concept === "inverse");
  const [only, ...others] = said;
  if (isDenied || only === undefined || others.length > 0) return [];
  const held = [...text.matchAll(CONSTANT)].map((match) => ({
    from: start + match.index,
    to: start + match.index + match[0].length,
  }));
  const named = concepts.filter(
    (each) => QUANTITIES.has(each.concept) && !held.some(({ from, to }) => each.start < to && from < each.end),
  );
  const pair = [...new Set(named.map(({ concept }) => concept))].toSorted();
  if (pair.length !== 2) return [];
  if (pair.includes("celsius")) return only.concept === "direct" ? [judged(only, false)] : [];
  const key = pair.join(" ");
  // "यदि दाब स्थिर हो": which of them is held is told in words that are not taken out.
  if (held.length === 0 && STAYS.test(text)) return [];
  const isDirect = DIRECT.has(key);
  if (!isDirect && !INVERSE.has(key)) return [];
  return [judged(only, isDirect === (only.concept === "direct"))];
}
