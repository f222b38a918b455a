import { expect, test } from "vitest";
import { DEFAULT_LOCALE, type Locale } from "../../../i18n/locales.ts";
import { solve } from "../../../solver/solve.ts";

test.each([
  [
    "A system takes up 640 J of heat and does 250 J of work on the surroundings. What is the change in internal energy?",
    390,
  ],
  [
    "A gas takes up 700 J of heat while it pushes back a piston against a steady pressure of 1.10 atm, going from 1.00 L to 4.00 L. What is the change in internal energy in joules? (1 L·atm = 101.3 J)",
    366,
  ],
  ["What is ΔU if q = -310 J and w = 120 J?", -190],
  ["A gas releases 85 J of heat while 40 J of work is done on it. Calculate ΔE.", -45],
  ["ΔU = 150 J and q = 400 J. Find w.", -250],
  ["Calculate the work when a gas expands from 1.0 L to 4.0 L against a constant external pressure of 2.0 atm.", -608],
  ["How much work does the gas do when it expands from 1.0 L to 4.0 L against an external pressure of 2.0 atm?", 608],
  ["work done when a gas expands from 1.0 L to 4.0 L against 2.0 atm", -608],
  [
    "A gas absorbs 500. J of heat and expands from 2.0 L to 3.0 L against an external pressure of 1.0 atm. What is the change in internal energy?",
    399,
  ],
  [
    "A gas expands from a volume of 1.5 L to 4.0 L against a constant external pressure of 2.00 atm. How much work, in joules, is done by the gas?",
    507,
  ],
  [
    "A gas in a piston is compressed from 9.00 L to 4.00 L by a constant external pressure of 2.00 atm while 650 J of heat leaves the gas. Calculate ΔU in joules.",
    363,
  ],
  [
    "A gas is compressed from 6.0 L to 2.0 L by a constant external pressure of 1.0 atm. How much work is done by the surroundings on the gas, in joules?",
    405,
  ],
  [
    "In a process, 820 J of heat is absorbed by a gas while the surroundings do 140 J of work on it. Find its change in internal energy.",
    960,
  ],
  ["During a cycle the surroundings absorb 75 J of heat and the gas does 25 J of work. What is ΔU of the gas?", -100],
  [
    "150 J of work is done on a gas, and 90 J flows out of it as heat. By how much does its internal energy change?",
    60,
  ],
  ["The internal energy of a gas falls by 200 J as it loses 350 J of heat. How much work was done on the gas?", 150],
  [
    "An engine's gas is supplied with 1200 J of heat and performs 450 J of work. Calculate the change in internal energy.",
    750,
  ],
])("[LAW-01] %s", (text, joules) => {
  const outcome = solve(text, DEFAULT_LOCALE);
  const answer = outcome.kind === "solved" ? outcome.solutions[0]?.answer.value : null;
  expect(answer).toMatchObject({ kind: "quantity", unit: "J" });
  expect((answer?.kind === "quantity" ? Number(answer.value) : 0) / joules).toBeCloseTo(1, 1);
});

test.each<[Locale, string, number]>([
  [
    "es",
    "Un gas absorbe 640 J de calor y realiza 250 J de trabajo sobre el entorno. ¿Cuál es la variación de energía interna?",
    390,
  ],
  [
    "es",
    "El entorno realiza 120 J de trabajo sobre el sistema, que libera 310 J de calor. Calcula el cambio de energía interna.",
    -190,
  ],
  [
    "fr",
    "Un gaz absorbe 640 J de chaleur et fournit un travail de 250 J au milieu extérieur. Quelle est la variation d’énergie interne ?",
    390,
  ],
  [
    "fr",
    "Le milieu extérieur fournit un travail de 120 J au gaz, qui cède 310 J de chaleur. Quelle est la variation d’énergie interne ?",
    -190,
  ],
  ["zh", "某气体吸收640 J热量，对外做功250 J。内能变化是多少？", 390],
  ["zh", "外界对气体做功120 J，气体放出热量310 J。内能变化是多少？", -190],
  ["hi", "एक गैस 640 J ऊष्मा अवशोषित करती है और 250 J कार्य करती है। आंतरिक ऊर्जा में परिवर्तन कितना है?", 390],
  ["am", "አንድ ጋዝ 640 J ሙቀት ይወስዳል እና 250 J ሥራ ይሠራል። የውስጣዊ ኃይል ለውጥ ስንት ነው?", 390],
])("[READ-01] %s: %s", (locale, text, joules) => {
  const outcome = solve(text, locale);
  const answer = outcome.kind === "solved" ? outcome.solutions[0]?.answer.value : null;
  expect(answer).toMatchObject({ kind: "quantity", unit: "J" });
  expect(answer?.kind === "quantity" ? Number(answer.value) : 0).toBe(joules);
});

test.each([
  "A gas expands from 2.0 L to 5.0 L into a vacuum. How much work does it do?",
  "A gas expands reversibly from 2.0 L to 5.0 L against 1.0 atm. What is the work?",
  "A gas expands from 2.0 L to 5.0 L. What is the work?",
  "A gas absorbs or releases 200 J of heat and does 50 J of work. What is the change in internal energy?",
  "A gas has 200 J of heat and 50 J of work. What is the change in internal energy?",
  "A system absorbs 200 J of heat. What is the change in its internal energy?",
  "A system absorbs 200 J of heat and 100 J of heat and does 50 J of work. What is the change in internal energy?",
  "A gas is not compressed from 9.00 L to 4.00 L by a constant external pressure of 2.00 atm while 650 J of heat leaves the gas. Calculate ΔU in joules.",
])("[READ-02] leaves %s", (text) => {
  expect(solve(text, DEFAULT_LOCALE).kind).toBe("unrecognised");
});
