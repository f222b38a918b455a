import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** What mass or amount of a liquid is in a drink or a bottle that holds it by its share of the volume, from the liquid's density. */

const NAME = String.raw`([A-Za-z]+(?: (?:alcohol|acid|glycol|peroxide))?)`;

/** "70%vol", "70% (v/v)", "5.0% ethanol by volume". */
const SHARES: readonly RegExp[] = [
  new RegExp(String.raw`(${VALUE} ?%) ?(?:vol(?:ume)?\b|\(?v\/v\)?|\(?by volume\)?|ABV\b)`),
  new RegExp(String.raw`(${VALUE} ?%) ${NAME}(?: \([A-Z][A-Za-z\d()]*\))?,? (?:by volume|v\/v)`),
];

const PER_VOLUME = String.raw`${VALUE} ?g\/(?:m[lL]|cm\^?3)`;

const DENSITIES: readonly RegExp[] = [
  new RegExp(String.raw`\bdensity of (?:pure |liquid )?${NAME} (?:is|=|was) (${PER_VOLUME})`, "i"),
  new RegExp(
    String.raw`(?:^|[.?!,] |and )${NAME} has (?:a molar mass of ${VALUE} ?g\/mol and )?(?:a |its )?density (?:of )?(${PER_VOLUME})`,
    "i",
  ),
];

const MOLAR_MASS = new RegExp(String.raw`\bmolar mass (?:of ${NAME} )?(?:of|is|=) ${VALUE} ?g\/mol`);

const WHOLE = new RegExp(
  String.raw`(${VALUE})[ -]?(m?L|liters?|milliliters?)[ -](?:bottle|can|glass|carton|jug|sample|serving|of)\b`,
);

const ASKED = new RegExp(
  String.raw`\b(?:[Hh]ow many (grams|moles|milligrams|kilograms) of|[Ww]hat (?:is the )?(mass|amount) of) ${NAME}(?= (?:is|are|does|do|would)\b)`,
);

const UNITS: Readonly<Record<string, string>> = { grams: "g", milligrams: "mg", kilograms: "kg", moles: "mol" };

/** What makes another mixture of it, or takes some of it away. */
const ELSE =
  /\b(?:dilut\w*|titrat\w*|mix(?:ed|ing)\b|react\w*|burn\w*|combust\w*|evaporat\w*|distill\w*|add(?:s|ed|ing)?|another|remain\w*|left|half|twice|each|per|molar\w*|molal\w*|proof|not|los(?:t|es?)|more|less|water is)\b/i;

const formulaOf = (name: string): string | undefined =>
  listFormulasOf(name.toLowerCase() === "alcohol" ? "ethanol" : name.toLowerCase(), "en")[0];

/** Null for any other text. */
export function solveVolumeShare(text: string): SolutionFacts[] | null {
  const plain = normalise(text);
  const [found = "", counted = "", kind = "", name = ""] = ASKED.exec(plain) ?? [];
  const solute = formulaOf(name);
  if (solute === undefined || !/%/.test(plain)) return null;
  const taken = new Taken(plain.replace(found, " "));
  // The longer of both says more: "has a molar mass of … and a density …".
  const density = DENSITIES.map((each) => taken.take(each)).find((each) => each !== null);
  taken.take(MOLAR_MASS);
  if (ELSE.test(taken.rest)) return null;
  const share = SHARES.map((each) => taken.take(each)).find((each) => each !== null);
  const whole = taken.take(WHOLE);
  const [of = "", value = ""] = density ?? [];
  const [percent = "", shared = ""] = share ?? [];
  const told = [percent, `${whole?.[0] ?? ""} ${whole?.[1] ?? ""}`, value].map(readQuantity);
  const [volumePercent, volume, perVolume] = told;
  const rest = taken.rest.replaceAll(/\b[A-Z][A-Za-z]*\d[A-Za-z\d]*/g, "");
  if (volumePercent === null || volume === null || perVolume === null || /\d/.test(rest)) return null;
  if (volumePercent === undefined || volume === undefined || perVolume === undefined) return null;
  if (formulaOf(of) !== solute || (shared !== "" && formulaOf(shared) !== solute)) return null;
  if (perVolume.unit.dimension !== DIMENSIONS.density) return null;
  const isAmount = counted === "moles" || kind === "amount";
  return solveByLaws(
    [
      [variableOf("volume-percent", solute), volumePercent],
      [variableOf("solution-volume", solute), volume],
      [variableOf("density", solute), perVolume],
    ],
    variableOf(isAmount ? "amount" : "mass", solute),
    counted === "" ? null : getUnit(UNITS[counted] ?? "g"),
  );
}
