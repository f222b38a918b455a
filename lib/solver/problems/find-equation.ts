import type { Kind } from "../../methods/rules/kinds.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import type { WrittenEquation } from "../tokens.ts";
import { completeReaction } from "./complete-reaction.ts";
import { findDecomposition } from "./decomposition.ts";
import { FORMULAS, listMentions, settle } from "./material.ts";
import type { Material } from "./material.ts";
import { findCombustion, findReactionAmong, readBalanced } from "./reaction.ts";
import type { Roles } from "./roles.ts";
import { isSense } from "./sentences.ts";

function readEquation({ text, unknownName, openName }: WrittenEquation): BalancedEquation | null {
  return unknownName === null && openName === null ? readBalanced(text) : null;
}

/** Topics in which substances are named that do not react, or whose reaction the method knows without its equation. */
const WITHOUT_REACTION: ReadonlySet<Kind> = new Set<Kind>([
  "ph",
  "poh",
  "hydronium",
  "hydroxide",
  "acid-constant",
  "base-constant",
  "energy",
  "molar-energy",
  "specific-heat",
  "heat-capacity",
  "wavelength",
  "frequency",
  "half-life",
  "decay-constant",
  "absorbance",
  "absorptivity",
  "current",
  "charge",
  "electron-amount",
]);

function isWithoutReaction({ quantities, goals, roles }: Material): boolean {
  return roles.conditions.has("series") || [...quantities, ...goals].some(({ kind }) => WITHOUT_REACTION.has(kind));
}

/** The equation that the problem writes, or the only one that its words can mean. `undefined` when it has none. */
export function findEquation(material: Material): BalancedEquation | null | undefined {
  const written = material.tokens.flatMap((token) => (token.kind === "equation" ? [token.equation] : []));
  const [only, ...others] = written;
  if (only !== undefined) return others.length === 0 ? readEquation(only) : null;
  const { roles, goals } = material;
  if (!roles.hasReaction || goals.some(({ kind }) => FORMULAS.has(kind))) return undefined;
  if (isWithoutReaction(material) && !roles.burns) return undefined;
  const formulas = [...new Set(listMentions(material).map((mention) => settle(mention, null, true)))];
  const known = formulas.filter((formula) => formula !== null);
  if (isWithoutReaction(material)) return findCombustionAmong(known, roles) ?? undefined;
  if (known.length < formulas.length) return null;
  const reaction = findCombustionAmong(known, roles) ?? findReaction(known, roles);
  return reaction ?? (known.length > 1 && !isOneSolution(known, material) ? null : undefined);
}

/** Making, diluting and mixing solutions of one solute is no reaction, though water takes part. */
function isOneSolution(formulas: readonly string[], { quantities, goals, tokens }: Material): boolean {
  const isSolution = [...quantities, ...goals].some(
    ({ kind }) =>
      kind === "molarity" ||
      kind === "molality" ||
      kind === "mass-percent" ||
      kind === "volume-percent" ||
      kind === "mass-volume-percent" ||
      kind === "mole-fraction",
  );
  return (
    isSolution &&
    formulas.filter((formula) => formula !== "H2O").length < 2 &&
    !tokens.some((token) => isSense(token, "burn", "react", "decompose", "neutralise"))
  );
}

const BURNT: ReadonlySet<string> = new Set(["O2", "CO2", "H2O", "SO2"]);

function findCombustionAmong(formulas: readonly string[], { burns }: Roles): BalancedEquation | null {
  const fuels = burns ? formulas.filter((formula) => !BURNT.has(formula)) : [];
  const [fuel, ...others] = fuels;
  const equation = fuel === undefined || others.length > 0 ? null : findCombustion(fuel);
  return equation !== null && formulas.every((formula) => equation.species.includes(formula)) ? equation : null;
}

/** A compound of carbon and hydrogen, perhaps with oxygen, among the products. */
function makesFuel({ equation }: BalancedEquation): boolean {
  return equation.products.some(({ formula }) => {
    const atoms = [...formula.counts.keys()];
    return (
      atoms.includes("C") && atoms.includes("H") && atoms.every((atom) => atom === "C" || atom === "H" || atom === "O")
    );
  });
}

function findReaction(
  formulas: readonly string[],
  { products, excess, burns, decomposes }: Roles,
): BalancedEquation | null {
  const among = (told: Roles["products"]): string[] =>
    told.flatMap(({ formulas: meant }) => formulas.filter((formula) => meant.some((each) => sameAtoms(each, formula))));
  const [product] = among(products);
  // Of what reacts there may be too much, whatever is named first.
  const [reactant = formulas[0] ?? ""] = among(excess);
  const known = product === undefined ? { reactant } : { product };
  const inAir = burns && !formulas.includes("O2") ? findReactionAmong([...formulas, "O2"], known) : null;
  const found = findReactionAmong(formulas, known) ?? inAir;
  // Of two fuels that burn side by side, atoms alone would let one make the other.
  if (burns && found !== null && makesFuel(found)) return null;
  return found ?? (decomposes ? findDecomposition(formulas) : null) ?? completeReaction(formulas);
}
