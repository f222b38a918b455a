import { KINDS } from "../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { readGoalBehind } from "./goal-behind.ts";
import { findSubstanceBehind, readForm } from "./substance-mentions.ts";
import type { SubstanceMention } from "./substance-mentions.ts";
import { listConcepts } from "./surroundings.ts";
import { isAsk, isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findKindOf, findLabelOf } from "./senses.ts";
import type { Surroundings } from "./statement.ts";
import { asksInUnknownUnit } from "./unit-orders.ts";
import { findKindOfUnit } from "./units-of-kinds.ts";

/** What a sentence asks for, as far as its own words tell. */
export type GoalMention = {
  readonly kind: Kind;
  readonly unit: Unit | null;
  readonly of: SubstanceMention | null;
  /** The whole that the question names behind "in": "how much oxygen is in 5 g of water". */
  readonly within: SubstanceMention | null;
  readonly label: Label | null;
  /** Where a substance is asked about that is not known. */
  readonly unknownName: string | null;
  readonly words: Surroundings;
  /** The first place behind the question. */
  readonly end: number;
  readonly start: number;
};

type Draft = {
  kind: Kind | null;
  unit: Unit | null;
  of: SubstanceMention | null;
  within: SubstanceMention | null;
  label: Label | null;
};

/** Reads one question from its first word on. */
class GoalReader {
  readonly #sentence: Sentence;
  readonly #draft: Draft = { kind: null, unit: null, of: null, within: null, label: null };
  #isOpen = false;
  at: number;

