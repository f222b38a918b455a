import { evaluate, type Measured } from "../algebra/evaluate.ts";
import { findRoot } from "../algebra/find-root.ts";
import { exchanged, listTreeSlips, type TreeSlip } from "../algebra/slips.ts";
import { splitFraction, type Tree } from "../algebra/tree.ts";
import { type Show, writeEquality, writeTree } from "../algebra/write-tree.ts";
import type { DerivedConstant } from "../methods/derivation.ts";
import type { Expression, StepFacts } from "../methods/facts.ts";
import { kelvinSteps } from "../methods/rules/kelvin.ts";
import { type Variable, variableOf } from "../methods/rules/kinds.ts";
import { shownTerm } from "../methods/rules/quantity-terms.ts";
import { asGiven } from "../methods/rules/as-given.ts";
import type { Rule, RuleIssue, Scene, Slip, Way } from "../methods/rules/rule.ts";
import { findSubstance, molarMassStep, type Substance } from "../methods/rules/substance.ts";
import { bracketed, expression, step, variable } from "../methods/terms.ts";
import { CONSTANTS } from "../quantity/constants.ts";
import { convertTo } from "../quantity/conversion.ts";
import { type Decimal, ONE } from "../quantity/decimal.ts";
import { isFarShare } from "../quantity/far-share.ts";
import { quantity, type Quantity } from "../quantity/quantity.ts";
import { coarsestPlace, fewestFigures, figuresToPlace, lastPlace } from "../quantity/significant-figures.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { areSameUnit, type Unit } from "../quantity/units/unit.ts";
import { fail, type Result, succeed } from "../result.ts";
import { bind, type Bound, type Input, shownConstant, solvedFor } from "./bind.ts";
import { type At, type Cast, type Law, type LawConstant, type LawQuantity, SAMPLE, SELF } from "./law.ts";

const CELSIUS = getUnit("°C");

/** The ways to a quantity by each of these laws. */
export function lawRule(laws: readonly Law[]): Rule {
  return (wanted, scene) =>
    laws
      .filter((law) => law.applies(wanted, scene))
      .flatMap((law) => law.casts(wanted, scene).flatMap((cast) => lawWays([law], wanted, scene, cast)));
}

/** The ways to a quantity by each of these laws, whose substances are as `cast`: all of that of the wanted quantity, else. */
export function lawWays(
  laws: readonly Law[],
  wanted: Variable,
  scene: Scene,
  cast: Cast = { [SELF]: wanted.of },
): Way[] {
  return laws.flatMap((law) => findLawWay(law, wanted, scene, { [SAMPLE]: null, ...cast }) ?? []);
}

const substanceOf = ({ role }: LawQuantity, cast: Cast): string | null => cast[role] ?? null;

/** The way to one quantity of a law from all the others; null where it has no part in it. */
function findLawWay(law: Law, wanted: Variable, scene: Scene, cast: Cast): Way | null {
  const target = law.quantities.find(
    (each) => each.kind === wanted.kind && each.label === wanted.label && substanceOf(each, cast) === wanted.of,
  );
  if (target === undefined) return null;
  if (solvedFor(law, target.key).length === 0 && law.bounds[target.key] === undefined) return null;
  // The molar mass of a substance with a formula is no matter of a law.
  const weighed = law.quantities.flatMap((each): Weighed[] => {
    const substance = each.isMolarMass ? findSubstance(substanceOf(each, cast)) : null;
    return substance === null ? [] : [{ quantity: each, substance }];
  });
  if (weighed.some(({ quantity: each }) => each === target)) return null;
  const needed = law.quantities.filter((each) => each !== target && !weighed.some(({ quantity: own }) => own === each));
  const tryBind = (given: readonly Quantity[]): Bound | null =>
    bind(law, target, [...inputsOf(needed, given), ...weighed.map(asInput)]);
  // Of values with which it was computed.
  const bound = (given: readonly Quantity[]): Bound => {
    const found = tryBind(given);
    if (found === null) throw new Error(`${law.id} was never computed with these`);
    return found;
  };
  return {
    method: law.method,
    needs: needed.map((each) =>
      law.isStrict
        ? variableOf(each.kind, substanceOf(each, cast), each.label)
        : asGiven(scene, each.kind, substanceOf(each, cast), each.label),
    ),
    compute: (given) => {
      const found = tryBind(given);
      return found === null ? fail({ code: "not-valid" }) : computeBound(found);
    },
    isSum: solvedFor(law, target.key)[0]?.kind === "sum",
    listSlips: (given, output) => listSlips(bound(given), output),
    explain: (given, output) => ({
      steps: explainSteps(bound(given), output, { cast, weighed }),
      answer: law.state(wanted, cast, output),
    }),
    constants: (given) => bound(given).constants.map(toldConstant),
  };
}

