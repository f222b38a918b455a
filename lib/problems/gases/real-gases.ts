import { answerTerm, computed, givenTerm, inUnit, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, quantity as quantityFact, variable } from "../../methods/terms.ts";
import type { FactValue, Term } from "../../methods/facts.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";

const WORDS = "problems-gases.real-gases";
const slip = (id: string): string => `${WORDS}.slips.${id}`;

/** Van der Waals constants, a in L²·atm/mol² and b in L/mol: table 9.3 of OpenStax Chemistry 2e (CC BY 4.0) and CRC Handbook, section 6. */
const CONSTANTS = [
  { formula: "N2", a: "1.39", b: "0.0391" },
  { formula: "O2", a: "1.36", b: "0.0318" },
  { formula: "CO2", a: "3.59", b: "0.0427" },
  { formula: "H2O", a: "5.46", b: "0.0305" },
  { formula: "He", a: "0.0342", b: "0.0237" },
  { formula: "H2", a: "0.244", b: "0.0266" },
  { formula: "CCl4", a: "20.4", b: "0.1383" },
  { formula: "NH3", a: "4.17", b: "0.0371" },
  { formula: "CH4", a: "2.25", b: "0.0428" },
  { formula: "Ar", a: "1.34", b: "0.0322" },
  { formula: "Cl2", a: "6.49", b: "0.0562" },
] as const;

type Constants = (typeof CONSTANTS)[number];

/** Those that are gases at room temperature whatever the pressure: their critical temperatures lie well below it. */
const PERMANENT = new Set(["N2", "O2", "CH4", "Ar"]);

const isPermanent = ({ formula: gas }: Constants): boolean => PERMANENT.has(gas);

const R = new Decimal("0.08206");
const shownR: Term = quantityFact("0.08206", "L·atm/(mol·K)");

const formula = (text: string): FactValue => ({ kind: "formula", formula: text });
const number = (value: Decimal, figures: number): Term => quantityFact(roundToFigures(value, figures).toFixed(), "");

/** Hot and thin is ideal, cold and dense is not. */
function conditions(random: Random): Draft {
  const [low, middle, high] = [random.integer(200, 260), random.integer(300, 360), random.integer(420, 600)];
  const [thin, normal, dense] = [random.integer(10, 40) / 100, random.integer(15, 60) / 10, random.integer(50, 250)];
  const mostIdeal = random.chance(0.5);
  const pressure = (value: number): Quantity => quantity(value, "atm", value < 10 ? 2 : String(value).length);
  const states = [
    { temperature: high, pressure: pressure(thin), isIdeal: true },
    { temperature: random.chance(0.5) ? middle : high, pressure: pressure(normal), isIdeal: null },
    { temperature: low, pressure: pressure(dense), isIdeal: false },
  ] as const;
  const order = random.shuffle(states);
  const right = order.findIndex(({ isIdeal }) => isIdeal === mostIdeal) + 1;
  const opposite = order.findIndex(({ isIdeal }) => isIdeal === !mostIdeal) + 1;
  const between = order.findIndex(({ isIdeal }) => isIdeal === null) + 1;
  const gas = random.pick(["N2", "O2", "CH4", "Ar", "H2", "He"]);
  return {
    kind: "solved",
    variant: mostIdeal ? "most-ideal" : "least-ideal",
    values: {
      gas: formula(gas),
      ...Object.fromEntries(order.flatMap((state, index) => [[`T${index + 1}`, givenTerm(quantity(state.temperature, "K", 3))] as const, [`P${index + 1}`, givenTerm(state.pressure)] as const])),
    },
    steps: [
      { id: "two-assumptions", lines: [], values: {} },
      { id: mostIdeal ? "hot-and-thin" : "cold-and-dense", lines: [], values: {} },
    ],
    answer: { id: mostIdeal ? "most-ideal" : "least-ideal", value: { kind: "count", value: right }, values: {} },
    distractors: wrongCounts(right, [
      [slip("opposite"), opposite],
      [slip("between"), between],
    ]),
  };
}

