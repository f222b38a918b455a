import { describe, expect, test } from "vitest";
import { z } from "zod";
import { dimensionOf } from "../algebra/dimension.ts";
import { letter, listLetters, replace, type Tree } from "../algebra/tree.ts";
import { LOCALES } from "../i18n/locales.ts";
import { loadMessages } from "../i18n/messages.ts";
import { variableOf } from "../methods/rules/kinds.ts";
import { BARE_SCENE, type Way } from "../methods/rules/rule.ts";
import { convertTo } from "../quantity/conversion.ts";
import { quantity, type Quantity } from "../quantity/quantity.ts";
import { methodKey } from "../wording/solution.ts";
import { type Law, type LawQuantity, SAMPLE, SELF } from "./law.ts";
import { lawWays } from "./law-way.ts";
import { ALL_LAWS } from "./laws.ts";

const named = ALL_LAWS.map((law): [string, Law] => [`${law.method} ${law.id}`, law]);

const constantsOf = ({ constants, systems }: Law) => [...constants, ...(systems[0]?.constants ?? [])];

/** Values of a sound state: those that a law is tried with, or any that hold. */
function stateOf(law: Law): Map<string, Quantity> {
  return new Map(
    law.quantities.map((each, index) => {
      const unit = law.systems[0]?.units[each.key] ?? each.unit;
      return [each.key, quantity(law.example[each.key] ?? 1.3 + 0.7 * index, unit, 6)];
    }),
  );
}

/** A nameless sample, so that no molar mass is known by itself; beside it others that are told apart by their role. */
const playerOf = (role: string): string | null => (role === SELF || role === SAMPLE ? null : role);

function findWay(law: Law, { kind, role, label }: LawQuantity): Way | undefined {
  const cast = Object.fromEntries(law.quantities.map((each) => [each.role, playerOf(each.role)]));
  return lawWays([law], variableOf(kind, playerOf(role), label), BARE_SCENE, cast)[0];
}

function compute(law: Law, target: LawQuantity, state: ReadonlyMap<string, Quantity>): Quantity | null {
  const way = findWay(law, target);
  const others = law.quantities.filter((each) => each !== target);
  const inputs = others.flatMap(({ key }) => state.get(key) ?? []);
  const result = way?.compute(inputs);
  return result?.ok === true ? result.value : null;
}

const recordSchema = z.record(z.string(), z.unknown());

function find(messages: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return messages;
  const record = recordSchema.safeParse(messages);
  return record.success ? find(record.data[key], rest) : undefined;
}

describe.each(named)("%s", (_, law) => {
  test("[LAW-01] its equation names its quantities and constants, and nothing else", () => {
    const keys = [...law.quantities.map(({ key }) => key), ...constantsOf(law).map(({ letter }) => letter)];
    expect(listLetters(law.equality.left, law.equality.right).toSorted()).toEqual(keys.toSorted());
  });

  test("[LAW-01] both sides have one dimension, unless a convention says otherwise", () => {
    const dimensions = new Map([
      ...law.quantities.map(({ key, unit }): [string, number] => [key, unit.dimension]),
      ...constantsOf(law).map(({ letter, quantity: { unit } }): [string, number] => [letter, unit.dimension]),
    ]);
    const of = (letter: string): number => dimensions.get(letter) ?? 0;
    const left = dimensionOf(law.equality.left, of);
    expect(left).not.toBeNull();
    expect(left === dimensionOf(law.equality.right, of)).toBe(!law.isConventional);
  });

  test("[LAW-01] from an example each quantity follows from all the others", () => {
    const state = stateOf(law);
    // One is computed first, so that the others belong together.
    const [first] = law.quantities;
    const start = first === undefined ? null : compute(law, first, state);
    expect(start).not.toBeNull();
    if (first === undefined || start === null) return;
    const whole = new Map([...state, [first.key, start]]);
    for (const target of law.quantities) {
      const found = compute(law, target, whole);
      const wanted = whole.get(target.key);
      // An answer may be told in another unit than the one that the law is computed in.
      const same = found === null || wanted === undefined ? null : convertTo(found, wanted.unit);
      const value = same?.ok === true ? same.value.value.toNumber() : Number.NaN;
      expect(value / (wanted?.value.toNumber() ?? Number.NaN), target.key).toBeCloseTo(1, 9);
    }
  });

  test("[LAW-01] no slip leads to the answer, and each has a finite value", () => {
    const state = stateOf(law);
    for (const target of law.quantities) {
      const way = findWay(law, target);
      const inputs = law.quantities.filter((each) => each !== target).flatMap(({ key }) => state.get(key) ?? []);
      const output = way?.compute(inputs);
      if (way === undefined || output?.ok !== true) continue;
      for (const slip of way.listSlips(inputs, output.value)) expect(slip.quantity.value.isFinite()).toBe(true);
    }
  });

  test.each(LOCALES)("[LAW-01] [I18N-01] its steps and answers have words in %s", async (locale) => {
    const messages: unknown = await loadMessages(locale, ["solution"]);
    for (const target of law.quantities) {
      const { id } = law.state(variableOf(target.kind, null, target.label), {}, quantity(1, target.unit));
      const step = `${methodKey(law.method)}.steps.${law.stepTo(target.key, {})}`;
      for (const key of [
        `${step}.title`,
        `${step}.content`,
        `${step}.explanation`,
        `${methodKey(law.method)}.answers.${id}`,
      ])
        expect(find(messages, key.split(".")), key).toEqual(expect.any(String));
    }
  });
});

test("[LAW-01] no law is declared twice", () => {
  const told = ALL_LAWS.map(({ quantities, equality: { left, right } }) => {
    const named = (part: Tree): Tree | null => {
      const own = quantities.find(({ key }) => part.kind === "letter" && part.letter === key);
      return own === undefined ? null : letter(`${own.kind} ${own.label}`);
    };
    return JSON.stringify([replace(left, named), replace(right, named)]);
  });
  expect(new Set(told).size).toBe(told.length);
});
