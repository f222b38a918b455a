import { STRONG_ACIDS, STRONG_BASES } from "../../chemistry/data/acid-constants.ts";
import {
  bufferPoint,
  changedBuffer,
  equivalence,
  excess,
  givenProtons,
  halfWay,
  neutralize,
  saltPoint,
  wholeVolume,
} from "../../laws/acids/neutralization.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Law } from "../../laws/law.ts";
import { pureNumber, type Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { fail, succeed } from "../../result.ts";
import { expression, formulaTerm, quantity, step, variable } from "../terms.ts";
import { findPair } from "./buffer.ts";
import { firstValid } from "./first-valid.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, inUnit, worked } from "./quantity-terms.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** The dissolved acid and base. `weak` is the one that keeps part of its protons or places for them. */
type Partners = {
  readonly acid: string;
  readonly base: string;
  readonly weak: "acid" | "base" | null;
  /** How many protons a unit of the base takes. */
  readonly ions: number;
};

function hydroxides(formula: string): number {
  return Object.hasOwn(STRONG_BASES, formula) ? (STRONG_BASES[formula] ?? 0) : 1;
}

const isStrongAcid = (formula: string): boolean => STRONG_ACIDS.has(formula);
const isStrongBase = (formula: string): boolean => Object.hasOwn(STRONG_BASES, formula);

function listDissolved({ givens }: Scene): string[] {
  return [
    ...new Set(
      givens.flatMap(({ kind, of }) =>
        (kind === "molarity" || kind === "amount" || kind === "mass") && of !== null ? [of] : [],
      ),
    ),
  ];
}

function findPartners(scene: Scene): Partners | null {
  const formulas = listDissolved(scene);
  const [first, second, ...others] = formulas;
  if (!scene.conditions.has("neutralization") || first === undefined || second === undefined || others.length > 0)
    return null;
  const [strongAcid, strongBase] = [formulas.find(isStrongAcid), formulas.find(isStrongBase)];
  const other = (formula: string): string => (formula === first ? second : first);
  const base = strongBase ?? (strongAcid === undefined ? undefined : other(strongAcid));
  const acid = strongAcid ?? (strongBase === undefined ? undefined : other(strongBase));
  if (acid === undefined || base === undefined) return null;
  const weak = strongAcid === undefined ? "acid" : strongBase === undefined ? "base" : null;
  return { acid, base, weak, ions: hydroxides(base) };
}

/** A strong acid and a strong base that leave nothing of each other. */
function neutralWay({ acid, base, ions }: Partners): Way {
  const output: Quantity = pureNumber("7.00", 3);
  return {
    method: "neutralization",
    needs: [variableOf("amount", acid), variableOf("amount", base)],
    compute: ([acids, bases]) =>
      acids !== undefined && bases !== undefined && neutralize(inMoles(acids).value, inMoles(bases).value, ions)
        ? succeed(output)
        : fail({ code: "not-valid" }),
    listSlips: () => [],
    explain: () => ({
      steps: [step("neutral", [expression(variable("pH"), "=", quantity("7.00", ""))])],
      answer: { id: "ph", values: {} },
    }),
  };
}

const inMoles = (amount: Quantity): Quantity => inUnit(amount, "mol");

/** A pH has two decimals where its own data would leave more, or fewer. */
function toHundredths(way: Way): Way {
  return {
    ...way,
    compute(inputs) {
      const result = way.compute(inputs);
      if (!result.ok) return result;
      if (!result.value.value.isFinite()) return fail({ code: "not-valid" });
      return succeed({ ...result.value, significantFigures: figuresToPlace(result.value.value, -2) });
    },
  };
}

/** What there is of each, in protons and hydroxide ions, above what is left. */
function withAmounts(way: Way, { acid, base, ions }: Partners): Way {
  const find = (inputs: readonly Quantity[], variable: Variable): Quantity | undefined =>
    inputs[
      way.needs.findIndex(
        ({ kind, of, label }) => kind === variable.kind && of === variable.of && label === variable.label,
      )
    ];
  return {
    ...way,
    explain(inputs, output) {
      const { steps, answer } = way.explain(inputs, output);
      const [acids, bases] = [find(inputs, variableOf("amount", acid)), find(inputs, variableOf("amount", base))];
      if (acids === undefined || bases === undefined) return { steps, answer };
      const amounts = step(
        "amounts",
        [
          worked(
            "n(H⁺)",
            [inMoles(acids), ",", variable("n(OH⁻)")],
            computed(inMoles(bases).value.times(ions), "mol", bases),
          ),
        ],
        { acid: formulaTerm(acid), base: formulaTerm(base) },
      );
      return { steps: [amounts, ...steps], answer };
    },
  };
}

/** What decides the pH: a strong partner that is left over, a weak one that is, or the salt where nothing is. */
function listLaws({ weak, ions }: Partners): Law[] {
  if (weak === null) return [excess("acid", ions), excess("base", ions)];
  const strong = weak === "acid" ? "base" : "acid";
  return [excess(strong, ions), bufferPoint(weak, ions)];
}

function phWays(wanted: Variable, scene: Scene, partners: Partners): Way[] {
  const cast = { acid: partners.acid, base: partners.base };
  const { weak, ions } = partners;
  const salts = weak === null ? [neutralWay(partners)] : lawWays([saltPoint(weak, ions)], wanted, scene, cast);
  // Where it is said that nothing is left, it is not asked of the values.
  if (scene.conditions.has("equivalence")) return salts.map((way) => withAmounts(toHundredths(way), partners));
  const all = [...lawWays(listLaws(partners), wanted, scene, cast), ...salts.map((way) => whenUsedUp(way, partners))];
  return [withAmounts(toHundredths(firstValid(all)), partners)];
}

/** The salt alone, where the amounts are equal. */
function whenUsedUp(way: Way, { acid, base, ions }: Partners): Way {
  const [acids, bases] = [variableOf("amount", acid), variableOf("amount", base)];
  const missing = [acids, bases].filter(
    (each) => !way.needs.some((need) => need.kind === "amount" && need.of === each.of),
  );
  const needs = [...way.needs, ...missing];
  const amountOf = (inputs: readonly Quantity[], of: string) =>
    inMoles(inputs[needs.findIndex((need) => need.kind === "amount" && need.of === of)] ?? pureNumber(0)).value;
  return {
    ...way,
    needs,
    compute: (inputs) =>
      neutralize(amountOf(inputs, acid), amountOf(inputs, base), ions)
        ? way.compute(inputs.slice(0, way.needs.length))
        : fail({ code: "not-valid" }),
    listSlips: (inputs, output) => way.listSlips(inputs.slice(0, way.needs.length), output),
    explain: (inputs, output) => way.explain(inputs.slice(0, way.needs.length), output),
  };
}

/** A buffer, and the strong acid or base that is added to it. */
function changedBufferWays(wanted: Variable, scene: Scene): Way[] {
  if (!scene.conditions.has("buffer") || !scene.conditions.has("neutralization")) return [];
  const formulas = listDissolved(scene);
  const strong = formulas.filter((formula) => isStrongAcid(formula) || isStrongBase(formula));
  const [added, ...others] = strong;
  const pair = findPair(formulas.filter((formula) => formula !== added));
  if (added === undefined || others.length > 0 || pair === null || formulas.length !== 3) return [];
  const law = changedBuffer(isStrongAcid(added) ? "acid" : "base", hydroxides(added));
  return lawWays([law], wanted, scene, { ...pair, added }).map((way) =>
    wanted.kind === "ph" ? toHundredths(way) : way,
  );
}

const HALVES = [
  ["half-of-acid", "acid"],
  ["half-of-base", "base"],
] as const;

/**
 * An acid and a base in one solution, at least one of them strong: what is left over decides the pH; where a weak partner
 * is left, it is a buffer; where nothing is, the salt.
 */
export const neutralization: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (kind === "ph" && (of !== null || label !== null)) return [];
  const half = HALVES.find(([condition]) => scene.conditions.has(condition));
  if (half !== undefined) return kind === "ph" ? lawWays([halfWay(half[1])], wanted, scene).map(toHundredths) : [];
  const partners = findPartners(scene);
  if (partners === null) return changedBufferWays(wanted, scene);
  const cast = { acid: partners.acid, base: partners.base };
  if (kind === "ph") return phWays(wanted, scene, partners);
  if (kind === "solution-volume" && label === "total") return lawWays([wholeVolume()], wanted, scene, cast);
  const isToEquivalence = kind === "amount" && scene.conditions.has("equivalence");
  return isToEquivalence ? lawWays([equivalence(partners.ions)], wanted, scene, cast) : [];
};

/** As much of an acid as its base takes, where the acid is known by its protons. */
export const titratedAcid: Rule = (wanted, scene) => {
  const { titrated } = scene;
  const isAsked =
    titrated !== undefined &&
    wanted.kind === "amount" &&
    wanted.label === null &&
    (wanted.of === titrated.acid || wanted.of === titrated.base);
  return isAsked
    ? lawWays([givenProtons(titrated.protons, titrated.ions)], wanted, scene, {
        acid: titrated.acid,
        base: titrated.base,
      })
    : [];
};
