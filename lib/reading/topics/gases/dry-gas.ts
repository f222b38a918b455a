import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot } from "../../text/spot.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { findGas } from "./gas-motion.ts";

/** The volume that a gas collected over water has without its vapor, at the same temperature and pressure. */

const ABOUT = /\bcollected over water\b/i;
const ASKS =
  /\b(?:what|calculate|find|determine)\b[^.?]*\bvolume\b[^.?]*\bdry\b[^.?]*\b(?:under|at) the same (?:conditions|temperature and pressure)\b|\bvolume of (?:the )?dry [a-z\d]+ (?:under|at) the same (?:conditions|temperature and pressure)\b/i;
const ELSE =
  /\b(?:STP|standard|react\w*|decompos\w*|mass|moles?|grams|heated|cooled|mixture|other|different|not|half|twice|compressed|expand\w*)\b|%/i;

const TEMPERATURE = new RegExp(String.raw`(${VALUE} ?(?:°C|K))(?![A-Za-z\d/])`);
const PRESSURE = new RegExp(String.raw`(${VALUE} ?(?:atm|bar|k?Pa|torr|mm ?Hg))(?![A-Za-z\d/])`);
const VOLUME = new RegExp(String.raw`(${VALUE}[ -]?(?:m?L|cm\^?3|dm\^?3))(?![A-Za-z\d/])`);
const VAPOR = new RegExp(
  String.raw`\bvapou?r pressure of water\b[^.?!\d]{0,20}(?:at ${VALUE} ?(?:°C|K))?[^.?!\d]{0,12}(${VALUE} ?(?:atm|bar|k?Pa|torr|mm ?Hg))`,
  "i",
);

/** Null for any other text, and where it tells more. */
export function solveDryGas(text: string, spots: readonly Spot[] | null): SolutionFacts[] | null {
  const plain = normalise(text);
  if (spots === null || !ABOUT.test(plain) || !ASKS.test(plain) || ELSE.test(plain)) return null;
  const taken = new Taken(plain);
  const take = (pattern: RegExp): Quantity | null =>
    readQuantity((taken.take(pattern)?.[0] ?? "").replace(/(?<=\d)-(?=[a-zA-Z])/, " "));
  const vapor = take(VAPOR);
  const volume = take(VOLUME);
  const pressure = take(PRESSURE);
  const temperature = take(TEMPERATURE);
  const gas = findGas(spots, "H2O") ?? null;
  const hasMore = /\d/.test(taken.rest.replaceAll(/\b[A-Z][a-z]?\d\b/g, " "));
  if (volume === null || pressure === null || temperature === null || hasMore) return null;
  const [dried] =
    solveByLaws(
      [
        [variableOf("pressure", null, "total"), pressure],
        vapor === null ? [variableOf("temperature", null), temperature] : [variableOf("vapor-pressure", "H2O"), vapor],
      ],
      variableOf("pressure", gas),
      pressure.unit,
      ["over-water"],
    ) ?? [];
  const partial = dried === undefined ? null : foundBy(dried);
  const [found] =
    partial === null
      ? []
      : (solveByLaws(
          [
            [variableOf("volume", null, "initial"), volume],
            [variableOf("pressure", null, "initial"), partial],
            [variableOf("pressure", null, "final"), pressure],
          ],
          variableOf("volume", null, "final"),
          volume.unit,
          ["constant-temperature"],
        ) ?? []);
  const solution =
    dried === undefined || found === undefined ? null : chain([dried, found], { ...found.givens, ...dried.givens });
  return solution === null ? null : [solution];
}