/** The constants say which molecules attract each other most, and which are largest. */
function constants(random: Random): Draft | null {
  const gases = random.pickSeveral(CONSTANTS, 4);
  const letter = random.pick(["a", "b"] as const);
  const sorted = gases.toSorted((one, other) => Number(other[letter]) - Number(one[letter]));
  const other = gases.toSorted((one, two) => Number(two[letter === "a" ? "b" : "a"]) - Number(one[letter === "a" ? "b" : "a"]))[0];
  const [right, next] = sorted;
  if (right === undefined || next === undefined || Number(right[letter]) < 1.05 * Number(next[letter])) return null;
  return {
    kind: "solved",
    variant: letter === "a" ? "attraction" : "size",
    values: Object.fromEntries(gases.flatMap((each, index) => [[`gas${index + 1}`, formula(each.formula)], [`a${index + 1}`, quantityFact(each.a, "")], [`b${index + 1}`, quantityFact(each.b, "")]] as const)),
    steps: [
      { id: "what-constants-say", lines: [expression("(", variable("P"), "+", variable("a"), "*", variable("n²"), "/", variable("V²"), ")", "*", "(", variable("V"), "-", variable("n"), "*", variable("b"), ")", "=", variable("n"), "*", variable("R"), "*", variable("T"))], values: {} },
      { id: letter === "a" ? "largest-a" : "largest-b", lines: [], values: {} },
    ],
    answer: { id: letter === "a" ? "attraction" : "size", value: formula(right.formula), values: {} },
    distractors: gases.filter((each) => each !== right).map((each) => ({ slip: slip(each === other ? "other-constant" : "not-the-largest"), value: formula(each.formula) })),
  };
}

const MOLE = quantity("1.00", "mol", 3);

/** One mole at a high pressure, as the van der Waals equation has it, so that the factor is one that a gas could have. */
function compressed(random: Random) {
  const { formula: gas, a, b } = random.pick(CONSTANTS.filter((each) => isPermanent(each) || each.formula === "CO2"));
  const temperature = quantity(random.integer(gas === "CO2" ? 325 : 220, 420), "K", 3);
  const volume = random.measured({ from: 0.085, to: 0.6, figures: 3 }, "L");
  const thermal = R.times(temperature.value);
  const exact = thermal.div(volume.value.minus(b)).minus(new Decimal(a).div(volume.value.pow(2)));
  const factor = exact.times(volume.value).div(thermal);
  const pressure = quantity(roundToFigures(exact, 3), "atm", 3);
  const isTelling = Math.abs(factor.toNumber() - 1) > 0.03 && pressure.value.gt(10);
  return isTelling ? { gas, temperature, volume, pressure, factor, thermal } : null;
}

const equals = (letter: string, value: Quantity) => expression(variable(letter), "=", givenTerm(value));

/** Z = P V / (n R T) */
function compressibility(random: Random): Draft | null {
  const sample = compressed(random);
  if (sample === null) return null;
  const { gas, temperature, volume, pressure, thermal } = sample;
  const isMillilitres = random.chance(0.5);
  const given = isMillilitres ? inUnit(volume, "mL") : volume;
  const z = computed(pressure.value.times(volume.value).div(thermal), "", pressure, volume, temperature);
  return {
    kind: "solved",
    variant: "compressibility",
    values: { gas: formula(gas), T: givenTerm(temperature), P: givenTerm(pressure), V: givenTerm(given), n: givenTerm(MOLE), R: shownR as FactValue },
    given: [equals("T", temperature), equals("P", pressure), equals("V", given)],
    steps: [
      { id: "definition", lines: [expression(variable("Z"), "=", variable("P"), "*", variable("V"), "/", "(", variable("n"), "*", variable("R"), "*", variable("T"), ")")], values: {} },
      { id: "factor", lines: [expression(variable("Z"), "=", givenTerm(pressure), "*", givenTerm(volume), "/", "(", givenTerm(MOLE), "*", shownR, "*", givenTerm(temperature), ")", "=", shownTerm(z))], values: {} },
    ],
    answer: quantityAnswer("compressibility", z),
    distractors: wrongQuantities(z, [
      ["inverted-ratio", new Decimal(1).div(z.value)],
      ...(isMillilitres ? [["millilitres-for-litres", z.value.times(1000)] as const] : []),
      [slip("other-r"), z.value.times(R).div("8.314")],
    ]),
  };
}

/** V = Z n R T / P */
function realVolume(random: Random): Draft | null {
  const sample = compressed(random);
  if (sample === null) return null;
  const { gas, temperature, pressure, thermal } = sample;
  const factor = pureNumber(roundToFigures(sample.factor, 3), 3);
  const ideal = quantity(thermal.div(pressure.value), "L", 3);
  const real = quantity(factor.value.times(ideal.value), "L", 3);
  return {
    kind: "solved",
    variant: "real-volume",
    values: { gas: formula(gas), T: givenTerm(temperature), P: givenTerm(pressure), Z: givenTerm(factor), n: givenTerm(MOLE), R: shownR as FactValue },
    given: [equals("T", temperature), equals("P", pressure), equals("Z", factor)],
    steps: [
      { id: "ideal-volume", lines: [expression(variable("V"), "=", variable("n"), "*", variable("R"), "*", variable("T"), "/", variable("P"), "=", givenTerm(MOLE), "*", shownR, "*", givenTerm(temperature), "/", givenTerm(pressure), "=", shownTerm(ideal))], values: {} },
      { id: "times-factor", lines: [expression(variable("Z"), "*", variable("V"), "=", givenTerm(factor), "*", shownTerm(ideal), "=", shownTerm(real))], values: {} },
    ],
    answer: quantityAnswer("volume", real),
    distractors: wrongQuantities(real, [
      [slip("ideal-kept"), ideal.value],
      ["divided-instead-of-multiplied", ideal.value.div(factor.value)],
      ["inverted-ratio", pressure.value.div(thermal)],
    ]),
  };
}

