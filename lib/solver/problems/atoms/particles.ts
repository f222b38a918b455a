import { findElement } from "../../../chemistry/elements/elements.ts";
import { arrangementOf, hasKnownConfiguration, listValence } from "../../../methods/electron-configuration.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { applyMethod } from "../../../methods/registry.ts";
import type { Problem } from "../../../methods/registry.ts";
import { isAsk, isSense } from "../sentences.ts";
import type { ProblemToken } from "../tokens.ts";
import { SPECIES_WORD, USUAL_ANIONS } from "./species.ts";
import type { NamedSpecies } from "./species.ts";

/** Reads what is asked of the electrons and the nucleus of atoms and monatomic ions, and answers it. */

const QUESTIONS = ["configuration", "arrangement", "unpaired", "valence", "protons", "neutrons", "electrons"] as const;
type Question = (typeof QUESTIONS)[number];

const COUNTS: ReadonlySet<Question> = new Set<Question>(["unpaired", "valence", "protons", "neutrons", "electrons"]);

const WORDS = [
  "what",
  "find",
  "how-many",
  "asked",
  "of",
  "in",
  "is",
  "and",
  "has",
  "contain",
  "filler",
  "ion",
  "core",
  ...QUESTIONS,
] as const;

const isSign = (token: ProblemToken, sign: string): boolean => token.kind === "sign" && token.sign === sign;

const SIGNS: ReadonlySet<string> = new Set(["(", ")", ",", ":", ".", "?", "newline"]);

/** More in one message are no exercise. */
const MOST_ANSWERS = 12;

/** Charges of the metals that have one only: "sodium ion". */
const ONLY_CHARGES: Readonly<Record<string, number>> = {
  Li: 1,
  Na: 1,
  K: 1,
  Rb: 1,
  Cs: 1,
  Ag: 1,
  Be: 2,
  Mg: 2,
  Ca: 2,
  Sr: 2,
  Ba: 2,
  Zn: 2,
  Cd: 2,
  Al: 3,
  Sc: 3,
};

const isIon = (token: ProblemToken | undefined): boolean => isSense(token, "ion");

/** "The anions of sulfur and bromine": a list of elements, behind what it is of. */
function isOfIons(tokens: readonly ProblemToken[], at: number): boolean {
  const before = tokens
    .slice(0, at)
    .findLast((token) => token.kind !== "substance" && !isSense(token, "of", "and", "filler") && !isSign(token, ","));
  return isIon(before);
}

/** An element's name, with the charge of its ion where that is said: null where the charge could be another one. */
function readElement(
  tokens: readonly ProblemToken[],
  at: number,
  species: ReadonlyMap<string, NamedSpecies>,
): NamedSpecies | "described" | null {
  const token = tokens[at];
  const element =
    token?.kind === "substance" && token.substance.source === "name"
      ? findElement(token.substance.element ?? "")
      : null;
  if (element === null) return null;
  const written = [...species.values()].filter((each) => each.element === element);
  // "The sodium ion, Na+", "iron (Fe)": the formula says what the name means.
  if (written.length > 0) return "described";
  const isOfList = isOfIons(tokens, at);
  if (!isIon(tokens[at + 1]) && !isIon(tokens[at - 1]) && !isOfList)
    // "It forms a cation. Give the configuration of the cation": which one is told elsewhere.
    return tokens.some(isIon) && species.size === 0 ? null : { element, charge: 0, massNumber: null };
  const anion = isOfList ? USUAL_ANIONS[element.symbol] : undefined;
  const charge = ONLY_CHARGES[element.symbol] ?? (anion === undefined ? undefined : -anion);
  return charge === undefined ? null : { element, charge, massNumber: null };
}

/** The atoms and ions of the text, each once; null where a name leaves open which is meant. */
function listSpecies(
  tokens: readonly ProblemToken[],
  species: ReadonlyMap<string, NamedSpecies>,
): NamedSpecies[] | null {
  const found: NamedSpecies[] = [];
  for (const [at, token] of tokens.entries()) {
    const each =
      token.kind === "unknown"
        ? (species.get(token.text.toLowerCase()) ?? null)
        : token.kind === "substance"
          ? readElement(tokens, at, species)
          : undefined;
    if (each === null) return null;
    if (each === undefined || each === "described") continue;
    if (
      !found.some(
        (other) =>
          other.element === each.element && other.charge === each.charge && other.massNumber === each.massNumber,
      )
    )
      found.push(each);
  }
  return found;
}

