import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { givenTerm } from "../../../methods/rules/quantity-terms.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** "50 cm³ of 1.0 mol/dm³ HCl and … NaOH: the temperature rises by 6.8 °C": the enthalpy change of a mole of water formed. */

const WATER = "H2O";

/** How much water a mole of it can make. */
const ACIDS: Readonly<Record<string, number>> = { HCl: 1, HBr: 1, HI: 1, HNO3: 1, HClO4: 1, CH3COOH: 1, H2SO4: 2 };
const BASES: Readonly<Record<string, number>> = { LiOH: 1, NaOH: 1, KOH: 1, "Ca(OH)2": 2, "Ba(OH)2": 2 };

const VOLUME = String.raw`(${VALUE} ?(?:cm\^?3|dm\^?3|m?L))(?![A-Za-z\d/])`;
const STRENGTH = String.raw`(${VALUE}[ -]?(?:mol ?\/ ?(?:dm\^?3|L)|mol[ ·]?(?:dm\^?-3|L\^?-1)|M)\b)`;
const NAME = String.raw`((?:dilute |aqueous )?(?:[a-z]+ (?:acid|hydroxide)|[A-Z][A-Za-z\d()]*))(?:\(aq\))?(?: solution)?`;
const PORTION = new RegExp(
  String.raw`\b(?:${VOLUME}(?: of)?(?: an?)? ${STRENGTH},? (?:solution of )?${NAME}|${VOLUME}(?: of)? ${NAME},? (?:of concentration )?\(?${STRENGTH}\)?)`,
);

const DEGREES = String.raw`(${VALUE} ?(?:°C|K))(?![A-Za-z\d/])`;
const RISE = new RegExp(
  String.raw`\b(?:ris(?:es?|ing)|rose|increas(?:es?|ed)|goes up|went up)(?: of| in temperature)?(?: is| was)?(?: by| of)? ${DEGREES}`,
  "i",
);
const FROM_TO = new RegExp(
  String.raw`\b(?:rises?|rose|increas(?:es?|ed)|goes|went)(?: up)? from ${DEGREES} to ${DEGREES}`,
  "i",
);
const START = new RegExp(
  String.raw`\b(?:(?:initial|starting) temperatures?[^.?!\d]{0,40}?|(?:(?:both|each|all)(?: solutions)?(?: were| are)? )?(?:initially )?at )${DEGREES}`,
  "i",
);
const END = new RegExp(
  String.raw`\b(?:(?:final|highest|maximum) temperature[^.?!\d]{0,40}?|temperature (?:rises?|rose|increase[sd]) to )${DEGREES}`,
  "i",
);
const SPECIFIC = new RegExp(
  String.raw`(${VALUE} ?(?:k?J)[ ·/]?\(?(?:g|kg)?[^.,;?]{0,12}?(?:°C|K)\)?(?:\^?-1)?(?:[ ·](?:k?g)\^?-1)?)(?![A-Za-z\d])`,
);
const DENSITY = new RegExp(String.raw`(${VALUE} ?g ?(?:\/ ?(?:cm\^?3|mL)|[ ·]?cm\^?-3))`);

