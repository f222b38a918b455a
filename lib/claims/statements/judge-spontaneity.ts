import type { Concept } from "./concepts.ts";
import { countGas } from "./judge-shifts.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

const SIGN =
  /(?<![\p{L}T])Δ\s?([HS])°?\s?(?:is |are |es |est |为)?\s?(>|<|positive|negative|positiv[ao]|negativ[ao]|positive?|négative?|正|负)/giu;
/** At which temperatures a process runs by itself, by the signs of its enthalpy and its entropy. */
const WHEN: Readonly<Record<string, Concept>> = {
  "- +": "all-temperatures",
  "+ -": "no-temperature",
  "+ +": "high-temperature",
  "- -": "low-temperature",
};
const TEMPERATURES: ReadonlySet<Concept> = new Set(Object.values(WHEN));
const ENTROPY: Readonly<Partial<Record<Concept, 1 | -1>>> = {
  "entropy-rises": 1,
  "entropy-falls": -1,
};

/** When a process is spontaneous by ΔH and ΔS, and the sign of ΔS by the gases of the last equation. */
export function judgeSpontaneity(clause: Clause): Statement[] {
  return clause.isDenied ? [] : [...judgeTemperature(clause), ...judgeEntropy(clause)];
}

function judgeTemperature({ concepts, text }: Clause): Statement[] {
  const [said, ...others] = concepts.filter(({ concept }) => TEMPERATURES.has(concept));
  const isOfProcess = concepts.some(({ concept }) => concept === "spontaneous");
  const signs = new Map<string, string>();
  for (const [, letter = "", sign = ""] of text.matchAll(SIGN))
    signs.set(letter.toUpperCase(), /^(?:>|p|正)/iu.test(sign) ? "+" : "-");
  const when = WHEN[`${signs.get("H") ?? ""} ${signs.get("S") ?? ""}`];
  return said === undefined || others.length > 0 || !isOfProcess || when === undefined
    ? []
    : [judged(said, said.concept === when)];
}

/** More gas behind the arrow has more entropy. */
function judgeEntropy({ concepts, equations }: Clause): Statement[] {
  const equation = equations.at(-1);
  if (equation === undefined || equations.length > 1) return [];
  const [behind, before] = [countGas(equation.products), countGas(equation.reactants)];
  if (behind === null || before === null || behind === before) return [];
  return concepts.flatMap((said): Statement[] => {
    const sign = ENTROPY[said.concept];
    return sign !== undefined && sign > 0 === behind > before ? [right(said)] : [];
  });
}
