import { parseFormula } from "../../chemistry/formula/parse.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";

/** What is read off in a laboratory, weighings before and after, burners and cups, told as what follows from it. */

const MASS = /(?<![\d.])(\d+(?:\.\d+)?) ?g(?:rams?)?(?![A-Za-z/·]|[ ·]?mol|-1| [°K]| cm)/g;
const VESSEL =
  /\b(?:crucible|dish|basin|boiling tube|test[- ]tube|tube|beaker|container|weighing (?:bottle|boat)|watch glass)\b/i;
const CLAUSE = /(?:[^.;\n]|\.(?=\d))+/g;
const WITH_CONTENTS =
  /\+|\bplus\b|\bcontain|\bwith\b(?! (?:its |the |a )?lid)|\band (?:the |its |all )?(?!lid\b|cover\b)[a-z]/i;
const AFTERWARDS =
  /\bafter\b|\bresidue\b|\banhydrous\b|\bconstant mass\b|\bfinal(?:ly)?\b|\boxide\b|\bonce (?:heated|cool)/i;

type Weighing = { readonly words: string; readonly value: Decimal };

/** Each clause about a vessel that tells one mass. */
function listWeighings(text: string): Weighing[] {
  return (text.match(CLAUSE) ?? []).flatMap((clause) => {
    const [only, ...others] = [...clause.matchAll(MASS)];
    return !(VESSEL.test(clause) || /\bit (?:now |then )?(?:weigh(?:s|ed)|has a mass)/.test(clause)) ||
      only?.[1] === undefined ||
      others.length > 0
      ? []
      : [{ words: clause, value: new Decimal(only[1]) }];
  });
}

const places = (text: string): number =>
  Math.max(
    0,
    ...[...text.replaceAll(/(?<=\d)-g\b/g, " g").matchAll(MASS)].map(
      ([, value = ""]) => value.split(".")[1]?.length ?? 0,
    ),
  );

/** "Crucible: 18.620 g; crucible and crystals: 23.506 g; after heating: 22.785 g": what was in it, before and after. */
function withWeighings(text: string): string {
  const weighings = listWeighings(text);
  const [empty, ...more] = weighings.filter(({ words }) => /\bempty\b/i.test(words) || !WITH_CONTENTS.test(words));
  const full = weighings.filter((each) => each !== empty);
  const after = full.filter(({ words }) => AFTERWARDS.test(words));
  const [rest, ...others] = after;
  const whole = full.find((each) => each !== rest);
  const isAll =
    [...text.matchAll(MASS)].length === 3 && weighings.length === 3 && more.length === 0 && others.length === 0;
  if (!isAll || empty === undefined || rest === undefined || whole === undefined) return text;
  return tellWeighed(text, whole.value.minus(empty.value), rest.value.minus(empty.value));
}

const VESSEL_NAME = String.raw`(?:crucible|dish|basin|boiling tube|test[- ]tube|tube|beaker|flask|watch glass)`;
const EMPTY = new RegExp(
  String.raw`\b${VESSEL_NAME},? (?:(?:that|which) )?(?:of mass|with an? mass of|weighing|weighs|weighed|has an? mass of|whose mass is)(?: only)? (\d+(?:\.\d+)?) ?g\b`,
);
const FULL = new RegExp(
  String.raw`\b${VESSEL_NAME} (?:and|with|plus) (?:its |the |all )*(?:contents?|residue|solid|salt|anhydrous (?:salt|solid|compound)|powder|product)(?: together)?(?: (?:then|now|afterwards|together))*,? (?:weigh(?:s|ed)?|ha(?:s|ve|d) an? (?:total |combined )?mass of) (\d+(?:\.\d+)?) ?g\b`,
);
const SAMPLE = /(?<![\d.])(\d+(?:\.\d+)?)[ -]?g\b(?=(?: of| sample| portion| piece)\b)/;

/** "A 1.50 g sample is heated in a crucible of mass 20.10 g. The crucible and its contents then weigh 21.05 g." */
function withSampleInVessel(text: string): string {
  const [sample, empty, full] = [SAMPLE, EMPTY, FULL].map((pattern) => pattern.exec(text)?.[1]);
  const isAll = (text.match(/\d ?-?g\b/g) ?? []).length === 3;
  return isAll && sample !== undefined && empty !== undefined && full !== undefined
    ? tellWeighed(text, new Decimal(sample), new Decimal(full).minus(empty))
    : text;
}

