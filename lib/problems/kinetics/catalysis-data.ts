export const KINDS_OF_CATALYSIS = ["homogeneous", "heterogeneous", "enzymatic"] as const;

type CatalysisKind = (typeof KINDS_OF_CATALYSIS)[number];

/** An enzyme by the key of its name among the words of `kinds-of-catalysis`; another catalyst by its formula, with its state. */
export type Catalysis = { readonly equation: string; readonly catalyst: string; readonly kind: CatalysisKind };

/**
 * Catalysts of industry, of the laboratory, of the air and of cells: OpenStax Chemistry 2e, section 12.7; Atkins, Physical
 * Chemistry, chapter on catalysis; Ullmann's Encyclopedia.
 */
export const CATALYSES: readonly Catalysis[] = [
  { equation: "N2(g) + 3 H2(g) -> 2 NH3(g)", catalyst: "Fe(s)", kind: "heterogeneous" },
  { equation: "2 SO2(g) + O2(g) -> 2 SO3(g)", catalyst: "V2O5(s)", kind: "heterogeneous" },
  { equation: "4 NH3(g) + 5 O2(g) -> 4 NO(g) + 6 H2O(g)", catalyst: "Pt(s)", kind: "heterogeneous" },
  { equation: "C2H4(g) + H2(g) -> C2H6(g)", catalyst: "Ni(s)", kind: "heterogeneous" },
  { equation: "2 CO(g) + 2 NO(g) -> 2 CO2(g) + N2(g)", catalyst: "Rh(s)", kind: "heterogeneous" },
  { equation: "2 CO(g) + O2(g) -> 2 CO2(g)", catalyst: "Pt(s)", kind: "heterogeneous" },
  { equation: "2 H2O2(aq) -> 2 H2O(l) + O2(g)", catalyst: "MnO2(s)", kind: "heterogeneous" },
  { equation: "CO(g) + 2 H2(g) -> CH3OH(g)", catalyst: "Cu(s)", kind: "heterogeneous" },
  { equation: "C2H5OH(g) -> C2H4(g) + H2O(g)", catalyst: "Al2O3(s)", kind: "heterogeneous" },
  { equation: "CH4(g) + H2O(g) -> CO(g) + 3 H2(g)", catalyst: "Ni(s)", kind: "heterogeneous" },
  { equation: "2 N2O(g) -> 2 N2(g) + O2(g)", catalyst: "Au(s)", kind: "heterogeneous" },
  { equation: "2 H2O2(aq) -> 2 H2O(l) + O2(g)", catalyst: "I-(aq)", kind: "homogeneous" },
  { equation: "2 H2O2(aq) -> 2 H2O(l) + O2(g)", catalyst: "Fe^3+(aq)", kind: "homogeneous" },
  { equation: "O3(g) + O(g) -> 2 O2(g)", catalyst: "Cl(g)", kind: "homogeneous" },
  { equation: "O3(g) + O(g) -> 2 O2(g)", catalyst: "NO(g)", kind: "homogeneous" },
  { equation: "2 SO2(g) + O2(g) -> 2 SO3(g)", catalyst: "NO2(g)", kind: "homogeneous" },
  { equation: "S2O8^2-(aq) + 2 I-(aq) -> 2 SO4^2-(aq) + I2(aq)", catalyst: "Fe^2+(aq)", kind: "homogeneous" },
  { equation: "CH3COOC2H5(aq) + H2O(l) -> CH3COOH(aq) + C2H5OH(aq)", catalyst: "H+(aq)", kind: "homogeneous" },
  { equation: "HCOOH(aq) -> H2O(l) + CO(g)", catalyst: "H+(aq)", kind: "homogeneous" },
  { equation: "2 Ce^4+(aq) + Tl+(aq) -> 2 Ce^3+(aq) + Tl^3+(aq)", catalyst: "Mn^2+(aq)", kind: "homogeneous" },
  { equation: "CH3CHO(g) -> CH4(g) + CO(g)", catalyst: "I2(g)", kind: "homogeneous" },
  { equation: "2 H2O2(aq) -> 2 H2O(l) + O2(g)", catalyst: "catalase", kind: "enzymatic" },
  { equation: "CO(NH2)2(aq) + H2O(l) -> CO2(aq) + 2 NH3(aq)", catalyst: "urease", kind: "enzymatic" },
  { equation: "CO2(aq) + H2O(l) -> HCO3-(aq) + H+(aq)", catalyst: "carbonic-anhydrase", kind: "enzymatic" },
  { equation: "C6H12O6(aq) -> 2 C2H5OH(aq) + 2 CO2(g)", catalyst: "zymase", kind: "enzymatic" },
  { equation: "C12H22O11(aq) + H2O(l) -> 2 C6H12O6(aq)", catalyst: "lactase", kind: "enzymatic" },
];
