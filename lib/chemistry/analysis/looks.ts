import { canonicalOf } from "../formula/format.ts";
import { parseFormula } from "../formula/parse.ts";
import { findSalt } from "../ions/salt.ts";
import type { Color } from "./colors.ts";

/** The colour of a substance in the states in which a course meets it; `solution`: dissolved in water. */
export type Look = Readonly<Partial<Record<"solid" | "liquid" | "gas" | "solution", Color>>>;

const solid = (color: Color, formulas: string): [string, Look][] =>
  formulas.split(" ").map((formula) => [formula, { solid: color }]);
const gas = (color: Color, formulas: string): [string, Look][] =>
  formulas.split(" ").map((formula) => [formula, { gas: color }]);
const liquid = (color: Color, formulas: string): [string, Look][] =>
  formulas.split(" ").map((formula) => [formula, { liquid: color }]);
const solution = (color: Color, formulas: string): [string, Look][] =>
  formulas.split(" ").map((formula) => [formula, { solution: color }]);

/**
 * CRC Handbook of Chemistry and Physics, "Physical constants of inorganic compounds"; ions and precipitates: "Notes for use in
 * qualitative analysis" of Cambridge IGCSE Chemistry 0620 and AS & A Level Chemistry 9701. Of salts with crystal water the solid is
 * the one without it, unless the formula has it.
 */
const LOOKS: ReadonlyMap<string, Look> = new Map(
  [
    ...solution("blue", "Cu^2+"),
    ...solution("pale-green", "Fe^2+"),
    ...solution("yellow-brown", "Fe^3+"),
    ...solution("pink", "Co^2+"),
    ...solution("green", "Ni^2+ Cr^3+"),
    ...solution("pale-pink", "Mn^2+"),
    ...solution("purple", "MnO4^- Ti^3+"),
    ...solution("yellow", "CrO4^2-"),
    ...solution("orange", "Cr2O7^2-"),
    ...solution("deep-blue", "[Cu(NH3)4]^2+"),
    ...solution(
      "colorless",
      "H^+ Li^+ Na^+ K^+ Mg^2+ Ca^2+ Sr^2+ Ba^2+ Al^3+ Zn^2+ Ag^+ Pb^2+ NH4^+ F^- Cl^- Br^- I^- OH^- NO3^- SO4^2- CO3^2-",
    ),
    ...solid("silvery", "Li Na K Mg Ca Al Cr Fe Ni Zn Ag Sn Pt"),
    ...solid("grey", "Si Pb"),
    ...solid("red-brown", "Cu"),
    ...solid("golden", "Au"),
    ...solid("yellow", "S S8"),
    ...gas("colorless", "H2 He N2 O2 Ne Ar Kr Xe CO CO2 CH4 C2H4 C2H6 NH3 NO N2O SO2 H2S HCl HBr"),
    ...gas("pale-yellow", "F2"),
    ...gas("yellow-green", "Cl2"),
    ...gas("pale-blue", "O3"),
    ...gas("red-brown", "NO2"),
    ...liquid("silvery", "Hg"),
    ...liquid("red-brown", "Br2"),
    ...liquid("colorless", "H2O H2O2 H2SO4 CH3COOH C2H5OH CH3OH C6H6 CCl4"),
    ...solid("black", "CuO CuS FeO Fe3O4 FeS MnO2 Ag2S PbS"),
    ...solid("red", "Pb3O4 HgO HgS HgI2 CrO3"),
    ...solid("brick-red", "Cu2O"),
    ...solid("red-brown", "Fe2O3 Fe(OH)3 Ag2CrO4"),
    ...solid("brown", "PbO2 Ag2O"),
    ...solid("orange", "Sb2S3"),
    ...solid("yellow", "AgI PbI2 PbO PbCrO4 BaCrO4 CdS Ag3PO4"),
    ...solid("cream", "AgBr"),
    ...solid("pale-yellow", "Ag2CO3"),
    ...solid("green", "CuCO3 Cr2O3 Ni(OH)2 NiO Fe(OH)2"),
    ...solid("grey-green", "Cr(OH)3"),
    ...solid("pale-green", "FeSO4·7H2O"),
    ...solid("blue", "CuSO4·5H2O"),
    ...solid("pale-blue", "Cu(OH)2"),
    ...solid("pink", "CoCl2·6H2O"),
    ...solid("off-white", "Mn(OH)2 CuI"),
    ...solid("white", "AgCl PbCl2 PbBr2 PbSO4 PbCO3 Pb(OH)2 BaSO4 BaCO3 CaCO3 CaSO4 CaC2O4 CaF2 Hg2Cl2"),
    ...solid("white", "MgO CaO BaO ZnO Al2O3 TiO2 P4O10 P2O5 Mg(OH)2 Ca(OH)2 Al(OH)3 Zn(OH)2 ZnS MgCO3 ZnCO3"),
    ["I2", { solid: "grey-black", gas: "purple" }],
    ["CuSO4", { solid: "white", solution: "blue" }],
    ["CuCl2", { solution: "blue-green" }],
    ["CoCl2", { solid: "blue", solution: "pink" }],
    ["KMnO4", { solid: "purple", solution: "purple" }],
    ["K2CrO4", { solid: "yellow", solution: "yellow" }],
    ["Na2CrO4", { solid: "yellow", solution: "yellow" }],
    ["K2Cr2O7", { solid: "orange", solution: "orange" }],
    ["Na2Cr2O7", { solid: "orange", solution: "orange" }],
    ["(NH4)2Cr2O7", { solid: "orange", solution: "orange" }],
  ].map(([formula, look]) => [canonical(formula as string), look as Look]),
);

function canonical(formula: string): string {
  const parsed = parseFormula(formula);
  return parsed.ok ? canonicalOf(parsed.value) : formula;
}

/** Every salt of these cations with these anions dissolves well. */
const PLAIN_ANIONS: ReadonlySet<string> = new Set(["Cl-", "Br-", "NO3-", "SO4^2-"]);
const COLORED_CATIONS: ReadonlySet<string> = new Set(["Cu^2+", "Fe^2+", "Fe^3+", "Co^2+", "Ni^2+", "Mn^2+", "Cr^3+"]);
const PLAIN_CATIONS: ReadonlySet<string> = new Set(["Li+", "Na+", "K+", "NH4+", "Mg^2+", "Zn^2+"]);

/** The colour of a substance or ion: of the table, or of a salt that dissolves, by its ions. */
export function findLook(formula: string): Look | null {
  const own = LOOKS.get(canonical(formula));
  if (own !== undefined) return own;
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  const [cation, ...others] = salt?.cations ?? [];
  if (salt === null || cation === undefined || others.length > 0) return null;
  const [positive, negative] = [canonicalOf(cation.formula), canonicalOf(salt.anion.formula)];
  if (!PLAIN_ANIONS.has(negative)) return null;
  if (PLAIN_CATIONS.has(positive)) return { solid: "white", solution: "colorless" };
  const color = COLORED_CATIONS.has(positive) ? LOOKS.get(positive)?.solution : undefined;
  return color === undefined ? null : { solution: color };
}
