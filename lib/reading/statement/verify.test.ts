import { expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";
import { stateReading } from "./state.ts";
import { type Statement, statementSchema } from "./statement.ts";
import { verify } from "./verify.ts";

type Raw = Parameters<typeof statementSchema.parse>[0];

const SALT = "What mass of NaCl is dissolved in 250 mL (0.250 L) of a 0.10 M NaCl solution?";
const GIVENS = [
  { kind: "solution-volume", of: "NaCl", span: { text: "250 mL" } },
  { kind: "molarity", of: "NaCl", span: { text: "0.10 M" } },
];
const GOALS = [{ kind: "mass", of: "NaCl" }];

function outcomeOf(raw: Raw, text = SALT, locale: Locale = "en"): string {
  const verified = verify(statementSchema.parse(raw), text, locale);
  if (!verified.ok) return verified.issue.code;
  return verified.value.solutions
    .map(({ answer: { value } }) => (value.kind === "quantity" ? `${value.value} ${value.unit}` : value.kind))
    .join();
}

test("[READ-01] a statement that the text bears is solved", () => {
  expect(outcomeOf({ givens: GIVENS, goals: GOALS })).toBe("1.5 g");
});

const [VOLUME, MOLARITY] = GIVENS;

const WRONG: Readonly<Record<string, readonly [Raw, code: string]>> = {
  "a span that the text has not": [
    { givens: [VOLUME, { ...MOLARITY, span: { text: "0.20 M" } }], goals: GOALS },
    "span-missing",
  ],
  "a span without a number": [
    { givens: [VOLUME, { ...MOLARITY, span: { text: "NaCl solution" } }], goals: GOALS },
    "no-quantity",
  ],
  "a span with two numbers": [
    { givens: [{ ...VOLUME, span: { text: "250 mL (0.250 L)" } }, MOLARITY], goals: GOALS },
    "several-quantities",
  ],
  "a kind of another dimension": [{ givens: [{ ...VOLUME, kind: "mass" }, MOLARITY], goals: GOALS }, "dimension"],
  "a number left out": [{ givens: [MOLARITY], goals: GOALS }, "unused-number"],
  "a number left aside that counts": [
    { givens: [MOLARITY], goals: GOALS, ignored: [{ span: { text: "250 mL" }, why: "year" }] },
    "not-ignorable",
  ],
  "a substance that the text does not name": [
    { givens: GIVENS, goals: [{ kind: "mass", of: "KCl" }] },
    "owner-missing",
  ],
  "another quantity than the question names": [{ givens: GIVENS, goals: [{ kind: "amount", of: "NaCl" }] }, "goal"],
  "a unit that the goal cannot have": [{ givens: GIVENS, goals: [{ kind: "mass", of: "NaCl", unit: "mL" }] }, "unit"],
  "an equation that does not balance": [{ givens: GIVENS, goals: GOALS, equation: "NaCl -> KCl" }, "equation"],
};

test.each(Object.entries(WRONG))("[READ-01] %s is refused", (_, [statement, code]) => {
  expect(outcomeOf(statement)).toBe(code);
});

test.each([
  ["a constant", "A gas of 0.50 mol fills 10 L at 300 K. R = 0.08206 L·atm/(mol·K). Find its pressure.", "1.2 atm"],
  ["a year", "In 1998 a gas of 0.50 mol filled 10 L at 300 K. Find its pressure.", "1.2 atm"],
  ["what tells things apart", "(1) A gas of 0.50 mol fills 10 L at 300 K. Find its pressure.", "1.2 atm"],
])("[READ-01] %s may be left aside", (_, text, answer) => {
  const givens = [
    { kind: "amount", span: { text: "0.50 mol" } },
    { kind: "volume", span: { text: "10 L" } },
    { kind: "temperature", span: { text: "300 K" } },
  ];
  expect(outcomeOf({ givens, goals: [{ kind: "pressure", unit: "atm" }] }, text)).toBe(answer);
});

test("[READ-01] the unit that the question names is used", () => {
  const text = "A gas of 0.50 mol fills 10 L at 300 K. Find its pressure in kPa.";
  const givens = [
    { kind: "amount", span: { text: "0.50 mol" } },
    { kind: "volume", span: { text: "10 L" } },
    { kind: "temperature", span: { text: "300 K" } },
  ];
  expect(outcomeOf({ givens, goals: [{ kind: "pressure" }] }, text)).toBe("120 kPa");
  expect(outcomeOf({ givens, goals: [{ kind: "pressure", unit: "atm" }] }, text)).toBe("unit");
});

test("[READ-01] [READ-02] an answer against matter is refused, whoever read the text", () => {
  const text = "How hot is 100 g of water of 20 °C after it lost 5.0 kJ?";
  const givens = [
    { kind: "mass", of: "H2O", span: { text: "100 g" } },
    { kind: "temperature", at: "initial", span: { text: "20 °C" } },
    { kind: "energy", at: "absorbed", span: { text: "5.0 kJ" } },
  ];
  expect(outcomeOf({ givens, goals: [{ kind: "temperature", at: "final" }] }, text)).not.toMatch(/°C/);
});

const TEXTS: readonly (readonly [Locale, string])[] = [
  ["en", SALT],
  ["en", "What volume of 0.500 M HCl neutralizes 25.0 mL of 0.200 M NaOH?"],
  ["en", "How many molecules are in 36.0 g of water?"],
  ["en", "2.50 g of CaCO3 decomposes: CaCO3 -> CaO + CO2. What mass of CaO forms?"],
  ["es", "¿Cuántos moles hay en 36,0 g de agua?"],
  ["fr", "Quelle masse de NaCl y a-t-il dans 250 mL d'une solution à 0,10 mol/L ?"],
  ["zh", "36.0 g 水的物质的量是多少？"],
  ["hi", "36.0 g जल में कितने मोल हैं?"],
  ["am", "በ36.0 g ውሃ ውስጥ ስንት ሞል አለ?"],
];

/** What was read in a text, by the solver. */
function readingOf(text: string, locale: Locale): Statement | null {
  const outcome = solve(text, locale);
  return outcome.kind === "solved" ? stateReading(outcome.solutions, text, locale) : null;
}

test.each(TEXTS)("[READ-01] %s: what our own readers read passes the same verifier: %s", (locale, text) => {
  const outcome = solve(text, locale);
  const statement = readingOf(text, locale);
  expect(statement, "a statement").not.toBeNull();
  const verified = statement === null ? null : verify(statement, text, locale);
  expect(verified?.ok).toBe(true);
  if (verified?.ok === true && outcome.kind === "solved")
    expect(verified.value.solutions.map(({ answer }) => answer.value)).toEqual(
      outcome.solutions.map(({ answer }) => answer.value),
    );
});

test.each(TEXTS)("[READ-01] %s: a number left out is found: %s", (locale, text) => {
  const statement = readingOf(text, locale);
  if (statement === null) throw new Error("nothing was read");
  for (const given of statement.givens) {
    const without = { ...statement, givens: statement.givens.filter((each) => each !== given) };
    expect(verify(without, text, locale).ok, given.span.text).toBe(false);
  }
});
