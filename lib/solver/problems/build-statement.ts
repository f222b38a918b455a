import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { BalancedEquation, Scene } from "../../methods/rules/rule.ts";
import { countPart, findSubstance, particleUnit } from "../../methods/rules/substance.ts";
import { sameAtoms } from "../substances.ts";
import type { GoalMention } from "./goals.ts";
import { canonical, FORMULAS, listMentions, OF_THE_PROBLEM, settle } from "./material.ts";
import type { Material } from "./material.ts";
import type { QuantityMention } from "./mentions.ts";
import type { SubstanceMention } from "./substance-mentions.ts";
import { isSense } from "./sentences.ts";
import type { Given, Goal, Statement } from "./statement.ts";
import type { ProblemToken } from "./tokens.ts";

/** "How many grams of Fe2O3 contain 5.0 g of iron?": the whole is asked for, the part is given. */
function findWholeAsked(goals: readonly GoalMention[], quantities: readonly QuantityMention[]): Scene["containment"] {
  const [goal, ...others] = goals;
  const [given, ...more] = quantities;
  if (
    goal === undefined ||
    others.length > 0 ||
    given === undefined ||
    more.length > 0 ||
    goal.words.behind[0] !== "contain"
  )
    return null;
  const [part, whole] = [given.of?.substance.element ?? null, goal.of === null ? null : settle(goal.of, null, true)];
  const [inner, outer] = [findSubstance(part), findSubstance(whole)];
  return part !== null && whole !== null && inner !== null && outer !== null && countPart(outer, inner) > 0
    ? { part, whole }
    : null;
}

/** Whole and part, when the question asks for a part of what is given. */
export function findContainment({ goals, quantities }: Material): Scene["containment"] | "unclear" {
  const goal = goals.find(({ of, within }) => of !== null && within !== null);
  if (goal === undefined || goal.of === null || goal.within === null) return findWholeAsked(goals, quantities);
  const whole = settle(goal.within, null, true);
  const part = goal.of.substance.element ?? settle(goal.of, null, false);
  if (whole === null || part === null) return "unclear";
  const isMolecule = goal.of.form !== "atoms" && sameAtoms(whole, goal.of.substance.formulas.at(-1) ?? "");
  if (whole === part || isMolecule) return null;
  // "Oxygen molecules in 1 mol of CO2", "molecules of sulfur in 10.0 g of S8": single atoms are none.
  if (goal.of.form === "molecules" && part === goal.of.substance.element) return "unclear";
  const [inner, outer] = [findSubstance(part), findSubstance(whole)];
  return inner !== null && outer !== null && countPart(outer, inner) > 0 ? { part, whole } : "unclear";
}

function toKind(kind: Kind, of: string | null): Kind {
  const substance = findSubstance(of);
  return kind === "atoms" && substance !== null && particleUnit(substance) === "atoms" ? "particles" : kind;
}

function isFormulaBehind(tokens: readonly ProblemToken[], at: number): boolean {
  const next = tokens
    .slice(at + 1, at + 7)
    .find((token) => token.kind !== "unknown" && !isSense(token, "of", "is", "filler", "hydrocarbon"));
  return next?.kind === "substance" && next.substance.source === "formula";
}

/** Kinds that differ between an element's atoms and its molecules. */
const MOLECULAR: ReadonlySet<Kind> = new Set<Kind>(["amount", "particles", "atoms", "molar-mass"]);

/** Settles what each quantity and question of a problem is of. */
export class StatementBuilder {
  readonly #material: Material;
  readonly #equation: BalancedEquation | null;
  readonly #containment: Scene["containment"];

  constructor(material: Material, equation: BalancedEquation | null, containment: Scene["containment"]) {
    this.#material = material;
    this.#equation = equation;
    this.#containment = containment;
  }

