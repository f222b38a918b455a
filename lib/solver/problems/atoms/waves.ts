import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind, Variable } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import { CONSTANTS } from "../../../quantity/constants.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { isAsk, isSense } from "../sentences.ts";
import type { Given, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";

/** Reads two laws of waves: the lines of hydrogen, by the levels of its electron, and the wavelength of a moving particle. */

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

type Asked = { readonly kind: Kind; readonly unit: Unit | null };

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
  if (token.kind === "substance")
    return token.substance.element === "H" || isNamed(token, "e-") || isNamed(token, "H+");
  return token.kind === "sign"
    ? SIGNS.has(token.sign)
    : isSense(
        token,
        ...WORDS,
        "condition/hydrogen-ionization",
        "condition/matter-wave",
        "kind/isotope-mass",
        ...KINDS_ASKED.map((kind) => `kind/${kind}` as const),
      );
}

function toStatement(
  givens: readonly (readonly [Variable, Quantity])[],
  { kind, unit }: Asked,
  conditions: readonly Condition[],
): Statement {
  const stated = givens.map(([variable, quantity]): Given => ({ variable, quantity, words: NO_WORDS }));
  return {
    givens: stated,
    goals: [{ variable: variableOf(kind, null), unit, words: NO_WORDS }],
    scene: { ...BARE_SCENE, conditions: new Set(conditions), givens: stated.map(({ variable }) => variable) },
  };
}

/** A line of hydrogen between two levels, or the way out of the atom from one; null for any other text. */
function readHydrogen(tokens: readonly ProblemToken[]): Statement | null {
  const levels = tokens.flatMap((token) => readLevel(token) ?? []).toSorted((a, b) => a - b);
  const isHydrogen = tokens.some((token) => token.kind === "substance" && token.substance.element === "H");
  const asked = findAsked(tokens, new Set());
  const isIonization = tokens.some((token) => isSense(token, "condition/hydrogen-ionization"));
  const [lower, upper, ...others] = levels;
  const isWhole =
    lower !== undefined &&
    others.length === 0 &&
    (isIonization ? upper === undefined : upper !== undefined && upper > lower);
  if (
    !isHydrogen ||
    asked === null ||
    !isWhole ||
    asked.kind === "speed" ||
    asked.kind === "mass" ||
    tokens.some(({ kind }) => kind === "quantity")
  )
    return null;
  const level = (label: "first" | "second", value: number): readonly [Variable, Quantity] => [
    variableOf("level", null, label),
    pureNumber(value),
  ];
  return toStatement([level("first", lower), ...(upper === undefined ? [] : [level("second", upper)])], asked, [
    "light",
    isIonization ? "hydrogen-ionization" : "hydrogen-line",
  ]);
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
  const statement = readHydrogen(tokens) ?? readMatterWave(tokens);
  const [goal] = statement?.goals ?? [];
  return statement !== null &&
    goal?.unit === null &&
    goal.variable.kind === "wavelength" &&
    !statement.scene.conditions.has("matter-wave")
    ? { ...statement, goals: [{ ...goal, unit: getUnit("nm") }] }
    : statement;
}
