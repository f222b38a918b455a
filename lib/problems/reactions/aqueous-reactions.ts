import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
/**
 * Reactions in water that textbooks use for ionic equations: every precipitate is insoluble by the solubility rules of
 * `lib/chemistry/ions/solubility.ts`; cations whose carbonates, sulfides or chromates are destroyed by water are left out.
 */
export type AqueousKind = "precipitation" | "neutralization" | "gas" | "redox";

export type AqueousReaction = {
  readonly kind: AqueousKind;
  readonly reactants: readonly [string, string];
  /** With states, not balanced. */
  readonly equation: string;
  /** Canonical ASCII; null where nothing precipitates. */
  readonly precipitate: string | null;
};

type Ion = { readonly symbol: string; readonly charge: number };

const ion = (text: string): Ion => {
  const [symbol = "", charge = "1"] = text.split("^");
  return { symbol, charge: Number(charge) };
};

const times = ({ symbol }: Ion, count: number): string => {
  if (count === 1) return symbol;
  return /[A-Z].*[A-Z]/.test(symbol) ? `(${symbol})${count}` : `${symbol}${count}`;
};

/** The formula whose charges cancel; `charge` is the size of an ion's charge. */
function writeSalt(cation: Ion, anion: Ion): string {
  const divisor = greatestCommonDivisor(cation.charge, anion.charge);
  return `${times(cation, anion.charge / divisor)}${times(anion, cation.charge / divisor)}`;
}

/** Anion, and the cations with which it precipitates. */
const PRECIPITATES: readonly (readonly [anion: string, cations: string])[] = [
  ["Cl^1", "Ag^1"],
  ["Br^1", "Ag^1"],
  ["I^1", "Ag^1 Pb^2"],
  ["SO4^2", "Ba^2 Sr^2 Pb^2"],
  ["CO3^2", "Ca^2 Ba^2 Sr^2 Ag^1 Mn^2"],
  ["PO4^3", "Ag^1 Ca^2 Ba^2 Sr^2 Mg^2 Zn^2 Cu^2 Ni^2 Co^2 Fe^3 Al^3"],
  ["OH^1", "Mg^2 Cu^2 Fe^3 Fe^2 Ni^2 Co^2 Mn^2"],
  ["S^2", "Ag^1 Cu^2 Pb^2 Ni^2 Co^2 Zn^2 Mn^2 Cd^2 Fe^2"],
  ["CrO4^2", "Ag^1 Ba^2 Pb^2"],
  ["C2O4^2", "Ca^2 Ba^2"],
];

/** Soluble salts of a cation, by their anions. */
const PARTNERS: Readonly<Record<string, string>> = {
  Ag: "NO3^1",
  Pb: "NO3^1",
  Ba: "NO3^1 Cl^1",
  Sr: "NO3^1 Cl^1",
  Ca: "NO3^1 Cl^1",
};
const USUAL_PARTNERS = "NO3^1 Cl^1 SO4^2";
const ALKALI = ["Na^1", "K^1"].map(ion);

const list = (text: string): Ion[] => text.split(" ").map(ion);

function listPrecipitations(): AqueousReaction[] {
  return PRECIPITATES.flatMap(([anionText, cations]) =>
    list(cations).flatMap((cation) =>
      list(PARTNERS[cation.symbol] ?? USUAL_PARTNERS).flatMap((partner) =>
        ALKALI.map((alkali): AqueousReaction => {
          const anion = ion(anionText);
          const [first, second] = [writeSalt(cation, partner), writeSalt(alkali, anion)];
          const precipitate = writeSalt(cation, anion);
          return {
            kind: "precipitation",
            reactants: [first, second],
            equation: `${first}(aq) + ${second}(aq) -> ${precipitate}(s) + ${writeSalt(alkali, partner)}(aq)`,
            precipitate,
          };
        }),
      ),
    ),
  );
}

/** Acids by their anions; the weak ones stay whole in water. */
const STRONG_ACIDS = list("Cl^1 Br^1 NO3^1 ClO4^1");
const WEAK_ACIDS: readonly (readonly [acid: string, anion: string])[] = [
  ["CH3COOH", "CH3COO^1"],
  ["HCOOH", "HCOO^1"],
  ["HF", "F^1"],
  ["HNO2", "NO2^1"],
];
const HYDROGEN = ion("H^1");

const acidOf = (anion: Ion): string => writeSalt(HYDROGEN, anion);

function withAcid(
  kind: AqueousKind,
  [base, state]: readonly [string, string],
  cation: Ion,
  acid: Ion,
  rest: string,
): AqueousReaction {
  const formula = acidOf(acid);
  return {
    kind,
    reactants: [base, formula],
    equation: `${base}(${state}) + ${formula}(aq) -> ${writeSalt(cation, acid)}(aq) + ${rest}`,
    precipitate: null,
  };
}

