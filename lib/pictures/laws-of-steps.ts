import type { Law } from "../laws/law.ts";
import { massAndAmount } from "../laws/matter/mass-and-amount.ts";
import { amountOfParticles } from "../laws/matter/particles.ts";
import { moleRatioOf } from "../laws/reactions/proportion.ts";
import type { DerivedNode } from "../methods/derivation.ts";
import type { Coefficients } from "./replay.ts";

/** Laws that pictures are about. */
const LAWS: readonly Law[] = [massAndAmount, amountOfParticles];

/** The law of two amounts in an equation. */
function listRatios(node: DerivedNode, from: readonly DerivedNode[], coefficients: Coefficients): Law[] {
  const [own, other] = [node, from[0]].map((each) => coefficients.get(each?.quantity.of ?? ""));
  return own === undefined || other === undefined ? [] : [moleRatioOf(own, other)];
}

/** The laws that may stand behind a step. */
export function lawsOfStep(
  node: DerivedNode,
  from: readonly DerivedNode[],
  coefficients: Coefficients,
): readonly Law[] {
  if (node.origin.kind === "given") return [];
  const { method } = node.origin;
  if (method === "mole-ratio") return listRatios(node, from, coefficients);
  return LAWS.filter((law) => law.method === method);
}
