import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** How much of one part is in so much of a whole, whatever the whole is called: a label's per cent by volume, ppm and ppb by mass. */

const NAME = String.raw`(?:pure )?([a-z]+(?:\([IV]+\))?(?: (?:alcohol|acid|glycol|peroxide|[a-z]+(?:ide|ate|ite)))?|[A-Z][A-Za-z\d()^+−-]*)`;

const TRACE = String.raw`(${VALUE} ?(?:ppm|ppb))(?: by mass)?`;
const BY_VOLUME = String.raw`(?:by volume|v\/v|\(v\/v\)|ABV)`;

/** "6.8 ppm of strontium", "12.5 % alcohol by volume", "a lead concentration of 15 ppb". */
const SHARES: readonly (readonly [RegExp, share: number, name: number])[] = [
  [new RegExp(String.raw`${TRACE}(?: of)? (?:dissolved )?${NAME}(?: ions?)?`), 1, 2],
  [
    new RegExp(
      String.raw`(?:concentration|level|amount|content) of ${NAME}(?: ions?)? (?:permitted |allowed )?(?:in [^.?!,\d]{3,60} )?(?:is|was|of|at|=) ${TRACE}`,
    ),
    2,
    1,
  ],
  [
    new RegExp(
      String.raw`${NAME} (?:concentration|level|content) (?:of|is|was|in [^.?!,\d]{3,60} (?:is|was)) ${TRACE}`,
    ),
    2,
    1,
  ],
  [new RegExp(String.raw`(${VALUE} ?%) ${NAME},? ${BY_VOLUME}`), 1, 2],
  [new RegExp(String.raw`(${VALUE} ?%)(?: \(?${BY_VOLUME}\)?) (?:of )?(?:aqueous )?(?:solution of )?${NAME}`), 1, 2],
];

const MASS = String.raw`(?:m|µ|μ|k|n)?g|grams|milligrams|micrograms|kilograms`;
const VOLUME = String.raw`(?:m|µ|μ)?L|liters|milliliters|microliters|litres|millilitres`;

const UNITS: Readonly<Record<string, string>> = {
  grams: "g",
  milligrams: "mg",
  micrograms: "µg",
  kilograms: "kg",
  liters: "L",
  litres: "L",
  milliliters: "mL",
  millilitres: "mL",
  microliters: "µL",
};

/** "How many milligrams of lead", "what volume, in mL, of ethanol". */
const ASKED = new RegExp(
  String.raw`\b(?:[Hh]ow many (?<unit>${MASS}|${VOLUME}) of|(?:[Ww]hat|the) (?<kind>mass|volume)(?:,? \(?in (?<early>${MASS}|${VOLUME})\)?,?)? of) (?:the )?${NAME}(?: ions?)?(?:,? \(?in (?<late>${MASS}|${VOLUME})\)?,?)?(?= (?:is|are|would|does|do|can|will|could|in|contained|present|you|a|the)\b|[.?])`,
);

const DENSITY = new RegExp(
  String.raw`\(?(?:[Aa]ssum(?:e|ing) )?(?:that )?(?:the |a |its )?(?:density|d) ?(?:of (?:the )?(?:water|solution|sample|it|[a-z]+ water)(?: is| to be)?|of|is|=|as)?(?: about| to be)? ?(${VALUE} ?(?:g\/m[lL]|g\/cm3|g\/cm³|kg\/L))\)?`,
);

const WHOLE = new RegExp(String.raw`(${VALUE}[ -]?(?:${MASS}|m?L|liters?|gal|gallons?|oz|fl oz|lb))(?![A-Za-z/])`);

/** What takes some of the part away, brings more of it, or counts it otherwise. */
const ELSE =
  /\b(?:dilut\w*|titrat\w*|mix\w*|react\w*|neutrali\w*|burn\w*|air|gas(?:es|eous)?|atmosphere\w*|evaporat\w*|boil\w*|distill\w*|add(?:s|ed|ing)?|another|remain\w*|left|half|twice|each|per|daily|day|moles?|mol|molar\w*|molal\w*|atoms|molecules|fraction|alloy|los(?:t|es?)|not|increases?|decreases?|than|remov\w*|recover\w*|efficien\w*|mass\/volume|m\/v|w\/v|from|make|prepare|proof|after|before)\b|\d ?M\b/i;

const SYNONYMS: Readonly<Record<string, string>> = { alcohol: "ethanol" };

/** The substance of a name; null where it is none. */
function formulaOf(name: string): string | null {
  const plain = SYNONYMS[name.toLowerCase()] ?? name;
  const formulas =
    /^[A-Z]/.test(plain) && /^[A-Z][a-z]?\d*(?:[A-Z(]|$)/.test(plain)
      ? [plain]
      : listFormulasOf(plain.toLowerCase(), "en");
  return formulas[0] ?? null;
}

type Share = { readonly quantity: Quantity; readonly of: string; readonly isByVolume: boolean };

function takeShare(taken: Taken): Share | null {
  for (const [pattern, at, named] of SHARES) {
    const groups = taken.take(pattern);
    if (groups === null) continue;
    const told = groups[at - 1] ?? "";
    const [quantity, of] = [readQuantity(told), formulaOf(groups[named - 1] ?? "")];
    return quantity === null || of === null ? null : { quantity, of, isByVolume: told.includes("%") };
  }
  return null;
}

/** Null for any other text. */
export function solvePartOfWhole(text: string): SolutionFacts[] | null {
  const plain = normalise(text)
    .replaceAll(/\bparts per million\b/g, "ppm")
    .replaceAll(/\bparts per billion\b/g, "ppb");
  const asked = ASKED.exec(plain);
  if (asked === null || ELSE.test(plain.replace(DENSITY, "").replace(/\bnot? (?:more|exceed\w*)\b/, ""))) return null;
  const taken = new Taken(plain.replace(asked[0], " "));
  const density = readQuantity(taken.take(DENSITY)?.[0] ?? "");
  const share = takeShare(taken);
  const whole = readQuantity((taken.take(WHOLE)?.[0] ?? "").replace(/(?<=\d)-/, " "));
  const groups: Readonly<Record<string, string | undefined>> = asked.groups ?? {};
  const { unit = "", kind = "", early = "", late = "" } = groups;
  const written = unit || early || late;
  const symbol = UNITS[written] ?? written;
  const wanted = symbol === "" ? null : getUnit(symbol);
  const isMass = wanted === null ? kind === "mass" : wanted.dimension === DIMENSIONS.mass;
  const name = asked[4] ?? "";
  if (share === null || whole === null || taken.hasNumber || formulaOf(name) !== share.of) return null;
  const isVolume = whole.unit.dimension === DIMENSIONS.volume;
  const solute = share.of;
  if (share.isByVolume)
    return isVolume && !isMass && density === null
      ? solveByLaws(
          [
            [variableOf("volume-percent", solute), share.quantity],
            [variableOf("solution-volume", solute), whole],
          ],
          variableOf("volume", solute),
          wanted,
        )
      : null;
  if (!isMass || isVolume === (density === null)) return null;
  const solution = { solution: { solute, solvent: "H2O" } };
  return solveByLaws(
    [
      [variableOf("mass-percent", solute), share.quantity],
      [variableOf(isVolume ? "solution-volume" : "solution-mass", solute), whole],
      ...(density === null ? [] : [[variableOf("density", solute), density] as const]),
    ],
    variableOf("mass", solute),
    wanted,
    [],
    solution,
  );
}
