import { z } from "zod";
import { type ValueKind, VALUE_KINDS, withDefaultUnit } from "#lib/chemistry/display/default-units.ts";
import { balance } from "#lib/chemistry/equation/balance.ts";
import { formatEquation } from "#lib/chemistry/equation/format.ts";
import { parseEquation } from "#lib/chemistry/equation/parse.ts";
import { composition } from "#lib/chemistry/formula/molar-mass.ts";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import type { Formula } from "#lib/chemistry/formula/formula.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import { judgeEquation } from "#lib/chemistry/judgement/judge-equation.ts";
import { judgeFormula } from "#lib/chemistry/judgement/judge-formula.ts";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { expectedSchema, type Expected } from "#lib/grading/expected.ts";
import { grade } from "#lib/grading/grade.ts";
import { formulaOf } from "#lib/nomenclature/formula-of.ts";
import { nameOf } from "#lib/nomenclature/name-of.ts";
import { readUnsure } from "#lib/reading/solve-reading.ts";
import { stateReading } from "#lib/reading/statement/state.ts";
import { type Statement, statementSchema } from "#lib/reading/statement/statement.ts";
import { verify } from "#lib/reading/statement/verify.ts";
import { solve } from "#lib/solver/solve.ts";
import {
  computeRequestSchema,
  judgeWorking,
  lawsRequestSchema,
  lineRequestSchema,
  listLaws,
  solveStatement,
} from "./answer-law.ts";
import { refuse } from "./answer.ts";
import type { Answer } from "./answer.ts";
import { answerOf } from "./answer-of.ts";
import {
  answerConfiguration,
  answerLewis,
  answerNetIonic,
  answerOxidation,
  answerProducts,
  answerRedox,
} from "./answer-structure.ts";
import { answerDecay, answerNuclear, NUCLEAR_DECAYS } from "./answer-nuclear.ts";
import { answerTrends } from "./answer-trends.ts";
import { NOTATIONS, writeAs, type Notation } from "./write-as.ts";

const text = z.string();
const locale = z.enum(LOCALES).default("en");

const requestSchema = z.discriminatedUnion("op", [
  z.object({ op: z.literal("mass"), formula: text }),
  z.object({ op: z.literal("balance"), equation: text }),
  z.object({ op: z.literal("name"), formula: text, locale }),
  z.object({ op: z.literal("formula"), name: text, locale }),
  z.object({ op: z.literal("oxidation"), formula: text }),
  z.object({ op: z.literal("configuration"), species: text }),
  z.object({ op: z.literal("lewis"), formula: text }),
  z.object({ op: z.literal("net-ionic"), equation: text }),
  z.object({ op: z.literal("nuclear"), equation: text }),
  z.object({ op: z.literal("nuclear-decay"), nuclide: text, decay: z.enum(NUCLEAR_DECAYS) }),
  z.object({
    op: z.literal("trends"),
    property: z.enum(["radius", "ionization", "electronegativity"]),
    species: z.array(text),
  }),
  z.object({ op: z.literal("products"), reactants: text }),
  z.object({ op: z.literal("redox"), equation: text, medium: z.enum(["acid", "base"]) }),
  z.object({ op: z.literal("solve"), problem: text, locale }),
  z.object({ op: z.literal("grade"), expected: expectedSchema, given: text, locale }),
  z.object({ op: z.literal("read"), problem: text, statement: statementSchema.optional(), locale }),
  computeRequestSchema,
  lineRequestSchema,
  lawsRequestSchema,
  z.object({ op: z.literal("format"), text, kind: z.enum(VALUE_KINDS).optional(), to: z.enum(NOTATIONS), locale }),
]);

type Request = z.infer<typeof requestSchema>;

/** One line of JSON → what the engine says to it. Never throws. */
export function answerLine(line: string): Answer {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { ok: false, code: "invalid-json" };
  }
  const request = requestSchema.safeParse(json);
  if (request.success) return answerSafely(request.data);
  return { ok: false, code: "invalid-request", fields: request.error.issues.map((issue) => issue.path.join(".")) };
}

/** A defect of the engine costs the one answer, not those to the lines behind it. */
function answerSafely(request: Request): Answer {
  try {
    return answer(request);
  } catch {
    return { ok: false, code: "internal" };
  }
}

function answer(request: Request): Answer {
  switch (request.op) {
    case "mass":
      return answerMass(request.formula);
    case "balance":
      return answerBalance(request.equation);
    case "name":
      return answerName(request.formula, request.locale);
    case "formula":
      return answerFormula(request.name, request.locale);
    case "oxidation":
      return answerOxidation(request.formula);
    case "configuration":
      return answerConfiguration(request.species);
    case "lewis":
      return answerLewis(request.formula);
    case "net-ionic":
      return answerNetIonic(request.equation);
    case "nuclear":
      return answerNuclear(request.equation);
    case "nuclear-decay":
      return answerDecay(request.nuclide, request.decay);
    case "trends":
      return answerTrends(request.property, request.species);
    case "products":
      return answerProducts(request.reactants);
    case "redox":
      return answerRedox(request.equation, request.medium);
    case "solve":
      return answerSolve(request.problem, request.locale);
    case "read":
      return answerRead(request.problem, request.statement ?? null, request.locale);
    case "grade":
      return answerGrade(request.expected, request.given, request.locale);
    case "compute": {
      const solved = solveStatement(request);
      return solved.ok ? { ok: true, ...answerOf(solved.value, request.locale) } : refuse(solved.issue);
    }
    case "line": {
      const judged = judgeWorking(request);
      return judged.ok ? { ok: true, ...judged.value } : refuse(judged.issue);
    }
    case "laws":
      return { ok: true, laws: listLaws() };
    case "format":
      return answerFormat(request);
  }
}

