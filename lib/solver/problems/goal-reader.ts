import { KINDS } from "../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Dimension } from "../../quantity/units/dimension.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { GoalMention } from "./goals.ts";
import { findSubstanceBehind, isStrength, readForm } from "./substance-mentions.ts";
import type { SubstanceMention } from "./substance-mentions.ts";
import { listConcepts } from "./surroundings.ts";
import { isAsk, isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findConditionOf, findKindOf, findLabelOf } from "./senses.ts";
import type { ProblemToken } from "./tokens.ts";
import { asksInUnknownUnit } from "./unit-orders.ts";
import { findKindOfUnit } from "./units-of-kinds.ts";

type Draft = {
  kind: Kind | null;
  unit: Unit | null;
  of: SubstanceMention | null;
  within: SubstanceMention | null;
  label: Label | null;
};

function isCondition(token: ProblemToken | undefined): boolean {
  return token?.kind === "concept" && findConditionOf(token.concept) !== null;
}

/** Reads one question from its first word on. */
export class GoalReader {
  readonly #sentence: Sentence;
  readonly #draft: Draft = { kind: null, unit: null, of: null, within: null, label: null };
  readonly #isOrder: boolean;
  #isOpen = false;
  at: number;

  constructor(sentence: Sentence, at: number) {
    this.#sentence = sentence;
    this.#isOrder = isSense(sentence[at], "convert");
    this.at = at;
  }

