import { findSubstance } from "../../methods/rules/substance.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { findCues } from "../cues/cues.ts";
import { listSpots } from "../text/spots.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in which pharmacies, hospitals and old books tell how strong a solution is, and stories what changes nothing. */

const VESSEL = String.raw`(?:can|container|tin|bottle|vessel|tyre|tire|cylinder|drum|tank|flask)`;

const TURNS: readonly Turn[] = [
  // What does not happen leaves the volume as it is.
  [
    new RegExp(
      String.raw`,? (?:if|provided|assuming|supposing)(?: that)? (?:the|its) ${VESSEL} (?:did|does|do) not (?:burst|explode|break|rupture|give way)(?=[.?,])`,
      "g",
    ),
    "",
  ],
  [
    new RegExp(String.raw`,? with an? (?:percent(?:age)? )?yield of (${N} ?%)\.(?= )`, "g"),
    ". The percent yield is $1.",
  ],
];

/** The one substance of a text but water; null where there are several. */
function onlyNamed(text: string): string | null {
  const spots = listSpots(text, "en", findCues("en") ?? new Map()) ?? [];
  const named = new Set(spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.formulas.join()] : [])));
  const [only, ...others] = [...named].filter((each) => each !== "H2O");
  return only === undefined || others.length > 0 || only.includes(",") ? null : only;
}

const ASKED_UNIT = /\b(mmol\/L|mmol\/dm3|mol\/dm3|mol\/L)\b/;
const ASKS_STRENGTH =
  /\b(?:molarity|molar concentration|mol\/L|mol\/dm\^?3|mol dm\^?-3|mmol\/L|mmol\/dm3|moles per lit(?:er|re))\b/;
const HUNDREDTH = new RegExp(
  String.raw`(?<![\d.])(${N}) ?% ?\(?(?:w\/v|m\/v|(?:mass|weight) ?(?:\/|by|per) ?volume)\)?`,
);
const PER_DECILITRE = new RegExp(
  String.raw`(?<![\d.])(${N}) ?(m?g) ?(?:of [a-z]+ )?(?:\/ ?|per )(?:dL|decilit(?:er|re)|100 ?(?:mL|cm3))(?![A-Za-z\d])`,
);
const IN_HUNDRED = new RegExp(
  String.raw`(?<![\d.])(${N}) ?g of [A-Za-z\d()]+ (?:in|per) (?:every |each )?100 ?(?:mL|cm3)(?: of (?:the )?solution)?`,
);
const CHANGED =
  /\b(?:dilut|add|mix|react|titrat|pH\b|precipit|evaporat|half|los[te]|spill|boil|twice|double|densit|osmotic|mass of|how many (?:milli)?grams)/i;

/** "5 % (w/v)", "90 mg/dL": so much in 100 mL, where moles in a litre are asked for. */
function withHundred(text: string): string {
  const share = HUNDREDTH.exec(text);
  const told = share ?? PER_DECILITRE.exec(text);
  const solute = told === null || !ASKS_STRENGTH.test(text) || CHANGED.test(text) ? null : onlyNamed(text);
  if (told === null || solute === null) return text;
  const [whole, value = "", unit = "g"] = told;
  const again = IN_HUNDRED.exec(text);
  const rest = text
    .replace(whole, " ")
    .replace(again?.[1] === value ? again[0] : "", " ")
    .replace(ASKED_UNIT, " ")
    .replaceAll(/\(?M ?= ?[\d.]+ ?g[ /·]*mol(?:\^?-1)?\)?|mol dm\^?-3|[A-Z][A-Za-z]*\d[A-Za-z\d()]*/g, " ");
  if (/\d/.test(rest)) return text;
  const asked = ASKED_UNIT.exec(text.replace(whole, " "))?.[1];
  return `What is the molarity of ${solute}${asked === undefined ? "" : ` in ${asked}`} in a solution that contains ${value} ${unit} of ${solute} in 100.0 mL?`;
}

