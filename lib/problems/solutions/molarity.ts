import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { namesOf } from "./named.ts";
import { CONCENTRATED, SALTS_OF_IONS, SOLUTES } from "./solutes.ts";

const FLASKS = [100, 200, 250, 500, 750, 1000] as const;

type Sample = {
  readonly formula: string;
  readonly molarity: Quantity;
  readonly volume: Quantity;
  readonly amount: Quantity;
  readonly mass: Quantity;
};

/** A liter is measured as well as the smaller flasks: 1000 mL, to four figures. */
const inMillilitres = (value: Decimal): Quantity => quantity(value, "mL", value.lt(1000) ? 3 : 4);

/** A solution with values that belong together, each to three figures. */
function sampleSolution(random: Random, unit: "L" | "mL"): Sample {
  const { formula, largest } = random.pick(SOLUTES);
  const molarity = random.measured({ from: 0.05, to: largest, figures: 3 }, "mol/L");
  const millilitres = random.chance(0.5) ? new Decimal(random.pick(FLASKS)) : new Decimal(random.integer(51, 949));
  const volume = unit === "mL" ? inMillilitres(millilitres) : quantity(millilitres.div(1000), "L", 3);
  const amount = molarity.value.times(millilitres).div(1000);
  const molarMass = molarMassOf(formula);
  return { formula, molarity, volume, amount: rounded(amount, "mol"), mass: rounded(amount.times(molarMass), "g") };
}

function withAmount(random: Random): ComputedDraft {
  const { formula, molarity, volume, amount } = sampleSolution(random, "L");
  const all = {
    amount: given("amount", formula, amount),
    molarity: given("molarity", formula, molarity),
    volume: given("solution-volume", formula, volume),
  };
  const shared = { kind: "computed", values: namesOf(formula) } as const;
  switch (random.pick(["molarity", "molarity", "amount", "volume"] as const)) {
    case "molarity":
      return {
        ...shared,
        variant: "amount-to-molarity",
        givens: { amount: all.amount, volume: all.volume },
        find: variableOf("molarity", formula),
        unit: "mol/L",
      };
    case "amount":
      return {
        ...shared,
        variant: "amount",
        givens: { molarity: all.molarity, volume: all.volume },
        find: variableOf("amount", formula),
        unit: "mol",
      };
    case "volume":
      return {
        ...shared,
        variant: "volume",
        givens: { amount: all.amount, molarity: all.molarity },
        find: variableOf("solution-volume", formula),
        unit: "L",
      };
  }
}

function withMass(random: Random): ComputedDraft {
  const { formula, molarity, volume, mass } = sampleSolution(random, "mL");
  const all = {
    mass: given("mass", formula, mass),
    molarity: given("molarity", formula, molarity),
    volume: given("solution-volume", formula, volume),
  };
  const shared = { kind: "computed", values: namesOf(formula) } as const;
  switch (random.pick(["molarity", "mass", "volume"] as const)) {
    case "molarity":
      return {
        ...shared,
        variant: "mass-to-molarity",
        givens: { mass: all.mass, volume: all.volume },
        find: variableOf("molarity", formula),
        unit: "mol/L",
      };
    case "mass":
      return {
        ...shared,
        variant: "mass",
        givens: { molarity: all.molarity, volume: all.volume },
        find: variableOf("mass", formula),
        unit: "g",
      };
    case "volume":
      return {
        ...shared,
        variant: "volume-for-mass",
        givens: { mass: all.mass, molarity: all.molarity },
        find: variableOf("solution-volume", formula),
        unit: "mL",
      };
  }
}

/** One ion of a salt that was weighed. */
function ofIon(random: Random): ComputedDraft {
  const { salt, ion } = random.pick(SALTS_OF_IONS);
  const givens = {
    mass: given("mass", salt, random.measured({ from: 2, to: 40, figures: 3 }, "g")),
    volume: given("solution-volume", salt, inMillilitres(new Decimal(random.pick(FLASKS)))),
  };
  return {
    kind: "computed",
    variant: "ion",
    givens,
    find: variableOf("molarity", ion),
    unit: "mol/L",
    scene: { containment: { part: ion, whole: salt } },
    values: { ...namesOf(salt), ion: formulaTerm(ion) },
  };
}

/** A reagent by its label. */
function ofReagent(random: Random): ComputedDraft {
  const { formula, percent, density } = random.pick(CONCENTRATED);
  const [least, most] = percent;
  const share = random.next();
  const givens = {
    percent: given("mass-percent", formula, rounded(new Decimal(least + share * (most - least)), "%")),
    density: given("density", formula, rounded(new Decimal(density[0] + share * (density[1] - density[0])), "g/mL")),
  };
  return {
    kind: "computed",
    variant: "reagent",
    givens,
    find: variableOf("molarity", formula),
    unit: "mol/L",
    values: namesOf(formula),
  };
}

/** Amount of solute in a litre of solution. */
export const molarity: Family = {
  id: "molarity",
  subtopic: "molarity",
  words: "problems-solutions.molarity",
  forms: ["free", "choice"],
  levels: {
    easy: withAmount,
    medium: withMass,
    hard: (random) => (random.chance(0.6) ? ofIon(random) : ofReagent(random)),
  },
};