  read(): GoalMention | null {
    const start = this.at;
    if (isSense(this.#sentence[this.at], "how-long")) this.#draft.kind = "time";
    while (this.#readWord()) this.at += 1;
    const asksMass = this.#sentence
      .slice(start, this.at)
      .some((token) => isSense(token, "how-much", "condition/preparation"));
    const stop = this.#sentence[this.at];
    const unknownName = stop?.kind === "unknown" && this.#draft.of === null ? stop.text.toLowerCase() : null;
    this.#readConversion();
    this.#readSubstanceBefore(start);
    this.#readObject();
    const draft = this.#draft;
    if (this.#asksShareOfSample()) draft.kind = "mass-percent";
    const kind = this.#findKind() ?? (asksMass || draft.label !== null ? "mass" : null);
    const words = {
      before: listConcepts(this.#sentence.slice(0, this.at)),
      behind: listConcepts(this.#sentence.slice(this.at)),
    };
    if (this.#isOpen || this.#asksMore() || asksInUnknownUnit(this.#sentence)) return null;
    // "How many moles of the limiting reactant": how much of it, not which.
    if ((kind === "limiting-reactant" || kind === "excess-reactant") && draft.unit !== null) return null;
    // "How many grams of excess reactant are there": at first, or at the end.
    const asksExcess = this.#sentence.slice(start, this.at).some((token) => isSense(token, "excess-reactant"));
    if (asksExcess && draft.label !== "leftover") return null;
    // "How much of the excess reactant is used up": not what is left of it; "what is the excess reactant": not how much.
    const isUsed = words.behind[0] === "needed" || words.behind[0] === "react";
    if (draft.label === "leftover" && (isUsed || (draft.kind === null && draft.unit === null && !asksMass)))
      return null;
    // "Atoms of hydrogen in 4.00 g of hydrogen gas".
    if (
      draft.unit?.counted === "atoms" &&
      draft.of !== null &&
      draft.of.form === null &&
      draft.of.substance.element !== null &&
      draft.within !== null
    )
      draft.of = { ...draft.of, form: "atoms" };
    const isMolecules = draft.unit?.counted === "molecules" && draft.of?.form === null;
    const of = isMolecules && draft.of !== null ? { ...draft.of, form: "molecules" as const } : draft.of;
    return kind === null ? null : { ...draft, of, kind, unknownName, words, start, end: this.at };
  }

  /** "The amount and the mass of …", "grams of CO2 and of water": a second question that is not read must not be passed over. */
  #asksMore(): boolean {
    const [next, another] = this.#sentence.slice(this.at).filter((token) => !isLoose(token) && !isSense(token, "of"));
    if (!isSense(next, "and") || another === undefined) return false;
    return (
      another.kind === "unit" ||
      (another.kind === "substance" && this.#draft.of !== null) ||
      (another.kind === "concept" && findKindOf(another.concept) !== null && !this.#isOnScale(another.concept))
    );
  }

  /** "The pH and the pOH" are told together; their refinement asks for both. */
  #isOnScale(sense: string): boolean {
    return [this.#draft.kind, findKindOf(sense)].every(
      (kind) => kind === "ph" || kind === "poh" || kind === "hydronium" || kind === "hydroxide",
    );
  }

  /** "What is the percent copper in the ore?" */
  #asksShareOfSample(): boolean {
    const { kind, of, label } = this.#draft;
    const behind = this.#sentence.slice(this.at, this.at + 4);
    return (
      kind === "fraction-left" &&
      of !== null &&
      label === null &&
      isSense(behind[0], "in") &&
      behind.some((token) => isSense(token, "impure", "it"))
    );
  }

  #findKind(): Kind | null {
    const { kind, unit } = this.#draft;
    const ofUnit = unit === null ? null : findKindOfUnit(unit);
    if (kind === null) return ofUnit;
    // "The nitrate ion concentration": the word belongs to the name.
    if (unit?.counted === "ions" && kind === "molarity" && this.#draft.of !== null) {
      this.#draft.unit = null;
      return kind;
    }
    if (unit === null || unit.dimension === KINDS[kind].dimension) return kind;
    // "The concentration in ppm", "in mol/kg".
    if (kind === "molarity" && (ofUnit === "mass-percent" || ofUnit === "molality")) return ofUnit;
    if (kind === "ions") return ofUnit === "amount" ? "ion-amount" : null;
    // "The energy in kJ/mol" is that of a mole; "what volume, in grams" makes no sense.
    if (kind === "energy" && ofUnit === "molar-energy") return ofUnit;
    // "ΔH in kJ per mole of HCl" is that of a substance; without one it belongs to the equation.
    if (kind === "reaction-enthalpy" && ofUnit === "molar-energy") return this.#draft.of === null ? kind : ofUnit;
    // "The heat of fusion, in J/g" is that of a mass.
    return (kind === "energy" || kind === "molar-energy") && ofUnit === "specific-enthalpy" ? ofUnit : null;
  }

  /** Takes one word of the question; false at the first that is none of it. */
  #readWord(): boolean {
    const token = this.#sentence[this.at];
    if (token === undefined || token.kind === "quantity" || token.kind === "equation") return false;
    if (token.kind === "unit") return this.#readUnit(token.unit.unit);
    if (token.kind === "substance")
      return this.#readSubstance({ substance: token.substance, form: readForm(this.#sentence, this.at) });
    if (token.kind === "sign" && token.sign === "(" && this.#isData()) return false;
    if (token.kind === "sign") return token.sign === "," || token.sign === "(" || token.sign === ")";
    if (isAsk(token) || isLoose(token) || isSense(token, "of", "is", "excess-reactant")) return true;
    if (isSense(token, "in", "to")) return this.#sentence[this.at + 1]?.kind === "unit";
    return token.kind === "concept" && this.#readSense(token.concept);
  }

  /** "(Ka = 1.8 × 10⁻⁵)" behind a question: what it is to be answered with. */
  #isData(): boolean {
    const end = this.#sentence.findIndex(
      (token, index) => index > this.at && token.kind === "sign" && token.sign === ")",
    );
    return this.#sentence.slice(this.at, end === -1 ? undefined : end).some((token) => token.kind === "quantity");
  }

  #readUnit(unit: Unit): boolean {
    const draft = this.#draft;
    // "The concentration of sodium ions": the word belongs to the name.
    if (
      unit.counted === "ions" &&
      draft.of !== null &&
      draft.kind !== null &&
      KINDS[draft.kind].dimension !== unit.dimension
    )
      return true;
    // "Oxygen atoms" says which oxygen; the unit is another.
    if (draft.unit !== null) {
      // "Moles of atoms": of which ones is open, and how many there are in a molecule is not said.
      if (unit.counted === "atoms" && draft.of === null && !isSense(this.#sentence[this.at + 1], "of"))
        this.#isOpen = true;
      return unit.counted !== "";
    }
    draft.unit = unit;
    return true;
  }

  #readSubstance(of: SubstanceMention): boolean {
    if (this.#draft.of !== null) return false;
    this.#draft.of = of;
    return true;
  }

  #readSense(sense: string): boolean {
    // "How many photons of wavelength 532 nm": what follows describes them.
    if (this.#draft.unit?.counted === "photons") return false;
    const [kind, label] = [findKindOf(sense), findLabelOf(sense)];
    // "The concentrations of the ions": one answer for each of them.
    if (kind === "ions" && this.#draft.kind !== null) this.#isOpen = true;
    // "What is the percent (w/v)": the words behind say which.
    const isNarrower = this.#draft.kind === "fraction-left" && kind !== null && kind.endsWith("percent");
    // "How many hours will it take a current of 6.50 A": the current is not what is asked for.
    if (
      kind !== null &&
      this.#draft.kind === null &&
      this.#draft.unit?.dimension === DIMENSIONS.time &&
      KINDS[kind].dimension !== DIMENSIONS.time
    )
      return false;
    if (kind !== null && (this.#draft.kind === null || isNarrower)) this.#draft.kind = kind;
    if (label !== null && this.#draft.label === null) this.#draft.label = label;
    return kind !== null || label !== null;
  }

  /** "… in 2.5 mol of NaCl", "… of 2.5 mol of NaCl": the quantity behind the question tells its substance, or its whole. */
  #readObject(): void {
    const isInside = isSense(this.#sentence[this.at], "in");
    const at = isInside ? this.#skipLoose(this.at + 1) : this.at;
    const token = this.#sentence[at];
    const object =
      token?.kind === "quantity"
        ? findSubstanceBehind(this.#sentence, at)
        : token?.kind === "substance"
          ? { substance: token.substance, form: readForm(this.#sentence, at) }
          : null;
    if (object === null || this.#isOfMixture(at) || this.#isOneOfSeveral(at)) return;
    if (this.#draft.of === null) this.#draft.of = object;
    else if (isInside) this.#draft.within = object;
  }

  /** "The pressure of a mixture of 0.200 g of H2, 1.00 g of N2 and …": of all of it, not of what is named first. */
  #isOfMixture(at: number): boolean {
    let before = at - 1;
    while (
      isSense(this.#sentence[before], "of") ||
      (isLoose(this.#sentence[before]) && !isSense(this.#sentence[before], "mixture"))
    )
      before -= 1;
    return isSense(this.#sentence[before], "mixture");
  }

  /** "What pressure do 2.0 g of H2 and 16.0 g of O2 exert": of both together. */
  #isOneOfSeveral(at: number): boolean {
    const [substance, link, next] = this.#sentence
      .slice(at + 1)
      .filter((token) => !isLoose(token) && !isSense(token, "of"));
    return (
      substance?.kind === "substance" &&
      isSense(link, "and") &&
      next?.kind === "quantity" &&
      next.reading.quantity.unit.dimension === this.#dimensionAt(at)
    );
  }

  #dimensionAt(at: number): Dimension | null {
    const token = this.#sentence[at];
    return token?.kind === "quantity" ? token.reading.quantity.unit.dimension : null;
  }

  /** Languages that ask last: "oxygen's how many moles". */
  #readSubstanceBefore(start: number): void {
    const at = this.#skipBack(start - 1);
    const [token, before] = [this.#sentence[at], this.#sentence[at - 1]];
    if (token?.kind !== "substance") return;
    if (before?.kind === "quantity" && !isStrength(before)) return this.#readWholeAt(at);
    // "标准状况下的氧气多少升": a condition is no quantity that the substance belongs to.
    const isOfCondition = isCondition(this.#sentence[at - 2]);
    // "CO2和H2O各多少克": two of which each is asked.
    if (
      isSense(before, "and") &&
      this.#sentence[at - 2]?.kind === "substance" &&
      this.#sentence[at - 3]?.kind !== "quantity"
    )
      this.#isOpen = true;
    if (this.#draft.of !== null || (isSense(before, "of") && !isOfCondition)) return;
    this.#draft.of = { substance: token.substance, form: readForm(this.#sentence, at) };
    // "剩余氧气多少克".
    if (before?.kind === "concept") this.#draft.label ??= findLabelOf(before.concept);
    const whole = this.#skipBack(at - 1);
    if (this.#sentence[whole - 1]?.kind === "quantity") this.#readWholeAt(whole);
  }

  /** "2.00 mol CO2 中含有多少个氧原子": of which compound an element is a part. */
  #readWholeAt(at: number): void {
    const token = this.#sentence[at];
    if (this.#draft.within !== null || token?.kind !== "substance" || token.substance.element !== null) return;
    if (this.#draft.of === null || this.#draft.of.substance.element === null) return;
    this.#draft.within = { substance: token.substance, form: readForm(this.#sentence, at) };
  }

  #skipBack(before: number): number {
    let at = before;
    while (isLoose(this.#sentence[at]) || isSense(this.#sentence[at], "of", "contain")) at -= 1;
    return at;
  }

  /** "Convert 25 g of NaCl to moles", "what is 350 K in °C": the unit stands behind the quantity. */
  #readConversion(): void {
    const { kind, unit } = this.#draft;
    if (unit !== null) return;
    if (kind !== null) return this.#readUnitBehind(kind);
    if (this.#sentence[this.at]?.kind !== "quantity") return;
    const at = this.#sentence.findIndex((token, index) => index > this.at && this.#leadsToUnit(token));
    const target =
      at === -1
        ? undefined
        : this.#sentence.slice(at + 1).find((token) => !isLoose(token) && !isSense(token, "how-many"));
    if (target?.kind === "unit") this.#draft.unit = target.unit.unit;
    else if (target?.kind === "concept") this.#draft.kind = findKindOf(target.concept);
  }

  /** The prepositions of other languages have more meanings, of which an order to convert leaves one. */
  #leadsToUnit(token: ProblemToken): boolean {
    if (isSense(token, "to", "in")) return true;
    return this.#isOrder && isSense(token, "at", "when");
  }

  /** "What is the mass of 2.5 mol of NaCl in kilograms?": the unit stands at the end. */
  #readUnitBehind(kind: Kind): void {
    const at = this.#sentence.findIndex(
      (token, index) => index >= this.at && isSense(token, "in", "to") && this.#sentence[index + 1]?.kind === "unit",
    );
    const token = at === -1 ? undefined : this.#sentence[at + 1];
    if (token?.kind === "unit" && token.unit.unit.dimension === KINDS[kind].dimension)
      this.#draft.unit = token.unit.unit;
  }

  #skipLoose(from: number): number {
    let at = from;
    while (isLoose(this.#sentence[at])) at += 1;
    return at;
  }
}
