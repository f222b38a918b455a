import { ELEMENTS, findElement } from "../../chemistry/elements/elements.ts";
import { toSubscript, toSuperscript } from "../../chemistry/formula/format.ts";
import type { Term } from "../../methods/facts.ts";
import { formulaTerm, variable } from "../../methods/terms.ts";

/** A nucleus or particle by its mass number and its charge. */
export type Nucleus = { readonly massNumber: number; readonly charge: number };

export const PARTICLES = {
  "alpha-particle": { massNumber: 4, charge: 2, symbol: "He" },
  electron: { massNumber: 0, charge: -1, symbol: "e" },
  positron: { massNumber: 0, charge: 1, symbol: "e" },
  neutron: { massNumber: 1, charge: 0, symbol: "n" },
  proton: { massNumber: 1, charge: 1, symbol: "H" },
  deuteron: { massNumber: 2, charge: 1, symbol: "H" },
} as const satisfies Record<string, Nucleus & { readonly symbol: string }>;

export type ParticleName = keyof typeof PARTICLES;

const symbolOf = (charge: number): string => ELEMENTS[charge - 1]?.symbol ?? "";

/** Mass number above, charge below, as nuclear equations are written: `²³⁸₉₂U`, `⁰₋₁e`. */
function write(symbol: string, { massNumber, charge }: Nucleus): Term {
  return variable(toSuperscript(String(massNumber)) + toSubscript(String(charge)).replace("-", "₋") + symbol);
}

export const nucleusTerm = (nucleus: Nucleus): Term => write(symbolOf(nucleus.charge), nucleus);

export const particleTerm = (name: ParticleName): Term => write(PARTICLES[name].symbol, PARTICLES[name]);

/** `^234Th`, as an answer. */
export const nuclideTerm = ({ massNumber, charge }: Nucleus): Term => formulaTerm(`^${massNumber}${symbolOf(charge)}`);

/** Reads `238U`. */
export function nucleusOf(text: string): Nucleus {
  const element = findElement(text.replace(/^\d+/, ""));
  if (element === null) throw new Error(`${text} is no nuclide`);
  return { massNumber: Number.parseInt(text, 10), charge: element.number };
}

/** What a decay sends out of the nucleus; electron capture takes an electron in. */
export const DECAYS = {
  alpha: "alpha-particle",
  "beta-minus": "electron",
  positron: "positron",
} as const satisfies Record<string, ParticleName>;

export type Decay = keyof typeof DECAYS | "capture";

/**
 * Nuclides by their main way of decay: Evaluated Nuclear Structure Data File (National Nuclear Data Center), as NuDat lists
 * them; positron emitters are those that hardly capture electrons.
 */
export const DECAYING: Readonly<Record<Decay, readonly Nucleus[]>> = {
  alpha:
    "238U 235U 234U 239Pu 242Pu 241Am 244Cm 232Th 230Th 228Th 226Ra 224Ra 223Ra 222Rn 220Rn 219Rn 218Po 216Po 210Po 231Pa 227Th 221Fr 147Sm 190Pt"
      .split(" ")
      .map(nucleusOf),
  "beta-minus":
    "14C 32P 33P 35S 24Na 42K 45Ca 47Ca 59Fe 60Co 63Ni 85Kr 90Sr 90Y 99Mo 106Ru 131I 133Xe 137Cs 147Pm 153Sm 177Lu 198Au 203Hg 210Pb 210Bi 214Pb 228Ra 231Th 234Th 239Np"
      .split(" ")
      .map(nucleusOf),
  positron: "11C 13N 15O 17F 18F 19Ne 21Na 23Mg 22Na 27Si 29P 30P 31S 38K 68Ga 82Rb".split(" ").map(nucleusOf),
  capture: "7Be 37Ar 41Ca 49V 51Cr 54Mn 55Fe 57Co 71Ge 73As 103Pd 109Cd 125I 131Cs 133Ba 195Au 67Ga 111In 201Tl"
    .split(" ")
    .map(nucleusOf),
};

/** The four series of the heavy elements by their main branch, in the order of decay; source as above. */
export const SERIES: readonly (readonly Nucleus[])[] = [
  "238U 234Th 234U 230Th 226Ra 222Rn 218Po 214Pb 214Bi 214Po 210Pb 210Bi 210Po 206Pb",
  "232Th 228Ra 228Ac 228Th 224Ra 220Rn 216Po 212Pb 212Bi 208Pb",
  "235U 231Th 231Pa 227Ac 227Th 223Ra 219Rn 215Po 211Pb 211Bi 207Pb",
  "237Np 233Pa 233U 229Th 225Ra 225Ac 221Fr 217At 213Bi 209Bi",
].map((row) => row.split(" ").map(nucleusOf));

/** What is left when a nucleus gives a particle off. */
export const without = (from: Nucleus, { massNumber, charge }: Nucleus, times = 1): Nucleus => ({
  massNumber: from.massNumber - times * massNumber,
  charge: from.charge - times * charge,
});

export function daughterOf(parent: Nucleus, decay: Decay): Nucleus {
  return decay === "capture" ? { ...parent, charge: parent.charge - 1 } : without(parent, PARTICLES[DECAYS[decay]]);
}

/** Whether it is a nuclide whose symbol is read without doubt: heavy hydrogen has symbols of its own. */
export const isWritable = ({ massNumber, charge }: Nucleus): boolean =>
  charge >= 2 && charge < 110 && (charge > 2 || massNumber >= 3) && massNumber >= charge && massNumber <= 3 * charge;