/** What a hydrate, or a metal that burns, weighed before and after, as a problem of its own; the same text for anything else. */
function tellWeighed(text: string, had: Decimal, has: Decimal): string {
  const digits = places(text);
  if (had.lte(0) || has.lte(0)) return text;
  const [, salt] = /\b([A-Z][A-Za-z\d()]*) ?[·.*•⋅∙] ?[xny] ?H2O\b/.exec(text) ?? [];
  if (salt !== undefined && has.lt(had))
    return `${had.toFixed(digits)} g of ${salt}·xH2O leaves ${has.toFixed(digits)} g of ${salt} when heated. What is x?`;
  const [, metal] = /\b(?:formula|composition) of (?:the |this )?([a-z]+) oxide\b/i.exec(text) ?? [];
  const [symbol] = metal === undefined ? [] : listFormulasOf(metal.toLowerCase(), "en");
  return symbol !== undefined && has.gt(had)
    ? `A compound contains ${had.toFixed(digits)} g of ${symbol} and ${has.minus(had).toFixed(digits)} g of O. What is its empirical formula?`
    : text;
}

const CELSIUS = /(?<![\d.\w-])(-?\d+(?:\.\d+)?) ?°C(?![\w-])/g;
const CAPACITY =
  /(\d+(?:\.\d+)?) ?J(?:\/\(?g[ ·*]*(?:°C|K)\)?| g(?:\^?[-−]1|⁻¹)[ ·]?(?:°C|K)(?:\^?[-−]1|⁻¹)| (?:°C|K)(?:\^?[-−]1|⁻¹)[ ·]?g(?:\^?[-−]1|⁻¹))/;
const WATER =
  /(?<![\d.])(\d+(?:\.\d+)?) ?(g|mL|cm3|cm\^3|cm³) of (?:the |cold |tap |distilled )?water\b|\b(?:mass|volume) of (?:the )?water(?: used| heated)?(?: in (?:the )?[a-z]+)? ?(?:[:=]|is|was) ?(\d+(?:\.\d+)?) ?(g|mL|cm3|cm\^3|cm³)(?![A-Za-z])/i;
const ELSE =
  /\b(?:efficien\w*|percent\w*|heat capacity of the (?:can|calorimeter|beaker|cup|apparatus|copper)|copper (?:can|calorimeter) of mass|actual|true value|data book|error|mixture|hydrat\w*|react\w*|neutrali\w*)\b|%/i;

/** "Warmed by 18.0 °C", "a rise of 18.0 °C": so many degrees, and no temperature. */
const RISE =
  /\b(?:(?:ris(?:es?|ing)|rose|warm(?:s|ed)?|heat(?:s|ed)?|increas(?:es|ed)|went up|goes up)(?: in temperature)?(?: by)?|(?:temperature )?(?:rise|increase|change)(?: in temperature)?(?: was| is| of|:| =)*) (\d+(?:\.\d+)?) ?°C(?![\w-])/i;

type Bath = {
  readonly water: string;
  /** Below zero where the water cools. */
  readonly change: Decimal;
  /** In words, behind "the temperature of the water". */
  readonly changes: string;
  readonly isRise: boolean;
  readonly capacity: string;
  readonly rest: string;
};

/** From one temperature to another one, or by so many degrees. */
function findChange(text: string): Pick<Bath, "change" | "changes" | "isRise"> | null {
  const degrees = [...text.matchAll(CELSIUS)].map(([, value = ""]) => new Decimal(value));
  const [from, to, ...more] = degrees;
  const [, rise] = RISE.exec(text) ?? [];
  if (from !== undefined && to === undefined && rise !== undefined)
    return { change: new Decimal(rise), changes: `rises by ${rise} °C`, isRise: true };
  if (from === undefined || to === undefined || more.length > 0 || rise !== undefined) return null;
  const change = to.minus(from);
  return {
    change,
    isRise: false,
    changes: `${change.gt(0) ? "rises" : "falls"} from ${from.toString()} °C to ${to.toString()} °C`,
  };
}

