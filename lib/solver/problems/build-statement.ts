import { isNonmetal } from "../../chemistry/formula/charge.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { BalancedEquation, Scene } from "../../methods/rules/rule.ts";
import { countPart, findSubstance, particleUnit } from "../../methods/rules/substance.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
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

function isIon({ substance }: SubstanceMention): boolean {
  return (findSubstance(substance.formulas[0] ?? null)?.formula.charge ?? 0) !== 0;
}

/** "A solution is 0.100 M in Na3PO4. How many sodium ions …", "grams of CaCl2 … 0.200 M in chloride ions": one ion, one salt. */
function findSaltOfIon(goals: readonly GoalMention[], quantities: readonly QuantityMention[]): Scene["containment"] {
  const mentions = [...goals, ...quantities]
    .flatMap((each) => each.of ?? [])
    .concat(goals.flatMap(({ within }) => within ?? []));
  const ions = new Set(mentions.filter(isIon).map(({ substance }) => canonical(substance.formulas[0] ?? "")));
  if (ions.size !== 1) return null;
  const salts = new Set(mentions.filter((mention) => !isIon(mention)).map((mention) => settle(mention, null, true)));
  const [[part = null], [whole = null]] = [[...ions], [...salts]];
  const [inner, outer] = [findSubstance(part), findSubstance(whole)];
  if (salts.size !== 1 || part === null || whole === null || inner === null || outer === null) return null;
  return countPart(outer, inner) > 0 ? { part, whole } : null;
}

/** "An ore is 62.0% Fe2O3. What mass of iron can be obtained from …": the part of what the share is of. */
function findShareOfPart(goals: readonly GoalMention[], quantities: readonly QuantityMention[]): Scene["containment"] {
  const [goal, ...others] = goals;
  const shares = quantities.filter(({ kind }) => kind === "mass-percent");
  const part = goal?.of?.substance.element ?? null;
  const whole = shares.length === 1 && shares[0]?.of ? settle(shares[0].of, null, true) : null;
  const [inner, outer] = [findSubstance(part), findSubstance(whole)];
  if (
    others.length > 0 ||
    part === null ||
    whole === null ||
    inner === null ||
    outer === null ||
    outer.formula.counts.size < 2
  )
    return null;
  return countPart(outer, inner) > 0 ? { part, whole } : null;
}

/** "What mass of iron can be obtained from 1.00 kg of Fe3O4?": all of a metal, whatever it is won by. */
function findExtracted({ goals, quantities, tokens }: Material): Scene["containment"] {
  const [goal, ...others] = goals;
  const [given, ...more] = quantities;
  if (
    goal === undefined ||
    given === undefined ||
    others.length > 0 ||
    more.length > 0 ||
    goal.kind !== "mass" ||
    given.kind !== "mass"
  )
    return null;
  const part = goal.of?.substance.element ?? null;
  const whole = given.of === null ? null : settle(given.of, null, true);
  const isWon =
    goal.words.behind[0] === "produced" &&
    goal.words.behind[1] === "from" &&
    !tokens.some(({ kind }) => kind === "equation");
  const [inner, outer] = [findSubstance(part), findSubstance(whole)];
  if (
    !isWon ||
    part === null ||
    whole === null ||
    inner === null ||
    outer === null ||
    isNonmetal(part) ||
    outer.formula.counts.size < 2
  )
    return null;
  return countPart(outer, inner) > 0 ? { part, whole } : null;
}

/** Whole and part, when the question asks for a part of what is given. */
export function findContainment(material: Material): Scene["containment"] | "unclear" {
  const { goals, quantities, tokens } = material;
  const goal = goals.find(({ of, within }) => of !== null && within !== null);
  const salt = findSaltOfIon(goals, quantities);
  if (salt !== null) return salt;
  if (goal === undefined || goal.of === null || goal.within === null)
    return findWholeAsked(goals, quantities) ?? findShareOfPart(goals, quantities) ?? findExtracted(material);
  const whole = settle(goal.within, null, true);
  const part = goal.of.substance.element ?? settle(goal.of, null, false);
  if (whole === null || part === null) return "unclear";
  const isMolecule = goal.of.form !== "atoms" && sameAtoms(whole, goal.of.substance.formulas.at(-1) ?? "");
  if (whole === part || isMolecule) return null;
  // "Grams of water in 250 g of a 4.00% NaCl solution": beside the solute, not in it.
  if (part === "H2O" && tokens.some((token) => isSense(token, "solution"))) return null;
  // "Oxygen molecules in 1 mol of CO2", "molecules of sulfur in 10.0 g of S8": single atoms are none.
  if (goal.of.form === "molecules" && part === goal.of.substance.element) return "unclear";
  const [inner, outer] = [findSubstance(part), findSubstance(whole)];
  return inner !== null && outer !== null && countPart(outer, inner) > 0 ? { part, whole } : "unclear";
}

