import { rounded } from "../rounded.ts";
import type { FactValue, Term } from "../../methods/facts.ts";
import { computed, equals, givenTerm, inUnit, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { explainConversion } from "../../methods/rules/unit-conversion.ts";
import { expression, formulaTerm, list, quantity as quantityTerm, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-analytical.ir-spectra";

const BONDS = ["OH", "CH", "CN", "CO", "CC"] as const;

type Bond = (typeof BONDS)[number];

/**
 * Where bonds absorb, in cm⁻¹, well within the ranges that the statements give: alcohols and phenols O–H 3200–3600, C–H 2850–3100,
 * nitriles C≡N 2210–2260, C=O 1680–1750, C=C 1620–1670 (OpenStax Organic Chemistry, CC BY-NC-SA 4.0, table 12.1; there
 * 3400–3650, 2850–3100, 2210–2260, 1670–1780 and 1640–1680).
 */
const SAMPLED: Readonly<Record<Bond, readonly [from: number, to: number]>> = {
  OH: [3250, 3580],
  CH: [2870, 3080],
  CN: [2220, 2255],
  CO: [1690, 1740],
  CC: [1625, 1662],
};

const word = wordIn<Bond>(WORDS);

const PER_CENTIMETRE = "cm^-1";

/** What turns micrometers into wavenumbers. */
const FACTOR = variable("10⁴ µm/cm");

function sampleWavenumber(random: Random, bond: Bond): Quantity {
  const [from, to] = SAMPLED[bond];
  return quantity(random.integer(from, to), PER_CENTIMETRE, 4);
}

/** λ = 1 / ν̃, in µm: 10⁴ µm make one centimeter. */
function wavelengthOf(wavenumber: Quantity): Quantity {
  return rounded(new Decimal(10_000).div(wavenumber.value), "µm", 4);
}

function bondOf(wavenumber: Quantity): Bond | null {
  return (
    BONDS.find((bond) => wavenumber.value.gte(SAMPLED[bond][0] - 1) && wavenumber.value.lte(SAMPLED[bond][1] + 1)) ??
    null
  );
}

/** The bond that absorbs, from the wavenumber or, one step more, from the wavelength. */
function askBond(random: Random, isByWavelength: boolean): Draft | null {
  const bond = random.pick(BONDS);
  const sampled = sampleWavenumber(random, bond);
  const wavelength = wavelengthOf(sampled);
  const wavenumber = isByWavelength
    ? computed(new Decimal(10_000).div(wavelength.value), PER_CENTIMETRE, wavelength)
    : sampled;
  if (bondOf(wavenumber) !== bond) return null;
  const convert = step("wavenumber", [
    expression(
      variable("ν̃"),
      "=",
      variable("1/λ"),
      "=",
      FACTOR,
      "/",
      givenTerm(wavelength),
      "=",
      shownTerm(wavenumber),
    ),
  ]);
  return {
    kind: "solved",
    variant: isByWavelength ? "bond-by-wavelength" : "bond",
    givens: { band: [isByWavelength ? "λ" : "ν̃", isByWavelength ? wavelength : wavenumber] },
    steps: [
      ...(isByWavelength ? [convert] : [step("strong-and-light")]),
      step("look-up"),
      step("bond", [], { bond: word(bond) }),
    ],
    answer: { id: "bond", value: word(bond) },
    distractors: wrongChoices(BONDS, bond, (other) => slipOf(WORDS, `is-${other}`), word),
  };
}

/** Wavelength to wavenumber and back; or from a wavelength in a unit that must be converted first. */
function convertWave(random: Random, isInOtherUnit: boolean): SolvedDraft {
  const bond = random.pick(BONDS);
  const wavenumber = sampleWavenumber(random, bond);
  const wavelength = wavelengthOf(wavenumber);
  const isToWavelength = !isInOtherUnit && random.chance(0.5);
  const [known, answer] = isToWavelength
    ? [wavenumber, computed(new Decimal(10_000).div(wavenumber.value), "µm", wavenumber)]
    : [wavelength, computed(new Decimal(10_000).div(wavelength.value), PER_CENTIMETRE, wavelength)];
  const told = isInOtherUnit ? inUnit(known, random.pick(["nm", "mm", "m"])) : known;
  const letters = isToWavelength ? (["λ", "1/ν̃"] as const) : (["ν̃", "1/λ"] as const);
  return {
    kind: "solved",
    variant: isToWavelength ? "wavelength" : "wavenumber",
    givens: { known: [isToWavelength ? "ν̃" : "λ", told] },
    steps: [
      step("reciprocal"),
      ...(isInOtherUnit
        ? explainConversion(told, known).steps.map((step) => ({ ...step, method: "unit-conversion" as const }))
        : []),
      step("convert", [
        expression(
          variable(letters[0]),
          "=",
          variable(letters[1]),
          "=",
          FACTOR,
          "/",
          givenTerm(known),
          "=",
          shownTerm(answer),
        ),
      ]),
    ],
    answer: quantityAnswer("converted", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "thousand-for-ten-thousand"), answer.value.div(10)],
      [slipOf(WORDS, "no-reciprocal"), known.value],
      [slipOf(WORDS, "hundred-thousand"), answer.value.times(10)],
    ]),
  };
}