/** A constant with who says so: physical ones are exact by the SI of 2019 or measured, the rest are definitions. */
function toldConstant({
  letter,
  quantity: { value, unit, significantFigures },
  isFixed,
}: LawConstant): DerivedConstant {
  const isPhysical = Object.values<Quantity>(CONSTANTS).some((known) => known.value.eq(value));
  return {
    letter,
    value: writeDecimal(value, null),
    unit: formatUnit(unit),
    significantFigures,
    source:
      isFixed === true
        ? "definition"
        : significantFigures !== null
          ? "codata-2022"
          : isPhysical
            ? "si-2019"
            : "definition",
  };
}

/** A molar mass that is known by a formula. */
type Weighed = { readonly quantity: LawQuantity; readonly substance: Substance };

const asInput = ({ quantity: own, substance }: Weighed): Input => ({
  quantity: own,
  given: quantity(substance.molarMass, "g/mol"),
});

function inputsOf(needed: readonly LawQuantity[], given: readonly Quantity[]): Input[] {
  return needed.map((each, index): Input => {
    const input = given[index];
    if (input === undefined) throw new Error("A law lacks a quantity");
    // What counts something is exact, however it was written.
    return { quantity: each, given: each.isWhole ? { ...input, significantFigures: null } : input };
  });
}

/** The values of all letters, the wanted one included. */
function atValues({ bindings, target }: Bound, value: Decimal): At {
  return (letter) => (letter === target.key ? value : (bindings.get(letter)?.value ?? ONE));
}

/** The wanted quantity, unrounded; an issue where its value makes no sense, or two do. */
export function computeBound(bound: Bound): Result<Quantity, RuleIssue> {
  const { law, target, unitOf, answered, inputs } = bound;
  if (inputs.some(({ quantity: { isWhole }, given }) => isWhole && !given.value.isInteger()))
    return fail({ code: "not-valid" });
  const values = candidates(bound).filter(
    ({ value }) =>
      (target.isSigned || !value.isNegative()) && law.valid.every((isValid) => isValid(atValues(bound, value))),
  );
  const [only] = values;
  // Two branches that are both valid leave the answer open.
  if (only === undefined || values.length > 1) return fail({ code: "not-valid" });
  if (target.isWhole) return asWhole(only.value, unitOf(target));
  const figures = fewestFigures(only.figures, law.mostFigures);
  return succeed(inUnit(quantity(only.value, unitOf(target), figures), answered));
}

/** Measured values lead near a whole number, not to it. */
const MOST_FROM_WHOLE = "0.1";

function asWhole(value: Decimal, unit: Unit): Result<Quantity, RuleIssue> {
  const whole = value.round();
  return value.minus(whole).abs().gt(MOST_FROM_WHOLE) || whole.isZero()
    ? fail({ code: "not-valid" })
    : succeed(quantity(whole, unit, null));
}

/** The value of each branch; of a quantity that stands in the equation more than once, the root between its bounds. */
function candidates(bound: Bound): Measured[] {
  const { law, target, bindings } = bound;
  const bounds = law.bounds[target.key];
  const figures = fewestFigures(...[...bindings.values()].map((each) => each.figures));
  if (bounds === undefined)
    return solvedFor(law, target.key).flatMap((tree) => {
      const value = evaluate(tree, bindings);
      if (!value.ok) return [];
      const place = law.keepsDegrees.includes(target.key)
        ? degreesOf(bound)
        : law.keepsPlace
          ? placeOf(bindings)
          : null;
      const own = place === null ? value.value.figures : figuresToPlace(value.value.value, place);
      return [toldFigures(law, { ...value.value, figures: law.keepsFigures ? figures : own })];
    });
  const root = findRoot(law.equality, target.key, bindings, bounds(atValues(bound, ONE)));
  return root.ok ? [{ value: root.value, figures }] : [];
}