function toKind(kind: Kind, of: string | null): Kind {
  const substance = findSubstance(of);
  return kind === "atoms" && substance !== null && particleUnit(substance) === "atoms" ? "particles" : kind;
}

function listElementsOf({ substance }: SubstanceMention): string[] {
  return [...(findSubstance(canonical(substance.formulas[0] ?? ""))?.formula.counts.keys() ?? [])];
}

function isFormulaBehind(tokens: readonly ProblemToken[], at: number): boolean {
  const next = tokens
    .slice(at + 1, at + 7)
    .find(
      (token) =>
        token.kind !== "unknown" &&
        !isSense(token, "of", "is", "filler", "it", "hydrocarbon") &&
        !(token.kind === "substance" && token.substance.source === "name"),
    );
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
    const ofSample = this.#material.quantities.flatMap((mention) =>
      this.#isAnalysed(mention) && mention.of !== null ? listElementsOf(mention.of) : [],
    );
    const burnt =
      this.#material.goals.some((goal) => FORMULAS.has(goal.kind)) && this.#material.roles.burns && named.length === 1
        ? ["O"]
        : [];
    const ofOxide = tokens.some((token) => isSense(token, "oxide")) ? ["O"] : [];
    return new Set([
      ...ofOxide,
      ...(tokens.some((token) => isSense(token, "hydrocarbon")) ? ["C", "H"] : []),
      ...named,
      ...ofSample,
      ...burnt,
    ]);
  }

  /** "… has the empirical formula CH2": the formula right behind the words. */
  #findEmpirical(): string | null {
    const { tokens } = this.#material;
    const at = tokens.findIndex(
      (token, index) => isSense(token, "kind/empirical-formula") && isFormulaBehind(tokens, index),
    );
    const formula =
      at === -1
        ? undefined
        : tokens.slice(at).find((token) => token.kind === "substance" && token.substance.source === "formula");
    return formula?.kind === "substance" ? canonical(formula.substance.formulas[0] ?? "") : null;
  }

  #settle(mention: SubstanceMention, kind: Kind | null): string | null {
    const { quantities, goals, roles } = this.#material;
    const isAnalysed = goals.some((goal) => FORMULAS.has(goal.kind));
    // "5.00 mol of hydrogen gas": of the molecules, of which the atoms are a part.
    const isPart =
      this.#containment !== null &&
      mention.substance.element === this.#containment.part &&
      mention.form !== "molecules";
    if ((isAnalysed || isPart || kind === "mass-percent") && mention.substance.element !== null)
      return mention.substance.element;
    const isGas =
      kind === "volume" ||
      roles.conditions.size > 0 ||
      [...quantities, ...goals].some((each) => each.kind === "pressure" || each.kind === "mole-fraction");
    const isCounted = [...quantities, ...goals].some((each) => MOLECULAR.has(each.kind));
    return settle(mention, this.#equation, this.#equation !== null || isGas || !isCounted);
  }

  /** "5.00 g of an iron oxide", beside the mass of the iron in it: the sample, whose formula is asked for. */
  #isAnalysed({ kind, of }: QuantityMention): boolean {
    const { quantities, goals } = this.#material;
    const isBurnt = ["CO2", "H2O"].every((product) =>
      quantities.some((other) => other.of?.substance.formulas.includes(product)),
    );
    // "1.00 g of a compound of carbon and hydrogen": the sample, not the carbon.
    if (isBurnt)
      return (
        goals.some((goal) => FORMULAS.has(goal.kind)) && kind === "mass" && of !== null && of.substance.element !== null
      );
    const isCompound = kind === "mass" && of !== null && of.substance.element === null;
    return (
      isCompound &&
      goals.some((goal) => FORMULAS.has(goal.kind)) &&
      quantities.some((other) => other.kind === "mass" && other.of !== null && other.of.substance.element !== null)
    );
  }

  #given(mention: QuantityMention): Given | null {
    const { quantity, kind, label, words } = mention;
    const of = this.#isAnalysed(mention) ? null : mention.of;
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
    // "How many particles are in 2.00 mol of NaCl": ions, or formula units.
    const substance = findSubstance(formula);
    if (
      unit?.factors[0]?.unit.symbol === "particles" &&
      substance !== null &&
      particleUnit(substance) === "formula units"
    )
      return null;
    const ownFormula = OF_THE_PROBLEM.has(kind) ? null : formula;
    return { variable: variableOf(toKind(kind, ownFormula), ownFormula, label), unit, words };
  }

  /** "(c) How many oxygen atoms does it contain?" names a part of the one substance. */
  #isPartOf(element: string | null, whole: string): boolean {
    return (
      element !== null &&
      this.#material.goals.length > 1 &&
      (findSubstance(whole)?.formula.counts.has(element) ?? false)
    );
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
        ({ substance }) =>
          substance.element === only ||
          this.#isPartOf(substance.element, only) ||
          substance.formulas.some((formula) => sameAtoms(formula, only)),
      );
    return isAlone ? only : null;
  }
}
