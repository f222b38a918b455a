import { type StatedGiven, type StatedGoal, type Statement, statementSchema } from "./statement.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { DerivedNode } from "../../methods/derivation.ts";
import { type Condition, CONDITIONS } from "../../methods/rules/rule.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { listQuantities, type QuantityReading } from "../../quantity/scan-quantity.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { findCues } from "../cues/cues.ts";
import { type Bound, findReason } from "./ignored.ts";
import { plainText } from "../text/notation.ts";
import { listSpots, spelt } from "../text/spots.ts";

/** The quantities of a text that no given has taken yet. */
class Written {
  readonly #text: string;
  readonly #left: QuantityReading[];

  constructor(text: string, locale: Locale) {
    this.#text = text;
    this.#left = listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((read) =>
      read.ok ? [read.value] : [],
    );
  }

  take({ value, unit }: DerivedNode): QuantityReading | null {
    const at = this.#left.findIndex(({ quantity }) => quantity.value.eq(value) && formatUnit(quantity.unit) === unit);
    return at === -1 ? null : (this.#left.splice(at, 1)[0] ?? null);
  }

  spanOf({ start, end }: QuantityReading): { text: string; start: number } {
    const text = this.#text.slice(start, end);
    return { text: text.trim(), start: start + (text.length - text.trimStart().length) };
  }
}

const keyOf = ({ quantity, value, unit }: DerivedNode): string => JSON.stringify([quantity, value, unit]);

/** Numbers of the text that count for nothing, with the reason, as far as they can be told. */
function listIgnored(
  text: string,
  locale: Locale,
  givens: readonly Bound[],
  conditions: readonly Condition[],
  taken: readonly string[],
) {
  const plain = spelt(text, locale);
  const spots = listSpots(text, locale, findCues(locale) ?? new Map()) ?? [];
  return spots.flatMap((spot, at) => {
    const why = spot.kind === "quantity" ? findReason(spots, at, givens, conditions, plain) : null;
    const written = plain.slice(spot.start, spot.end);
    return why === null || taken.includes(written) ? [] : [{ span: { text: written, start: null }, why }];
  });
}

/**
 * What was read in a problem to come to its solutions, by what these keep of it; null where one of them keeps nothing, as
 * structures do, or takes a quantity that the text does not write out.
 */
export function stateReading(solutions: readonly SolutionFacts[], text: string, locale: Locale): Statement | null {
  const written = new Written(text, locale);
  const givens = new Map<string, StatedGiven>();
  const goals: StatedGoal[] = [];
  const bound: Bound[] = [];
  for (const { derivation, answer } of solutions) {
    const root = derivation?.nodes.at(-1);
    if (derivation === undefined || root === undefined || answer.value.kind !== "quantity") return null;
    for (const node of derivation.nodes) {
      if (node.origin.kind !== "given" || givens.has(keyOf(node))) continue;
      const found = written.take(node);
      if (found === null) return null;
      const { kind, of, label: at } = node.quantity;
      givens.set(keyOf(node), { span: written.spanOf(found), kind, of, at } as StatedGiven);
      bound.push({ quantity: found.quantity, of });
    }
    const { kind, of, label: at } = root.quantity;
    goals.push({ span: null, kind, of, at, unit: answer.value.unit === "" ? null : answer.value.unit } as StatedGoal);
  }
  const scene = solutions[0]?.derivation?.supposed;
  const conditions = CONDITIONS.filter((each) => scene?.conditions.includes(each));
  const taken = [...givens.values()].map(({ span }) => plainText(span.text).trim());
  const stated = statementSchema.safeParse({
    givens: [...givens.values()].toSorted((a, b) => (a.span.start ?? 0) - (b.span.start ?? 0)),
    goals,
    equation: scene?.equation ?? null,
    solution: scene?.solution ?? null,
    conditions,
    ignored: listIgnored(text, locale, bound, conditions, taken),
  });
  return stated.success ? stated.data : null;
}
