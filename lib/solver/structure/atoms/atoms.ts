import { ELEMENTS, type Element, findElement } from "../../../chemistry/elements/elements.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { arrangementOf, hasKnownConfiguration } from "../../../methods/electron-configuration.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { applyMethod } from "../../../methods/registry.ts";
import { solveName, solveShared, solveShell, solveSubshell } from "../../../problems/atoms/quantum-numbers.ts";
import { solveSimpleIon } from "../../../problems/bonding/simple-ions.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { oxidationFacts } from "./oxidation-facts.ts";
import { readElementObject, readFormulaObject, readNameObject, splitObjects } from "../read-objects.ts";
import { answerEach, structureReader } from "../reader.ts";
import type { Answer } from "../reader.ts";
import { ATOM_PHRASES } from "./phrases.ts";

const each =
  (answer: (item: string, language: Locale) => SolutionFacts | null): Answer =>
  ({ x, language }) =>
    answerEach(splitObjects(x, language), (item) => answer(item, language));

/** "Mn2+ ion (Z = 25)", "copper atom", "the element with atomic number 24", in English: the particle, and its number where that is told. */
const NUMBERED =
  /^(?:neutral )?(?:an? |the )?(?:(?:element|atom) )?(?:(?:with|of|having|whose) )?(?:the |an )?(?:atomic number|z)(?: of|:| is)? ?=? ?(\d{1,3})$/iu;
const TOLD_NUMBER = /,? ?\(?(?:atomic number|z)(?: of|:| is)? ?=? ?(\d{1,3})\)?$/iu;
const KIND =
  /^(?:(?:neutral|isolated|free|gaseous|single) )*(?:an? )?(?:(?:atom|ion)s? of )?(?:an? |the )?| (?:atom|ion|cation|anion|element)s?$/giu;
const GROUND = / ?\(?(?:in|at) (?:its|the) ground state\)?$/iu;

type Particle = { readonly text: string; readonly number: number | null; readonly isIon: boolean };

function readParticle(item: string): Particle {
  const plain = item.replace(GROUND, "");
  const numbered = NUMBERED.exec(plain)?.[1];
  const element = ELEMENTS[Number(numbered ?? 0) - 1];
  if (element !== undefined) return { text: element.symbol, number: element.number, isIon: false };
  const told = TOLD_NUMBER.exec(plain)?.[1];
  const text = plain.replace(TOLD_NUMBER, "").replaceAll(KIND, "").trim();
  return { text, number: told === undefined ? null : Number(told), isIon: /\b(?:ion|cation|anion)s?\b/iu.test(plain) };
}

/** An atom or an ion of one atom; null where its charge or its ground state is not certain. */
function readAtom(item: string, language: Locale): { readonly element: Element; readonly charge: number } | null {
  const { text, number, isIon } = readParticle(item);
  const formula = readFormulaObject(text) ?? readNameObject(text, language);
  const symbol = formula === null || formula.charge === 0 ? readElementObject(text, language) : null;
  const [[only] = [""], ...others] = [...(formula?.counts ?? [])];
  const element = findElement(symbol ?? (others.length === 0 ? only : ""));
  const charge = formula?.charge ?? 0;
  // "The sodium ion" has a charge that its name tells elsewhere; "the iron ion" may have either.
  if (isIon && charge === 0) return null;
  if (element === null || (symbol === null && formula?.counts.get(element.symbol) !== 1)) return null;
  if ((number !== null && number !== element.number) || !hasKnownConfiguration(element, charge)) return null;
  return { element, charge };
}

const configured = (question: (element: Element) => "full" | "shells"): Answer =>
  each((item, language) => {
    const atom = readAtom(item, language);
    if (atom === null) return null;
    const solved = applyMethod({
      method: "electron-configuration",
      givens: { ...atom, question: question(atom.element) },
    });
    return solved.ok ? solved.value : null;
  });

/** The configuration in full of an atom or of an ion of one atom. */
const configuration = configured(() => "full");

/** "2,8,7", of those atoms that are told shell by shell. */
const shells = configured(arrangementOf);

const simpleIon = each((item, language) => {
  const symbol = readElementObject(item, language);
  const solved = symbol === null ? null : solveSimpleIon(symbol);
  return solved === null ? null : solvedFacts("problems-bonding.simple-ions", solved);
});

const canonical = (item: string, language: Locale): string | null => {
  const formula = readFormulaObject(item) ?? readNameObject(item, language);
  return formula === null ? null : canonicalOf(formula);
};

const oxidation = each((item, language) => {
  const formula = canonical(item, language);
  return formula === null ? null : oxidationFacts(formula, null);
});

const HALOGENS = ["F", "Cl", "Br", "I"];

const halogen = each((item, language) => {
  const formula = canonical(item, language);
  const parsed = readFormulaObject(item) ?? readNameObject(item, language);
  const [symbol, ...others] = [...(parsed?.counts.keys() ?? [])].filter((atom) => HALOGENS.includes(atom));
  return formula === null || symbol === undefined || others.length > 0 ? null : oxidationFacts(formula, symbol);
});

