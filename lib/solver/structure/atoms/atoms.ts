import { findElement } from "../../../chemistry/elements/elements.ts";
import { formatFormula } from "../../../chemistry/formula/format.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { hasKnownConfiguration } from "../../../methods/electron-configuration.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { applyMethod } from "../../../methods/registry.ts";
import { solveName, solveShell, solveSubshell } from "../../../problems/atoms/quantum-numbers.ts";
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

/** The configuration in full of an atom or of an ion of one atom. */
const configuration = each((item, language) => {
  const formula = readFormulaObject(item) ?? readNameObject(item, language);
  const symbol = formula === null || formula.charge === 0 ? readElementObject(item, language) : null;
  const [[only] = [""], ...others] = [...(formula?.counts ?? [])];
  const element = findElement(symbol ?? (others.length === 0 ? only : ""));
  const charge = formula?.charge ?? 0;
  if (element === null || (symbol === null && formula?.counts.get(element.symbol) !== 1)) return null;
  if (!hasKnownConfiguration(element, charge)) return null;
  const solved = applyMethod({ method: "electron-configuration", givens: { element, charge, question: "full" } });
  return solved.ok ? solved.value : null;
});

const simpleIon = each((item, language) => {
  const symbol = readElementObject(item, language);
  const solved = symbol === null ? null : solveSimpleIon(symbol);
  return solved === null ? null : solvedFacts("problems-bonding.simple-ions", solved);
});

const canonical = (item: string, language: Locale): string | null => {
  const formula = readFormulaObject(item) ?? readNameObject(item, language);
  return formula === null ? null : formatFormula({ ...formula, state: null }, "ascii");
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

/** In every sentence of these questions, accents apart. */
const CUE =
  /configura|oxid|oxyd|charge|carga|\bion\b|shell|couche|capa|subnivel|orbital|\bn ?=|ውቅር|አደረጃ|አዮን|ኦክሲ|ሼል|排布|组态|构型|离子|化合价|氧化|电子层|能层|विन्यास|आयन|ऑक्सीकरण|कोश|कक्षक/iu;

/** "Electron configurations of N and Si", "oxidation numbers of all elements in H2S, KNO2", "How many electrons fit in n = 3?" */
export const readAtomQuestions = structureReader(
  ATOM_PHRASES,
  {
    configuration,
    "simple-ion": simpleIon,
    oxidation,
    halogen,
    "shell-electrons": shell("shell-electrons"),
    "shell-orbitals": shell("shell-orbitals"),
    name: labelled("name"),
    "subshell-orbitals": labelled("orbitals"),
    "subshell-electrons": labelled("electrons"),
  },
  CUE,
);
