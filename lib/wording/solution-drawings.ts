import type { Drawing } from "../cards/drawing.ts";
import { findSpecies } from "../chemistry/bonding/species.ts";
import type { Stretch } from "../chemistry/curves/heating.ts";
import { WEAK_ACIDS, WEAK_BASES } from "../chemistry/data/acid-constants.ts";
import { WATER } from "../chemistry/data/water-phases.ts";
import { countGraphAtoms } from "../chemistry/organic/molecule-graph.ts";
import { readMolecule } from "../chemistry/organic/read-molecule.ts";
import { writeSmiles } from "../chemistry/organic/smiles.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Quantity, SolutionFacts, StepFacts } from "../methods/facts.ts";
import { writeHill } from "../nomenclature/organic/organic.ts";
import { formulaText } from "./chemistry.ts";
import { drawShape } from "./drawings.ts";
import { factText } from "./fact-text.ts";
import { drawResonance } from "./resonance.ts";
import { drawSolid } from "./solids.ts";
import { wordDecay, wordHeating, wordTitration } from "./plots.ts";
import type { Words } from "./words.ts";

/** The curve that a problem lies on, with the problem's own numbers, or the molecule that it is about; empty for most methods. */
export function wordSolutionDrawings(facts: SolutionFacts, words: Words): Drawing[] {
  const curve = drawHeating(facts, words) ?? drawDecay(facts, words) ?? drawTitration(facts, words);
  return curve === null ? [...drawMolecule(facts, words), ...drawSkeleton(facts, words)] : [curve];
}

/** Families whose questions are about one molecule: its picture says what their answers say. */
const OF_MOLECULES: ReadonlySet<string> = new Set([
  "problems-bonding.lewis-structures",
  "problems-bonding.molecular-geometry",
  "problems-bonding.molecular-polarity",
  "problems-bonding.hybridization",
]);

/** Flat, in all of its resonance structures where electrons are asked, and in space; where polarity is asked, with its dipoles. */
function drawMolecule({ method, answer: { id, values } }: SolutionFacts, words: Words): Drawing[] {
  const { formula } = values;
  if (!OF_MOLECULES.has(method) || formula?.kind !== "formula") return [];
  const parsed = parseFormula(formula.formula);
  const species = parsed.ok ? findSpecies(parsed.value) : null;
  if (species === null) return [];
  const flat = drawShape(species.formula, species.structure, words);
  const resonance = method === "problems-bonding.lewis-structures" ? drawResonance(species, words) : null;
  const solid = drawSolid(species, words, method === "problems-bonding.molecular-polarity");
  const shown = id === "resonance" ? [resonance ?? flat, solid] : [flat, resonance, solid];
  return shown.filter((drawing) => drawing !== null);
}

/** The molecule that a condensed formula answers with. */
function drawSkeleton({ answer: { id, value, values } }: SolutionFacts, words: Words): Drawing[] {
  if ((id !== "formula" && id !== "drawn") || value.kind !== "notation") return [];
  const read = readMolecule(value.text);
  if (!read.ok) return [];
  return [
    {
      kind: "structure",
      title: values["name"] === undefined ? value.text : factText(values["name"], words),
      text: words.t("drawings.skeleton", { formula: value.text }),
      formula: formulaText(writeHill(countGraphAtoms(read.value))),
      smiles: writeSmiles(read.value),
    },
  ];
}

function findStep({ steps, method }: SolutionFacts, of: string, id: string): StepFacts | undefined {
  return steps.find((step) => (step.method ?? method) === of && step.id === id);
}

/** The quantities of a step's lines, in their order. */
function quantitiesOf(step: StepFacts | undefined): Quantity[] {
  return (step?.lines ?? []).flatMap(({ terms }) => terms.filter((term): term is Quantity => term.kind === "quantity"));
}

const TRANSITIONS: Readonly<Record<string, number>> = {
  fusion: Number(WATER.melting),
  "fusion-back": Number(WATER.melting),
  vaporization: Number(WATER.boiling),
  "vaporization-back": Number(WATER.boiling),
};

/** A step of a heating curve: mass, constant, change where there is one, and heat, as `methods/rules/phase-change.ts` writes it. */
function readStretch(step: StepFacts): { stretch: Stretch; mass: Quantity; level: number | null } | null {
  const quantities = quantitiesOf(step);
  const [mass, heat] = [quantities[0], quantities.at(-1)];
  if (mass === undefined || heat?.unit !== "J") return null;
  const isChange = step.id === "warm" || step.id === "cool";
  const change = isChange ? quantities[2] : undefined;
  if (isChange && (quantities.length !== 4 || change === undefined)) return null;
  const level = TRANSITIONS[step.id] ?? null;
  if (!isChange && level === null) return null;
  return { stretch: { heatJoules: Number(heat.value), changeCelsius: Number(change?.value ?? 0) }, mass, level };
}

