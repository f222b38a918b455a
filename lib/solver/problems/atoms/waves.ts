import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import { CONSTANTS } from "../../../quantity/constants.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { isAsk, isSense } from "../sentences.ts";
import { solveGoal } from "../solve-statement.ts";
import type { Given, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";

/** Reads two laws of waves: the lines of one electron at a nucleus, by its levels, and the wavelength of a moving particle. */

const NO_WORDS = { before: [], behind: [] };

const SIGNS: ReadonlySet<string> = new Set(["(", ")", ",", ":", "=", ".", "?", "->", "newline"]);

const WORDS = [
  "what",
  "find",
  "how-much",
  "asked",
  "of",
  "in",
  "is",
  "and",
  "has",
  "when",
  "from",
  "to",
  "with",
  "at",
  "filler",
  "electrons",
  "protons",
  "neutrons",
  "transition",
  "level",
  "ion",
  "motion",
] as const;

const LEVEL_WORD = "symlevel";

/** n = 3, n₂ = 4, n_f = 2, ni = 5: a level, whichever it is called; two of them make a line. */
const LEVEL = /(?<![\p{Script=Latin}\d])n\s?(?:_?\{?(?:[12if₁₂]|initial|final)\}?)?\s?=\s?(\d{1,2})(?![\d.,]\d|\d)/giu;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** The text with its levels as words of every language. */
export function spellLevels(text: string): string {
  return text.replace(LEVEL, (written: string, number: string) => {
    const letter = LETTERS[Number(number) - 1];
    return letter === undefined ? written : ` ${LEVEL_WORD}${letter} `;
  });
}

function readLevel(token: ProblemToken): number | null {
  if (token.kind !== "unknown" || !token.text.toLowerCase().startsWith(LEVEL_WORD)) return null;
  const level = LETTERS.indexOf(token.text.toLowerCase().slice(LEVEL_WORD.length)) + 1;
  return level === 0 ? null : level;
}

const KINDS_ASKED = ["wavelength", "frequency", "energy", "speed"] as const;

type Asked = { readonly kind: Kind; readonly label?: Label; readonly unit: Unit | null };

/** The one quantity that is asked for, and its unit; null where several are named, or none. */
function findAsked(tokens: readonly ProblemToken[], told: ReadonlySet<Kind>): Asked | null {
  const kinds = new Set(
    tokens.flatMap((token): Kind[] => [
      ...KINDS_ASKED.filter((kind) => isSense(token, `kind/${kind}`)),
      ...(isSense(token, "kind/isotope-mass") ? (["mass"] as const) : []),
    ]),
  );
  if (kinds.size === 0 && tokens.some((token) => isSense(token, "condition/hydrogen-ionization"))) kinds.add("energy");
  const open = [...kinds].filter((kind) => !told.has(kind));
  const units = tokens.flatMap((token) => (token.kind === "unit" ? [token.unit.unit] : []));
  const [kind] = open;
  if (kind === undefined || open.length > 1 || units.length > 1 || !tokens.some(isAsk)) return null;
  const unit = units[0] ?? null;
  return unit?.dimension === DIMENSIONS.molarEnergy && kind === "energy"
    ? { kind: "molar-energy", unit }
    : { kind, unit };
}

const isNamed = (token: ProblemToken, formula: string): boolean =>
  token.kind === "substance" && token.substance.source === "name" && token.substance.formulas[0] === formula;

function isKnown(token: ProblemToken): boolean {
  if (token.kind === "quantity" || token.kind === "unit" || readLevel(token) !== null) return true;
  if (token.kind === "substance") return chargeOf(token) !== null || isNamed(token, "e-") || isNamed(token, "H+");
  return token.kind === "sign"
    ? SIGNS.has(token.sign)
    : isSense(
        token,
        ...WORDS,
        "condition/hydrogen-ionization",
        "condition/matter-wave",
        "kind/isotope-mass",
        "kind/nuclear-charge",
        ...KINDS_ASKED.map((kind) => `kind/${kind}` as const),
      );
}

function toStatement(
  givens: readonly (readonly [Variable, Quantity])[],
  { kind, label, unit }: Asked,
  conditions: readonly Condition[],
): Statement {
  const stated = givens.map(([variable, quantity]): Given => ({ variable, quantity, words: NO_WORDS }));
  return {
    givens: stated,
    goals: [{ variable: variableOf(kind, null, label ?? null), unit, words: NO_WORDS }],
    scene: { ...BARE_SCENE, conditions: new Set(conditions), givens: stated.map(({ variable }) => variable) },
  };
}

/** What has one electron, with the charge of its nucleus. */
const ONE_ELECTRON: ReadonlyMap<string, number> = new Map([
  ["He+", 2],
  ["He^+", 2],
  ["Li2+", 3],
  ["Li^2+", 3],
  ["Be3+", 4],
  ["Be^3+", 4],
]);

function chargeOf(token: ProblemToken): number | null {
  if (token.kind !== "substance") return null;
  if (token.substance.element === "H") return 1;
  const [formula] = token.substance.formulas;
  return token.substance.source === "formula" && formula !== undefined ? (ONE_ELECTRON.get(formula) ?? null) : null;
}

const PHOTON: readonly (readonly [dimension: number, kind: Kind])[] = [
  [DIMENSIONS.length, "wavelength"],
  [DIMENSIONS.energy, "energy"],
];

type Told = readonly (readonly [Variable, Quantity])[];

const level = (value: number, label: Label | null = null): Told[number] => [
  variableOf("level", null, label),
  pureNumber(value),
];

/** What is told of one electron: its levels in ascending order, the nucleus, and the wavelength or energy of a photon. */
type OneElectron = {
  readonly tokens: readonly ProblemToken[];
  readonly levels: readonly number[];
  readonly nucleus: Told;
  readonly photon: Told;
};

function gather(tokens: readonly ProblemToken[]): OneElectron | null {
  const charges = [...new Set(tokens.flatMap((token) => chargeOf(token) ?? []))];
  const quantities = tokens.flatMap((token) => (token.kind === "quantity" ? [token.reading.quantity] : []));
  const photon = quantities.flatMap((quantity): Told => {
    const kind = PHOTON.find(([dimension]) => dimension === quantity.unit.dimension)?.[1];
    return kind === undefined ? [] : [[variableOf(kind, null), quantity]];
  });
  if (charges.length > 1 || photon.length !== quantities.length || photon.length > 1) return null;
  return {
    tokens,
    levels: tokens.flatMap((token) => readLevel(token) ?? []).toSorted((a, b) => a - b),
    nucleus: charges.map((charge) => [variableOf("nuclear-charge", null), pureNumber(charge)]),
    photon,
  };
}

const LINE: readonly Condition[] = ["light", "hydrogen-line"];

/** A line between two levels, or the way out of the atom from one: its wavelength, frequency or energy. */
function readPhoton({ tokens, levels, nucleus, photon }: OneElectron): Statement | null {
  const [lower, upper, ...others] = levels;
  const isIonization = tokens.some((token) => isSense(token, "condition/hydrogen-ionization"));
  const asked = findAsked(tokens, new Set());
  if (asked === null || asked.kind === "speed" || asked.kind === "mass") return null;
  if (lower === undefined || others.length > 0 || nucleus.length === 0 || photon.length > 0) return null;
  if (isIonization)
    return upper === undefined
      ? toStatement([...nucleus, level(lower, "first")], asked, ["light", "hydrogen-ionization"])
      : null;
  if (upper !== undefined)
    return upper > lower ? toStatement([...nucleus, level(lower, "first"), level(upper, "second")], asked, LINE) : null;
  // The energy of a level, where no light is spoken of.
  return asked.kind === "energy" &&
    tokens.some((token) => isSense(token, "level")) &&
    !tokens.some((token) => isSense(token, "transition"))
    ? toStatement([...nucleus, level(lower)], { ...asked, kind: "level-energy" }, [])
    : null;
}

/** From a photon to the level that is not told, above or below the other, or to the nucleus. */
function readFromPhoton({ tokens, levels, nucleus, photon }: OneElectron): Statement | null {
  const [lower, upper, ...others] = levels;
  const told = new Set(photon.map(([{ kind }]) => kind));
  const isOpen = KINDS_ASKED.some((kind) => !told.has(kind) && tokens.some((token) => isSense(token, `kind/${kind}`)));
  if (isOpen || photon.length === 0 || lower === undefined || others.length > 0 || !tokens.some(isAsk)) return null;
  const isNucleusAsked = tokens.some((token) => isSense(token, "kind/nuclear-charge"));
  if (upper !== undefined)
    return isNucleusAsked && nucleus.length === 0
      ? toStatement(
          [...photon, level(lower, "first"), level(upper, "second")],
          { kind: "nuclear-charge", unit: null },
          LINE,
        )
      : null;
  if (isNucleusAsked || nucleus.length === 0 || !tokens.some((token) => isSense(token, "level"))) return null;
  const ways = (["second", "first"] as const).map((label) =>
    toStatement(
      [...photon, ...nucleus, level(lower, label === "second" ? "first" : "second")],
      { kind: "level", label, unit: null },
      LINE,
    ),
  );
  const [only, ...more] = ways.filter((way) => way.goals.every((goal) => solveGoal(goal, way).ok));
  return more.length === 0 ? (only ?? null) : null;
}

function readOneElectron(tokens: readonly ProblemToken[]): Statement | null {
  const told = gather(tokens);
  return told === null ? null : (readPhoton(told) ?? readFromPhoton(told));
}

const PARTICLES = [
  ["electrons", CONSTANTS.electronMass],
  ["protons", CONSTANTS.protonMass],
  ["neutrons", CONSTANTS.neutronMass],
] as const;

const isParticle = (token: ProblemToken, name: "electrons" | "protons" | "neutrons"): boolean =>
  isSense(token, name) ||
  (token.kind === "unit" && token.unit.unit.counted === name) ||
  (name === "electrons" && isNamed(token, "e-")) ||
  (name === "protons" && isNamed(token, "H+"));

/** The mass of the one particle that a text speaks of. */
function findParticleMass(tokens: readonly ProblemToken[]): Quantity | null {
  const found = PARTICLES.filter(([name]) => tokens.some((token) => isParticle(token, name)));
  const [only] = found;
  return only === undefined || found.length > 1
    ? null
    : { ...only[1], value: only[1].value.toSignificantDigits(5), significantFigures: 5 };
}

const MEASURED: readonly (readonly [dimension: number, kind: Kind])[] = [
  [DIMENSIONS.mass, "mass"],
  [DIMENSIONS.speed, "speed"],
  [DIMENSIONS.length, "wavelength"],
];

/** What is told of a moving particle; null for any other text. */
function readMatterWave(tokens: readonly ProblemToken[]): Statement | null {
  if (
    !tokens.some((token) => isSense(token, "condition/matter-wave")) ||
    tokens.some((token) => readLevel(token) !== null)
  )
    return null;
  if (tokens.some((token) => token.kind === "substance" && token.substance.element !== null)) return null;
  const told = tokens.flatMap((token) => (token.kind === "quantity" ? [token.reading.quantity] : []));
  const givens = told.flatMap((quantity): (readonly [Variable, Quantity])[] => {
    const kind = MEASURED.find(([dimension]) => dimension === quantity.unit.dimension)?.[1];
    return kind === undefined ? [] : [[variableOf(kind, null), quantity]];
  });
  const kinds = new Set(givens.map(([{ kind }]) => kind));
  const asked = findAsked(
    tokens.filter((token) => token.kind !== "unit" || !PARTICLES.some(([name]) => isParticle(token, name))),
    kinds,
  );
  if (givens.length !== told.length || kinds.size !== givens.length || asked === null) return null;
  const needsMass = asked.kind !== "mass" && !kinds.has("mass");
  const mass = needsMass ? findParticleMass(tokens) : null;
  if (needsMass && mass === null) return null;
  return toStatement(mass === null ? givens : [[variableOf("mass", null), mass], ...givens], asked, ["matter-wave"]);
}

/** The tokens of a problem about waves → what it states and asks; null when they do not say it beyond doubt. */
export function readWaves(tokens: readonly ProblemToken[]): Statement | null {
  if (!tokens.every(isKnown)) return null;
  const statement = readOneElectron(tokens) ?? readMatterWave(tokens);
  const [goal] = statement?.goals ?? [];
  return statement !== null &&
    goal?.unit === null &&
    goal.variable.kind === "wavelength" &&
    !statement.scene.conditions.has("matter-wave")
    ? { ...statement, goals: [{ ...goal, unit: getUnit("nm") }] }
    : statement;
}
