import { HYDROXIDE, join, readIonPair } from "./ion-parts.ts";
import { forms } from "./prediction.ts";
import type { Prediction, ProductRule } from "./prediction.ts";

/** What water takes apart, or adds to: OpenStax Chemistry 2e, chapter 18 (CC BY 4.0). */

/** Metals whose compounds with hydrogen, nitrogen and phosphorus are of ions. */
const OF_IONS = /^(?:Li|Na|K|Rb|Cs|Mg|Ca|Sr|Ba)$/;

/** Anions that take protons from water until a gas leaves. */
const GASES: Readonly<Record<string, string>> = { "H-": "H2", "N^3-": "NH3", "P^3-": "PH3" };

const CARBIDES: Readonly<Record<string, readonly [base: string, gas: string]>> = {
  CaC2: ["Ca(OH)2", "C2H2"],
  Al4C3: ["Al(OH)3", "CH4"],
};

/** CaH2 + 2 H2O → Ca(OH)2 + 2 H2 */
function freeGas(compound: string): Prediction | null {
  const carbide = Object.hasOwn(CARBIDES, compound) ? CARBIDES[compound] : undefined;
  if (carbide !== undefined) return forms("gas", ...carbide);
  const pair = readIonPair(compound);
  const gas = pair === null ? undefined : GASES[pair.anion];
  return pair === null || gas === undefined || !OF_IONS.test(pair.symbol)
    ? null
    : forms("gas", join(pair, HYDROXIDE), gas);
}

/** PCl3 + 3 H2O → H3PO3 + 3 HCl; what the halides of silicon give is told in several ways. */
function takeHalogens(compound: string): Prediction | null {
  const [, phosphorus, halogen = ""] =
    /^(?:P(?=(?:F|Cl|Br|I)([35])$)|B(?=(?:Cl|Br)3$))(F|Cl|Br|I)[35]$/.exec(compound) ?? [];
  if (halogen === "") return null;
  const acid = phosphorus === undefined ? "B(OH)3" : phosphorus === "3" ? "H3PO3" : "H3PO4";
  return forms("double-replacement", acid, `H${halogen}`);
}

/** Oxides with the acids that they make with water, besides those of which salts are told. */
const ACIDS: Readonly<Record<string, string>> = {
  B2O3: "B(OH)3",
  N2O3: "HNO2",
  P4O6: "H3PO3",
  Cl2O: "HClO",
  SeO2: "H2SeO3",
  SeO3: "H2SeO4",
  I2O5: "HIO3",
};

export const withWater: ProductRule = (first, second) => {
  if (first !== "H2O" && second !== "H2O") return null;
  const compound = first === "H2O" ? second : first;
  const acid = Object.hasOwn(ACIDS, compound) ? ACIDS[compound] : undefined;
  return acid === undefined ? (freeGas(compound) ?? takeHalogens(compound)) : forms("combination", acid);
};

/** Metals that hydrogen and carbon monoxide win from their oxides. */
const WON = /^(?:Fe|Co|Ni|Cu|Ag|Sn|Pb|Hg|W|Mo)$/;
/** Metals that aluminium wins from their oxides. */
const WON_BY_ALUMINIUM = /^(?:Fe|Cr|Mn|Cu|Pb|Ni)$/;

/** CuO + H2 → Cu + H2O, Fe2O3 + 2 Al → Al2O3 + 2 Fe */
export const reduceOxides: ProductRule = (first, second) => {
  for (const [agent, oxide] of [
    [first, second],
    [second, first],
  ] as const) {
    const [, metal = ""] = /^([A-Z][a-z]?)\d?O\d?$/.exec(oxide) ?? [];
    if (agent === "H2" && WON.test(metal)) return forms("single-replacement", metal, "H2O");
    if (agent === "CO" && WON.test(metal)) return forms("single-replacement", metal, "CO2");
    if (agent === "Al" && WON_BY_ALUMINIUM.test(metal)) return forms("single-replacement", metal, "Al2O3");
  }
  return null;
};