const placeOf = (bindings: Bound["bindings"]): number | null =>
  coarsestPlace(...[...bindings.values()].map(({ value, figures }) => lastPlace(value, figures)));

/** The place to which thermometers were read. */
const degreesOf = ({ inputs, values }: Bound): number | null =>
  coarsestPlace(
    ...inputs.flatMap(({ quantity: { key, unit } }) => {
      const value = unit.shift === null ? undefined : values.get(key);
      return value === undefined ? [] : [lastPlace(value.value, value.significantFigures)];
    }),
  );

const toldFigures = ({ leastFigures }: Law, { value, figures }: Measured): Measured => ({
  value,
  figures: figures === null ? null : Math.max(leastFigures, figures),
});

function inUnit(of: Quantity, unit: Unit): Quantity {
  const converted = convertTo(of, unit);
  return converted.ok ? converted.value : of;
}

/** What the result becomes where one thing goes wrong, with the figures of the right one, in the unit that it is told in. */
function listSlips(bound: Bound, answer: Quantity): Slip[] {
  const { answered, target, unitOf } = bound;
  const own = unitOf(target);
  if (areSameUnit(answered, own)) return listOwnSlips(bound, answer);
  const output = inUnit(answer, own);
  const told = listOwnSlips(bound, output).map(({ id, quantity: value }): Slip => ({
    id,
    quantity: inUnit(value, answered),
  }));
  return [...told, { id: "unconverted-unit", quantity: { ...answer, value: output.value } }];
}

/** Degrees of a scale that are a quotient are a mean: turned, multiplied out or of differences it is one that nobody believes. */
const isOfQuotient = (id: Slip["id"], solved: Tree): boolean =>
  id === "inverted-ratio" ||
  id === "multiplied-instead-of-divided" ||
  (id === "sign" && splitFraction(solved).below.length > 0);

function listOwnSlips(bound: Bound, output: Quantity): Slip[] {
  const { law, target, bindings, constants, inputs, unitOf } = bound;
  const [solved] = solvedFor(law, target.key);
  const told = (value: Decimal, unit: Unit = output.unit): Quantity => ({ ...output, value, unit });
  const evaluated = (id: Slip["id"], tree: Tree, values = bindings, unit?: Unit): Slip[] => {
    const value = evaluate(tree, values);
    return value.ok ? [{ id, quantity: told(value.value.value, unit) }] : [];
  };
  const letters = new Set(constants.map(({ letter }) => letter));
  const ofTree =
    solved === undefined
      ? []
      : listSolvedSlips(bound, solved, letters)
          .filter(({ id }) => output.unit.shift === null || !isOfQuotient(id, solved))
          .flatMap(({ id, tree }) => evaluated(id, tree));
  // Whoever leaves one temperature as it is leaves all of them.
  const ofInputs = [...new Set(inputs.map(({ quantity: { kind } }) => kind))].flatMap((kind): Slip[] => {
    const raw = inputs.flatMap(({ quantity: input, given }) => {
      const own = input.kind === kind ? unconverted(input, given, unitOf(input)) : null;
      return own === null ? [] : [{ ...own, key: input.key }];
    });
    const [first] = raw;
    if (first === undefined || solved === undefined) return [];
    const values = new Map([...bindings, ...raw.map(({ key, value }) => [key, { value, figures: null }] as const)]);
    // Who leaves out the kelvins gives the answer in degrees Celsius, too.
    const isScale = first.id === "celsius-for-kelvin" && target.kind === "temperature";
    return evaluated(first.id, solved, values, isScale ? CELSIUS : undefined).filter(
      ({ quantity: { value } }) => isScale || target.isSigned || value.isPositive(),
    );
  });
  const own = law.slips
    .filter(({ of }) => of === target.key)
    .map(({ id, value }): Slip => ({ id, quantity: told(value(atValues(bound, output.value))) }));
  const slips = [...own, ...ofTree, ...ofInputs].filter(
    ({ quantity: { value } }) =>
      (target.isSigned || !value.isNegative()) && isPlausible(value, output.value) && !isFarShare(value, output),
  );
  return target.isWhole ? preferWhole(slips) : slips;
}