  build(): Statement | null {
    const givens = this.#material.quantities.map((mention) => this.#given(mention));
    const goals = this.#material.goals.map((mention) => this.#goal(mention));
    const isWhole = givens.every((given) => given !== null) && goals.every((goal) => goal !== null);
    if (!isWhole || goals.length === 0) return null;
    const { roles } = this.#material;
    const scene: Scene = {
      equation: this.#equation,
      conditions: roles.conditions,
      solution: null,
      containment: this.#containment,
      givens: givens.map(({ variable }) => variable),
      elements: this.#listElements(),
      empirical: this.#findEmpirical(),
      excess: new Set(roles.excess.flatMap((substance) => this.#settle({ substance, form: null }, null) ?? [])),
    };
    return { givens, goals, scene };
  }

  #listElements(): ReadonlySet<string> {
    const { tokens } = this.#material;
    const named = tokens.flatMap((token) =>
      token.kind === "substance" && token.substance.element !== null ? [token.substance.element] : [],
    );
    return new Set(tokens.some((token) => isSense(token, "hydrocarbon")) ? ["C", "H", ...named] : named);
  }

  /** "… has the empirical formula CH2": the formula right behind the words. */
  #findEmpirical(): string | null {
    const { tokens } = this.#material;
    const at = tokens.findIndex(
      (token, index) => isSense(token, "kind/empirical-formula") && isFormulaBehind(tokens, index),
    );
    const formula = at === -1 ? undefined : tokens.slice(at).find((token) => token.kind === "substance");
    return formula?.kind === "substance" ? canonical(formula.substance.formulas[0] ?? "") : null;
  }

  #settle(mention: SubstanceMention, kind: Kind | null): string | null {
    const { quantities, goals, roles } = this.#material;
    const isAnalysed = goals.some((goal) => FORMULAS.has(goal.kind));
    // "5.00 mol of hydrogen gas": of the molecules, of which the atoms are a part.
    const isPart =
      this.#containment !== null && mention.substance.element === this.#containment.part && mention.form !== "molecules";
    if ((isAnalysed || isPart || kind === "mass-percent") && mention.substance.element !== null)
      return mention.substance.element;
    const isGas =
      kind === "volume" ||
      roles.conditions.size > 0 ||
      [...quantities, ...goals].some((each) => each.kind === "pressure" || each.kind === "mole-fraction");
    const isCounted = [...quantities, ...goals].some((each) => MOLECULAR.has(each.kind));
    return settle(mention, this.#equation, this.#equation !== null || isGas || !isCounted);
  }

  #given({ quantity, kind, of, label, words }: QuantityMention): Given | null {
    const formula = of === null ? null : this.#settle(of, kind);
    if (of !== null && formula === null) return null;
    return { quantity, words, variable: variableOf(toKind(kind, formula), formula, label) };
  }

  #goal({ kind, unit, of, within, label, words }: GoalMention): Goal | null {
    const isPart = within !== null && this.#containment !== null;
    // "How many moles of gas are produced from …": what forms is not what is given.
    const isOther =
      this.#equation === null &&
      words.behind.some((sense) => sense === "produced" || sense === "produce") &&
      words.before.includes("molecule");
    const formula = isPart
      ? this.#containment.part
      : of === null
        ? isOther
          ? null
          : this.#onlySubstance()
        : this.#settle(of, kind);
    if (of !== null && formula === null) return null;
    const ownFormula = OF_THE_PROBLEM.has(kind) ? null : formula;
    return { variable: variableOf(toKind(kind, ownFormula), ownFormula, label), unit, words };
  }

  /** "It", "the sample": the one substance of the givens, or none. */
  #onlySubstance(): string | null {
    const formulas = new Set(
      this.#material.quantities.flatMap(({ of, kind }) => (of === null ? [] : [this.#settle(of, kind)])),
    );
    const [only] = formulas;
    if (formulas.size !== 1 || only === undefined || only === null) return null;
    // Another substance beside it may be the one that is meant.
    const isAlone =
      this.#equation !== null ||
      listMentions(this.#material).every(
        ({ substance }) => substance.element === only || substance.formulas.some((formula) => sameAtoms(formula, only)),
      );
    return isAlone ? only : null;
  }
}
