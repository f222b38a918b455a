import type { Measure, MoleConversionGivens } from "../methods/mole-conversion.ts";
import { getValueIn } from "../quantity/conversion.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { joinAppositions, readLowerCaseFormulas, settleElements } from "./substances.ts";
import type { Reading } from "./tasks.ts";
import { isConcept, isHarmless, isSign, isUnknownWord, splitSentences } from "./token-kinds.ts";
import type { Substance, Token } from "./tokens.ts";
import { isChatter, removeNumbers, understandsEveryWord } from "./understanding.ts";

const NOTHING: Reading = { kind: "nothing" };

/** Counted things that are whole particles of the substance. */
const PARTICLES: ReadonlySet<string> = new Set(["molecules", "particles", "formula units"]);

type Given = MoleConversionGivens["given"];

/** A mass in grams, an amount in moles, a count of particles; anything else is no matter of one substance's amount. */
function readGiven({ unit, value, significantFigures: figures }: Quantity, substance: Substance): Given | null {
  const quantity = { unit, value, significantFigures: figures };
  if (unit.dimension === DIMENSIONS.mass)
    return { measure: "mass", value: writeDecimal(getValueIn(quantity, "g"), figures), figures };
  if (unit.dimension === DIMENSIONS.amount)
    return { measure: "amount", value: writeDecimal(getValueIn(quantity, "mol"), figures), figures };
  const isAtoms = unit.counted === "atoms" && substance.element !== null;
  return PARTICLES.has(unit.counted) || isAtoms
    ? { measure: "particles", value: writeDecimal(value, figures), figures }
    : null;
}

function readAsked(tokens: readonly Token[], countsAtoms: boolean): Measure | null {
  const asked = new Set<Measure>();
  for (const token of tokens) {
    if (isConcept(token, "amount")) asked.add("amount");
    if (isConcept(token, "mass")) asked.add("mass");
    if (isConcept(token, "particles")) asked.add("particles");
    if (isConcept(token, "count-atoms")) asked.add("atoms");
  }
  if (asked.size === 0 && countsAtoms) return "atoms";
  const [only, ...others] = asked;
  return only !== undefined && others.length === 0 ? only : null;
}

/** Only these may stand in a question about the amount of one substance; any other word asks for, or gives, more. */
function isPlain(token: Token): boolean {
  if (token.kind === "substance" || token.kind === "quantity" || isUnknownWord(token)) return true;
  if (isConcept(token, "or", "reacts-with", "reaction-kind", "every-element")) return false;
  return (
    isConcept(token, "amount", "mass", "particles", "count-atoms") || isHarmless(token) || token.kind === "unknown"
  );
}

/** "Atoms of oxygen in 2 mol of CO2": an element named beside "atoms", and the compound that holds it. */
function splitObjects(tokens: readonly Token[]): { whole: Substance; part: Substance | null } | null {
  const substances = tokens.flatMap((token) => (token.kind === "substance" ? [token.substance] : []));
  const [first, second, ...others] = substances;
  if (first === undefined || others.length > 0) return null;
  if (second === undefined) return { whole: first, part: null };
  // "Iron atoms in 5 g of iron".
  if (first.element !== null && first.element === second.element) return { whole: second, part: first };
  const asksAtoms = tokens.some((token) => isConcept(token, "count-atoms", "atom"));
  if (!asksAtoms || (first.element === null) === (second.element === null)) return null;
  return first.element === null ? { whole: first, part: second } : { whole: second, part: first };
}

/** Recognises a conversion between mass, amount and number of particles of one substance: one quantity, one question. */
export function recogniseAmounts(allTokens: readonly Token[]): Reading {
  const relevant = splitSentences(allTokens)
    .filter((sentence) => !isChatter(sentence))
    .flat();
  const plain = removeNumbers(relevant);
  if (plain === null) return NOTHING;
  const joined = joinAppositions(settleElements(readLowerCaseFormulas(plain.tokens)));
  if (!Array.isArray(joined)) return joined;
  const tokens: readonly Token[] = joined;
  if (
    !tokens.every(isPlain) ||
    tokens.some((token) => isSign(token, "+", "->", "<=>")) ||
    !splitSentences(tokens).every(understandsEveryWord)
  )
    return NOTHING;
  const quantities = tokens.flatMap((token) => (token.kind === "quantity" ? [token.reading.quantity] : []));
  const [quantity, ...others] = quantities;
  const objects = splitObjects(tokens);
  if (quantity === undefined || others.length > 0 || objects === null || !quantity.value.gt(0)) return NOTHING;
  const asked = readAsked(tokens, objects.part !== null);
  const given = readGiven(quantity, objects.whole);
  if (asked === null || given === null || asked === given.measure || (objects.part !== null && asked !== "atoms"))
    return NOTHING;
  const task = {
    kind: "mole-conversion",
    given,
    asked,
    substance: objects.whole,
    atom: objects.part?.element ?? null,
    rounding: plain.rounding,
  } as const;
  return { kind: "tasks", tasks: [task] };
}
