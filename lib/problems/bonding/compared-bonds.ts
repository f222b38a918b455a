import { step } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import { commonSlip, pickEnd } from "./which.ts";
import { bond, bonds } from "./bond-terms.ts";

/**
 * Bonds by rising length, and by falling strength but for the last row. Lengths of the first rows follow from the number of pairs, of
 * the others from the size of the halogen: CRC Handbook, 97th edition, section 9. The energies of F₂ and O₂ make exceptions of theirs.
 */
const BONDS = [
  { items: ["C≡C", "C=C", "C–C"], rule: "pairs", isStrengthKnown: true },
  { items: ["N≡N", "N=N", "N–N"], rule: "pairs", isStrengthKnown: true },
  { items: ["C≡N", "C=N", "C–N"], rule: "pairs", isStrengthKnown: true },
  { items: ["C≡O", "C=O", "C–O"], rule: "pairs", isStrengthKnown: true },
  { items: ["H–F", "H–Cl", "H–Br", "H–I"], rule: "size", isStrengthKnown: true },
  { items: ["C–F", "C–Cl", "C–Br", "C–I"], rule: "size", isStrengthKnown: true },
  { items: ["Si–F", "Si–Cl", "Si–Br", "Si–I"], rule: "size", isStrengthKnown: true },
  { items: ["F–F", "Cl–Cl", "Br–Br", "I–I"], rule: "size", isStrengthKnown: false },
  { items: ["C–H", "Si–H", "Ge–H", "Sn–H"], rule: "size", isStrengthKnown: true },
  { items: ["O–H", "S–H", "Se–H", "Te–H"], rule: "size", isStrengthKnown: true },
  { items: ["N–H", "P–H", "As–H", "Sb–H"], rule: "size", isStrengthKnown: true },
] as const;

/** The longest, shortest, strongest or weakest of some bonds. */
export function askBond(random: Random): Draft | null {
  const { items, rule, isStrengthKnown } = random.pick<(typeof BONDS)[number]>(BONDS);
  const end = pickEnd<string>(random, items, items.length === 3 ? 3 : random.integer(3, 4));
  if (end === null) return null;
  const isStrength = isStrengthKnown && random.chance(0.5);
  const variant =
    end.direction === "most"
      ? isStrength
        ? "weakest-bond"
        : "longest-bond"
      : isStrength
        ? "strongest-bond"
        : "shortest-bond";
  return {
    kind: "solved",
    variant,
    values: { items: bonds(end.shown) },
    steps: [step(`compare-${rule}`), step("short-is-strong")],
    answer: { id: "which", value: bond(end.right) },
    distractors: end.shown
      .filter((each) => each !== end.right)
      .map((each) => ({ slip: commonSlip(each === end.opposite ? "reversed" : "between"), value: bond(each) })),
  };
}
