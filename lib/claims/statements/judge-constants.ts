import { MULTIPLICATION_SIGN } from "../plain-text.ts";
import type { Span } from "../claim.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

/** Avogadro's number, whatever its power of ten. */
const AVOGADRO = new RegExp(
  `6[.,]02(?:2\\d{0,6})?\\s*[×·${MULTIPLICATION_SIGN}]\\s*10(?:\\^\\{?(\\d{2})\\}?|([⁰¹²³⁴-⁹]{2}))`,
  "gu",
);
/** That it is said of one mole. */
const OF_ONE =
  /N_?\{?A|avogadro|阿伏加德罗|अवोगाद्रो|एवोगाद्रो|አቮጋድሮ|(?<!\p{L})(?:one|a|each|per|every|un|cada|une|chaque) mol(?:e|es)?(?!\p{L})|(?<![\d.,])1 ?mol(?:e|es)?(?!\p{L})|(?<![\d.,\p{L}\p{M}])(?:1|एक|प्रति|प्रत्येक) ?मोल(?![\p{L}\p{M}])|(?<![\d.,\p{L}])[በየ]?(?:1|አንድ|እያንዳንዱ) ?ሞል|1 ?摩尔|每摩尔|of those moles/iu;
/** Another amount. */
const OF_OTHERS = /(?:\d[.,]\d+|(?<![\d.,])(?:[2-9]|\d{2,}))\s?(?:mol(?:es?)?(?![\p{L}/⁻^])|摩尔|मोल|ሞል)/iu;
/** Of a substance one mole has as many molecules, and more atoms or ions. */
const OF_PARTS = /atom|átomo|(?<!\p{L})ions?(?!\p{L})|iones|原子|离子|परमाणु|आयन|አቶም|አተም|አዮን/iu;
/** Both sides of "1 mol = 6.022 × 10²³ particles". */
const ONE_BEFORE = /(?<![\d.,\p{L}])(?:1|one|एक|አንድ) ?(?:mol(?:e|es)?|मोल|ሞል|摩尔)[\s*]*=[\s*]*$/iu;
const PARTICLES_BEHIND =
  /^[\s*]*(?:个)?[\s*]*(?:particles?|molecules?|entities|partículas?|moléculas?|entidades|particules?|molécules?|entités|粒子|微粒|分子|कण|कणों|अणु|अणुओं|ቅንጣቶች|ቅንጣት|ሞለኪውሎች)(?![\p{L}\p{M}])/iu;
const DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const POWER = 23;

/** The gas constant with a unit that its value does not go with, in a table too. */
const GAS_CONSTANT =
  /(8[.,]31\d{0,5})[\s|$*]{0,8}(?:L|atm)[·\s](?:atm|L)(?!\p{L})|(0[.,]0820?\d{0,3})[\s|$*]{0,8}J(?!\p{L})/gu;

/** The volume of one mole of a gas, told with its conditions or without. */
const MOLAR_VOLUME =
  /(?:one|a|1|un|una|une|एक|አንድ)\s?(?:mole?s?|摩尔|मोल|ሞል)(?!\p{L})[^\d.;]{0,60}?(22[.,]4|22[.,]7|2[.,]24)\s?L(?!\p{L}|\/|·)/giu;
const OF_GAS = /gas|gaz|气|गैस|ጋዝ|(?<!\p{L})(?:STP|CNPT|CNTP|TPN|TPS)(?!\p{L})/iu;
const AT_ROOM = /25\s?°\s?C|298/u;
const MOLAR_VOLUMES: ReadonlySet<string> = new Set(["22.4", "22.7"]);

export function judgeConstants({ text, start, isDenied, mentioned }: Clause): Statement[] {
  if (isDenied) return [];
  const volumes = OF_GAS.test(text) && !AT_ROOM.test(text) ? [...text.matchAll(MOLAR_VOLUME)] : [];
  const isOfOne = OF_ONE.test(text) && !OF_OTHERS.test(text);
  const numbers = isOfOne ? [...text.matchAll(AVOGADRO)] : [];
  const isOfParts =
    OF_PARTS.test(text) && mentioned.some(({ formulas }) => !formulas.every((each) => /^[A-Z][a-z]?$/.test(each)));
  const gas = [...text.matchAll(GAS_CONSTANT)];
  return [
    ...volumes.map((match) => {
      const end = start + match.index + match[0].length;
      return judged(
        { start: start + match.index + match[0].search(/\d\d?[.,]\d+\s?L/u), end },
        MOLAR_VOLUMES.has(match[1]?.replace(",", ".") ?? ""),
      );
    }),
    ...numbers.flatMap((match) => {
      const isRight = powerOf(match) === POWER;
      return isRight && isOfParts ? [] : [judged(equalityAround(match, text, start), isRight)];
    }),
    ...gas.map((match) => judged(spanOf(match, match[1] ?? match[2] ?? "", start), false)),
  ];
}

/** Of a number that one mole is set equal to, the whole of what is said. */
function equalityAround(match: RegExpExecArray, text: string, offset: number): Span {
  const span = spanOf(match, match[0], offset);
  const before = ONE_BEFORE.exec(text.slice(0, match.index));
  const behind = PARTICLES_BEHIND.exec(text.slice(match.index + match[0].length));
  if (before === null || behind === null) return span;
  return { start: span.start - before[0].length, end: span.end + behind[0].length };
}

function spanOf(match: RegExpExecArray, part: string, offset: number) {
  const from = offset + match.index;
  return { start: from, end: from + part.length };
}

function powerOf(match: RegExpExecArray): number {
  return Number(match[1] ?? [...(match[2] ?? "")].map((digit) => DIGITS.indexOf(digit)).join(""));
}