/** Molecules by their bonds that stand in the table, C–H aside; acids, aldehydes, amines and conjugated systems are left out. */
const COMPOUNDS: Readonly<Record<string, readonly Bond[]>> = {
  CH3CH2OH: ["OH"],
  CH3CH2CH2OH: ["OH"],
  "(CH3)2CHOH": ["OH"],
  HOCH2CH2OH: ["OH"],
  CH3COCH3: ["CO"],
  CH3COCH2CH3: ["CO"],
  CH3COOCH3: ["CO"],
  CH3COOCH2CH3: ["CO"],
  CH3CH2CH2CH3: [],
  CH3CH2OCH2CH3: [],
  CH3CH2CN: ["CN"],
  CH3CH2CH2CN: ["CN"],
  "CH2=CHCH2CH3": ["CC"],
  "CH2=CHCH2CH2CH3": ["CC"],
  "CH2=CHCH2OH": ["OH", "CC"],
  "CH2=CHCH2CH2OH": ["OH", "CC"],
  CH3COCH2OH: ["OH", "CO"],
  CH3COCH2CH2OH: ["OH", "CO"],
  HOCH2CH2CN: ["OH", "CN"],
  CH3COCH2CH2CN: ["CN", "CO"],
  "CH2=CHCH2CN": ["CN", "CC"],
  "CH2=CHCH2COCH3": ["CO", "CC"],
  "CH2=CHCH2COOCH3": ["CO", "CC"],
};

const bondsOf = (compound: string): readonly Bond[] => COMPOUNDS[compound] ?? [];

const lacks = (compound: string, bonds: readonly Bond[]): boolean =>
  bonds.some((bond) => !bondsOf(compound).includes(bond));

/** A structure as it is written: the double bond of an alkene is no part of a formula. */
const structure = (compound: string): FactValue =>
  compound.includes("=")
    ? variable(compound.replaceAll(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)] ?? digit))
    : formulaTerm(compound);

/** Which of four compounds shows these bands and no other ones. */
function whichCompound(random: Random, isByWavelength: boolean): Draft | null {
  const right = random.pick(Object.keys(COMPOUNDS));
  const bonds = bondsOf(right);
  if (bonds.length === 0) return null;
  const others: string[] = [];
  for (const each of random.shuffle(Object.keys(COMPOUNDS))) {
    if ([right, ...others].every((other) => bondsOf(other).join("") !== bondsOf(each).join(""))) others.push(each);
    if (others.length === 3) break;
  }
  const bands = [...bonds, "CH" as const]
    .map((bond) => sampleWavenumber(random, bond))
    .toSorted((a, b) => b.value.comparedTo(a.value));
  const shown = isByWavelength ? bands.map(wavelengthOf) : bands;
  const lines = shown.map((wavelength) =>
    worked(
      "ν̃",
      [FACTOR, "/", wavelength],
      computed(new Decimal(10_000).div(wavelength.value), PER_CENTIMETRE, wavelength),
    ),
  );
  const compounds = random
    .shuffle([right, ...others])
    .map(structure)
    .flatMap((each): Term[] => (each.kind === "formula" || each.kind === "variable" ? [each] : []));
  return {
    kind: "solved",
    variant: isByWavelength ? "compound-by-wavelength" : "compound",
    values: { bands: list(shown.map((each) => givenTerm(each))), compounds: list(compounds) },
    steps: [
      ...(isByWavelength ? [step("wavenumbers", lines)] : []),
      step("look-up"),
      step("all-and-no-other", [], { bonds: list(bonds.map(word)) }),
      step("compound", [], { compound: structure(right) }),
    ],
    answer: { id: "compound", value: structure(right) },
    distractors: others.map((each) => ({
      slip: slipOf(WORDS, lacks(each, bonds) ? "lacks-band" : "extra-band"),
      value: structure(each),
    })),
  };
}

