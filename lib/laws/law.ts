import type { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { UNITY, type Unit } from "../quantity/units/unit.ts";
import type { Equality } from "../algebra/tree.ts";
import type { RuleId } from "../methods/rule-ids.ts";
import type { Bounds } from "../algebra/find-root.ts";
import type { FactValue } from "../methods/facts.ts";
import { formulaTerm } from "../methods/terms.ts";
import type { Scene, Slip } from "../methods/rules/rule.ts";
import type { Kind, Label, Variable } from "../methods/rules/kinds.ts";

/** The role of the one substance that most laws are about, and of what is of no named substance. */
export const SELF = "self";
export const SAMPLE = "sample";

/** A quantity of a law: what it is, which of several of its kind, how it is written, and the unit that the law is computed in. */
export type LawQuantity = {
  /** By which the equation names it. */
  readonly key: string;
  readonly kind: Kind;
  readonly label: Label | null;
  readonly letter: string;
  readonly unit: Unit;
  /** Negative values make sense: heat that is given off, a potential. Zero does, too. */
  readonly isSigned: boolean;
  /** Counts something: what comes near a whole number is that one, and what does not is no state, found or given. */
  readonly isWhole: boolean;
  /** Which of the substances of a law it is of: `self` where there is one only, `sample` for what no substance is named of. */
  readonly role: string;
  /** Whether lines name the substance behind the letter: n(NaCl), where a law has several. */
  readonly isNamed: boolean;
  /** The molar mass of the substance that the others are of, which is known by its formula. */
  readonly isMolarMass: boolean;
  /** The step that brings a given to the law's unit, where that is a step of its own. */
  readonly conversion: string | null;
};

/** A constant of nature or a number by definition, and the letter that it is written with. */
export type LawConstant = {
  readonly letter: string;
  readonly quantity: Quantity;
  /** Whether lines of letters have its value, to its figures: 0.0592 V has no letter of its own. */
  readonly isFixed?: true;
};

/** Units that go together with their constants: R in L·atm/(mol·K) beside pressures in atm. The first one serves where no given decides. */
export type UnitSystem = {
  readonly units: Readonly<Record<string, string>>;
  readonly constants: readonly LawConstant[];
  /** Whether this quantity, as it is given, asks for this system. */
  readonly suits?: (letter: string, unit: Unit) => boolean;
  /** In which unit an answer is told that is computed in another one: an entropy in joules, beside kilojoules. */
  readonly answered?: Readonly<Record<string, string>>;
};

/** From the unit in which a quantity is given, null for what is not, to units by their keys. */
export type UnitsBy = (unitOf: (key: string) => Unit | null) => Readonly<Record<string, string>>;

/** The values of all letters, in the law's units. */
export type At = (letter: string) => Decimal;

/** What must hold of the values. */
export type Validity = (at: At) => boolean;

/** A mistake that only this law invites: another value for a quantity, from the values of all letters in the law's units. */
export type OwnSlip = {
  readonly id: Slip["id"];
  readonly of: string;
  readonly value: (at: At) => Decimal;
};

/** The sentence that states a result, and what it mentions. */
export type Stated = { readonly id: string; readonly values: Readonly<Record<string, FactValue>> };

/** One law of chemistry, from which ways to each of its quantities, lines, slips, exercises and checks are derived. */
export type Law = {
  readonly id: string;
  /** Names its step towards a quantity among the messages, `solution.<method>.steps.<step>`: the id where nothing else is said. */
  readonly stepTo: (letter: string, cast: Cast) => string;
  readonly method: RuleId;
  /** What the words of that step mention, besides its lines. */
  readonly mention: (letter: string, cast: Cast, values: ReadonlyMap<string, Quantity>) => Stated["values"];
  /** Short enough that a line solved for any quantity needs no law above it: n = m / M. */
  readonly isPlain: boolean;
  /** Its number means a unit by convention: percent for grams in 100 mL. Its sides measure different things. */
  readonly isConventional: boolean;
  /** Its results have as many figures as the least known given: differences do not count by places. */
  readonly keepsFigures: boolean;
  /** More figures than these its results have not: what it leaves out of account would show. */
  readonly mostFigures: number | null;
  /** Its results are known to the last place of the least known given: coefficients do not blur whole kilojoules. */
  readonly keepsPlace: boolean;
  /** What is a mean of temperatures, and known to the last place of the least known of them. */
  readonly keepsDegrees: readonly string[];
  /** Its results are told to as many figures at least: 10^37.2 has one by its decimals, which no textbook tells. */
  readonly leastFigures: number;
  /** What it needs is of its substance itself: whether a given of no named one serves, the search decides, and counts it for one only. */
  readonly isStrict: boolean;
  readonly quantities: readonly LawQuantity[];
  readonly constants: readonly LawConstant[];
  readonly systems: readonly UnitSystem[];
  /** Units that follow those of the givens: times in the unit of time of a rate constant. */
  readonly unitsBy: UnitsBy;
  readonly equality: Equality;
  readonly valid: readonly Validity[];
  readonly slips: readonly OwnSlip[];
  /** Values that the law can have, in its units, for whoever tries it; the first quantity follows from the others. */
  readonly example: Readonly<Partial<Record<string, number>>>;
  /** Between which values a quantity lies that stands in the equation more than once. */
  readonly bounds: Readonly<Record<string, (at: At) => Bounds>>;
  /** Whether the law is at stake in a problem: light, a series. Everywhere, where nothing is said. */
  readonly applies: (wanted: Variable, scene: Scene) => boolean;
  /** Who may play its roles there, each possibility: all of one substance, where nothing is said. */
  readonly casts: (wanted: Variable, scene: Scene) => readonly Cast[];
  readonly state: (wanted: Variable, cast: Cast, output: Quantity) => Stated;
};

/** Which substance plays each role, in canonical ASCII; null for the sample. */
export type Cast = Readonly<Record<string, string | null>>;

/** A quantity as it is declared; its key is its letter where it has no other. */
export type QuantityDeclaration = {
  readonly kind: Kind;
  readonly label?: Label;
  readonly letter?: string;
  readonly unit: string;
  readonly signed?: true;
  readonly whole?: true;
  readonly role?: string;
  readonly named?: true;
  readonly molarMass?: true;
  readonly conversion?: string;
};

export type LawDeclaration<Key extends string> = {
  readonly id: string;
  readonly method: RuleId;
  readonly quantities: Readonly<Record<Key, QuantityDeclaration>>;
  /** By their letters: the quantity with its unit, its source beside its value (`lib/quantity/constants.ts`). */
  readonly constants?: Readonly<Record<string, Quantity>>;
  /** Constants that lines show by their value, under any names. */
  readonly fixed?: Readonly<Record<string, Quantity>>;
  readonly systems?: readonly (Pick<UnitSystem, "units" | "suits" | "answered"> & {
    readonly constants?: Readonly<Record<string, Quantity>>;
  })[];
  readonly unitsBy?: UnitsBy;
  readonly equation: Equality;
  readonly valid?: readonly Validity[];
  readonly slips?: readonly OwnSlip[];
  readonly step?: Readonly<Partial<Record<Key, string>>>;
  /** Where the step depends on the substance, too. */
  readonly stepTo?: Law["stepTo"];
  readonly example?: Readonly<Partial<Record<Key, number>>>;
  readonly bounds?: Readonly<Partial<Record<Key, (at: At) => Bounds>>>;
  readonly applies?: Law["applies"];
  readonly casts?: Law["casts"];
  readonly mention?: Law["mention"];
  readonly plain?: true;
  readonly conventional?: true;
  readonly keepsFigures?: true;
  readonly mostFigures?: number;
  readonly keepsPlace?: true;
  readonly keepsDegrees?: readonly NoInfer<Key>[];
  readonly leastFigures?: number;
  readonly strict?: true;
  readonly state?: Law["state"];
};

/** The answer is named after the kind that is wanted. */
const stateByKind = ({ kind, label }: Variable): Stated => ({
  id: label === null ? kind : `${kind}-${label}`,
  values: {},
});

const listConstants = (constants: Readonly<Record<string, Quantity>> = {}): LawConstant[] =>
  Object.entries(constants).map(([letter, quantity]) => ({ letter, quantity }));

/** Declares a law. The letters of its equation are the keys of its quantities and constants, which are shown as `letter`. */
export function law<Key extends string>(declaration: LawDeclaration<Key>): Law {
  const { id, method, equation, systems = [] } = declaration;
  const steps: Readonly<Record<string, string | undefined>> = declaration.step ?? {};
  const bounds: Readonly<Record<string, ((at: At) => Bounds) | undefined>> = declaration.bounds ?? {};
  return {
    id,
    method,
    stepTo: declaration.stepTo ?? ((key) => steps[key] ?? id),
    mention: declaration.mention ?? (() => ({})),
    isPlain: declaration.plain === true,
    isConventional: declaration.conventional === true,
    keepsFigures: declaration.keepsFigures === true,
    mostFigures: declaration.mostFigures ?? null,
    keepsPlace: declaration.keepsPlace === true,
    keepsDegrees: declaration.keepsDegrees ?? [],
    leastFigures: declaration.leastFigures ?? 1,
    isStrict: declaration.strict === true,
    equality: equation,
    quantities: Object.entries<QuantityDeclaration>(declaration.quantities).map(([key, each]) => quantityOf(key, each)),
    constants: [
      ...listConstants(declaration.constants),
      ...listConstants(declaration.fixed).map((each) => ({ ...each, isFixed: true as const })),
    ],
    systems: systems.map((system) => ({ ...system, constants: listConstants(system.constants) })),
    unitsBy: declaration.unitsBy ?? (() => ({})),
    valid: declaration.valid ?? [],
    slips: declaration.slips ?? [],
    example: declaration.example ?? {},
    bounds: Object.fromEntries(
      Object.entries(bounds).flatMap(([key, each]) => (each === undefined ? [] : [[key, each]])),
    ),
    applies: declaration.applies ?? (() => true),
    casts: declaration.casts ?? (({ of }) => [{ [SELF]: of }]),
    state: declaration.state ?? stateByKind,
  };
}

const labelled = new WeakMap<Law, Map<Label, Law>>();

/** A law about one of several states or portions: each of its quantities that has no label of its own has this one. */
export function during(law: Law, label: Label | null): Law {
  if (label === null) return law;
  const known = labelled.get(law) ?? new Map<Label, Law>();
  labelled.set(law, known);
  const own = known.get(label) ?? {
    ...law,
    quantities: law.quantities.map((each) => (each.label === null ? { ...each, label } : each)),
  };
  known.set(label, own);
  return own;
}

/** The sentence about a substance by its formula, or about a sample without a name. */
export function stateOfSubstance(names: Readonly<Partial<Record<Kind, string>>> = {}): (wanted: Variable) => Stated {
  return ({ kind, of }) => {
    const id = names[kind] ?? kind;
    return of === null ? { id: `${id}-of-sample`, values: {} } : { id, values: { formula: formulaTerm(of) } };
  };
}

function quantityOf(key: string, declared: QuantityDeclaration): LawQuantity {
  const { kind, label = null, letter = key, unit } = declared;
  return {
    key,
    kind,
    label,
    letter,
    unit: unit === "" ? UNITY : getUnit(unit),
    isSigned: declared.signed === true,
    isWhole: declared.whole === true,
    role: declared.role ?? SELF,
    isNamed: declared.named === true,
    isMolarMass: declared.molarMass === true,
    conversion: declared.conversion ?? null,
  };
}

export function isAboveZero(letter: string): Validity {
  return (at) => at(letter).gt(0);
}

/** Above zero, or between bounds, in the law's units. */
export function between(letter: string, least: number, greatest: number): Validity {
  return (at) => at(letter).gte(least) && at(letter).lte(greatest);
}
