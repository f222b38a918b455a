import { bindingEnergy, ENERGY_OF_U, energyPerNucleon, massDefect } from "../../laws/nuclear/binding.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, list, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity, type Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { UNITY } from "../../quantity/units/unit.ts";
import { type ComputedDraft, given, type SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { getMass } from "./atom-masses.ts";
import { type Nucleus, nucleusOf, nuclideTerm } from "./decays.ts";

const WORDS = "problems-nuclear.binding";

const slip = (name: string): string => slipOf(WORDS, name);

const NUCLIDES = (
  "4He 6Li 7Li 9Be 10B 11B 12C 14N 16O 19F 20Ne 23Na 24Mg 27Al 28Si 31P 32S 35Cl 40Ar 39K 40Ca 45Sc 48Ti 51V 55Mn 56Fe 59Co 58Ni 62Ni 63Cu 64Zn " +
  "84Kr 88Sr 90Zr 98Mo 107Ag 120Sn 127I 132Xe 133Cs 138Ba 197Au 208Pb 209Bi 238U"
).split(" ");

/** A mass in u, to five decimal places. */
const mass = (value: Decimal | string): Quantity =>
  quantity(new Decimal(value), "u", figuresToPlace(new Decimal(value), -5) ?? 1);

const HYDROGEN = mass(getMass("1H"));
const NEUTRON = mass(getMass("n"));

type Sample = { readonly nucleus: Nucleus; readonly atom: Quantity; readonly defect: Quantity };

function sampleOf(name: string): Sample {
  const nucleus = nucleusOf(name);
  const atom = mass(getMass(name));
  const defect = lawValue(massDefect, "Δm", {
    Z: nucleus.charge,
    m_H: HYDROGEN.value,
    N: nucleus.massNumber - nucleus.charge,
    m_n: NEUTRON.value,
    m: atom.value,
  });
  return { nucleus, atom, defect: mass(defect) };
}

/** Four figures, as many as the factor allows. */
const FIGURES = 4;

const energyOf = ({ value, significantFigures }: Quantity): Quantity =>
  quantity(lawValue(bindingEnergy, "E", { Δm: value }), "MeV", Math.min(FIGURES, significantFigures ?? FIGURES));

const perNucleon = (energy: Quantity, { massNumber }: Nucleus): Quantity => ({
  ...energy,
  value: lawValue(energyPerNucleon, "Eₐ", { E: energy.value, A: massNumber }),
});

const whole = (value: number): Quantity => quantity(value, UNITY, null);

/** The numbers of a nucleus stand in its symbol. */
const numbersOf = ({ nucleus: { massNumber, charge } }: Sample): ComputedDraft["givens"] => ({
  number: given("mass-number", null, whole(massNumber)),
  charge: given("nuclear-charge", null, whole(charge)),
});

const massesOf = (sample: Sample): ComputedDraft["givens"] => ({
  ...numbersOf(sample),
  atom: given("isotope-mass", null, sample.atom),
  hydrogen: given("hydrogen-mass", null, HYDROGEN),
  neutron: given("neutron-mass", null, NEUTRON),
});

const FACTOR = givenTerm(ENERGY_OF_U);

const draftOf = (
  variant: string,
  { nucleus }: Sample,
  draft: Pick<ComputedDraft, "givens" | "find" | "distractors">,
): ComputedDraft => ({
  kind: "computed",
  variant,
  values: { nuclide: nuclideTerm(nucleus), factor: FACTOR },
  unit: draft.find.kind === "mass-defect" ? "u" : "MeV",
  ...draft,
});

/** The mass defect of an atom. */
function askDefect(random: Random): ComputedDraft {
  const sample = sampleOf(random.pick(NUCLIDES));
  return draftOf("defect", sample, { givens: massesOf(sample), find: variableOf("mass-defect", null) });
}

/** What the energy of a nucleus becomes by wrong divisors. */
function misdivided(sample: Sample, isTotal: boolean): Distractor[] {
  const energy = energyOf(sample.defect);
  const each = perNucleon(energy, sample.nucleus);
  const byProtons = energy.value.div(sample.nucleus.charge);
  return isTotal
    ? wrongQuantities(energy, [
        [slip("divided-by-nucleons"), each.value],
        [slip("per-proton"), byProtons],
      ])
    : wrongQuantities(each, [[slip("by-protons"), byProtons]]);
}

/** The binding energy from the mass defect, in all or for each nucleon. */
function askEnergy(random: Random, variant: "energy" | "per-nucleon"): ComputedDraft {
  const sample = sampleOf(random.pick(NUCLIDES));
  const isTotal = variant === "energy";
  const defect = given("mass-defect", null, sample.defect);
  const number = given("mass-number", null, whole(sample.nucleus.massNumber));
  return draftOf(variant, sample, {
    givens: isTotal ? { defect } : { defect, number },
    find: variableOf(isTotal ? "binding-energy" : "nucleon-energy", null),
    distractors: misdivided(sample, isTotal),
  });
}

/** From the masses to the binding energy, of the nucleus or of each nucleon. */
function askFromMasses(random: Random, variant: "total" | "from-masses"): ComputedDraft {
  const sample = sampleOf(random.pick(NUCLIDES));
  const isTotal = variant === "total";
  return draftOf(variant, sample, {
    givens: massesOf(sample),
    find: variableOf(isTotal ? "binding-energy" : "nucleon-energy", null),
    distractors: misdivided(sample, isTotal),
  });
}

/** Which of four nuclei is bound most tightly. */
function askStability(random: Random): SolvedDraft | null {
  const samples = random.pickSeveral(NUCLIDES, 4).map(sampleOf);
  const share = ({ defect, nucleus }: Sample): Decimal => defect.value.div(nucleus.massNumber);
  const [best, second] = samples.toSorted((a, b) => share(b).comparedTo(share(a)));
  const [heaviest] = samples.toSorted((a, b) => b.nucleus.massNumber - a.nucleus.massNumber);
  const [lightest] = samples.toSorted((a, b) => a.nucleus.massNumber - b.nucleus.massNumber);
  // Else the greatest defect would be the right answer too.
  if (best === undefined || second === undefined || best === heaviest || share(best).div(share(second)).lt(1.01))
    return null;
  const energyPer = (sample: Sample): Quantity => perNucleon(energyOf(sample.defect), sample.nucleus);
  return {
    kind: "solved",
    variant: "stability",
    values: {
      nuclei: list(samples.map(({ nucleus, defect }) => expression(nuclideTerm(nucleus), "(", givenTerm(defect), ")"))),
    },
    steps: [
      step("share", [expression(variable("Δm"), "/", variable("A"))]),
      step(
        "greatest",
        samples.map((sample) => expression(nuclideTerm(sample.nucleus), ":", answerTerm(energyPer(sample)))),
      ),
    ],
    answer: { id: "stability", value: nuclideTerm(best.nucleus) },
    distractors: samples
      .filter((each) => each !== best)
      .map((each) => ({
        slip: slip(each === heaviest ? "greatest-total" : each === lightest ? "lightest" : "less-bound"),
        value: nuclideTerm(each.nucleus),
      })),
  };
}

/** Mass defects and binding energies of nuclei. */
export const bindingEnergies: Family = {
  id: "binding-energy",
  subtopic: "mass-defect-binding-energy",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.5) ? askDefect(random) : askEnergy(random, "energy")),
    medium: (random) => (random.chance(0.5) ? askEnergy(random, "per-nucleon") : askStability(random)),
    hard: (random) => askFromMasses(random, random.pick(["total", "from-masses"] as const)),
  },
};
