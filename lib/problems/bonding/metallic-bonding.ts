import type { Expression } from "../../methods/facts.ts";
import { answerTerm, computed, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, list, quantity as term, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import { getMainElement } from "../periodic-table/elements.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";
import { GAP_HOSTS, isStronger, METALS, RADII, SMALL, SUBSTITUTES } from "./metals.ts";
import type { Metal } from "./metals.ts";
import { askWhich, commonSlip, mixOne } from "./which.ts";

const WORDS = "problems-bonding.metallic-bonding";

const METALLIC = [
  "Na",
  "Mg",
  "Al",
  "Fe",
  "Cu",
  "Zn",
  "Ag",
  "Au",
  "K",
  "Ca",
  "Ni",
  "Ti",
  "Cr",
  "Pb",
  "Sn",
  "W",
  "Li",
  "Co",
  "Mn",
  "Ba",
  "Pt",
  "Mo",
  "V",
  "Pd",
  "Sr",
] as const;
const NONMETALS = ["I2", "S8", "P4", "CO2", "H2O", "SiO2", "CH4", "Br2", "N2", "Ar"] as const;
const SALTS = ["NaCl", "MgO", "CaF2", "KBr", "Al2O3", "CuO", "FeCl3", "ZnS"] as const;

/** The one with metallic bonds: among molecules, networks and salts. */
function askKind(random: Random): Draft | null {
  const mixed = mixOne<string>(random, METALLIC, [
    ...random.pickSeveral(NONMETALS, 2),
    ...random.pickSeveral(SALTS, 2),
  ]);
  if (mixed === null) return null;
  return askWhich({
    variant: random.pick(["metallic", "solid-conductor"] as const),
    shown: mixed.shown,
    right: mixed.right,
    slip: (formula) => slipOf(WORDS, SALTS.some((salt) => salt === formula) ? "metal-in-salt" : "no-metal"),
    steps: [step("metals-alone"), step("pick-metal")],
  });
}

/** Electrons that an atom gives to the sea. */
function askElectrons(random: Random): Draft {
  const { symbol, electrons, period } = random.pick(METALS);
  const values = { metal: formulaTerm(symbol) };
  const { number, group } = getMainElement(symbol);
  return {
    kind: "solved",
    variant: "electrons",
    values,
    steps: [step("find-group", [], values), step("valence-electrons")],
    answer: { id: "electrons", value: count(electrons), values },
    distractors: wrongCounts(electrons, [
      [slipOf(WORDS, "to-eight"), 8 - electrons],
      [slipOf(WORDS, "all-electrons"), number],
      [slipOf(WORDS, "period-for-group"), period],
      [slipOf(WORDS, "whole-group-number"), group],
    ]),
  };
}

/** The metal with the strongest or weakest bonds, where its electrons and its size agree. */
function askStrength(random: Random): Draft | null {
  const shown = random.pickSeveral(METALS, random.integer(3, 4));
  const isStrongest = random.chance(0.5);
  const find = (strongest: boolean): Metal | undefined =>
    shown.find((each) =>
      shown.every((other) => other === each || (strongest ? isStronger(each, other) : isStronger(other, each))),
    );
  const [right, opposite] = [find(isStrongest), find(!isStrongest)];
  if (right === undefined) return null;
  return askWhich({
    variant: isStrongest ? "strongest" : "weakest",
    shown: shown.map(({ symbol }) => symbol),
    right: right.symbol,
    slip: (symbol) =>
      symbol === opposite?.symbol
        ? commonSlip("reversed")
        : slipOf(
            WORDS,
            shown.some((each) => each.symbol === symbol && each.electrons !== right.electrons)
              ? "electrons-ignored"
              : "size-ignored",
          ),
    steps: [
      step(
        "electrons-of-each",
        shown.map(({ symbol, electrons, period }) =>
          expression(variable("n", symbol), "=", count(electrons), ",", variable("p", symbol), "=", count(period)),
        ),
      ),
      step("what-binds"),
      step("pick-metal-by-both"),
    ],
  });
}

/** n(e⁻) = z m / M */
function askSea(random: Random): Draft {
  const { symbol, electrons } = random.pick(METALS);
  const mass = random.measured({ from: 3, to: 90, figures: 3 }, "g");
  const molarMass = molarMassOf(symbol);
  const atoms = computed(mass.value.div(molarMass), "mol", mass);
  const sea = computed(atoms.value.times(electrons), "mol", mass);
  return {
    kind: "solved",
    variant: "sea",
    values: { metal: formulaTerm(symbol) },
    givens: { mass: ["m", mass] },
    steps: [
      step("moles-of-atoms", [
        worked(variable("n", symbol), [["m", mass], "/", ["M", term(molarMass.toFixed(), "g/mol")]], atoms),
      ]),
      step(
        "moles-of-electrons",
        [worked("n(e⁻)", [["z", count(electrons)], "*", [variable("n", symbol), atoms]], answerTerm(sea))],
        { metal: formulaTerm(symbol) },
      ),
    ],
    answer: quantityAnswer("sea", sea, { metal: formulaTerm(symbol), mass: givenTerm(mass) }),
    distractors: wrongQuantities(sea, [
      [slipOf(WORDS, "one-electron-each"), electrons === 1 ? mass.value.div(molarMass).times(2) : atoms.value],
      [slipOf(WORDS, "all-electrons-free"), atoms.value.times(getMainElement(symbol).number)],
      ["inverted-ratio", molarMass.div(mass.value).times(electrons)],
      ["skipped-moles", mass.value.times(electrons)],
      [slipOf(WORDS, "divided-by-electrons"), atoms.value.div(electrons)],
    ]),
  };
}

const LARGE = ["Na", "K", "Ca", "Ba", "Cs", "Rb", "Pb"] as const;

const radiusOf = (symbol: string): number => RADII[symbol] ?? SMALL[symbol] ?? 0;

const radiusLine = (symbol: string): Expression =>
  expression(formulaTerm(symbol), ":", term(String(radiusOf(symbol)), "pm"));

/** Metals whose atoms could take the places of another. */
const similarTo = (host: string): readonly string[] =>
  Object.keys(RADII).filter((symbol) => symbol !== host && Math.abs(radiusOf(symbol) / radiusOf(host) - 1) < 0.12);

/** The atom that takes the place of another, or fits into the gaps, by its radius. */
function askAlloy(random: Random): Draft | null {
  const isGap = random.chance(0.5);
  const [host, guests] = random.pick(isGap ? GAP_HOSTS : SUBSTITUTES);
  const right = random.pick(guests);
  const large = LARGE.filter((symbol) => radiusOf(symbol) > 1.25 * radiusOf(host));
  const small = Object.keys(SMALL);
  const others = isGap
    ? [...random.pickSeveral(large, 1), ...random.pickSeveral(similarTo(host), 2)]
    : [...random.pickSeveral(large, 2), ...random.pickSeveral(small, 1)];
  const shown = random.shuffle([right, ...others]);
  return askWhich({
    variant: isGap ? "gap-alloy" : "substitution-alloy",
    shown,
    right,
    slip: (symbol) =>
      slipOf(WORDS, large.some((each) => each === symbol) ? "too-large" : isGap ? "takes-a-place" : "slips-into-gaps"),
    values: { host: formulaTerm(host), radii: list([host, ...shown].map((symbol) => radiusLine(symbol))) },
    steps: [
      step("two-kinds-of-alloys"),
      step(isGap ? "compare-with-gaps" : "compare-with-host", [], { host: formulaTerm(host) }),
    ],
  });
}

/** Metals, the electrons that they share, and their alloys. */
export const metallicBonding: Family = {
  id: "metallic-bonding",
  subtopic: "metallic-bonding",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.75) ? askKind(random) : askElectrons(random)),
    medium: askStrength,
    hard: (random) => (random.chance(0.5) ? askSea(random) : askAlloy(random)),
  },
};