function listNeutralizations(): AqueousReaction[] {
  const hydroxide = ion("OH^1");
  const oxide = ion("O^2");
  const dissolved = list("Na^1 K^1 Li^1 Ba^2 Sr^2").flatMap((metal) =>
    STRONG_ACIDS.map((acid) => withAcid("neutralization", [writeSalt(metal, hydroxide), "aq"], metal, acid, "H2O(l)")),
  );
  const solid = list("Mg^2 Al^3 Cu^2 Fe^3 Ni^2 Co^2").flatMap((metal) =>
    STRONG_ACIDS.slice(0, 3).map((acid) =>
      withAcid("neutralization", [writeSalt(metal, hydroxide), "s"], metal, acid, "H2O(l)"),
    ),
  );
  const oxides = list("Mg^2 Cu^2 Zn^2 Fe^3 Ni^2").flatMap((metal) =>
    STRONG_ACIDS.slice(0, 3).map((acid) =>
      withAcid("neutralization", [writeSalt(metal, oxide), "s"], metal, acid, "H2O(l)"),
    ),
  );
  const weak = WEAK_ACIDS.flatMap(
    ([acid, anion]) =>
      list("Na^1 K^1 Li^1").map((metal): AqueousReaction => {
        const base = writeSalt(metal, hydroxide);
        const salt = writeSalt(metal, ion(anion));
        return {
          kind: "neutralization",
          reactants: [acid, base],
          equation: `${acid}(aq) + ${base}(aq) -> ${salt}(aq) + H2O(l)`,
          precipitate: null,
        };
      }),
    // Lithium fluoride hardly dissolves.
  ).filter(({ reactants }) => reactants.join(" ") !== "HF LiOH");
  return [...dissolved, ...solid, ...oxides, ...weak];
}

/** Anion, what is set free, and the salts: their states and cations. */
const GASES: readonly (readonly [anion: string, free: string, soluble: string, solid: string])[] = [
  ["CO3^2", "CO2(g) + H2O(l)", "Na^1 K^1", "Ca^2 Mg^2 Ba^2 Zn^2"],
  ["HCO3^1", "CO2(g) + H2O(l)", "Na^1 K^1", ""],
  ["SO3^2", "SO2(g) + H2O(l)", "Na^1 K^1", ""],
  ["S^2", "H2S(g)", "Na^1 K^1", "Fe^2 Zn^2 Mn^2"],
];

function listGasEvolutions(): AqueousReaction[] {
  const acids = STRONG_ACIDS.filter(({ symbol }) => symbol === "Cl" || symbol === "Br");
  return GASES.flatMap(([anion, free, soluble, solid]) =>
    (["aq", "s"] as const).flatMap((state) =>
      list(state === "aq" ? soluble : solid)
        .filter(({ symbol }) => symbol !== "")
        .flatMap((metal) =>
          acids.map((acid) => withAcid("gas", [writeSalt(metal, ion(anion)), state], metal, acid, free)),
        ),
    ),
  );
}

/** Metals from the most active down, as the ions that they form here (the activity series of metals). */
const ACTIVITY = list("Mg^2 Al^3 Zn^2 Fe^2 Ni^2 H^1 Cu^2 Ag^1");

function displace(metal: Ion, below: Ion): AqueousReaction[] {
  const anions = below.symbol === "H" ? list("Cl^1 Br^1") : list(below.symbol === "Ag" ? "NO3^1" : "NO3^1 SO4^2 Cl^1");
  const freed = below.symbol === "H" ? "H2(g)" : `${below.symbol}(s)`;
  return anions.map((anion): AqueousReaction => {
    const salt = writeSalt(below, anion);
    return {
      kind: "redox",
      reactants: [metal.symbol, salt],
      equation: `${metal.symbol}(s) + ${salt}(aq) -> ${writeSalt(metal, anion)}(aq) + ${freed}`,
      precipitate: null,
    };
  });
}

function listDisplacements(): AqueousReaction[] {
  return ACTIVITY.flatMap((metal, rank) => {
    if (metal.symbol === "H") return [];
    // Silver ions take iron on to Fe³⁺; aluminium salts in water give magnesium no aluminium.
    return ACTIVITY.slice(rank + 1).flatMap((below) =>
      below.symbol === "Al" || (metal.symbol === "Fe" && below.symbol === "Ag") ? [] : displace(metal, below),
    );
  });
}

export const PRECIPITATIONS: readonly AqueousReaction[] = listPrecipitations();

export const OTHER_AQUEOUS_REACTIONS: readonly AqueousReaction[] = [
  ...listNeutralizations(),
  ...listGasEvolutions(),
  ...listDisplacements(),
];