/** P = n R T / (V − n b) − a n² / V² */
function vanDerWaals(random: Random): Draft | null {
  const gas: Constants = random.pick(CONSTANTS.filter((each) => isPermanent(each) || each.formula === "CO2"));
  const amount = random.measured({ from: 1.1, to: 4.5, figures: 3 }, "mol");
  const temperature = quantity(random.integer(gas.formula === "CO2" ? 325 : 250, 420), "K", 3);
  const volume = quantity(roundToFigures(amount.value.times(0.12 + 0.5 * random.next()), 3), "L", 3);
  const [a, b] = [new Decimal(gas.a), new Decimal(gas.b)];
  const [n, v] = [amount.value, volume.value];
  const free = v.minus(n.times(b));
  const push = n.times(R).times(temperature.value).div(free);
  const pull = a.times(n.pow(2)).div(v.pow(2));
  const pressure = quantity(push.minus(pull), "atm", 3);
  if (pressure.value.lt(5) || pull.lt(0.5)) return null;
  const asksIdeal = random.chance(0.35);
  const ideal = n.times(R).times(temperature.value).div(v);
  const difference = quantity(ideal.minus(pressure.value).abs(), "atm", 2);
  const answer = asksIdeal ? difference : pressure;
  if (asksIdeal && difference.value.lt(1)) return null;
  return {
    kind: "solved",
    variant: asksIdeal ? "difference" : "pressure",
    values: { gas: formula(gas.formula), n: givenTerm(amount), T: givenTerm(temperature), V: givenTerm(volume), a: quantityFact(gas.a, ""), b: quantityFact(gas.b, ""), R: shownR as FactValue },
    given: [
      expression(variable("n"), "=", givenTerm(amount)),
      expression(variable("T"), "=", givenTerm(temperature)),
      expression(variable("V"), "=", givenTerm(volume)),
      expression(variable("a"), "=", quantityFact(gas.a, "")),
      expression(variable("b"), "=", quantityFact(gas.b, "")),
    ],
    steps: [
      { id: "free-volume", lines: [expression(variable("V"), "-", variable("n"), "*", variable("b"), "=", number(v, 3), "-", number(n, 3), "*", quantityFact(gas.b, ""), "=", number(free, 5))], values: {} },
      { id: "attraction-term", lines: [expression(variable("a"), "*", variable("n²"), "/", variable("V²"), "=", quantityFact(gas.a, ""), "*", number(n, 3), "*", number(n, 3), "/", "(", number(v, 3), "*", number(v, 3), ")", "=", number(pull, 5))], values: {} },
      {
        id: "pressure",
        lines: [
          expression(variable("P"), "=", variable("n"), "*", variable("R"), "*", variable("T"), "/", "(", variable("V"), "-", variable("n"), "*", variable("b"), ")", "-", variable("a"), "*", variable("n²"), "/", variable("V²"), "=", number(push, 5), "-", number(pull, 5), ...(asksIdeal ? ["=" as const, number(pressure.value, 5)] : ["=" as const, answerTerm(pressure)])),
        ],
        values: {},
      },
      ...(asksIdeal ? [{ id: "compare", lines: [expression(variable("n"), "*", variable("R"), "*", variable("T"), "/", variable("V"), "=", number(ideal, 5))], values: {} }] : []),
    ],
    answer: quantityAnswer(asksIdeal ? "difference" : "pressure", answer),
    distractors: asksIdeal
      ? wrongQuantities(answer, [
          [slip("attraction-only"), pull],
          [slip("volume-only"), push.minus(ideal)],
          [slip("real-kept"), pressure.value],
        ])
      : wrongQuantities(answer, [
          [slip("ideal-kept"), ideal],
          ["sign", push.plus(pull)],
          [slip("volume-only"), push],
          [slip("attraction-only"), ideal.minus(pull)],
        ]),
  };
}

/** Where the ideal law fails, and by how much. */
export const realGases: Family = {
  id: "real-gases",
  subtopic: "real-gases",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: (random) => random.pick([conditions, constants])(random), medium: (random) => (random.chance(0.6) ? compressibility(random) : realVolume(random)), hard: vanDerWaals },
};