  constructor(sentence: Sentence, at: number) {
    this.#sentence = sentence;
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
    const kind = this.#findKind() ?? (asksMass || draft.label !== null ? "mass" : null);
    const words = {
      before: listConcepts(this.#sentence.slice(0, this.at)),
      behind: listConcepts(this.#sentence.slice(this.at)),
    };
    if (this.#isOpen || this.#asksMore() || asksInUnknownUnit(this.#sentence)) return null;
    // "How many moles of the limiting reactant": how much of it, not which.
    if (kind === "limiting-reactant" && draft.unit !== null) return null;
    // "How much of the excess reactant is used up": not what is left of it; "what is the excess reactant": not how much.
    const isUsed = words.behind[0] === "needed" || words.behind[0] === "react";
    if (draft.label === "leftover" && (isUsed || (draft.kind === null && draft.unit === null && !asksMass))) return null;
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
    return [this.#draft.kind, findKindOf(sense)].every((kind) => kind === "ph" || kind === "poh" || kind === "hydronium" || kind === "hydroxide");
  }

  #findKind(): Kind | null {
    const { kind, unit } = this.#draft;
    const ofUnit = unit === null ? null : findKindOfUnit(unit);
    if (kind === null) return ofUnit;
    if (unit === null || unit.dimension === KINDS[kind].dimension) return kind;
    // "The concentration in ppm", "in mol/kg".
    if (kind === "molarity" && (ofUnit === "mass-percent" || ofUnit === "molality")) return ofUnit;
    // "The energy in kJ/mol" is that of a mole; "what volume, in grams" makes no sense.
    return kind === "energy" && ofUnit === "molar-energy" ? ofUnit : null;
  }

  /** Takes one word of the question; false at the first that is none of it. */
  #readWord(): boolean {
    const token = this.#sentence[this.at];
    if (token === undefined || token.kind === "quantity" || token.kind === "equation") return false;
    if (token.kind === "unit") return this.#readUnit(token.unit.unit);
    if (token.kind === "substance")
      return this.#readSubstance({ substance: token.substance, form: readForm(this.#sentence, this.at) });
    if (token.kind === "sign") return token.sign === "," || token.sign === "(" || token.sign === ")";
    if (isAsk(token) || isLoose(token) || isSense(token, "of", "is")) return true;
    if (isSense(token, "in", "to")) return this.#sentence[this.at + 1]?.kind === "unit";
    return token.kind === "concept" && this.#readSense(token.concept);
  }

  #readUnit(unit: Unit): boolean {
    const draft = this.#draft;
    // "Oxygen atoms" says which oxygen; the unit is another.
    if (draft.unit !== null) {
      // "Moles of atoms": of which ones is open, and how many there are in a molecule is not said.
      if (unit.counted === "atoms" && draft.of === null && !isSense(this.#sentence[this.at + 1], "of")) this.#isOpen = true;
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
    const [kind, label] = [findKindOf(sense), findLabelOf(sense)];
    if (kind !== null && this.#draft.kind === null) this.#draft.kind = kind;
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
    if (object === null) return;
    if (this.#draft.of === null) this.#draft.of = object;
    else if (isInside) this.#draft.within = object;
  }

  /** Languages that ask last: "oxygen's how many moles". */
  #readSubstanceBefore(start: number): void {
    let at = start - 1;
    while (isLoose(this.#sentence[at]) || isSense(this.#sentence[at], "of")) at -= 1;
    const [token, before] = [this.#sentence[at], this.#sentence[at - 1]];
    if (this.#draft.of !== null || token?.kind !== "substance" || before?.kind === "quantity" || isSense(before, "of"))
      return;
    this.#draft.of = { substance: token.substance, form: readForm(this.#sentence, at) };
  }

  /** "Convert 25 g of NaCl to moles", "what is 350 K in °C": the unit stands behind the quantity. */
  #readConversion(): void {
    const { kind, unit } = this.#draft;
    if (unit !== null) return;
    if (kind !== null) return this.#readUnitBehind(kind);
    if (this.#sentence[this.at]?.kind !== "quantity") return;
    const at = this.#sentence.findIndex((token, index) => index > this.at && isSense(token, "to", "in"));
    const target =
      at === -1
        ? undefined
        : this.#sentence.slice(at + 1).find((token) => !isLoose(token) && !isSense(token, "how-many"));
    if (target?.kind === "unit") this.#draft.unit = target.unit.unit;
    else if (target?.kind === "concept") this.#draft.kind = findKindOf(target.concept);
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

/** "New volume?", "Mass of CO2?": nothing but what is asked for. */
function isFragment(sentence: Sentence): boolean {
  const names = sentence.filter(
    (token) => token.kind === "concept" && (findKindOf(token.concept) !== null || findLabelOf(token.concept) !== null),
  );
  const isKind = names.some((token) => token.kind === "concept" && findKindOf(token.concept) !== null);
  return (
    isKind &&
    sentence.every(
      (token) =>
        names.includes(token) ||
        isLoose(token) ||
        isSense(token, "of", "in") ||
        token.kind === "substance" ||
        token.kind === "unit",
    )
  );
}

/** "… is what makes cakes rise" asks nothing; "write the balanced equation" asks for no quantity. */
function isQuestionAt(sentence: Sentence, at: number): boolean {
  if (isSense(sentence[at], "what") && isSense(sentence[at - 1], "is")) return false;
  if (isSense(sentence[at], "find", "convert") && isReactionNext(sentence, at + 1)) return false;
  return isAsk(sentence[at]) || isSense(sentence[at], "kind/limiting-reactant");
}

function isReactionNext(sentence: Sentence, from: number): boolean {
  let at = from;
  while (isLoose(sentence[at])) at += 1;
  return isSense(sentence[at], "react");
}

/** The questions of a sentence; null when one of them is not understood. */
export function readGoals(sentence: Sentence): GoalMention[] | null {
  const goals: GoalMention[] = [];
  const isAsked = isFragment(sentence);
  for (let at = 0; at < sentence.length; at += 1) {
    if (!isQuestionAt(sentence, at) && !(isAsked && at === 0)) continue;
    const goal = isSense(sentence[at], "asked") ? readGoalBehind(sentence, at) : new GoalReader(sentence, at).read();
    if (goal === null) return null;
    goals.push(goal);
    at = Math.max(at, goal.end - 1);
  }
  return goals;
}