const ASKS =
  /\b(?:enthalpy|heat)(?: change)? (?:of|for)(?: the)? neutrali[sz]ation|\bneutrali[sz]ation enthalpy|\bper mole? of water|\bfor (?:one|1) mole? of water|ΔH ?_?\(?neut/i;

/** What makes another problem of it. */
const ELSE =
  /\b(?:los[et]|calorimeter (?:has|constant)|heat capacity of the|efficien\w*|not|excess|weigh\w*|twice|second|repeated|falls?|fell|drops?|dropped|solid)\b|%/i;

/** "50 cm³ each of 1.0 M HCl and 1.0 M NaOH", "… of 1.0 M HCl and NaOH": what is told of both, told of each. */
const OF_BOTH = new RegExp(
  String.raw`\b${VOLUME}(?: each)? (?:portions )?of ${STRENGTH} ${NAME} and (?:${STRENGTH} )?${NAME}`,
);
const spread = (text: string): string =>
  text.replace(
    OF_BOTH,
    (_, volume: string, one: string, acid: string, other: string | undefined, base: string) =>
      `${volume} of ${one} ${acid} and ${volume} of ${other ?? one} ${base}`,
  );

type Portion = {
  readonly formula: string;
  readonly volume: Quantity;
  readonly strength: Quantity;
  readonly waters: number;
};

function portionOf([
  volume1 = "",
  strength1 = "",
  name1 = "",
  volume2 = "",
  name2 = "",
  strength2 = "",
]: readonly string[]) {
  const [volume, strength] = [
    readQuantity(volume1 || volume2),
    readQuantity((strength1 || strength2).replace(/-(?=M|mol)/, " ")),
  ];
  const name = (name1 || name2).replace(/^(?:dilute|aqueous) /, "");
  const formulas = /^[A-Z]/.test(name) ? [name] : listFormulasOf(name, "en");
  const known = [ACIDS, BASES].flatMap((all) =>
    Object.entries(all).filter(([formula]) => formulas.some((each) => sameAtoms(each, formula))),
  );
  const [formula = "", waters = 0] = known[0] ?? [];
  return volume === null || strength === null || known.length !== 1 ? null : { formula, volume, strength, waters };
}

/** The change in temperature with what tells it. */
function takeChange(taken: Taken): readonly (readonly [Variable, Quantity])[] | null {
  const both = taken.take(FROM_TO)?.map(readQuantity);
  if (both !== undefined) {
    const [from = null, to = null] = both;
    return from === null || to === null
      ? null
      : [
          [variableOf("temperature", null, "initial"), from],
          [variableOf("temperature", null, "final"), to],
        ];
  }
  const end = readQuantity(taken.take(END)?.[0] ?? "");
  if (end !== null) {
    const [start, again] = [taken.take(START), taken.take(START)].map((found) => readQuantity(found?.[0] ?? ""));
    const isOne = again === null || again === undefined || start?.value.eq(again.value) === true;
    return start === null || start === undefined || !isOne
      ? null
      : [
          [variableOf("temperature", null, "initial"), start],
          [variableOf("temperature", null, "final"), end],
        ];
  }
  const rise = readQuantity(taken.take(RISE)?.[0] ?? "");
  return rise === null ? null : [[variableOf("temperature-change", null), { ...rise, unit: getUnit("Δ°C") }]];
}

const watersOf = ({ volume, strength, waters }: Portion) =>
  getValueIn(volume, "L").times(getValueIn(strength, "mol/L")).times(waters);

/** An acid and a base, and the one of them that runs out; null where they are not one of each. */
function readPair(taken: Taken): readonly [limiting: Portion, other: Portion] | null {
  const [one, other] = [taken.take(PORTION), taken.take(PORTION)].map((found) =>
    found === null ? null : portionOf(found),
  );
  if (one === undefined || other === undefined || one === null || other === null) return null;
  if (one.formula in ACIDS === other.formula in ACIDS) return null;
  return watersOf(one).lte(watersOf(other)) ? [one, other] : [other, one];
}

/** Null for any other text, and where it tells more. */
export function solveNeutralisation(text: string): SolutionFacts[] | null {
  if (!ASKS.test(text)) return null;
  const taken = new Taken(spread(normalise(text)));
  const pair = readPair(taken);
  const change = pair === null ? null : takeChange(taken);
  if (pair === null || change === null) return null;
  const density = readQuantity(taken.take(DENSITY)?.[0] ?? "");
  const specific = readQuantity(taken.take(SPECIFIC)?.[0] ?? "");
  const rest = taken.rest.replaceAll(/k?J(?: ?\/ ?mol| ?·? ?mol\^?-1)|\b1 mol\b/g, " ");
  if (/\d/.test(rest) || ELSE.test(rest)) return null;
  const [limiting, other] = pair;
  const [amount] =
    solveByLaws(
      [
        [variableOf("molarity", limiting.formula), limiting.strength],
        [variableOf("solution-volume", limiting.formula), limiting.volume],
      ],
      variableOf("amount", limiting.formula),
      null,
    ) ?? [];
  const own = amount === undefined ? null : foundBy(amount);
  const [water] =
    own === null
      ? []
      : (solveByLaws([[variableOf("amount", limiting.formula), own]], variableOf("amount", WATER), null, [], {
          sameNumber: { wanted: WATER, from: limiting.formula, ratio: [limiting.waters, 1] },
        }) ?? []);
  const formed = water === undefined ? null : foundBy(water);
  if (amount === undefined || water === undefined || formed === null) return null;
  const bath = [
    [variableOf("solution-volume", limiting.formula), limiting.volume],
    [variableOf("solution-volume", other.formula), other.volume],
    ...change,
    ...(specific === null ? [] : [[variableOf("specific-heat", WATER), specific] as const]),
    ...(density === null ? [] : [[variableOf("density", null), density] as const]),
  ] as const;
  const [molar] =
    solveByLaws(
      [...bath, [variableOf("amount", WATER), formed]],
      variableOf("molar-energy", WATER),
      getUnit("kJ/mol"),
      ["heating", "bath-solution"],
    ) ?? [];
  if (molar === undefined) return null;
  const told = [...bath.map(([, each]) => each), limiting.strength, other.strength];
  const solution = chain(
    [amount, water, molar],
    Object.fromEntries(told.map((each, index) => [`given${index + 1}`, givenTerm(each)])),
  );
  return solution === null ? null : [solution];
}
