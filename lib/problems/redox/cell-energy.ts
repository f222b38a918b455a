import { rounded } from "../rounded.ts";
import { cellEnergy } from "../../laws/redox/cell-energy.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { pureNumber, type Quantity } from "../../quantity/quantity.ts";
import { type ComputedDraft, given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { volts } from "./cells.ts";

/** What a reaction of two couples has, mostly of its own accord. */
function sampleCell(random: Random) {
  const electrons = random.integer(2, 6);
  const size = volts(String(random.integer(15, 280) / 100));
  return { electrons, potential: { ...size, value: random.chance(0.75) ? size.value : size.value.neg() } };
}

const electronsOf = (n: number) => given("electrons-transferred", null, pureNumber(n));

/** As a table would have it, to three figures. */
function energyOf({ electrons, potential }: ReturnType<typeof sampleCell>): Quantity {
  const joules = lawValue(cellEnergy, "ΔG°", { n: electrons, "E°": potential.value });
  return rounded(joules.div(1000), "kJ/mol");
}

function askEnergy(random: Random): ComputedDraft {
  const { electrons, potential } = sampleCell(random);
  return {
    kind: "computed",
    variant: "energy",
    givens: { potential: given("standard-potential", null, potential), electrons: electronsOf(electrons) },
    find: variableOf("standard-gibbs-energy", null),
    unit: "kJ",
    reading: { perEquation: true },
  };
}

function askPotential(random: Random): ComputedDraft {
  const cell = sampleCell(random);
  return {
    kind: "computed",
    variant: "potential",
    givens: {
      energy: given("standard-gibbs-energy", null, energyOf(cell)),
      electrons: electronsOf(cell.electrons),
    },
    find: variableOf("standard-potential", null),
    unit: "V",
  };
}

function askElectrons(random: Random): ComputedDraft {
  const cell = sampleCell(random);
  return {
    kind: "computed",
    variant: "electrons",
    givens: {
      energy: given("standard-gibbs-energy", null, energyOf(cell)),
      potential: given("standard-potential", null, cell.potential),
    },
    find: variableOf("electrons-transferred", null),
    unit: "",
  };
}

/** ΔG° = −nFE°, solved for each of its quantities. */
export const cellEnergies: Family = {
  id: "cell-energy",
  subtopic: "standard-cell-potential",
  words: "problems-redox.cell-energy",
  forms: ["free", "choice"],
  levels: { easy: askEnergy, medium: askPotential, hard: askElectrons },
};