/** As many as a question has wrong options. */
const ENOUGH_SLIPS = 3;

/** Whoever counts sees that a fraction is wrong, as long as there are others to tell apart. */
function preferWhole(slips: readonly Slip[]): Slip[] {
  const whole = slips.filter(({ quantity: { value } }) => value.isInteger());
  return whole.length < ENOUGH_SLIPS ? [...slips] : whole;
}

/** Two quantities that are measured alike, one over the other, change places: V₁/V₂ taken for V₂/V₁. */
function turnedRatios({ quantities }: Law, solved: Tree): SolvedSlip[] {
  const find = (tree: Tree): LawQuantity[] =>
    tree.kind === "letter" ? quantities.filter(({ key }) => key === tree.letter) : [];
  return listFractions(solved).flatMap(({ above, below }) =>
    above.flatMap(find).flatMap((over) =>
      below.flatMap(find).flatMap((under) => {
        const isMeasured = over.unit.dimension !== DIMENSIONS.none && over.unit.dimension === under.unit.dimension;
        const tree = isMeasured || over.kind === under.kind ? exchanged(solved, over.key, under.key) : null;
        return tree === null ? [] : [{ id: "inverted-ratio" as const, tree }];
      }),
    ),
  );
}

/** The fraction that a tree is, and those that are squared in it or below a root. */
function listFractions(tree: Tree): ReturnType<typeof splitFraction>[] {
  const whole = splitFraction(tree);
  const inner = [...whole.above, ...whole.below].flatMap((factor) => (factor.kind === "power" ? [factor.base] : []));
  return [whole, ...inner.flatMap(listFractions)];
}

type SolvedSlip = Pick<TreeSlip, "id" | "tree">;

/** Where like stands over like, that ratio is turned, not the whole; a law of two states turns the ratio of each pair. */
function listSolvedSlips({ law, target }: Bound, solved: Tree, constants: ReadonlySet<string>): SolvedSlip[] {
  const fixed = law.constants.flatMap(({ letter, isFixed }) => (isFixed === true ? [letter] : []));
  // What lines show as a number is a coefficient to whoever leaves it out.
  const slips = listTreeSlips(solved, constants).map((slip): TreeSlip =>
    slip.id === "constant-left-out" && slip.letters.some((each) => fixed.includes(each))
      ? { ...slip, id: "missing-coefficient" }
      : slip,
  );
  const ofStates = exchangedStates(law, target, solved);
  const turned = ofStates.length > 0 ? ofStates : turnedRatios(law, solved);
  const replaced = new Set<Slip["id"]>(
    ofStates.length > 0
      ? ["inverted-ratio", "multiplied-instead-of-divided"]
      : turned.length > 0
        ? ["inverted-ratio"]
        : [],
  );
  return [...turned, ...slips.filter(({ id }) => !replaced.has(id))];
}

/** Of a law that compares two states of what is wanted: each other pair with its states exchanged. */
function exchangedStates({ quantities }: Law, target: LawQuantity, solved: Tree): SolvedSlip[] {
  const pairOf = (kind: string): readonly LawQuantity[] => quantities.filter((each) => each.kind === kind);
  if (pairOf(target.kind).length !== 2) return [];
  return [...new Set(quantities.map(({ kind }) => kind))].flatMap((kind) => {
    const [one, other, ...more] = pairOf(kind);
    if (kind === target.kind || one === undefined || other === undefined || more.length > 0) return [];
    const tree = exchanged(solved, one.key, other.key);
    return tree === null ? [] : [{ id: "inverted-ratio" as const, tree }];
  });
}

/** So far from the answer that whoever gets it sees that it is wrong. */
const FARTHEST = 1e10;

function isPlausible(value: Decimal, answer: Decimal): boolean {
  if (!value.isFinite() || value.isZero() || answer.isZero()) return value.isFinite();
  const ratio = value.div(answer).abs();
  return ratio.lt(FARTHEST) && ratio.gt(1 / FARTHEST);
}