function isKnown(token: ProblemToken): boolean {
  if (token.kind === "unknown") return token.text.toLowerCase().startsWith(SPECIES_WORD);
  if (token.kind === "substance") return true;
  return token.kind === "sign" ? SIGNS.has(token.sign) : isSense(token, ...WORDS);
}

/** The task of one question about one atom or ion; null where it has no certain answer. */
function toProblem(
  question: Question,
  { element, charge, massNumber }: NamedSpecies,
  isShort: boolean,
): Problem | null {
  if (question === "protons" || question === "electrons")
    return charge >= element.number
      ? null
      : { method: "atomic-particles", givens: { element, charge, massNumber, question } };
  if (question === "neutrons")
    return massNumber === null
      ? null
      : { method: "atomic-particles", givens: { element, charge, massNumber, question } };
  if (!hasKnownConfiguration(element, charge)) return null;
  if (question === "arrangement")
    return { method: "electron-configuration", givens: { element, charge, question: arrangementOf(element) } };
  if (question === "valence")
    return charge !== 0 || listValence(element) === null
      ? null
      : { method: "electron-configuration", givens: { element, charge, question } };
  return {
    method: "electron-configuration",
    givens: { element, charge, question: question === "unpaired" ? question : isShort ? "short" : "full" },
  };
}

/** What is asked, in the order of the text; null where a count and a configuration are mixed in one sentence of asking. */
function listQuestions(tokens: readonly ProblemToken[]): Question[] | null {
  const questions = [
    ...new Set(tokens.flatMap((token) => QUESTIONS.find((question) => isSense(token, question)) ?? [])),
  ];
  const asks = tokens.some((token) => isAsk(token));
  const counts = questions.filter((question) => COUNTS.has(question));
  // "How many" needs something to count, and what is only found may be a configuration alone.
  const isCounted = counts.length === 0 || tokens.some((token) => isSense(token, "how-many", "find", "what", "asked"));
  return questions.length > 0 && isCounted && (asks || counts.length === 0) ? questions : null;
}

const COUNTED = ["protons", "neutrons", "electrons"] as const;

/** A unit of counts, or the name of the particle: what is counted. */
function findCounted(token: ProblemToken): (typeof COUNTED)[number] | undefined {
  if (token.kind === "substance") return token.substance.formulas[0] === "e-" ? "electrons" : undefined;
  return token.kind === "unit" && token.unit.unit.factors.length <= 1
    ? COUNTED.find((each) => each === token.unit.unit.counted)
    : undefined;
}

/** "How many protons": what a count would be of is what is asked. */
function asQuestions(tokens: readonly ProblemToken[]): ProblemToken[] {
  return tokens.flatMap((token, at): ProblemToken[] => {
    const concept = findCounted(token);
    // "Electrones desapareados": only those.
    if (
      concept === "electrons" &&
      isSense(
        tokens.slice(at + 1).find((next) => !isSense(next, "of", "is", "filler")),
        "unpaired",
        "valence",
      )
    )
      return [];
    return [concept === undefined ? token : { kind: "concept", concept }];
  });
}

/** The tokens of a question about atoms → its answers, one for each atom and thing asked; null when not all is understood. */
export function solveParticles(
  text: readonly ProblemToken[],
  species: ReadonlyMap<string, NamedSpecies>,
): SolutionFacts[] | null {
  const tokens = asQuestions(text);
  if (!tokens.every(isKnown)) return null;
  const questions = listQuestions(tokens);
  const atoms = questions === null ? null : listSpecies(tokens, species);
  if (questions === null || atoms === null || atoms.length === 0 || atoms.length * questions.length > MOST_ANSWERS)
    return null;
  const isShort = tokens.some((token) => isSense(token, "core"));
  const problems = atoms.flatMap((atom) => questions.map((question) => toProblem(question, atom, isShort)));
  const solutions = problems.map((problem) => (problem === null ? null : applyMethod(problem)));
  const solved = solutions.flatMap((solution) => (solution?.ok === true ? [solution.value] : []));
  return solved.length === solutions.length ? solved : null;
}
