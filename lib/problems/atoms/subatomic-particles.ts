import type { StepFacts } from "../../methods/facts.ts";
import { electronsOf, elementOf, neutronsOf, writeIon, writeSpecies } from "../../chemistry/elements/species.ts";
import type { Species } from "../../chemistry/elements/species.ts";
import { isPossibleMassNumber } from "../../chemistry/formula/nuclide.ts";
import { neutronsStep, protonsStep } from "../../methods/atomic-particles.ts";
import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import { count, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { IONS, ISOTOPE_IONS, ISOTOPES } from "./particles.ts";

const WORDS = "problems-atoms.subatomic-particles";

const slip = (name: string): string => slipOf(WORDS, name);

/** What is counted on the way must not be what is asked for: the hints would tell it. */
const areDifferent = (...counts: readonly number[]): boolean => new Set(counts).size === counts.length;

/** Neutrons of an atom. */
function askNeutrons(random: Random): SolvedDraft | null {
  const atom = random.pick(ISOTOPES);
  const { element, massNumber } = atom;
  const neutrons = neutronsOf(atom);
  if (!areDifferent(neutrons, element.number)) return null;
  const nuclide = formulaTerm(writeSpecies(atom));
  return {
    kind: "solved",
    variant: "neutrons",
    values: { nuclide },
    steps: [protonsStep(atom.element), neutronsStep(massNumber, element.number)],
    answer: { id: "neutrons", value: count(neutrons), values: { nuclide } },
    distractors: wrongCounts(neutrons, [
      [slip("protons-for-neutrons"), element.number],
      [slip("mass-number-for-neutrons"), massNumber],
      [slip("numbers-added"), massNumber + element.number],
    ]),
  };
}

/** A = Z + N */
const massLine = (protons: number, neutrons: number) =>
  worked("A", [["Z", count(protons)], "+", ["N", count(neutrons)]], count(protons + neutrons));

const addNucleons = (protons: number, neutrons: number): readonly StepFacts[] => [
  step("nucleons"),
  step("add", [massLine(protons, neutrons)]),
];

/** The mass number of an atom from its particles. */
function askMassNumber(random: Random): SolvedDraft | null {
  const atom = random.pick(ISOTOPES);
  const [protons, neutrons, { massNumber }] = [atom.element.number, neutronsOf(atom), atom];
  if (!areDifferent(protons, neutrons)) return null;
  return {
    kind: "solved",
    variant: "mass-number",
    values: { protons: count(protons), neutrons: count(neutrons), electrons: count(protons) },
    steps: [...addNucleons(protons, neutrons)],
    answer: { id: "mass-number", value: count(massNumber) },
    distractors: wrongCounts(massNumber, [
      [slip("electrons-counted"), massNumber + protons],
      [slip("electrons-for-neutrons"), 2 * protons],
      [slip("neutrons-only"), neutrons],
    ]),
  };
}

/** Electrons of an ion. */
function askElectrons(random: Random): SolvedDraft | null {
  const ion = random.pick(ISOTOPE_IONS);
  const {
    element: { number },
    charge,
  } = ion;
  const electrons = electronsOf(ion);
  const formula = formulaTerm(writeSpecies(ion));
  if (!areDifferent(electrons, neutronsOf(ion), number)) return null;
  return {
    kind: "solved",
    variant: "electrons",
    values: { ion: formula },
    steps: [
      protonsStep(ion.element),
      step(charge > 0 ? "cation" : "anion", [
        worked("N(e⁻)", [count(number), charge > 0 ? "-" : "+", count(Math.abs(charge))], count(electrons)),
      ]),
    ],
    answer: { id: "electrons", value: count(electrons), values: { ion: formula } },
    distractors: wrongCounts(electrons, [
      [slip("charge-ignored"), number],
      [slip("charge-wrong-way"), number + charge],
      [slip("neutrons-for-electrons"), neutronsOf(ion)],
    ]),
  };
}

const speciesTerm = (name: string, each: Species): Distractor[] =>
  isPossibleMassNumber(each.element.number, each.massNumber)
    ? [{ slip: slip(name), value: formulaTerm(writeSpecies(each)) }]
    : [];

/** Wrong symbols: numbers of particles in the wrong places. */
function listWrongSymbols(right: Species): Distractor[] {
  const [neutrons, electrons] = [neutronsOf(right), electronsOf(right)];
  const [byNeutrons, byElectrons] = [elementOf(neutrons), elementOf(electrons)];
  return [
    ...(right.charge === 0
      ? []
      : [
          ...speciesTerm("charge-sign", { ...right, charge: -right.charge }),
          ...speciesTerm("charge-ignored", { ...right, charge: 0 }),
        ]),
    ...(right.charge === 0 || byElectrons === null
      ? []
      : speciesTerm("electrons-for-protons", { ...right, element: byElectrons })),
    ...(byNeutrons === null || byNeutrons === right.element
      ? []
      : speciesTerm("neutrons-for-protons", { ...right, element: byNeutrons })),
    ...(neutrons === right.massNumber ? [] : speciesTerm("neutron-number-written", { ...right, massNumber: neutrons })),
    ...(right.charge === 0
      ? speciesTerm("electrons-counted", { ...right, massNumber: right.massNumber + electrons })
      : []),
  ];
}

/** What an atom or ion is written as, from how many protons, electrons and, where they are told, neutrons it has. */
export function solveSymbol({
  element,
  massNumber,
  charge,
}: Omit<Species, "massNumber"> & { readonly massNumber: number | null }): Pick<SolvedDraft, "steps" | "answer"> {
  const [protons, electrons] = [element.number, element.number - charge];
  const neutrons = massNumber === null ? null : massNumber - protons;
  const symbol = massNumber === null ? writeIon(element.symbol, charge) : writeSpecies({ element, massNumber, charge });
  return {
    steps: [
      step("name-element", [equals("Z", count(protons))]),
      ...(massNumber === null || neutrons === null ? [] : [step("mass-number", [massLine(protons, neutrons)])]),
      ...(charge === 0
        ? []
        : [
            step("charge", [
              worked("z", [count(protons), "-", count(electrons)], {
                kind: "count",
                value: charge,
                signed: true,
              }),
            ]),
          ]),
      step("write-symbol"),
    ],
    answer: { id: "symbol", value: formulaTerm(symbol) },
  };
}

/** Of an ion: what its charge says that its electrons lack. */
function protonsOfIon({ element: { number }, charge }: Species): StepFacts {
  return step(charge > 0 ? "protons-of-cation" : "protons-of-anion", [
    worked("Z", [count(number - charge), charge > 0 ? "+" : "-", count(Math.abs(charge))], count(number)),
  ]);
}

/** The mass number of an atom or ion, from how many protons and neutrons it has. */
export function solveMassNumber(species: Species): Pick<SolvedDraft, "steps" | "answer"> {
  const { element, massNumber, charge } = species;
  return {
    steps: [
      ...(charge === 0 ? [] : [protonsOfIon(species)]),
      ...addNucleons(element.number, massNumber - element.number),
    ],
    answer: { id: "mass-number", value: count(massNumber) },
  };
}

/** The symbol of an atom or ion from its particles. */
function askSymbol(random: Random, from: readonly Species[], variant: "atom" | "ion"): SolvedDraft {
  const right = random.pick(from);
  const [protons, neutrons, electrons] = [right.element.number, neutronsOf(right), electronsOf(right)];
  return {
    kind: "solved",
    variant,
    values: { protons: count(protons), neutrons: count(neutrons), electrons: count(electrons) },
    ...solveSymbol(right),
    distractors: listWrongSymbols(right),
  };
}

/** Neutrons of an ion whose electrons are known. */
function askNeutronsOfIon(random: Random): SolvedDraft | null {
  const ion = random.pick(ISOTOPE_IONS);
  const [protons, neutrons, electrons, { massNumber, charge }] = [
    ion.element.number,
    neutronsOf(ion),
    electronsOf(ion),
    ion,
  ];
  if (!areDifferent(protons, neutrons, electrons)) return null;
  const written = `${Math.abs(charge)}${charge > 0 ? "+" : "−"}`;
  return {
    kind: "solved",
    variant: "ion-neutrons",
    values: { charge: variable(written), electrons: count(electrons), massNumber: count(massNumber) },
    steps: [protonsOfIon(ion), neutronsStep(massNumber, protons)],
    answer: { id: "ion-neutrons", value: count(neutrons) },
    distractors: wrongCounts(neutrons, [
      [slip("charge-ignored"), massNumber - electrons],
      [slip("charge-wrong-way"), massNumber - electrons + charge],
      [slip("protons-for-neutrons"), protons],
    ]),
  };
}

/** Which of four particles has as many electrons as an ion. */
function askIsoelectronic(random: Random): SolvedDraft | null {
  const ion = random.pick(IONS);
  const electrons = electronsOf(ion);
  const noble = elementOf(electrons);
  const others = IONS.filter((each) => each !== ion && electronsOf(each) !== electrons);
  const same = [
    ...IONS.filter((each) => each.element !== ion.element && electronsOf(each) === electrons).map((each) =>
      writeIon(each.element.symbol, each.charge),
    ),
    ...(noble?.group === 18 ? [noble.symbol] : []),
  ];
  const near = others.filter((each) => Math.abs(electronsOf(each) - electrons) <= 10 && each.element !== ion.element);
  const sameCharge = near.filter(({ charge }) => charge === ion.charge);
  if (near.length < 4 || sameCharge.length === 0 || same.length === 0) return null;
  const right = random.pick(same);
  const lure = random.pick(sameCharge);
  const wrong: Distractor[] = [
    { slip: slip("atoms-compared"), value: formulaTerm(ion.element.symbol) },
    { slip: slip("charges-compared"), value: formulaTerm(writeIon(lure.element.symbol, lure.charge)) },
    {
      slip: slip("other-count"),
      value: formulaTerm(writeIon(...symbolAndCharge(random.pick(near.filter((each) => each !== lure))))),
    },
  ];
  const value = formulaTerm(right);
  return {
    kind: "solved",
    variant: "isoelectronic",
    values: {
      ion: formulaTerm(writeIon(ion.element.symbol, ion.charge)),
      species: list(
        random.shuffle([value, ...wrong.flatMap((each) => (each.value.kind === "formula" ? [each.value] : []))]),
      ),
    },
    steps: [
      step("count-ion", [
        worked(
          "N(e⁻)",
          [count(ion.element.number), ion.charge > 0 ? "-" : "+", count(Math.abs(ion.charge))],
          count(electrons),
        ),
      ]),
      step("compare"),
    ],
    answer: { id: "isoelectronic", value, values: { ion: formulaTerm(writeIon(ion.element.symbol, ion.charge)) } },
    distractors: wrong,
  };
}

const symbolAndCharge = ({ element, charge }: Species): [string, number] => [element.symbol, charge];

/** Protons, neutrons and electrons of atoms and ions. */
export const subatomicParticles: Family = {
  id: "subatomic-particles",
  subtopic: "subatomic-particles",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([askNeutrons, askNeutrons, askMassNumber])(random),
    medium: (random) => (random.chance(0.5) ? askElectrons(random) : askSymbol(random, ISOTOPES, "atom")),
    hard: (random) =>
      random.pick([
        () => askSymbol(random, ISOTOPE_IONS, "ion"),
        () => askNeutronsOfIon(random),
        () => askIsoelectronic(random),
      ])(),
  },
};