/** Water and how it warms; null where that is not told once. */
function findBath(text: string): Bath | null {
  const capacity = CAPACITY.exec(text);
  const bare = capacity === null ? text : text.replace(capacity[0], " ");
  const found = WATER.exec(bare);
  const change = findChange(bare);
  if (found === null || change === null || ELSE.test(bare) || /\d ?J\b/.test(bare)) return null;
  return {
    water: `${found[1] ?? found[3] ?? ""} ${found[2] ?? found[4] ?? ""}`,
    ...change,
    capacity: capacity === null ? "" : ` The specific heat of the water is ${capacity[1] ?? ""} J/(g °C).`,
    rest: bare.replace(found[0], " "),
  };
}

/** The fuels of spirit burners, by their names. */
const FUEL = /\b(?:[a-z]+-\d-ol|[a-z]+anol|[a-z]+ane|[a-z]+ene)\b/g;

const isFuel = (name: string): boolean => {
  const [formula, ...others] = listFormulasOf(name, "en");
  const parsed = formula === undefined ? null : parseFormula(formula);
  return others.length === 0 && parsed?.ok === true && parsed.value.counts.has("C") && parsed.value.counts.has("H");
};

const OF_BURNING =
  /\b(?:enthalpy|heat)(?: change)? of combustion\b|\bmolar (?:enthalpy|heat)\b|\bper mole\b|\bkJ(?:\/mol| mol)/i;

/** Of a burner, and not of the can above it. */
const WEIGHED =
  /^(?=.*\b(?:before|after|fell|falls?|decreas\w*|from|initial\w*|final\w*|start|end)\b)(?!.*\bcan of\b).*\b(?:burner|lamp)\b/is;

/** A burner that is weighed before and after it warms water. */
function withBurner(text: string): string {
  if (!/\b(?:burner|lamp)\b/i.test(text) || !OF_BURNING.test(text)) return text;
  const bath = findBath(text);
  const names = [...new Set((text.match(FUEL) ?? []).filter(isFuel))];
  const [fuel, ...others] = names;
  if (bath === null || fuel === undefined || others.length > 0) return text;
  const masses = [...bath.rest.matchAll(MASS)].map(([, value = ""]) => new Decimal(value));
  const [first, second, ...more] = masses;
  if (first === undefined || more.length > 0 || bath.change.lte(0)) return text;
  const isWeighed = second !== undefined && WEIGHED.test(bath.rest);
  const burnt = second === undefined ? first : first.minus(second).abs();
  // What burns by itself beside a rise the readers know as it stands.
  if ((second === undefined ? bath.isRise : !isWeighed) || burnt.lte(0)) return text;
  const [formula = ""] = listFormulasOf(fuel, "en");
  return `${burnt.toFixed(places(bath.rest))} g of ${formula} is burned in a calorimeter with ${bath.water} of water. The temperature of the water ${bath.changes}.${bath.capacity} What is the enthalpy of combustion in kJ/mol?`;
}

const OF_DISSOLVING = /\b(?:molar )?(?:enthalpy|heat)(?: change)? of (?:solution|dissolution|dissolving)\b/i;
const SOLUTE =
  /\bmass of (?:the )?([A-Z][A-Za-z\d()]*|[a-z]+ [a-z]+)(?: \([^()\n]*\))?(?: (?:used|dissolved|added))? ?(?:[:=]|is|was) ?(\d+(?:\.\d+)?) ?g\b/;

/** A list of what was measured while a salt dissolved. */
function withCup(text: string): string {
  if (!OF_DISSOLVING.test(text)) return text;
  const bath = findBath(text);
  const [told, solute = "", mass = ""] = bath === null ? [] : (SOLUTE.exec(bath.rest) ?? []);
  if (bath === null || told === undefined || bath.change.isZero()) return text;
  const [formula, ...others] = parseFormula(solute).ok ? [solute] : listFormulasOf(solute, "en");
  const rest = bath.rest.replace(told, " ");
  if (formula === undefined || others.length > 0 || [...rest.matchAll(MASS)].length > 0) return text;
  return `${mass} g of ${formula} dissolves in ${bath.water} of water. The temperature ${bath.changes}.${bath.capacity.replace("of the water", "of the solution")} What is the enthalpy of solution in kJ/mol?`;
}

/** A text with what its readings come to; the same where it tells none, or not all that belongs to them. */
export const withReadings = (text: string): string => withCup(withBurner(withSampleInVessel(withWeighings(text))));
