/** A half-reaction as it is met with in courses: the species that lose, or gain, electrons; in acid or in base. */
type Couple = { readonly from: string; readonly to: string };

const couple = (text: string): Couple => {
  const [from = "", to = ""] = text.split(">");
  return { from, to };
};

/** Metals in the order of their standard potentials, each with its usual ion: one displaces those behind it. */
const METALS = [
  "Mg>Mg^2+",
  "Al>Al^3+",
  "Zn>Zn^2+",
  "Cr>Cr^3+",
  "Ni>Ni^2+",
  "Sn>Sn^2+",
  "Pb>Pb^2+",
  "Cu>Cu^2+",
  "Ag>Ag^+",
].map(couple);

const HALOGENS = ["Cl2>Cl^-", "Br2>Br^-", "I2>I^-"].map(couple);

export type Pair = { readonly oxidation: Couple; readonly reduction: Couple };

const reversed = ({ from, to }: Couple): Couple => ({ from: to, to: from });

/** Metals with ions, with halogens and with acid, halogens with halides: no oxygen is involved. */
export const SIMPLE_PAIRS: readonly Pair[] = [
  ...METALS.flatMap((oxidation, index) =>
    METALS.slice(index + 1).map((other) => ({ oxidation, reduction: reversed(other) })),
  ),
  ...METALS.flatMap((oxidation) =>
    HALOGENS.filter(({ from }) => from !== "I2" || (oxidation.from !== "Cu" && oxidation.from !== "Ag")).map(
      (reduction) => ({ oxidation, reduction }),
    ),
  ),
  ...METALS.slice(0, 6).map((oxidation) => ({ oxidation, reduction: { from: "H^+", to: "H2" } })),
  ...METALS.slice(0, 8).map((oxidation) => ({ oxidation, reduction: { from: "Fe^3+", to: "Fe^2+" } })),
  ...HALOGENS.flatMap((reduction, index) =>
    HALOGENS.slice(index + 1).map((other) => ({ oxidation: reversed(other), reduction })),
  ),
];

function allPairs(oxidations: readonly Couple[], reductions: readonly Couple[]): Pair[] {
  return oxidations.flatMap((oxidation) => reductions.map((reduction) => ({ oxidation, reduction })));
}

/** Strong oxidants of acidic solutions with what they all oxidize. */
export const ACIDIC_PAIRS: readonly Pair[] = allPairs(
  [
    "Fe^2+>Fe^3+",
    "Sn^2+>Sn^4+",
    "I^->I2",
    "Br^->Br2",
    "C2O4^2->CO2",
    "SO2>SO4^2-",
    "H2S>S",
    "HNO2>NO3^-",
    "Cu>Cu^2+",
    "H2C2O4>CO2",
  ].map(couple),
  ["MnO4^->Mn^2+", "Cr2O7^2->Cr^3+", "ClO3^->Cl^-", "PbO2>Pb^2+", "MnO2>Mn^2+", "BiO3^->Bi^3+"].map(couple),
);

/** Their potentials in base lie far enough apart. */
export const BASIC_PAIRS: readonly Pair[] = allPairs(
  [
    "SO3^2->SO4^2-",
    "Cr(OH)3>CrO4^2-",
    "Mn(OH)2>MnO2",
    "Fe(OH)2>Fe(OH)3",
    "I^->IO3^-",
    "C2O4^2->CO3^2-",
    "S^2->S",
    "NO2^->NO3^-",
    "AsO3^3->AsO4^3-",
    "N2H4>N2",
    "Zn>Zn(OH)4^2-",
    "Al>Al(OH)4^-",
  ].map(couple),
  ["MnO4^->MnO2", "ClO^->Cl^-", "BrO^->Br^-", "ClO2^->Cl^-", "ClO3^->Cl^-", "BrO3^->Br^-"].map(couple),
).filter(({ oxidation, reduction }) => oxidation.to !== reduction.to);
