import { describe, expect, test } from "vitest";
import { generate } from "./generate.ts";
import { listOptions } from "./options.ts";
import type { Option } from "./options.ts";
import { findFamily } from "./registry.ts";

const SEEDS = Array.from({ length: 40 }, (_, index) => index);

function optionsOf(id: string, difficulty: "easy" | "medium" | "hard"): { answer: string; options: Option[] }[] {
  const family = findFamily(id);
  if (family === null) throw new Error(`There is no ${id}`);
  return SEEDS.map((seed) => {
    const problem = generate(family, difficulty, "choice", seed);
    return { answer: problem.solution.answer.id, options: listOptions(problem, seed) };
  });
}

const valueOf = ({ value }: Option): number => (value.kind === "quantity" ? Number(value.value) : Number.NaN);

test.each([
  ["ph-scale", "easy"],
  ["weak-solutions", "medium"],
  ["strong-solutions", "hard"],
] as const)(
  "[CARD-05] a pH that is ruled out at a glance is no option of %s, %s, unless there are too few others",
  (id, difficulty) => {
    const scales = optionsOf(id, difficulty).filter(({ answer }) => answer === "ph" || answer === "poh");
    const offScale = scales.filter(
      ({ options }) => options.length > 3 && options.some((option) => valueOf(option) < -1 || valueOf(option) > 15),
    );
    expect(scales.length).toBeGreaterThan(5);
    expect(offScale).toEqual([]);
  },
);

test("[CARD-05] an oxidation number has no slips of the decimal point among its options", () => {
  const slips = optionsOf("oxidation-numbers", "easy").flatMap(({ options }) => options.map(({ slip }) => slip));
  expect(slips).not.toContain("power-of-ten");
});

test("[CARD-05] large numbers among the options are written alike, each with a power of ten where one needs it", () => {
  const values = optionsOf("polymers", "medium").map(({ options }) => options.map(({ value }) => value));
  const large = values.filter((options) =>
    options.every((value) => value.kind === "quantity" && Number(value.value) >= 100),
  );
  const notations = large.map(
    (options) => new Set(options.map((value) => (value.kind === "quantity" ? value.notation : null))),
  );
  expect(notations.filter((each) => each.size > 1)).toEqual([]);
  expect(notations.some((each) => each.has("scientific"))).toBe(true);
});

test("[CARD-05] a percentage below the whole has no slip of the decimal point above it", () => {
  const slips = [
    ...optionsOf("energy-conservation", "medium"),
    ...optionsOf("gravimetry", "medium"),
    ...optionsOf("weak-solutions", "medium"),
    ...optionsOf("enzymes", "easy"),
  ].flatMap(({ options }) =>
    options.filter(({ slip, value }) => slip === "power-of-ten" && value.kind === "quantity" && value.unit === "%"),
  );
  expect(slips.length).toBeGreaterThan(0);
  expect(slips.filter((option) => valueOf(option) > 100)).toEqual([]);
});

test("[CARD-05] nothing is colder than absolute zero among options", () => {
  const kelvins = optionsOf("temperature-scales", "easy").flatMap(({ options }) =>
    options.flatMap((option) =>
      option.value.kind === "quantity" && option.value.unit === "K" ? [valueOf(option)] : [],
    ),
  );
  expect(kelvins.length).toBeGreaterThan(5);
  expect(Math.min(...kelvins)).toBeGreaterThanOrEqual(0);
});

test("[CARD-05] no option lies near absolute zero where the answer is a temperature of a laboratory", () => {
  const degrees = optionsOf("vapor-pressures", "hard").flatMap(({ options }) =>
    options.flatMap((option) =>
      option.value.kind === "quantity" && option.value.unit === "°C" ? [valueOf(option)] : [],
    ),
  );
  expect(degrees.length).toBeGreaterThan(20);
  expect(degrees.filter((each) => each < -200)).toEqual([]);
});

test("[CARD-05] a moved decimal point fills up a question only where a second wrong answer is missing", () => {
  const filled = (["initial-rates", "element-mass", "nernst-equation"] as const)
    .flatMap((id) => optionsOf(id, "hard"))
    .filter(({ options }) => options.some(({ slip }) => slip === "power-of-ten"));
  expect(filled.filter(({ options }) => options.length > 3)).toEqual([]);
});

describe("no option lies where the statement rules it out, unless there are too few others", () => {
  /** The option on the wrong side of a bound that the values of a statement set, of those with more than two wrong ones. */
  function listImpossible(
    id: string,
    difficulty: "easy" | "medium" | "hard",
    variants: readonly string[],
    isPossible: (option: number, given: Readonly<Record<string, number>>) => boolean,
  ) {
    const family = findFamily(id);
    if (family === null) throw new Error(`There is no ${id}`);
    const problems = SEEDS.map((seed) => ({ seed, problem: generate(family, difficulty, "choice", seed) })).filter(
      ({ problem }) => variants.includes(problem.variant),
    );
    const impossible = problems.flatMap(({ seed, problem }) => {
      const given = Object.fromEntries(
        Object.entries(problem.values).flatMap(([name, value]) =>
          value.kind === "quantity" ? [[name, Number(value.value)]] : [],
        ),
      );
      return listOptions(problem, seed)
        .map(valueOf)
        .filter((option) => !isPossible(option, given));
    });
    return { count: problems.length, impossible };
  }

  test.each([
    [
      "heated",
      "heat-and-temperature",
      "hard",
      ["final-temperature"],
      (option: number, { from = 0 }: Readonly<Record<string, number>>) => option > from,
    ],
    [
      "hot in cold water",
      "thermal-equilibrium",
      "hard",
      ["initial"],
      (option: number, { final = 0 }: Readonly<Record<string, number>>) => option > final,
    ],
    [
      "between hot and cold",
      "thermal-equilibrium",
      "medium",
      ["portions"],
      (option: number, { temperature1 = 0, temperature2 = 0 }: Readonly<Record<string, number>>) =>
        option < temperature1 && option > temperature2,
    ],
    [
      "diluted",
      "dilution",
      "easy",
      ["final-molarity"],
      (option: number, { strong = 0 }: Readonly<Record<string, number>>) => option < strong,
    ],
    [
      "diluted again",
      "dilution",
      "hard",
      ["serial"],
      (option: number, { strong = 0 }: Readonly<Record<string, number>>) => option < strong,
    ],
    [
      "obtained",
      "percent-yield",
      "easy",
      ["actual"],
      (option: number, { theoretical = 0 }: Readonly<Record<string, number>>) => option < theoretical,
    ],
    ["a share", "percent-yield", "easy", ["percent"], (option: number) => option < 100],
    [
      "a part",
      "element-mass",
      "medium",
      ["element"],
      (option: number, { mass = 0 }: Readonly<Record<string, number>>) => option < mass,
    ],
    [
      "without its water",
      "crystal-water",
      "medium",
      ["residue"],
      (option: number, { mass = 0 }: Readonly<Record<string, number>>) => option < mass,
    ],
  ] as const)("[CARD-05] %s", (_what, id, difficulty, variants, isPossible) => {
    const { count, impossible } = listImpossible(id, difficulty, variants, isPossible);
    expect(count).toBeGreaterThan(3);
    expect(impossible).toEqual([]);
  });
});