/** How many protons or hydroxide ions a unit of each gives or takes. */
const EQUIVALENTS: Readonly<Record<string, number>> = {
  HCl: 1,
  HNO3: 1,
  CH3COOH: 1,
  NaOH: 1,
  KOH: 1,
  H2SO4: 2,
  H2C2O4: 2,
  H2C2O4·2H2O: 2,
  "Ca(OH)2": 2,
  "Ba(OH)2": 2,
  Na2CO3: 2,
  H3PO4: 3,
};

const NORMAL =
  /(?<![\d.])(\d+(?:\.\d+)?) ?(?:N|normal)(?= (?:aqueous )?(?:solution|[A-Z(]|[a-z]+ (?:acid|hydroxide|carbonate)))/g;
const EQUIVALENT_MASS =
  / ?[(,]? ?(?:whose |its |with an? )?equivalent (?:mass|weight)(?: of [^\d.,;]{2,30})?(?: is| of| ?=|:)? ?(\d+(?:\.\d+)?)(?: ?g(?:\/(?:mol|eq)\w*| per equivalent)?)?\)?/;

/** "0.10 N H2SO4" has half as many moles in a litre; what one equivalent weighs tells how many of them a mole is. */
function withNormality(text: string): string {
  const strengths = text.match(NORMAL) ?? [];
  if (strengths.length !== 1 || /\bnormality\b|\bnewtons?\b|\bforce\b/i.test(text)) return text;
  const solute = onlyNamed(text);
  const mass = EQUIVALENT_MASS.exec(text);
  const molar = findSubstance(solute)?.molarMass;
  if (solute === null || molar === undefined) return text;
  const ratio = mass === null ? null : molar.div(mass[1] ?? "1");
  const count = ratio === null ? EQUIVALENTS[solute] : ratio.round().toNumber();
  const isWhole = ratio === null || ratio.minus(ratio.round()).abs().lt("0.03");
  if (count === undefined || count < 1 || !isWhole) return text;
  // "Oxalic acid dihydrate, H2C2O4·2H2O,": by its formula.
  const told = (mass === null ? text : text.replace(mass[0], "")).replace(
    /\b(?:[a-z]+ ){1,3}[a-z]+hydrate,? \(?([A-Z][A-Za-z\d()]*·\d*H2O)\)?,?/,
    "$1",
  );
  return told.replace(NORMAL, (_, value: string) => {
    const digits = value.replace(".", "").replace(/^0+/, "").length;
    const strength = new Decimal(value).div(count);
    return `${strength.toFixed(Math.max(0, digits - 1 - strength.log(10).floor().toNumber()))} M`;
  });
}

const VOLUMES = /["“'‘]?(?<![\d.])(\d+(?:\.\d+)?)[ -]vol(?:umes?)?\b["”'’]?/;

/** "20 volume hydrogen peroxide": a litre of it gives so many litres of oxygen. */
function withVolumeStrength(text: string): string {
  const found = VOLUMES.exec(text);
  const isAsked = /\b(?:molarity|molar concentration|mol\/L|mol dm\^?-3|mol\/dm3)\b/.test(text);
  if (found === null || !isAsked || !/\b(?:hydrogen peroxide|H2O2)\b/.test(text) || CHANGED.test(text)) return text;
  const [whole, value = ""] = found;
  const rest = text
    .replace(whole, " ")
    .replaceAll(
      /\d? ?(?:H2O2|H2O|O2)\b|22\.4(?:14)? ?(?:L|dm3)(?:\/mol| mol\^?-1)?|(?:mol )?dm\^?-?3|0 ?°C|1(?:\.0+)? ?(?:atm|bar)|273 ?K/g,
      " ",
    )
    .replaceAll(
      new RegExp(
        String.raw`(?<![\d.])(?:1|${value.replace(".", String.raw`\.`)})(?:\.0+)? ?(?:L|mL|dm3|cm3|lit(?:er|re)s?|volumes?|dm|cm)?(?![\d.])`,
        "g",
      ),
      " ",
    );
  return /\d/.test(rest)
    ? text
    : `2H2O2 → 2H2O + O2. 1 L of a H2O2 solution gives ${value} L of oxygen at STP. What is the molarity of H2O2?`;
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnStrengths = (text: string): string =>
  withVolumeStrength(withNormality(withHundred(applyTurns(text, TURNS))));