/** Shells that atoms have. */
const MOST_SHELLS = 7;

const whole = (text: string | null): number | null => {
  const digits = /^(\d)(?:,(?: [a-z]{2,3})?)?$/u.exec(text ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
};

const QUANTUM = "problems-atoms.quantum-numbers";

const shell =
  (asked: "shell-orbitals" | "shell-electrons"): Answer =>
  ({ x }) => {
    const n = whole(x);
    return n === null || n < 1 || n > MOST_SHELLS ? null : [solvedFacts(QUANTUM, solveShell(n, asked))];
  };

const labelled =
  (asked: "name" | "orbitals" | "electrons"): Answer =>
  ({ x, y }) => {
    const [n, l] = [whole(x), whole(y)];
    const named = n === null || l === null ? null : solveName({ n, l });
    if (n === null || l === null || named === null) return null;
    return [solvedFacts(QUANTUM, asked === "name" ? named : solveSubshell({ n, l }, asked))];
  };

const ASSIGNMENT = /^(n|l|ℓ|m ?[lℓ]?|m ?s|s) ?= ?([+-]?(?:\d|1\/2|0?\.5))$/iu;

/** "n = 4, l = 2 and m = -1": each number once; null where something else is said. */
function readQuantumNumbers(text: string): ReadonlyMap<"n" | "l" | "m" | "s", number> | null {
  const numbers = new Map<"n" | "l" | "m" | "s", number>();
  for (const part of text
    .replaceAll("ₛ", "s")
    .replaceAll("ₗ", "l")
    .split(/, ?and |,| (?:and|y|et) |;/u)
    .map((told) => told.trim())) {
    const [, letter = "", written = ""] = ASSIGNMENT.exec(part) ?? [];
    const name = letter.toLowerCase().replaceAll(/ /g, "").replace("ℓ", "l");
    const key = name === "ml" ? "m" : name === "ms" ? "s" : name;
    const isSpin = /[/.]/.test(written);
    if ((key !== "n" && key !== "l" && key !== "m" && key !== "s") || isSpin !== (key === "s") || numbers.has(key))
      return null;
    numbers.set(key, isSpin ? 0.5 : Number(written));
  }
  return numbers;
}

/** How many electrons share the numbers that are told; null where there are no such electrons. */
const shared: Answer = ({ x }) => {
  const numbers = readQuantumNumbers(x);
  const [n, l, m] = [numbers?.get("n"), numbers?.get("l"), numbers?.get("m")];
  if (numbers === null || n === undefined || n < 1 || n > MOST_SHELLS) return null;
  if ((l ?? 0) < 0 || (l ?? 0) >= n || (l ?? 0) > 3 || Math.abs(m ?? 0) > (l ?? n - 1)) return null;
  const keys = [...numbers.keys()].toSorted().join("");
  const label = { n, l: l ?? 0, m: m ?? 0 };
  switch (keys) {
    case "n":
      return [solvedFacts(QUANTUM, solveShell(n, "shell-electrons"))];
    case "ln":
      return [solvedFacts(QUANTUM, solveShared("share-l", label))];
    case "mn":
      return [solvedFacts(QUANTUM, solveShared("share-m", label))];
    case "ns":
      return [solvedFacts(QUANTUM, solveShared("share-s", label))];
    case "lmn":
      return [solvedFacts(QUANTUM, solveShared("share-lm", label))];
    default:
      return null;
  }
};

/** Of a subshell by its label: "3d". */
const ofLabel =
  (asked: "orbitals" | "electrons"): Answer =>
  ({ x }) => {
    const [, n = "", letter = ""] = /^([1-7])([spdf])$/.exec(x) ?? [];
    const [shellNumber, l] = [Number(n), "spdf".indexOf(letter)];
    if (n === "" || solveName({ n: shellNumber, l }) === null) return null;
    return [solvedFacts(QUANTUM, solveSubshell({ n: shellNumber, l }, asked))];
  };

/** In every sentence of these questions, accents apart. */
const CUE =
  /configura|electronic|electronique|electron structure|arrangement|oxid|oxyd|charge|carga|\bion\b|shell|couche|capa|subnivel|orbital|\bn ?=|ውቅር|አደረጃ|አዮን|ኦክሲ|ሼል|排布|组态|构型|离子|化合价|氧化|电子层|能层|亚层|能级|分层|विन्यास|वितरण|आयन|ऑक्सीकरण|कोश|कक्षक/iu;

/** "Electron configurations of N and Si", "oxidation numbers of all elements in H2S, KNO2", "How many electrons fit in n = 3?" */
export const readAtomQuestions = structureReader(
  ATOM_PHRASES,
  {
    configuration,
    shells,
    "simple-ion": simpleIon,
    oxidation,
    halogen,
    "shell-electrons": shell("shell-electrons"),
    "shell-orbitals": shell("shell-orbitals"),
    name: labelled("name"),
    "subshell-orbitals": labelled("orbitals"),
    "subshell-electrons": labelled("electrons"),
    shared,
    "label-orbitals": ofLabel("orbitals"),
    "label-electrons": ofLabel("electrons"),
  },
  CUE,
);