function drawHeating(facts: SolutionFacts, words: Words): Drawing | null {
  if (facts.method !== "phase-change") return null;
  const read = facts.steps.flatMap((step) => readStretch(step) ?? []);
  const [first] = read;
  const firstLevel = read.findIndex(({ level }) => level !== null);
  const level = read[firstLevel]?.level;
  if (first === undefined || level === null || level === undefined || read.length < 2) return null;
  const start = read
    .slice(0, firstLevel)
    .reduce((temperature, { stretch }) => temperature - stretch.changeCelsius, level);
  return wordHeating(
    { mass: first.mass.value, unit: first.mass.unit, start, stretches: read.map(({ stretch }) => stretch) },
    words,
  );
}

/** n = t / t½ and N = N₀ × (½)ⁿ, or N₀ from N: three quantities each. */
function drawDecay(facts: SolutionFacts, words: Words): Drawing | null {
  const [time, halfLife] = quantitiesOf(findStep(facts, "radioactive-decay", "halvings"));
  const left = quantitiesOf(findStep(facts, "radioactive-decay", "left"));
  const before = quantitiesOf(findStep(facts, "radioactive-decay", "initial"));
  const initial = left[0] ?? before.at(-1);
  if (time === undefined || halfLife === undefined || initial === undefined) return null;
  if (!(Number(halfLife.value) > 0) || !(Number(initial.value) > 0) || Number(initial.value) > 1e6) return null;
  return wordDecay(
    {
      initial: initial.value,
      unit: initial.unit,
      halfLife: halfLife.value,
      timeUnit: halfLife.unit,
      time: Number(time.value),
    },
    words,
  );
}

/** Concentration and volume of each partner, told apart by the amounts that the first step names. */
function drawTitration(facts: SolutionFacts, words: Words): Drawing | null {
  const step = findStep(facts, "neutralization", "amounts");
  const { acid, base } = step?.values ?? {};
  const [acidAmount, baseAmount] = quantitiesOf(step);
  const samples = readSamples(facts);
  if (acid?.kind !== "formula" || base?.kind !== "formula" || acidAmount === undefined || baseAmount === undefined)
    return null;
  const [one, other] = samples;
  if (one === undefined || other === undefined || samples.length !== 2) return null;
  const isOneAcid = isSame(one, acidAmount) && isSame(other, baseAmount);
  if (!isOneAcid && !(isSame(one, baseAmount) && isSame(other, acidAmount))) return null;
  const [acidSample, baseSample] = isOneAcid ? [one, other] : [other, one];
  const isBaseTitrated = base.formula in WEAK_BASES;
  const [analyte, titrant] = isBaseTitrated ? [baseSample, acidSample] : [acidSample, baseSample];
  const constant = isBaseTitrated ? WEAK_BASES[base.formula] : WEAK_ACIDS[acid.formula];
  return wordTitration(
    {
      titration: {
        analyte: isBaseTitrated ? "base" : "acid",
        constant: constant === undefined ? null : Number(constant),
        concentration: analyte.concentration,
        volumeMilliliters: analyte.volume,
        titrantConcentration: titrant.concentration,
      },
      analyte: formulaText(isBaseTitrated ? base.formula : acid.formula),
      titrant: formulaText(isBaseTitrated ? acid.formula : base.formula),
      added: titrant.volume,
    },
    words,
  );
}

type Sample = { volume: number; concentration: number };

/** Milliliters and molarities, in pairs as they were given. */
function readSamples({ givens }: SolutionFacts): Sample[] {
  const quantities = Object.values(givens).filter((given): given is Quantity => given.kind === "quantity");
  const volumes = quantities
    .filter(({ unit }) => unit === "mL" || unit === "L")
    .map(({ value, unit }) => Number(value) * (unit === "L" ? 1_000 : 1));
  const concentrations = quantities
    .filter(({ unit }) => unit === "M" || unit === "mol/L")
    .map(({ value }) => Number(value));
  if (quantities.length !== volumes.length + concentrations.length || volumes.length !== concentrations.length)
    return [];
  return volumes.map((volume, index) => ({ volume, concentration: concentrations[index] ?? 0 }));
}

const IN_MOLES: Readonly<Record<string, number>> = { mol: 1, mmol: 1e-3 };

/** Within the rounding of what a step shows. */
function isSame({ volume, concentration }: Sample, amount: Quantity): boolean {
  const moles = Number(amount.value) * (IN_MOLES[amount.unit] ?? Number.NaN);
  return Math.abs((volume / 1_000) * concentration - moles) <= 0.01 * moles;
}