/** `composition` is in mass percent, by element. */
function answerMass(written: string): Answer {
  const formula = parseFormula(written);
  if (!formula.ok) return refuse(formula.issue);
  const mass = composition(formula.value);
  if (!mass.ok) return refuse(mass.issue);
  const percents = mass.value.rows.map((row) => [row.atom, Number(row.percent)]);
  return {
    ok: true,
    molarMass: Number(mass.value.molarMass),
    composition: Object.fromEntries(percents),
    ...judge(formula.value),
  };
}

function answerBalance(written: string): Answer {
  const equation = parseEquation(written);
  if (!equation.ok) return refuse(equation.issue);
  const outcome = balance(equation.value);
  if (outcome.kind === "impossible") return { ok: false, code: outcome.kind, reason: outcome.reason.code };
  if (outcome.kind === "underdetermined") return { ok: false, code: outcome.kind, solutions: outcome.solutions };
  const { kind, coefficients } = outcome;
  return {
    ok: true,
    outcome: kind,
    coefficients,
    equation: formatEquation(equation.value, "ascii", coefficients),
    ...judgementOf(judgeEquation(equation.value)),
  };
}

/** What is said of formulas and reactions besides: `doubts` and `meant` only where there are some. */
function judgementOf({ verdict, doubts, meant }: ReturnType<typeof judgeEquation>) {
  return { judgement: verdict, ...(doubts.length > 0 && { doubts }), ...(meant.length > 0 && { meant }) };
}

function judge(formula: Formula) {
  const judged = judgeFormula(formula);
  return judgementOf({
    verdict: judged.verdict,
    doubts: judged.verdict === "contradicts" ? [judged.doubt] : [],
    meant: [],
  });
}

function answerName(written: string, reader: Locale): Answer {
  const formula = parseFormula(written);
  if (!formula.ok) return refuse(formula.issue);
  const name = nameOf(formula.value, reader);
  return name.ok
    ? { ok: true, name: name.value.text, others: name.value.others, ...judge(formula.value) }
    : refuse(name.issue);
}

function answerFormula(name: string, reader: Locale): Answer {
  const formula = formulaOf(name, reader);
  return formula.ok ? { ok: true, formula: formatFormula(formula.value, "ascii") } : refuse(formula.issue);
}

function answerSolve(problem: string, reader: Locale): Answer {
  const outcome = solve(problem, reader);
  if (outcome.kind === "too-much") return { ok: false, code: outcome.kind };
  if (outcome.kind === "rejected") return refuse(outcome.issue);
  if (outcome.kind === "unrecognised") {
    const reading = readUnsure(problem, reader);
    return reading === null ? { ok: false, code: outcome.kind } : { ok: false, code: "unsure", reading };
  }
  // "Which is limiting, and how much forms?": the number is what the problem is about.
  const isFormula = (answer: ReturnType<typeof answerOf>): boolean => typeof answer.answer.value === "string";
  const [first, ...others] = outcome.solutions
    .map((facts) => answerOf(facts, reader))
    .toSorted((a, b) => Number(isFormula(a)) - Number(isFormula(b)));
  return others.length === 0 ? { ok: true, ...first } : { ok: true, ...first, others };
}

/** What a text says; with a statement, whether the text bears that, and what it comes to. */
function answerRead(problem: string, statement: Statement | null, reader: Locale): Answer {
  if (statement !== null) {
    const verified = verify(statement, problem, reader);
    return verified.ok
      ? { ok: true, answers: verified.value.solutions.map((facts) => answerOf(facts, reader).answer) }
      : refuse(verified.issue);
  }
  const outcome = solve(problem, reader);
  const reading = outcome.kind === "solved" ? stateReading(outcome.solutions, problem, reader) : null;
  if (reading !== null) return { ok: true, reading };
  const unsure = outcome.kind === "unrecognised" ? readUnsure(problem, reader) : null;
  return unsure === null ? { ok: false, code: "unread" } : { ok: false, code: "unsure", reading: unsure };
}

/** An answer that cannot be read is refused, as it is neither right nor wrong. */
function answerGrade(expected: Expected, given: string, reader: Locale): Answer {
  const { verdict, ...mark } = grade(expected, given, reader);
  if (verdict === "ungradable") return { ok: false, code: verdict, remarks: mark.remarks };
  return { ok: true, isCorrect: verdict === "correct", ...mark };
}

/** A value of a kind gets that kind's unit where it comes without one. */
function answerFormat({
  text: written,
  kind,
  to,
  locale: reader,
}: {
  text: string;
  kind?: ValueKind | undefined;
  to: Notation;
  locale: Locale;
}): Answer {
  const formatted = writeAs(kind === undefined ? written : withDefaultUnit(written, kind), to, reader);
  return formatted.ok ? { ok: true, text: formatted.value } : refuse(formatted.issue);
}