/** The number of a given as it stands, where the law needs it in another unit. */
function unconverted(
  input: LawQuantity,
  given: Quantity,
  unit: Unit,
): { readonly id: Slip["id"]; readonly value: Decimal } | null {
  if (areSameUnit(given.unit, unit) || input.isMolarMass) return null;
  if (unit.shift !== null) return { id: "unconverted-unit", value: given.value };
  if (given.unit.shift !== null) {
    const celsius = convertTo(given, CELSIUS);
    return celsius.ok && !celsius.value.value.isZero()
      ? { id: "celsius-for-kelvin", value: celsius.value.value }
      : null;
  }
  const isSmall = given.unit.factors[0]?.unit.symbol === "mL" && unit.factors[0]?.unit.symbol === "L";
  return { id: isSmall ? "millilitres-for-litres" : "unconverted-unit", value: given.value };
}

type Shown = { readonly cast: Cast; readonly weighed: readonly Weighed[] };

function explainSteps(bound: Bound, output: Quantity, shown: Shown): StepFacts[] {
  const { law, target, inputs } = bound;
  const { cast, weighed } = shown;
  const temperatures = inputs
    .filter(({ quantity: { kind, unit } }) => kind === "temperature" && unit.shift === null)
    .map(({ quantity: { letter }, given }) => ({ letter, quantity: given }));
  const converted = inputs.flatMap(({ quantity: own, given }): StepFacts[] => {
    const value = bound.values.get(own.key);
    if (own.conversion === null || value === undefined || areSameUnit(value.unit, given.unit)) return [];
    const of = own.isMolarMass ? substanceOf(own, cast) : null;
    const line = expression(variable(own.letter, of), "=", shownTerm(given), "=", shownTerm(value));
    return [step(own.conversion, [line])];
  });
  // What is brought to another unit alike is one step: percentages to fractions.
  const together = [...new Set(converted.map(({ id }) => id))].map((id): StepFacts =>
    step(
      id,
      converted.filter((each) => each.id === id).flatMap(({ lines }) => lines),
    ),
  );
  const own = law.stepTo(target.key, cast);
  return [
    ...kelvinSteps(temperatures),
    // A molar mass comes from the formula before it goes to another unit.
    ...weighed.map(({ substance }) => molarMassStep(substance)),
    ...together,
    step(own, writeLines(bound, output, shown), law.mention(target.key, cast, bound.values)),
  ];
}

/** The law, where it is not solved as it stands, and `V₂ = c₁ × V₁ / c₂ = … = 12.5 mL`. */
function writeLines({ law, target, values, constants }: Bound, output: Quantity, { cast }: Shown): Expression[] {
  const letters: Show = (key) => {
    const own = law.quantities.find((each) => each.key === key);
    const fixed = constants.find(({ letter, isFixed }) => letter === key && isFixed === true);
    if (own === undefined) return [fixed === undefined ? variable(key) : shownConstant(fixed.quantity, true)];
    const isNamed = own.isNamed || own.isMolarMass;
    return [variable(own.letter, isNamed ? substanceOf(own, cast) : null)];
  };
  const numbers: Show = (key) => {
    const value = values.get(key);
    if (value !== undefined) return bracketed(shownTerm(value));
    const constant = constants.find(({ letter }) => letter === key);
    return constant === undefined ? letters(key) : [shownConstant(constant.quantity, constant.isFixed)];
  };
  const { left, right } = law.equality;
  const [solved] = solvedFor(law, target.key);
  const own = letters(target.key);
  const whole = writeEquality(law.equality, letters);
  // A root that is bracketed has no line of letters of its own: the law with the numbers put in leads to it.
  if (solved === undefined)
    return [whole, writeEquality(law.equality, numbers), expression(...own, "=", shownTerm(output))];
  const line = expression(
    ...own,
    "=",
    ...writeTree(solved, letters),
    "=",
    ...writeTree(solved, numbers),
    "=",
    shownTerm(output),
  );
  const isSolved = [left, right].some((side) => side.kind === "letter" && side.letter === target.key);
  return isSolved || law.isPlain ? [line] : [whole, line];
}
