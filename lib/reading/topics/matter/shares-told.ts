import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { type Quantity, quantity as measured } from "../../../quantity/quantity.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../../quantity/significant-figures.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** How much of a metal or another substance is in so much of an ore, an alloy, a water, and how much of that has it. */

const MASS = String.raw`(?:metric tons?|tonnes?|[kmµμ]?g|t|(?:kilo|milli|micro)?grams?|ounces|oz|pounds|lb)`;
const MATERIAL =
  "ore|alloy|bronze|brass|steel|sterling silver|solder|rock|mineral|soil|water|seawater|sample|material|coal|blood|mixture|coin|statue|ring|fertilizer|stone|limestone|scrap|toothpaste";
const PART = String.raw`(?<part>(?!by\b)[a-z]+(?:\([ivIV]+\))?(?: [a-z]+(?:ide|ate|ite|acid))?|[A-Z][A-Za-z\d()]*)`;

const SHARES: readonly RegExp[] = [
  new RegExp(String.raw`(?<value>${VALUE} ?(?:%|ppm|ppb))(?: by (?:mass|weight))? (?:of )?(?:pure )?${PART}`),
  new RegExp(
    String.raw`(?:concentration|level|amount|content) of ${PART}(?: ions?)? in (?:[a-z]+ )?(?:${MATERIAL}) (?:is|was|of) (?<value>${VALUE} ?(?:%|ppm|ppb))`,
  ),
  new RegExp(String.raw`${PART} (?:content|level|concentration) (?:of|is|was) (?<value>${VALUE} ?(?:%|ppm|ppb))`),
];

/** "14-karat gold": so many parts of twenty-four. */
const KARATS = /\b(\d{1,2})[- ](?:karats?|carats?|k|kt) (?:white |yellow )?gold\b/;
const PURE_KARATS =
  /[( ]*\b(?:[Pp]ure gold (?:is|has) 24[ -](?:karats?|carats?)|24[- ](?:karat|carat) gold is pure(?: gold)?)\b[).]*/;

const ASKED_PART = new RegExp(
  String.raw`\b(?:[Hh]ow many (?<unit>${MASS}) of|(?:[Ww]hat|[Ww]hich|the) (?:mass|weight)(?:,? \(?in (?<late>${MASS})\)?,?)? of) (?:pure )?${PART}(?= (?:is|are|does|do|can|will|would|in|contained|present)\b|[.?])`,
);
const ASKED_WHOLE = new RegExp(
  String.raw`\b(?:[Hh]ow many (?<unit>${MASS}) of|(?:[Ww]hat|[Ww]hich|the) (?:mass|weight)(?:,? \(?in (?<late>${MASS})\)?,?)? of) (?:the |this |such |such an? )?(?:${MATERIAL})\b(?! (?:is|are) in)`,
);

const OF_PART = new RegExp(String.raw`(?<value>${VALUE} ?${MASS}) of (?:pure |metallic )?${PART}`);
const WHOLE = new RegExp(String.raw`(?<value>${VALUE}[- ]?${MASS})(?![A-Za-z/])`);

/** "The rest being copper": what the others leave of a hundred. */
const REST = /,? (?:and |with )?the (?:rest|remainder|balance) (?:being |is |of it is )([a-z]+)/;

const ELSE =
  /\b(?:such|both|all|person|dozen|two|three|four|five|six|seven|eight|nine|ten|solutions?|dilut\w*|titrat\w*|react\w*|neutrali\w*|burn\w*|roast\w*|smelt\w*|decompos\w*|evaporat\w*|add(?:s|ed|ing)?|another|remain\w*|left|half|twice|each|per|moles?|mol|molar\w*|atoms?|molecules?|volume|los(?:t|es?|s)|not|no|than|recover\w*|efficien\w*|yield\w*|pur(?:e|ity|ified)(?! (?:gold|silver|[a-z]+ (?:is|has)))|oxidi[sz]\w*|precipitat\w*|density|other|rest|convert\w*|reduc\w*|instead|without|except)\b|n't\b|->|→|⟶/i;

const UNITS: Readonly<Record<string, string>> = { ounces: "oz", pounds: "lb", tonnes: "t", "metric tons": "t" };

const unitOf = (word: string): string =>
  UNITS[word] ??
  word
    .replace(/^metric ton$|^tonne$/, "t")
    .replace(/^kilograms?$/, "kg")
    .replace(/^milligrams?$/, "mg")
    .replace(/^micrograms?$/, "µg")
    .replace(/^grams?$/, "g");

const formulaOf = (name: string): string | null =>
  /^[A-Z]/.test(name) ? name : (listFormulasOf(name.toLowerCase(), "en")[0] ?? null);

