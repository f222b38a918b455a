import type { ArrowKind } from "./equation.ts";

export type Arrow = { readonly kind: ArrowKind; readonly start: number; readonly end: number };

const REVERSIBLE = "<[-=–—−]{0,3}>|[⇌⇄⇆⇋↔⟷⇔⟺⥂⥃]";
/** Among them `à` and `®`, which the arrows of symbol fonts turn into when they are copied. */
const FORWARD = "(?<=\\s)[à®](?=\\s)|(?:[-–—−=]{1,6}|_{2,6})[>→»]|[→⟶⇒⟹➔➜➝➞➡⇨]|->";
/** `--heat-->`: a condition within the arrow. */
const CONDITIONED = "[-–—]{2,4}\\s?[A-Za-zΔ∆0-9°, ]{1,20}?\\s?[-–—]{1,4}>";
const SYMBOLS = new RegExp(`(${REVERSIBLE})|${CONDITIONED}|${FORWARD}`, "g");
const EQUALS = /={1,3}|(?<=\s)>(?=\s)/g;
/** English verbs between two sides; other languages' verbs are the solver's matter. */
const WORDS = /(?<=[\s\d)\]])(?:yields?|gives?|produces?|forms?|makes?)(?=\s)/g;

/**
 * The arrows of an equation from left to right. Words and the equals sign count only where no arrow is drawn, so that
 * `CH2=CH2 + H2 -> C2H6` has one. Linear.
 */
export function findArrows(text: string): Arrow[] {
  for (const pattern of [SYMBOLS, EQUALS, WORDS]) {
    const arrows = [...text.matchAll(pattern)].map((match): Arrow => ({
      kind: match[1] === undefined ? "forward" : "reversible",
      start: match.index + (startsWithCharge(text, match) ? 1 : 0),
      end: match.index + match[0].length,
    }));
    if (arrows.length > 0) return arrows;
  }
  return [];
}

/**
 * In `Ag++e-->Ag` and `2Cl--> Cl2` the first dash is a charge. Only what is hardly ever neutral is taken for an anion:
 * `2NO2-->N2O4` has a long arrow.
 */
function startsWithCharge(text: string, arrow: RegExpExecArray): boolean {
  if (!/^[-–−]{2,}>$/.test(arrow[0])) return false;
  return /(?:^|[\s\d+)])(?:e|F|Cl|Br|I|OH|CN|SCN|NO3|MnO4|HCO3|HSO4|ClO[34]?|BrO3|IO3|CH3COO)$/.test(
    text.slice(Math.max(0, arrow.index - 12), arrow.index),
  );
}
