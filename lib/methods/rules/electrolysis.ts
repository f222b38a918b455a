import { chargeOfElectrons, currentAndCharge, deposit } from "../../laws/redox/electrolysis.ts";
import { lawWays } from "../../laws/law-way.ts";
import { isGiven } from "./rule.ts";
import type { Rule, Scene } from "./rule.ts";

/** What forms or dissolves at an electrode. */
function findProducts({ givens }: Scene): string[] {
  return givens.flatMap(({ kind, of }) => (kind === "electrons-each" && of !== null ? [of] : []));
}

/** Faraday: Q = I t = n(e⁻) F, and z electrons for each atom or molecule that forms. */
export const electrolysis: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null) return [];
  const isElectric = [kind, ...scene.givens.map((given) => given.kind)].some(
    (each) => each === "current" || each === "charge" || each === "electrons-each",
  );
  if (!isElectric) return [];
  // Of a metal that is not known yet.
  if (of === null && kind === "amount" && isGiven(scene, "electrons-each", null))
    return lawWays([deposit], wanted, scene);
  if (of === null) {
    const ways = lawWays([currentAndCharge, chargeOfElectrons], wanted, scene);
    return kind === "electron-amount"
      ? [...ways, ...findProducts(scene).flatMap((product) => lawWays([deposit], wanted, scene, { self: product }))]
      : ways;
  }
  const isShared = isGiven(scene, "electrons-each", of) || kind === "electrons-each";
  return isShared ? lawWays([deposit], wanted, scene) : [];
};
