import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { isStrongElectrolyte } from "../../chemistry/ions/solubility.ts";
import { afterMixing } from "../../laws/equilibrium/after-mixing.ts";
import { lawWays } from "../../laws/law-way.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { formulaTerm, step } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** Nearer to each other than this, Q and K leave open what happens. */
const SAME = "0.02";

type Outcome = { readonly step: string; readonly word: string };

/** What more of Q than of K means, and less. */
const OUTCOMES: Readonly<Record<"saturation" | "direction", { readonly above: Outcome; readonly below: Outcome }>> = {
  saturation: {
    above: { step: "precipitate", word: "solubility-products.words.precipitate" },
    below: { step: "no-precipitate", word: "solubility-products.words.no-precipitate" },
  },
  direction: {
    above: { step: "reverse", word: "directions.words.reverse" },
    below: { step: "forward", word: "directions.words.forward" },
  },
};

function comparisonWay(kind: "saturation" | "direction", constant: Kind, salt: string | null): Way {
  return way({
    method: "equilibrium-expression",
    needs: [variableOf("reaction-quotient", null), variableOf(constant, null)],
    compute(quotient, limit) {
      const ratio = quotient.value.div(limit.value);
      return ratio.minus(1).abs().lt(SAME) ? fail({ code: "not-valid" }) : succeed(pureNumber(ratio, null));
    },
    explain([quotient, limit], ratio) {
      const { step: id, word } = OUTCOMES[kind][ratio.value.gt(1) ? "above" : "below"];
      return {
        steps: [step(id, [], { product: shownTerm(quotient), constant: shownTerm(limit) })],
        answer: {
          id: kind,
          values: salt === null ? {} : { salt: formulaTerm(salt) },
          value: { kind: "word", key: `problems-equilibrium.${word}` },
        },
      };
    },
  });
}

type MixedSalt = { readonly formula: string; readonly other: string; readonly count: number };

/** The dissolved salt that an ion comes from, where its solution was put to another one. */
export function findMixedSalt({ givens }: Scene, ion: string): MixedSalt | null {
  const volumes = givens.flatMap(({ kind, of }) => (kind === "solution-volume" && of !== null ? [of] : []));
  const sources = volumes.flatMap((formula): MixedSalt[] => {
    const parsed = parseFormula(formula);
    const salt = parsed.ok ? findSalt(parsed.value) : null;
    const other = volumes.find((each) => each !== formula);
    if (salt === null || other === undefined || !isStrongElectrolyte(salt)) return [];
    const own = [...salt.cations, salt.anion].find((each) => sameAtoms(canonicalOf(each.formula), ion));
    return own === undefined ? [] : [{ formula, other, count: own.count }];
  });
  const [only, ...others] = sources;
  return only === undefined || others.length > 0 || volumes.length !== 2 ? null : only;
}

const OH = "OH-";

/** Hydroxide ions are those of the scale of pH. */
function hydroxideWays(kind: Kind, of: string | null, { equation, conditions, givens }: Scene): Way[] {
  if (equation?.species.includes(OH) !== true || !conditions.has("at-equilibrium")) return [];
  const isScaleGiven = givens.some((given) => ["ph", "poh", "hydronium", "hydroxide"].includes(given.kind));
  const link = (from: Kind, owner: string | null): Way[] => [
    way({
      method: "equilibrium-expression",
      needs: [variableOf(from, owner)],
      compute: (given) => given,
      explain: () => ({ steps: [], answer: { id: "hydroxide", values: {} } }),
    }),
  ];
  if (kind === "hydroxide" && of === null && !isScaleGiven) return link("molarity", OH);
  return kind === "molarity" && of === OH && isScaleGiven ? link("hydroxide", null) : [];
}

/**
 * Q beside K: whether a salt precipitates, and which way a reaction goes; what two solutions have of an ion once they are
 * mixed; and the hydroxide ions of a base that hardly dissolves as those that a pH tells.
 */
export const comparison: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null || scene.equation === null) return [];
  if (kind === "saturation") return [comparisonWay(kind, "solubility-product", scene.equation.species[0] ?? null)];
  if (kind === "direction") {
    const constants = (["concentration-constant", "pressure-constant"] as const).filter((constant) =>
      scene.givens.some((given) => given.kind === constant),
    );
    return constants.map((constant) => comparisonWay(kind, constant, null));
  }
  const mixed = kind === "molarity" && of !== null ? findMixedSalt(scene, of) : null;
  if (mixed !== null && of !== null)
    return lawWays([afterMixing(of, mixed.count)], wanted, scene, { ion: of, salt: mixed.formula, other: mixed.other });
  return hydroxideWays(kind, of, scene);
};
