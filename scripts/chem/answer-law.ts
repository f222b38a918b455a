import { z } from "zod";
import { judgeLine } from "#lib/algebra/judge-line.ts";
import { readLine } from "#lib/algebra/read-line.ts";
import { writeTex } from "#lib/algebra/write-tree.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { bind, solvedFor } from "#lib/laws/bind.ts";
import { computeBound } from "#lib/laws/compute-bound.ts";
import type { Law } from "#lib/laws/law.ts";
import { ALL_LAWS } from "#lib/laws/laws.ts";
import { KINDS, type Kind, LABELS, variableOf } from "#lib/methods/rules/kinds.ts";
import { BARE_SCENE, CONDITIONS } from "#lib/methods/rules/rule.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";
import { scanQuantity } from "#lib/quantity/scan-quantity.ts";
import { UNITY } from "#lib/quantity/units/unit.ts";
import { parseUnit } from "#lib/quantity/units/parse-unit.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { readBalanced } from "#lib/solver/problems/reaction.ts";
import { solveGoal } from "#lib/solver/problems/solve-statement.ts";
import { formatUnit } from "#lib/quantity/units/format-unit.ts";

const locale = z.enum(LOCALES).default("en");

const KIND_NAMES = Object.keys(KINDS) as [Kind, ...Kind[]];

const variableSchema = z.object({
  kind: z.enum(KIND_NAMES),
  /** A formula; of the sample, where it is left out. */
  of: z.string().nullable().default(null),
  label: z.enum(LABELS).nullable().default(null),
});

/** What a problem gives and asks, by what it is, without a word. */
export const computeRequestSchema = z.object({
  op: z.literal("compute"),
  givens: z.array(variableSchema.extend({ value: z.string() })).max(20),
  find: variableSchema.extend({ unit: z.string().nullable().default(null) }),
  equation: z.string().nullable().default(null),
  conditions: z.array(z.enum(CONDITIONS)).default([]),
  locale,
});

/** A line of working, the law that it is to follow from, and what its letters stand for, the one that is sought left out. */
export const lineRequestSchema = z.object({
  op: z.literal("line"),
  law: z.string(),
  find: z.string(),
  values: z.record(z.string(), z.string()),
  line: z.string().max(300),
  locale,
});

export const lawsRequestSchema = z.object({ op: z.literal("laws") });

type Issue = { readonly code: string } & Record<string, unknown>;

function readQuantity(text: string, reader: (typeof LOCALES)[number]): Result<Quantity, Issue> {
  const read = scanQuantity(text, 0, { locale: reader, trailingZeros: "measured" });
  if (!read.ok) return fail({ ...read.issue });
  return read.value.end === text.length ? succeed(read.value.quantity) : fail({ code: "not-a-quantity", text });
}

const NO_WORDS = { before: [], behind: [] } as const;

/** The answer to a statement, as to a text. */
export function solveStatement(request: z.infer<typeof computeRequestSchema>): Result<SolutionFacts, Issue> {
  const givens = [];
  for (const { kind, of, label, value } of request.givens) {
    const quantity = readQuantity(value, request.locale);
    if (!quantity.ok) return quantity;
    if (quantity.value.unit.dimension !== KINDS[kind].dimension) return fail({ code: "dimension", kind, value });
    givens.push({ variable: variableOf(kind, of, label), quantity: quantity.value, words: NO_WORDS });
  }
  const { find, equation } = request;
  const unit = find.unit === null ? null : find.unit === "" ? { unit: UNITY } : unitOf(find.unit);
  if (unit !== null && "code" in unit) return fail(unit);
  const balanced = equation === null ? null : readBalanced(equation);
  if (equation !== null && balanced === null) return fail({ code: "no-balanced-form", equation });
  const goal = { variable: variableOf(find.kind, find.of, find.label), unit: unit?.unit ?? null, words: NO_WORDS };
  const scene = {
    ...BARE_SCENE,
    equation: balanced,
    conditions: new Set(request.conditions),
    givens: givens.map(({ variable }) => variable),
  };
  const solved = solveGoal(goal, { givens, goals: [goal], scene });
  return solved.ok ? solved : fail({ ...solved.issue });
}

function unitOf(text: string) {
  const parsed = parseUnit(text);
  return parsed.ok ? { unit: parsed.value.unit } : { ...parsed.issue };
}

const nameOfLaw = ({ method, id }: Law): string => `${method}.${id}`;

/** Every law with its letters, its equation in TeX, and what it can be solved for. */
export function listLaws() {
  return ALL_LAWS.map((law) => {
    const { left, right } = law.equality;
    const show = (key: string): string => law.quantities.find((each) => each.key === key)?.letter ?? key;
    return {
      law: nameOfLaw(law),
      equation: `${writeTex(left, show)} = ${writeTex(right, show)}`,
      quantities: law.quantities.map(({ key, kind, label, unit }) => ({
        letter: key,
        kind,
        ...(label !== null && { label }),
        unit: formatUnit(unit),
        solvable: solvedFor(law, key).length > 0 || law.bounds[key] !== undefined,
      })),
      constants: law.constants.map(({ letter, quantity: { value, unit } }) => ({
        letter,
        value: value.toNumber(),
        unit: formatUnit(unit),
      })),
    };
  });
}

/** Whether a line follows from a law, or which mistake explains it. */
export function judgeWorking(request: z.infer<typeof lineRequestSchema>): Result<object, Issue> {
  const law = ALL_LAWS.find((each) => nameOfLaw(each) === request.law);
  const target = law?.quantities.find(({ key }) => key === request.find);
  if (law === undefined || target === undefined) return fail({ code: "unknown-law", law: request.law });
  const inputs = [];
  for (const quantity of law.quantities) {
    const text = request.values[quantity.key];
    if (quantity === target || text === undefined) continue;
    const given = readQuantity(text, request.locale);
    if (!given.ok) return given;
    inputs.push({ quantity, given: given.value });
  }
  if (inputs.length !== law.quantities.length - 1) return fail({ code: "missing-values" });
  const bound = bind(law, target, inputs);
  if (bound === null) return fail({ code: "not-valid" });
  const answer = computeBound(bound);
  if (!answer.ok) return fail({ ...answer.issue });
  const letters = [...law.quantities.map(({ key }) => key), ...bound.constants.map(({ letter }) => letter)];
  const line = readLine(request.line, letters, request.locale);
  if (line === null) return fail({ code: "not-a-line" });
  const constants = bound.constants.map(({ letter, quantity }): [string, Quantity] => [letter, quantity]);
  return succeed({
    verdict: judgeLine(line, {
      equality: law.equality,
      target: target.key,
      values: new Map([...bound.values, ...constants, [target.key, answer.value]]),
      constants: new Set(constants.map(([letter]) => letter)),
    }),
  });
}