/** Mass numbers of the partners of hydrogen, for the reduced mass. */
const PARTNERS = {
  C: { mass: 12, from: 2850, to: 3080 },
  N: { mass: 14, from: 3310, to: 3480 },
  O: { mass: 16, from: 3250, to: 3600 },
} as const;

/** The wavenumber when hydrogen is replaced by deuterium: ν̃ goes with the root of the reduced mass, upside down. */
function deuterated(random: Random): SolvedDraft {
  const partner = random.pick(["C", "N", "O"] as const);
  const { mass, from, to } = PARTNERS[partner];
  const light = quantity(random.integer(from, to), PER_CENTIMETRE, 4);
  const [hydrogen, deuterium] = [1, 2].map((each) => new Decimal(mass).times(each).div(mass + each));
  if (hydrogen === undefined || deuterium === undefined) throw new Error("Two isotopes");
  const ratio = pureNumber(hydrogen.div(deuterium).sqrt(), 4);
  const heavy = computed(light.value.times(ratio.value), PER_CENTIMETRE, light);
  const reduced = (name: string, each: number, value: Decimal) =>
    worked(
      name,
      [
        quantityTerm(String(mass), "u"),
        "*",
        quantityTerm(String(each), "u"),
        "/",
        "(",
        quantityTerm(String(mass), "u"),
        "+",
        quantityTerm(String(each), "u"),
        ")",
      ],
      rounded(value, "u", 5),
    );
  return {
    kind: "solved",
    variant: "deuterium",
    values: { partner: formulaTerm(partner) },
    givens: { light: ["ν̃₁", light] },
    steps: [
      step("reduced-masses", [reduced("μ₁", 1, hydrogen), reduced("μ₂", 2, deuterium)]),
      step("root", [equals("√(μ₁/μ₂)", shownTerm(ratio))]),
      step("heavier", [worked("ν̃₂", [["ν̃₁", light], "*", ["√(μ₁/μ₂)", ratio]], heavy)]),
    ],
    answer: quantityAnswer("converted", heavy),
    distractors: wrongQuantities(heavy, [
      [slipOf(WORDS, "no-root"), light.value.times(hydrogen).div(deuterium)],
      [slipOf(WORDS, "root-upside-down"), light.value.div(ratio.value)],
      [slipOf(WORDS, "halved"), light.value.div(2)],
      [slipOf(WORDS, "same-wavenumber"), light.value],
    ]),
  };
}

/** Wavenumbers and wavelengths. */
export const irSpectra: Family = {
  id: "ir-spectra",
  subtopic: "infrared-spectroscopy",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => convertWave(random, false),
    medium: (random) => convertWave(random, true),
    hard: deuterated,
  },
};

/** Double bonds are picked, not written: who types C–O or CO may mean another bond than C=O. */
export const irCompounds: Family = {
  id: "ir-compounds",
  subtopic: "infrared-spectroscopy",
  words: WORDS,
  forms: ["choice"],
  levels: {
    easy: (random) => askBond(random, false),
    medium: (random) => (random.chance(0.4) ? askBond(random, true) : whichCompound(random, false)),
    hard: (random) => whichCompound(random, true),
  },
};
