import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** ΔS of a gas that expands or is compressed at one temperature: "1.5 mol of helium expands isothermally from 10 L to 30 L". */

const UNITS = {
  volume: String.raw`(?:m?L|cm\^?3|dm\^?3|m\^?3)(?![A-Za-z\d/·^])`,
  pressure: String.raw`(?:atm|k?Pa|bar|torr|mm ?Hg)(?![A-Za-z\d/·^])`,
} as const;

const CONSTANT_TEMPERATURE =
  /\bisotherm\w*|\b(?:at|under) (?:a )?constant temperature\b|\btemperature (?:is|was|stays?|remains?|being) (?:held |kept )?(?:constant|fixed|the same)\b|\bconstant-temperature\b/i;

const AMOUNT = new RegExp(
  String.raw`(?<![\d.])(${VALUE} ?m?mol(?:es?)?|one mole)(?![A-Za-z\d/·^])(?: of (?:an? )?(?:ideal |perfect |monatomic |diatomic )*(?:gas|[A-Za-z]+\d?)?)?`,
  "i",
);
const MASS = new RegExp(
  String.raw`(?<![\d.])(${VALUE} ?k?g)(?![A-Za-z\d/·^]) (?:sample )?of (?:gaseous )?([A-Za-z]+\d?)(?: gas)?`,
);
const TEMPERATURE = new RegExp(
  String.raw`,? ?\(?\b(?:at|T =)(?: a)?(?: constant)?(?: temperature of)? ?(?:about )?${VALUE} ?(?:°C|K)(?![A-Za-z\d/·])\)?`,
  "i",
);

const GROWS = /\bexpan(?:d|s)\w*/i;
const SHRINKS = /\bcompress\w*/i;

const ASKS =
  /\b(?:what|calculate|find|determine|compute|by how much)\b[^?]*(?:\bentropy\b|\bS(?![A-Za-z]))|\bentropy\b[^?]*\?/i;

/** Other ways, other changes, and what the gas does not take part in alone. */
const ELSE =
  /adiabat|isobar|isochor|constant (?:pressure|volume)|surroundings|universe|total entropy|heated|cooled|warm|mix|\bnot\b|n't|reaction|melt|vapou?r|boil|freez|van der waals|real gas|liquid|solid|enthalpy|free energy|ΔG|how many moles|work|heat\b/i;

/** What it measures, before and after: "from 10.0 L to 25.0 L", "to three times its volume" is none. */
function takeEnds(taken: Taken, kind: keyof typeof UNITS): readonly [Quantity, Quantity] | null {
  const unit = UNITS[kind];
  const groups = taken.take(
    new RegExp(
      String.raw`\bfrom (?:an? )?(?:initial )?(?:volume|pressure)?(?: of)? ?(${VALUE})(?: ?(${unit}))? to (?:an? )?(?:final )?(?:volume|pressure)?(?: of)? ?(${VALUE}) ?(${unit})`,
      "i",
    ),
  );
  if (groups === null) return null;
  const [one = "", oneUnit = "", other = "", otherUnit = ""] = groups;
  const [from, to] = [
    readQuantity(`${one} ${oneUnit === "" ? otherUnit : oneUnit}`),
    readQuantity(`${other} ${otherUnit}`),
  ];
  return from === null || to === null ? null : [from, to];
}

function formulaOf(word: string): string | null {
  const parsed = parseFormula(word);
  if (parsed.ok && /^[A-Z]/.test(word)) return word;
  const [only, ...others] = listFormulasOf(word.toLowerCase(), "en");
  return only === undefined || others.length > 0 ? null : only;
}

/** How much gas there is, with the steps by which it is found. */
function takeGas(taken: Taken): { readonly amount: Quantity; readonly parts: readonly SolutionFacts[] } | null {
  const [told] = taken.take(AMOUNT) ?? [];
  if (told !== undefined) {
    const amount = readQuantity(told.replace(/^one mole$/i, "1 mol").replace(/moles?$/, "mol"));
    return amount === null ? null : { amount, parts: [] };
  }
  const [weighed = "", name = ""] = taken.take(MASS) ?? [];
  const [mass, formula] = [readQuantity(weighed), formulaOf(name)];
  if (mass === null || formula === null) return null;
  const [part] =
    solveByLaws([[variableOf("mass", formula), mass]], variableOf("amount", formula), getUnit("mol")) ?? [];
  const amount = part === undefined ? null : foundBy(part);
  return part === undefined || amount === null ? null : { amount, parts: [part] };
}

/** Null for any other text, and where it tells more. */
export function solveIsothermalEntropy(text: string): SolutionFacts[] | null {
  const plain = normalise(withoutToldConstants(text) ?? text);
  if (!/entropy|[Δ∆]S/i.test(text) || !CONSTANT_TEMPERATURE.test(plain) || ELSE.test(plain) || !ASKS.test(plain))
    return null;
  const taken = new Taken(plain);
  const volumes = takeEnds(taken, "volume");
  const pressures = volumes === null ? takeEnds(taken, "pressure") : null;
  const ends = volumes ?? pressures;
  const gas = takeGas(taken);
  taken.take(TEMPERATURE);
  if (ends === null || gas === null || taken.hasNumber) return null;
  const [from, to] = ends;
  const kind = volumes === null ? "pressure" : "volume";
  const own: readonly (readonly [ReturnType<typeof variableOf>, Quantity])[] = [
    [variableOf(kind, null, "initial"), from],
    [variableOf(kind, null, "final"), to],
  ];
  const found = solveByLaws(
    [[variableOf("amount", null), gas.amount], ...own],
    variableOf("reaction-entropy", null),
    getUnit("J/K"),
    ["constant-temperature"],
  );
  const [last] = found ?? [];
  const entropy = last === undefined ? null : foundBy(last);
  if (last === undefined || entropy === null) return null;
  // What is said of the gas must be what the numbers say.
  const [isGrowing, isShrinking] = [GROWS.test(plain), SHRINKS.test(plain)];
  if (isGrowing === isShrinking || entropy.value.isZero() || isGrowing === entropy.value.isNegative()) return null;
  const solution = chain([...gas.parts, last], { ...gas.parts[0]?.givens, ...last.givens });
  return solution === null ? null : [solution];
}
