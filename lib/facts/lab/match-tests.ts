import { CATION_TESTS } from "../../chemistry/analysis/cations.ts";
import { isCalled, type SpokenColor } from "../../chemistry/analysis/colors.ts";
import { FLAMES } from "../../chemistry/analysis/flames.ts";
import { ALL_INDICATORS, type IndicatorId } from "../../chemistry/analysis/indicators.ts";
import { type Sign, type Test, TESTS } from "../../chemistry/analysis/tests.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { formulaOfThing, substanceOf, type Thing } from "../things.ts";

/** All tests as rows of one table: cations with either base, too. */
const ROWS: readonly Test[] = [
  ...TESTS,
  ...CATION_TESTS.flatMap(({ ion, hydroxide, ammonia }): Test[] => [
    row(ion, ["NaOH", "KOH", "OH-"], [hydroxide.color]),
    ...(ammonia === null ? [] : [row(ion, ["NH3"], [ammonia.color])]),
  ]),
];

function row(ion: string, reagents: readonly string[], colors: Test["colors"]): Test {
  return { id: ion, of: ion, kind: "ion", reagents, signs: ["precipitate"], colors };
}

/** What is said of a test: what is added, what is seen, and its colours. */
type Observed = {
  readonly reagents: readonly string[];
  readonly signs: readonly Sign[];
  readonly colors: readonly SpokenColor[];
};

/** What shows all of this, and is a gas or an ion where that is asked; nothing where hardly anything is said of it. */
export function findTested({ reagents, signs, colors }: Observed, kind: "gas" | "ion" | null): string[] {
  if (signs.every((sign) => sign === "precipitate") && (reagents.length === 0 || colors.length === 0)) return [];
  const shown = ROWS.filter(
    (test) =>
      (kind === null || test.kind === kind) &&
      reagents.every((reagent) => test.reagents.includes(reagent)) &&
      signs.every((sign) => test.signs.includes(sign)) &&
      (colors.length === 0 || test.colors.some((color) => isCalled(color, colors))),
  );
  return [...new Set(shown.map(({ of }) => of))];
}

/** Which of these things a test is of, if all others and the reagents belong to that one. */
export function findTestedAmong(things: readonly Thing[], reagents: readonly string[]): string[] {
  const formulas = things.map(formulaOfThing);
  const found = things.flatMap((thing, at) => {
    const added = [...formulas.filter((_, other) => other !== at), ...reagents];
    const own = subjectsOf(thing);
    return added.length === 0
      ? []
      : ROWS.filter((test) => own.includes(test.of) && added.every((each) => test.reagents.includes(each)));
  });
  return [...new Set(found.map(({ of }) => of))];
}

/** As what a thing is tested: an element as its gas, a salt by its ions. */
export function subjectsOf(thing: Thing): string[] {
  const formula = formulaOfThing(thing);
  if (thing.kind !== "substance") return [substanceOf(formula)];
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  const ions = salt === null ? [] : [...salt.cations, salt.anion].map((ion) => canonicalOf(ion.formula));
  return [formula, ...ions];
}

/** Tests of a thing as such, not of what is in it; of a metal those of its ions. */
export function listTestsOf(thing: Thing): string[] {
  const formula = formulaOfThing(thing);
  const own = thing.kind === "substance" ? formula : substanceOf(formula);
  const isIonOf = (of: string) => thing.kind === "element" && of.replace(/\^?\d?\+$/u, "") === formula;
  const exact = ROWS.filter(({ of }) => of === own);
  return [...new Set((exact.length > 0 ? exact : ROWS.filter(({ of }) => isIonOf(of))).map(({ of }) => of))];
}

/** Elements whose flame may be called so. */
export function findByFlame(colors: readonly SpokenColor[]): string[] {
  if (colors.length === 0) return [];
  const exact = Object.entries(FLAMES).filter(([, color]) => colors.length === 1 && color === colors[0]);
  const near = Object.entries(FLAMES).filter(([, color]) => isCalled(color, colors));
  return (colors[0] === "brick-red" || colors[0] === "lilac" || colors[0] === "crimson" ? exact : near).map(
    ([symbol]) => symbol,
  );
}

/** Indicators with these colours: in acid, in base, or one in each. */
export function findIndicators(colors: readonly SpokenColor[], medium: "acid" | "base" | null): IndicatorId[] {
  const has = (color: (typeof ALL_INDICATORS)[number]["acid" | "base"], spoken: SpokenColor) =>
    isCalled(color, [spoken]);
  return ALL_INDICATORS.filter(({ acid, base }) =>
    medium === null
      ? colors.length > 1 && colors.every((each) => has(acid, each) || has(base, each))
      : colors.length === 1 && colors.every((each) => has(medium === "acid" ? acid : base, each)),
  ).map(({ id }) => id);
}
