import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { type Quantity, quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { FORMULA, MOLAR_ENERGY, takeLabelled, TEMPERATURE } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** ΔS of so much of a substance that melts, freezes, boils or condenses: its heat by the temperature at which it does. */

const HEAT = String.raw`\b(?:heat|enthalpy) (?:change )?(?:of|for) (?:vapou?ri[sz]ation|evaporation|fusion|melting|sublimation)|\bH_?\{?(?:vap|fus|sub)\w*\}?°?|\bH°_?(?:vap|fus|sub)`;
const AMOUNT = new RegExp(String.raw`(${VALUE} ?(?:mol|moles?))(?![A-Za-z\d/·^])(?: of)?`);
const MASS = new RegExp(
  String.raw`(${VALUE} ?k?g)(?![A-Za-z\d/·^])(?: of)?(?: (?:liquid|solid|gaseous|pure))?(?: ([a-z]+(?: [a-z]+)?|X))?`,
);
const AT = new RegExp(String.raw`(${TEMPERATURE})`);

const TAKES_UP =
  /\b(?:vapou?ri[sz]e[sd]?|vapou?ri[sz]ation|vapou?ri[sz]ing|evaporates?|boils?|boiled|melts?|melted|melting|fusion|fuses|sublimes?|sublimed|sublimation)\b/i;
const GIVES_OFF = /\b(?:freez(?:es?|ing)|frozen|condens(?:es?|ed|ation|ing)|solidif\w+|crystalli[sz]\w+|deposit\w*)\b/i;

const ASKS =
  /\b(?:what|calculate|find|determine|compute|by how much)\b[^?]*\bentropy\b|\b(?:what|calculate|find|determine|compute)\b[^?]*\bS(?:°|_|\b)/i;
const ELSE =
  /surroundings|universe|specific heat|\bheated\b|\bcooled\b|warm|ΔG|free energy|pressure|boiling point elevation|total|K_/i;

/** The heat that is told is that of what happens. */
const PHASES: readonly (readonly [told: RegExp, happens: RegExp])[] = [
  [/vap|evapor/i, /\b(?:vapou?ri|evaporat|boil|condens)/i],
  [/fus|melt/i, /\b(?:melt|fus|freez|frozen|solidif|crystalli)/i],
  [/sub/i, /\b(?:sublim|deposit)/i],
];

const heatOf = (text: string): string => (text.match(new RegExp(HEAT, "gi")) ?? []).join(" ");

/** "Boiling point", "melting point", "heat of fusion" name no process. */
const withoutNames = (text: string): string =>
  text
    .replaceAll(/\b(?:boiling|melting|freezing|normal|sublimation) (?:boiling |melting |freezing )?point/gi, " ")
    .replaceAll(new RegExp(HEAT, "gi"), " ");

function substanceOf(text: string): string | null {
  const written = [...text.matchAll(/(?<![A-Za-z\d])(?:[A-Z][a-z]?\d*){1,}(?![A-Za-z\d])/g)].flatMap(([formula]) => {
    const parsed = parseFormula(formula);
    return parsed.ok && (parsed.value.counts.size > 1 || /\d/.test(formula)) ? [formula] : [];
  });
  const named = [...text.matchAll(/\b[A-Za-z]?[a-z]+(?: [a-z]+(?:ide|ate|ol|acid|one))?\b/g)].flatMap(([name]) => {
    const own = listFormulasOf(name.toLowerCase(), "en");
    return own.length === 1 ? own : [];
  });
  const [only, ...others] = new Set(written.length > 0 ? written : named);
  return only === undefined || others.length > 0 ? null : only;
}

const negated = (quantity: Quantity): Quantity => ({ ...quantity, value: quantity.value.neg() });

/** Null for any other text, and where it tells more. */
export function solvePhaseEntropyTold(text: string): SolutionFacts[] | null {
  if (!/entropy|[Δ∆]S/i.test(text) || ELSE.test(text) || !ASKS.test(normalise(text))) return null;
  const plain = normalise(text);
  const process = withoutNames(plain);
  const [isUp, isDown] = [TAKES_UP.test(process), GIVES_OFF.test(process)];
  if (isUp === isDown) return null;
  if (!PHASES.some(([told, happens]) => told.test(heatOf(plain)) && happens.test(process))) return null;
  const taken = new Taken(plain.replaceAll(FORMULA, " X "));
  const molar = takeLabelled(taken, HEAT, MOLAR_ENERGY);
  const temperature = readQuantity(taken.take(AT)?.[0] ?? "");
  const amount = readQuantity(taken.take(AMOUNT)?.[0] ?? "");
  const mass = amount === null ? readQuantity(taken.take(MASS)?.[0] ?? "") : null;
  const size = amount ?? mass;
  const substance = substanceOf(plain);
  if (molar === null || temperature === null || size === null || /\d/.test(taken.rest)) return null;
  if (amount === null && substance === null) return null;
  const of = substance ?? "H2O";
  const [heat] =
    solveByLaws(
      [
        [variableOf("molar-energy", of), isUp ? molar : negated(molar)],
        [variableOf(amount === null ? "mass" : "amount", of), size],
      ],
      variableOf("energy", null),
      getUnit("kJ"),
    ) ?? [];
  const found = heat === undefined ? null : foundBy(heat);
  const [entropy] =
    found === null
      ? []
      : (solveByLaws(
          [
            // Where both phases are at equilibrium.
            [variableOf("gibbs-energy", null), quantity(0, "kJ")],
            [variableOf("reaction-enthalpy", null), found],
            [variableOf("temperature", null), temperature],
          ],
          variableOf("reaction-entropy", null),
          getUnit("J/K"),
        ) ?? []);
  const solution = heat === undefined || entropy === undefined ? null : chain([heat, entropy], heat.givens);
  return solution === null ? null : [solution];
}