/** "Steel is 2.0% carbon. … in 10.0 g of sand": what is weighed is what the share is told of, in one sentence or by its name again. */
function isOfAnother(text: string, whole: RegExpExecArray | null): boolean {
  const [, named = ""] =
    /^ of (?:an? |the |this |that |her |his |such )?([a-z-]+)/.exec(
      whole === null ? "" : text.slice(whole.index + whole[0].length),
    ) ?? [];
  if (whole === null || named === "") return false;
  const isAgain = (text.match(new RegExp(String.raw`\b${named}s?\b`, "gi")) ?? []).length > 1;
  const own = (text.match(/(?:[^.?!]|[.](?=\d))+/g) ?? []).find((sentence) => sentence.includes(whole[0])) ?? "";
  return !isAgain && !/%|pp[mb]|karat|carat/.test(own);
}

type Share = { readonly of: string; readonly quantity: Quantity };

/** Of percentages alone a rest is told. */
function restOf(of: string, shares: readonly Share[]): Share[] {
  const values = shares.map(({ quantity }) => quantity);
  if (values.some(({ unit }) => unit.factors[0]?.unit.symbol !== "%")) return [];
  const rest = values.reduce((left, { value }) => left.minus(value), new Decimal(100));
  const place = coarsestPlace(...values.map(({ value, significantFigures }) => lastPlace(value, significantFigures)));
  return [{ of, quantity: measured(rest, "%", figuresToPlace(rest, place)) }];
}

/** Every share that is told; null where one of them is of nothing that is known. */
function takeShares(taken: Taken): Share[] | null {
  const shares: Share[] = [];
  const karats = taken.take(KARATS);
  if (karats !== null) {
    taken.take(PURE_KARATS);
    const parts = Number(karats[0]);
    if (parts < 1 || parts > 24) return null;
    shares.push({ of: "Au", quantity: measured(String((parts * 100) / 24), "%") });
  }
  for (const pattern of SHARES)
    for (let found = pattern.exec(taken.rest); found !== null; found = pattern.exec(taken.rest)) {
      taken.take(pattern);
      const { value = "", part = "" } = found.groups ?? {};
      const [quantity, of] = [readQuantity(value), formulaOf(part)];
      if (quantity === null || of === null) return null;
      shares.push({ of, quantity });
    }
  const rest = formulaOf(taken.take(REST)?.[0] ?? "");
  return rest === null ? shares : [...shares, ...restOf(rest, shares)];
}

/** Null for any other text. */
export function solveShareTold(text: string): SolutionFacts[] | null {
  const plain = normalise(text)
    .replaceAll(/\bparts per million\b/g, "ppm")
    .replaceAll(/\bparts per billion\b/g, "ppb")
    .replaceAll(/ ?\bpercent\b/g, "%");
  const bare = plain.replace(PURE_KARATS, " ");
  if (ELSE.test(bare.replace(REST, "")) || /\bby volume\b/.test(bare)) return null;
  const whole = ASKED_WHOLE.exec(bare);
  const asked = whole ?? ASKED_PART.exec(bare);
  if (asked === null) return null;
  const taken = new Taken(bare.replace(asked[0], " "));
  const shares = takeShares(taken);
  const told = whole === null ? WHOLE.exec(taken.rest) : OF_PART.exec(taken.rest);
  if (whole === null && isOfAnother(bare, WHOLE.exec(bare))) return null;
  taken.take(whole === null ? WHOLE : OF_PART);
  const { unit = "", late = "", part = "" } = asked.groups ?? {};
  const wanted = formulaOf(whole === null ? part : (told?.groups?.["part"] ?? ""));
  const amount = readQuantity((told?.groups?.["value"] ?? "").replace(/(?<=\d)-/, " "));
  const own = shares?.filter(({ of }) => of === wanted) ?? [];
  if (shares === null || wanted === null || amount === null || taken.hasNumber || own.length !== 1) return null;
  const sum = shares.reduce(
    (all, { quantity }) => all + quantity.value.toNumber() * Number(quantity.unit.numerator),
    0,
  );
  const share = own[0]?.quantity;
  if (share === undefined || amount.unit.dimension !== DIMENSIONS.mass || sum > 1.005) return null;
  const symbol = unitOf(unit || late || "");
  const [sample, mass] = [variableOf("sample-mass", null), variableOf("mass", wanted)];
  return solveByLaws(
    [
      [variableOf("mass-percent", wanted), share],
      [whole === null ? sample : mass, amount],
    ],
    whole === null ? mass : sample,
    symbol === "" ? amount.unit : getUnit(symbol),
  );
}
