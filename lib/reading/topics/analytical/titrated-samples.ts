import { isOfDimension } from "../../text/spot.ts";
import { STRONG_BASES } from "../../../chemistry/data/acid-constants.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { findSalt } from "../../../chemistry/ions/salt.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, type Label, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { BalancedEquation, Scene } from "../../../methods/rules/rule.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { type Quantity, quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { completeReaction } from "../../../solver/problems/complete-reaction.ts";
import { findReactionAmong } from "../../../solver/problems/reaction.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { inEquation, ownerOf } from "../../retell/titrations.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/**
 * A sample, all of it or a portion of its solution, that is titrated to the end: its molar mass, its crystal water, how much of
 * a part it holds, and what a litre of it contains.
 */

const IS_TITRATION =
  /\btitrat|\bequivalence\b|\bend[- ]?point\b|\btitres?\b|\bneutrali[sz]|\b(?:need|requir|react|us|consum|tak)(?:ed|es|en|s)\b|\btook\b|\bprecipitate\b/i;

/** What makes another problem of it, or another point than the one where both have reacted. */
const ELSE =
  /\b(?:half|halfway|first (?:equivalence|end)|mid-?point|back[- ]titrat\w*|left over|unreacted|remain\w*|past the|beyond|pH|pKa?|mixture|hydrogen ?(?:phosphate|carbonate)|not|partly|some(?! (?:[a-z]+ ){1,3}(?:was|were) (?:all )?dissolved)|spill\w*|los(?:t|es?)|leak\w*|evaporat\w*|overshoots?|overshot|too (?:much|little|far)|error|wrong\w*|twice|blank|yield)\b|\b(?:in|an|with an|known) excess of \d|\d[^.;?]{0,40}\bin excess(?=[.,;)]| of\b| and\b)/i;

const PROTONS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:mono(?:protic|basic)|mono-?carboxylic)\b|\bHA\b|\bone (?:acidic|ioni[sz]able|replaceable) (?:proton|hydrogen)/i,
    1,
  ],
  [
    /\b(?:di(?:protic|basic)|di-?carboxylic|diacid)\b|\bH2A\b|\btwo (?:acidic|ioni[sz]able|replaceable) (?:protons|hydrogens)/i,
    2,
  ],
  [/\btri(?:protic|basic|carboxylic)\b|\bH3A\b|\bthree (?:acidic|ioni[sz]able|replaceable) (?:protons|hydrogens)/i, 3],
];

const FILLED =
  /\b(?:made|make|making|diluted?|brought|filled|topped|completed)\b(?: it| this| the solution)?(?: up)?(?: with [a-z ]{3,30})?(?: to(?: the mark)?(?: exactly| a (?:total )?volume of| a total of| give)?| up)?(?: in an?)?(?: to| exactly| of)?\s*$|\bto (?:give|make|form|prepare|produce)(?: up)?(?: exactly)?\s*$|\bin (?:exactly |an? )?\s*$/i;
