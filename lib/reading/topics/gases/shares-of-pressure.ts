import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { type Quantity, pureNumber } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** The partial pressure of one gas of a mixture from its share of the volume or of the molecules, and the pressure of all. */

const NAME = String.raw`((?:water|carbon|nitrogen|nitrous|sulfur|hydrogen) (?:vapou?r|[a-z]+ide)|[a-z]+|[A-Z][A-Za-z\d]*)`;
const PRESSURE = String.raw`(?:atm|torr|mm ?Hg|k?Pa|m?bar|psi)`;

/** "20.9% oxygen", "oxygen (20.9%)"; "a mole fraction of argon of 0.65", "0.65 for Ar". */
const PERCENTS: readonly RegExp[] = [
  new RegExp(String.raw`(?<value>${VALUE}) ?% (?:of )?${NAME.replace("(", "(?<name>")}`),
  new RegExp(String.raw`${NAME.replace("(", "(?<name>")} ?[,(]? ?(?<value>${VALUE}) ?%\)?`),
];
const FRACTIONS: readonly RegExp[] = [
  new RegExp(String.raw`(?<value>0?\.\d+) (?:for|of) ${NAME.replace("(", "(?<name>")}`),
  new RegExp(
    String.raw`mole fraction (?:of|for) ${NAME.replace("(", "(?<name>")}(?: in [^.?!,\d]{2,40})? (?:is|of|=) (?<value>0?\.\d+)`,
  ),
];

const ASKED = new RegExp(
  String.raw`\bpartial pressure (?:\(?in (?<unit>${PRESSURE})\)? )?(?:of|due to|exerted by) (?:the )?${NAME.replace("(", "(?<name>")}(?: gas)?(?:,? \(?in (?<late>${PRESSURE})\)?)?`,
);
const TOTAL = new RegExp(String.raw`(${VALUE} ?${PRESSURE})(?![A-Za-z])`);
const BY_VOLUME =
  /\b(?:by volume|by moles?|mole percent|mol ?%|volume percent|of (?:its|the) (?:molecules|volume)|mole fractions?)\b/i;

/** What changes the mixture, or counts it otherwise. */
const ELSE =
  /\b(?:by mass|by weight|mass percent|grams?|over water|humid\w*|dry(?! air)|react\w*|burn\w*|add(?:s|ed)?|remov\w*|escap\w*|expand\w*|compress\w*|doubl\w*|halv\w*|half|twice|not|no longer|other than|except|before|after|both|increas\w*|decreas\w*|rises?|falls?|heat\w*|cool\w*|solub\w*|dissol\w*|density|temperature of)\b|n't\b|->|→|⟶/i;

/** More makes no whole. */
const WHOLE = 100.5;

const formulaOf = (name: string): string | null =>
  /^[A-Z]/.test(name)
    ? name
    : (listFormulasOf(name.replace(/^water vapou?r$/, "water").toLowerCase(), "en").at(-1) ?? null);

type Share = { readonly of: string; readonly fraction: Quantity };

function takeShares(text: string, patterns: readonly RegExp[], size: number): { shares: Share[]; rest: string } {
  const shares: Share[] = [];
  let rest = text;
  for (const pattern of patterns)
    for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
      const { value = "", name = "" } = found.groups ?? {};
      const [quantity, of] = [readQuantity(value), formulaOf(name)];
      if (quantity !== null && of !== null)
        shares.push({ of, fraction: pureNumber(quantity.value.div(size), quantity.significantFigures) });
      rest = `${rest.slice(0, found.index)} ${quantity === null || of === null ? value.replaceAll(/\d/g, "#") : ""} ${rest.slice(found.index + found[0].length)}`;
    }
  return { shares, rest };
}

/** Null for any other text. */
export function solveShareOfPressure(text: string): SolutionFacts[] | null {
  const asked = ASKED.exec(text);
  if (asked === null || ELSE.test(text) || !BY_VOLUME.test(text)) return null;
  const { unit = "", late = "", name = "" } = asked.groups ?? {};
  const taken = new Taken(normalise(text.replace(asked[0], " ")));
  const total = readQuantity(taken.take(TOTAL)?.[0] ?? "");
  const isPercent = taken.rest.includes("%");
  const { shares, rest } = takeShares(taken.rest, isPercent ? PERCENTS : FRACTIONS, isPercent ? 100 : 1);
  const wanted = formulaOf(name);
  const [own, ...others] = shares.filter(({ of }) => of === wanted);
  const sum = shares.reduce((all, { fraction }) => all + fraction.value.toNumber(), 0);
  if (total === null || total.unit.dimension !== DIMENSIONS.pressure || own === undefined || others.length > 0)
    return null;
  if (/[\d#]/.test(rest.replaceAll(/[A-Z][a-z]?\d/g, "")) || sum * 100 > WHOLE || wanted === null) return null;
  const written = (unit || late || "").replace("torr", "Torr").replace("mm Hg", "mmHg");
  return solveByLaws(
    [
      [variableOf("mole-fraction", wanted), own.fraction],
      [variableOf("pressure", null, "total"), total],
    ],
    variableOf("pressure", wanted),
    written === "" ? total.unit : getUnit(written),
  );
}