const IN_FLASK = /^[- ](?:volumetric |standard |graduated )?(?:flask|solution)|^ of (?:aqueous )?solution\b/;
const TAKEN =
  /^[- ]?(?:portions?|aliquots?|samples?|pipett\w+|of (?:this|the|that|it|which)\b(?! #)|(?:of )?(?:this|the) solution|(?:is|are|was|were) (?:pipett|withdrawn|taken|titrat|neutrali))/;

type Asked = {
  readonly kind: Kind;
  readonly unit: Unit | null;
  /** A mass in all of what was dissolved, and not in a litre. */
  readonly isOfAll?: boolean;
};

const question = (plain: string): string => {
  const sentences = plain.match(/[^.?!]+(?:\.(?=\d)[^.?!]*)*[.?!]*/g) ?? [];
  const asking = /\b(?:what|how|which|calculate|find|determine|deduce|work out|compute|percent\w*|molar mass)\b/i;
  return sentences.findLast((each) => asking.test(each)) ?? "";
};

const PER_LITRE =
  /\b(?:grams?|g|mg|milligrams?|mass)\b[^.?]*\b(?:(?:per|in (?:a|one|each|every|1)|does (?:a|one|each) |of (?:the|this) |each |one ) ?(?:lit(?:er|re)|dm3|L)\b|(?:lit(?:er|re)|dm3|L) of)|\bg ?\/ ?(?:L|dm3)\b|\bg (?:dm|L)\^?-3?1?\b|\bmass concentration\b/i;

function askedOf(text: string): Asked | null {
  if (/\bmolar mass\b|\bmolecular (?:mass|weight)\b|\brelative (?:molecular|formula) mass\b|\bM_?r\b/i.test(text))
    return { kind: "molar-mass", unit: null };
  if (
    /\b(?:value of |find |calculate |determine |deduce |what is )[xn]\b|\bwater of crystalli[sz]ation\b|\bhow many (?:molecules|moles) of (?:crystal )?water\b/i.test(
      text,
    )
  )
    return { kind: "hydrate-waters", unit: null };
  if (/\bpercent\w*|%|\bpurity\b/i.test(text)) return { kind: "mass-percent", unit: getUnit("%") };
  const inMilligrams = /\b(?:mg|milligrams?)\b/.test(text);
  if (!PER_LITRE.test(text))
    return OF_GRAMS.test(text) && !OF_A_PART.test(text)
      ? { kind: "mass", unit: getUnit(inMilligrams ? "mg" : "g"), isOfAll: true }
      : null;
  return OF_GRAMS.test(text)
    ? { kind: "mass", unit: getUnit(inMilligrams ? "mg" : "g") }
    : { kind: "mass-concentration", unit: getUnit(inMilligrams ? "mg/L" : "g/L") };
}

/** "How many grams are in a litre of it?", which asks for a mass. */
const OF_GRAMS = /\b(?:how many (?:milli)?grams|how much|what mass|the mass (?:in \w+ )?of)\b/i;

/** "In each tablet", "in the portion": not in all that was dissolved. */
const OF_A_PART =
  /\b(?:each|every|one|per|single|average|mean|portions?|aliquots?|samples?|pipett\w*|flask|solution|titrat\w*|titrant|needed|required|precipitate|\d[\d.]* ?(?:cm\^?3|mL|L|dm\^?3))\b/i;

const LITRE = quantity("1", "L", null);

type Volumes = {
  readonly titre: SpotOf<"quantity">;
  /** To which all of the sample was filled up, and what was taken of it. */
  readonly whole: SpotOf<"quantity"> | null;
  readonly portion: SpotOf<"quantity"> | null;
};

/** Which volume is which, by the words beside it; null where that is not sure. */
function findVolumes(plain: string, volumes: readonly SpotOf<"quantity">[], strength: Spot): Volumes | null {
  const before = ({ start }: Spot): string => plain.slice(Math.max(0, start - 60), start);
  const behind = ({ end }: Spot): string => plain.slice(end, end + 50);
  const isTitre = (spot: Spot): boolean =>
    (spot.end < strength.start &&
      /^ (?:of )?(?:an? |the )?(?:solution of )?$/.test(plain.slice(spot.end, strength.start))) ||
    /^ of (?:the |this )?(?:base|alkali|titrant)\b/.test(behind(spot)) ||
    /^(?: of it)? (?:is|was|are|were|has been|have been) (?:needed|used|required|added|run in|consumed)\b/.test(
      behind(spot),
    ) ||
    /\b(?:titre|burette reading)(?: of| was| is|:)? ?$/i.test(before(spot));
  const titres = volumes.filter(isTitre);
  const rest = volumes.filter((spot) => !titres.includes(spot));
  const whole = rest.filter((spot) => FILLED.test(before(spot)) || IN_FLASK.test(behind(spot)));
  const portion = rest.filter((spot) => !whole.includes(spot) && TAKEN.test(behind(spot)));
  const [titre, ...others] = titres;
  if (titre !== undefined && others.length === 0) {
    if (rest.length === 0) return { titre, whole: null, portion: null };
    const [only] = rest;
    if (rest.length === 1 && only !== undefined) return { titre, whole: null, portion: only };
    if (rest.length === 2 && whole.length === 1 && whole[0] !== undefined) {
      const other = rest.find((spot) => spot !== whole[0]);
      return other === undefined || (portion.length > 0 && portion[0] !== other)
        ? null
        : { titre, whole: whole[0], portion: other };
    }
    return null;
  }
  const [own, flask] = [portion[0], whole[0]];
  const [last, ...more] = rest.filter((spot) => spot !== own && spot !== flask);
  const isWhole =
    titre === undefined && own !== undefined && flask !== undefined && last !== undefined && more.length === 0;
  return isWhole && portion.length === 1 && whole.length === 1 ? { titre: last, whole: flask, portion: own } : null;
}

const HYDRATE = /\b([A-Z][A-Za-z\d()]*) ?[·.*•⋅∙] ?[xn] ?H2O\b/;

const formulasIn = (spots: readonly Spot[]): string[] => [
  ...new Set(
    spots.flatMap((spot) =>
      spot.kind === "substance" ? (spot.substance.formulas.length === 1 ? spot.substance.formulas : []) : [],
    ),
  ),
];

type Analyte = {
  /** Null for an acid that is known by no formula. */
  readonly formula: string | null;
  readonly titrant: string;
  readonly scene: Pick<Scene, "equation"> | Pick<Scene, "titrated">;
};

/** The one reaction that is written with what is titrated. */
function equationOf(spots: readonly Spot[]): BalancedEquation | "unclear" | null {
  const written = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  const [only, ...others] = written;
  return others.length > 0 || only === null ? "unclear" : (only ?? null);
}

const reactantsOf = ({ species, equation }: BalancedEquation): readonly string[] =>
  species.slice(0, equation.reactants.length);

/** "AgNO3 precipitates the chloride": the ion of the titrant with the ion that it takes out of the solution. */
function precipitationOf(ion: string, titrant: string, named: readonly string[]): BalancedEquation | null {
  const parsed = parseFormula(titrant);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  const own = salt === null ? [] : [...salt.cations, salt.anion];
  const found = own.flatMap(({ formula }) => {
    const partner = canonicalOf(formula);
    const solids = [...named, partner.replace(/\+$/, "") + ion.replace(/-$/, "")];
    return solids.flatMap((solid) => findReactionAmong([partner, ion, solid], { product: solid }) ?? []);
  });
  return found[0] ?? null;
}

function findAnalyte(plain: string, spots: readonly Spot[], titrant: string, salt: string | null): Analyte | null {
  const equation = equationOf(spots);
  if (equation === "unclear") return null;
  const named = [
    ...new Set([...(salt === null ? [] : [salt]), ...formulasIn(spots), ...ionsNamed(question(plain))]),
  ].filter((each) => each !== titrant && each !== "H2O");
  if (equation !== null) {
    const own = inEquation(titrant, equation);
    const reactants = reactantsOf(equation);
    if (!reactants.includes(own)) return null;
    const others = reactants.filter((each) => each !== own && !/^(?:H\+|H3O\+|H2O|OH-)$/.test(each));
    const meant = others.filter(
      (each) => others.length === 1 || named.some((name) => inEquation(name, equation) === each),
    );
    const [only, ...more] = meant;
    return only === undefined || more.length > 0 ? null : { formula: only, titrant: own, scene: { equation } };
  }
  const protons = PROTONS.filter(([words]) => words.test(plain)).map(([, count]) => count);
  const [count, ...counts] = protons;
  const ions = Object.hasOwn(STRONG_BASES, titrant) ? STRONG_BASES[titrant] : undefined;
  const loose = named.filter((each) => !/^(?:CO2|H2|HA|H2A|H3A)$/.test(each));
  // "All of its chloride as AgCl": the solid is what forms.
  const ion = loose.filter((each) => /^[A-Z][a-z]?(?:\^?\d?)[+-]$/.test(each));
  const compounds = ion.length === 1 ? ion : loose;
  const [formula = null, ...rest] = salt === null ? compounds : [salt];
  if (count !== undefined) {
    if (counts.length > 0 || ions === undefined || rest.some((each) => formula === null || !sameAtoms(each, formula)))
      return null;
    return { formula, titrant, scene: { titrated: { acid: formula, base: titrant, protons: count, ions } } };
  }
  const falls =
    formula !== null && rest.length === 0 && /[+-]$/.test(formula) ? precipitationOf(formula, titrant, named) : null;
  if (falls !== null) return { formula, titrant: inEquation(titrant, falls), scene: { equation: falls } };
  const complete = formula === null || rest.length > 0 ? null : completeReaction([formula, titrant], true);
  return complete === null || formula === null ? null : { formula, titrant, scene: { equation: complete } };
}

/** Ions by their bare names, "the chloride in it", that are no part of a salt's. */
export const ionsNamed = (text: string): string[] =>
  [...text.matchAll(/(?:\b([a-z]+) )?\b([a-z]+(?:ide|ate|ite))\b/g)].flatMap(([, before = "", word = ""]) =>
    listFormulasOf(`${before} ${word}`, "en").length > 0 ? [] : listFormulasOf(`${word} ion`, "en"),
  );

/** What is asked of: "iron" where Fe2+ reacts; null where it is neither this nor a part of it. */
function partAsked(asked: string, spots: readonly Spot[], start: number, formula: string): string | null {
  const wanted = spots.filter((spot) => spot.kind === "substance" && spot.start >= start);
  for (const spot of wanted) {
    if (spot.kind !== "substance") continue;
    const { formulas, element } = spot.substance;
    if (formulas.includes(formula)) return formula;
    const bare = formula.replace(/(?:\^\d+)?[+-]$/, "");
    if (element !== null && new RegExp(String.raw`${element}(?![a-z])`).test(bare)) return element;
    if (formulas.some((each) => sameAtoms(each, bare))) return formula;
  }
  // "The chloride in it": an ion by its bare name.
  if (ionsNamed(asked).includes(formula)) return formula;
  return wanted.length === 0 && !/[+-]$/.test(formula) && /\b(?:purity|acid|salt|compound)\b|\bof it\b/i.test(asked)
    ? formula
    : null;
}

type Told = readonly [Variable, Quantity];

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveTitratedSample(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!IS_TITRATION.test(plain) || ELSE.test(plain)) return null;
  const text = question(plain);
  const asked = askedOf(text);
  const quantities = spots.flatMap((spot) => (spot.kind === "quantity" ? [spot] : []));
  const strengthAt = spots.findIndex((spot) => isOfDimension(spot, DIMENSIONS.concentration));
  const strength = spots[strengthAt];
  const masses = quantities.filter((spot) => isOfDimension(spot, DIMENSIONS.mass));
  const poured = quantities.filter((spot) => isOfDimension(spot, DIMENSIONS.volume));
  const litre = plain.lastIndexOf(text);
  // "In one litre of it?": no volume that was measured.
  const volumes =
    asked?.kind === "mass-concentration" || asked?.kind === "mass"
      ? poured.filter(({ start }) => start < litre || litre === 0)
      : poured;
  if (asked === null || strength?.kind !== "quantity" || masses.length > 1) return null;
  if (quantities.length !== masses.length + poured.length + 1) return null;
  const titrant = ownerOf(spots, strengthAt);
  const found = findVolumes(plain, volumes, strength);
  const salt = HYDRATE.exec(plain)?.[1] ?? null;
  const analyte = titrant === null ? null : findAnalyte(plain, spots, titrant, salt);
  if (found === null || analyte === null) return null;
  return solveFor(
    asked,
    { plain: text, spots, start: litre, salt },
    masses[0]?.quantity ?? null,
    found,
    analyte,
    strength.quantity,
  );
}

function solveFor(
  asked: Asked,
  { plain, spots, start, salt }: { plain: string; spots: readonly Spot[]; start: number; salt: string | null },
  mass: Quantity | null,
  { titre, whole, portion }: Volumes,
  { formula, titrant, scene }: Analyte,
  strength: Quantity,
): SolutionFacts[] | null {
  const told: Told[] = [
    [variableOf("solution-volume", titrant), titre.quantity],
    [variableOf("molarity", titrant), strength],
  ];
  const label: Label | null = whole === null ? null : "first";
  if (asked.kind === "mass-concentration" || asked.kind === "mass") {
    const isOfAll = asked.isOfAll === true;
    if (mass !== null || (whole !== null) !== isOfAll || portion === null || formula === null) return null;
    const part = partAsked(plain, spots, start, formula);
    if (part === null || !(part === formula || sameAtoms(part, formula.replace(/(?:\^\d+)?[+-]$/, "")))) return null;
    const own: Told[] = [...told, [variableOf("solution-volume", formula), portion.quantity]];
    return asked.kind === "mass"
      ? solveByLaws(
          [...own, [variableOf("solution-volume", formula, "first"), whole?.quantity ?? LITRE]],
          variableOf("mass", formula, "first"),
          asked.unit,
          [],
          scene,
        )
      : solveByLaws(own, variableOf("mass-concentration", formula), asked.unit, [], scene);
  }
  if (mass === null || (whole === null) !== (portion === null)) return null;
  if (whole !== null && portion !== null)
    told.push(
      [variableOf("solution-volume", formula, "first"), whole.quantity],
      [variableOf("solution-volume", formula), portion.quantity],
    );
  if (asked.kind === "molar-mass")
    return formula === null
      ? solveByLaws(
          [...told, [variableOf("mass", null, label), mass]],
          variableOf("molar-mass", null),
          asked.unit,
          [],
          scene,
        )
      : null;
  if (formula === null) return null;
  const sample: Told = [variableOf("sample-mass", null, label), mass];
  if (asked.kind === "hydrate-waters")
    return salt === null
      ? null
      : solveByLaws([...told, sample], variableOf("hydrate-waters", null), null, [], { ...scene, hydrate: formula });
  const part = partAsked(plain, spots, start, formula);
  if (part === null) return null;
  const containment = part === formula ? null : { part, whole: formula };
  return solveByLaws([...told, sample], variableOf("mass-percent", part), asked.unit, [], { ...scene, containment });
}
