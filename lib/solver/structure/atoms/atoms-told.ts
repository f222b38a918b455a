import {
  countElectrons,
  findConfiguration,
  isExceptional,
  parseConfiguration,
  shellsOf,
  SUBSHELL_LETTERS,
  writeConfiguration,
  writeShortConfiguration,
} from "../../../chemistry/elements/configuration.ts";
import { elementOf } from "../../../chemistry/elements/species.ts";
import { findElement } from "../../../chemistry/elements/elements.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { configurationTerm } from "../../../methods/terms.ts";
import { solveElement, solveMetal } from "../../../problems/atoms/configurations.ts";
import {
  solveName,
  solveNodes,
  solveOfAtom,
  solveShell,
  solveSubshell,
} from "../../../problems/atoms/quantum-numbers.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { ordinalIn, ORDINAL_WORDS } from "../ordinals.ts";
import { readElementObject } from "../read-objects.ts";
import type { StructureReader } from "../reader.ts";
import { toldReader, type ToldQuestion } from "../told.ts";

const QUANTUM = "problems-atoms.quantum-numbers";

/** "[Kr]5s2 4d10 5p3", "1s^2 2s^2", with spaces or without. */
const CONFIGURATION = /(?:\[(?:He|Ne|Ar|Kr|Xe|Rn)\] ?)?(?:[1-7][spdf]\^?(?:1[0-4]|[1-9])(?=[1-7][spdf]|[^\d]|$) ?)+/gu;

/** A configuration, or "2, 8, 6", as one word. */
const joined = (text: string): string =>
  text
    .replaceAll(/\b[12](?:[.,] ?\d{1,2})+\b/g, (shells) => shells.replaceAll(" ", ""))
    .replaceAll(CONFIGURATION, (found) => `${found.replaceAll(/[ ^]/g, "")}${found.endsWith(" ") ? " " : ""}`);

const spelt = (configuration: string): string =>
  configuration.replaceAll(/(?<=\]|[spdf](?:1[0-4]|[1-9]))(?=[1-7][spdf])/g, " ");

/** "2,8,6": an atom's electrons shell by shell. */
const ARRANGEMENT = /^\d(?:[.,]\d{1,2}){1,6}$/;

/** The element whose shells hold so many electrons each. */
const ofArrangement: ToldQuestion = {
  cue: /\b\d[.,] ?\d/,
  own: /^(?:neutral|ground|state|electron|electrons|electronic|configurations?|arrangements?|structures?|corresponds?|belongs?|whose|symbol|having|arranged|as)$/,
  things: ARRANGEMENT,
  answer: ({ things: [written = "", ...others], words }) => {
    const isAsked =
      /\b(?:elements?|atoms?|symbol)\b/.test(words) && !/\b(?:ions?|anion|cation|molecules?)\b/.test(words);
    if (!ARRANGEMENT.test(written) || others.length > 0 || !isAsked || !/electron/.test(words)) return null;
    const shells = written.split(/[.,]/).map(Number);
    const element = elementOf(shells.reduce((sum, each) => sum + each, 0));
    const own = element === null ? null : findConfiguration(element.symbol);
    if (element === null || own === null || shellsOf(own).join() !== shells.join()) return null;
    const shown = configurationTerm(writeConfiguration(own));
    return [solvedFacts("problems-atoms.configurations", solveElement(element.symbol, shown))];
  },
};

const ofConfiguration: ToldQuestion = {
  cue: /configuration/i,
  own: /^(?:neutral|ground-state|ground|state|electron|electronic|configurations?|corresponds?|belongs?|whose|symbol|having|as)$/,
  things: /^(?:\[[A-Z][a-z]\])?(?:[1-7][spdf]\d{1,2})+$/,
  answer: ({ things, words }) => {
    const [written = "", ...others] = things;
    const subshells = parseConfiguration(spelt(written));
    const isAsked = /\b(?:which|what|identify|name|symbol|give)\b.*\b(?:element|atom)\b/.test(words);
    if (subshells === null || others.length > 0 || !isAsked || /\bions?\b/.test(words)) return null;
    const element = elementOf(countElectrons(subshells));
    const own = element === null ? null : findConfiguration(element.symbol);
    // An excited atom, or an ion, has another one than its own.
    if (element === null || own === null || writeConfiguration(own) !== writeConfiguration(subshells)) return null;
    const shown = written.startsWith("[") ? writeShortConfiguration(own) : writeConfiguration(own);
    return [solvedFacts("problems-atoms.configurations", solveElement(element.symbol, configurationTerm(shown)))];
  },
};

const CHARGE = /\b(?:(\d)\+|\+(\d)|\+?(one|two|three)) (?:charge|ion|cation)|\bcharge of (?:(\d)\+|\+(\d))/;

/** "The ion with a 2+ charge and the configuration [Ar]3d8": of a metal that has lost its outer electrons first. */
const ofIonsConfiguration: ToldQuestion = {
  cue: /configuration/i,
  own: /^(?:ground-state|ground|state|electron|electronic|configurations?|whose|metal|transition|charges?|\d\+|\+\d|forms?|as)$/,
  things: /^(?:\[[A-Z][a-z]\])?(?:[1-7][spdf]\d{1,2})+$/,
  answer: ({ things, words }) => {
    const [written = "", ...others] = things;
    const subshells = parseConfiguration(spelt(written));
    const [, one, two, , three, four] = CHARGE.exec(words) ?? [];
    const charge = Number(one ?? two ?? three ?? four ?? 0);
    if (subshells === null || others.length > 0 || charge < 1 || charge > 4) return null;
    const element = elementOf(countElectrons(subshells) + charge);
    const own = element === null ? null : findConfiguration(element.symbol, charge);
    if (element === null || own === null || writeConfiguration(own) !== writeConfiguration(subshells)) return null;
    const shown = written.startsWith("[") ? writeShortConfiguration(own) : writeConfiguration(own);
    return [solvedFacts("problems-atoms.configurations", solveMetal(element.symbol, charge, configurationTerm(shown)))];
  },
};

/** "p electrons", "l = 1", "n = 3": which of an atom's electrons are counted. */
function countedIn(words: string): { readonly asked: "atom-n" | "atom-l"; readonly value: number } | null {
  const [, before, behind] =
    /\b([spdf])[- ]electrons?\b|\belectrons\b.*\bin (?:the |an )?([spdf]) (?:orbitals|subshells|sublevels)\b/.exec(
      words,
    ) ?? [];
  const letter = before ?? behind;
  const [, number, value] = /\b(n|l) = (\d)\b/.exec(words) ?? [];
  if ((letter === undefined) === (number === undefined)) return null;
  if (letter !== undefined) return { asked: "atom-l", value: SUBSHELL_LETTERS.findIndex((each) => each === letter) };
  return { asked: number === "n" ? "atom-n" : "atom-l", value: Number(value) };
}

const electronsOfAtom: ToldQuestion = {
  cue: /electron/i,
  own: /^(?:electrons?|neutral|ground-state|ground|state|quantum|[spdf]|[spdf]-electrons?|n|l|=|\d|having|value|orbitals|subshells|sublevels|occupy)$/,
  answer: ({ things, words }) => {
    const counted = countedIn(words);
    const symbol = things.length === 1 ? readElementObject(things[0] ?? "", DEFAULT_LOCALE) : null;
    const element = symbol === null ? null : findElement(symbol);
    const subshells = element === null ? null : findConfiguration(element.symbol);
    if (counted === null || element === null || subshells === null || isExceptional(element.symbol)) return null;
    const isAsked =
      /\b(?:how many|number of)\b/.test(words) &&
      (words.match(/\d/g) ?? []).length < 2 &&
      !/\b(?:can|most)\b/.test(words);
    if (!isAsked || !/\batoms?\b/.test(words) || /\b(?:ion|anion|cation|molecules?)\b/.test(words)) return null;
    const isThere = subshells.some(({ n, l }) => (counted.asked === "atom-n" ? n : l) === counted.value);
    return isThere ? [solvedFacts(QUANTUM, solveOfAtom(element.symbol, counted.asked, counted.value))] : null;
  },
};

const LABEL = /^[1-7][spdf]$/;
const HOW_MANY_ORBITALS = /\b(?:how many|number of) orbitals\b/;
const HOW_MANY_ELECTRONS = /\b(?:how many|number of) electrons\b.*|\bmaximum number of electrons\b/;
const AT_MOST = /\b(?:maximum|holds?|accommodate|most|can)\b/;

const ofSubshell: ToldQuestion = {
  cue: /\b[1-7][spdf]\b/,
  own: /^(?:l|ℓ|=|quantum|angular|momentum|azimuthal|orbitals?|subshells?|sublevels?|value|electrons?|maximum|holds?|held|at|accommodated?|occupy|most|placed|fit|into)$/,
  things: LABEL,
  answer: ({ things, words }) => {
    const [label = "", ...others] = things;
    if (!LABEL.test(label) || others.length > 0) return null;
    const subshell = { n: Number(label[0]), l: SUBSHELL_LETTERS.findIndex((letter) => letter === label[1]) };
    if (solveName(subshell) === null) return null;
    const isValue = /\bvalue of (?:the )?(?:l|ℓ|(?:angular momentum|azimuthal) quantum number)\b/.test(words);
    const isSubshell = /\bsub(?:shell|level)/.test(words);
    const isElectrons = HOW_MANY_ELECTRONS.test(words) && AT_MOST.test(words);
    if (isValue) return words.includes("electron") ? null : [solvedFacts(QUANTUM, solveSubshell(subshell, "l-value"))];
    if (!isSubshell || HOW_MANY_ORBITALS.test(words) === isElectrons) return null;
    return [solvedFacts(QUANTUM, solveSubshell(subshell, isElectrons ? "electrons" : "orbitals"))];
  },
};

const nodes: ToldQuestion = {
  cue: /\bnodes\b|nodal/i,
  own: /^(?:nodes|nodal|planes|surfaces|radial|angular|spherical|orbitals?|all|atomic)$/,
  things: LABEL,
  answer: ({ things, words }) => {
    const [label = "", ...others] = things;
    if (!LABEL.test(label) || others.length > 0 || !/\b(?:how many|number of)\b/.test(words)) return null;
    const orbital = { n: Number(label[0]), l: SUBSHELL_LETTERS.findIndex((letter) => letter === label[1]) };
    const isAngular = /\bangular nodes\b|\bnodal planes\b/.test(words);
    const isRadial = /\b(?:radial|spherical) nodes\b/.test(words);
    // An f orbital's angular nodes are no planes alone, and d(z²) has cones.
    const isPlanes = /\bplanes\b/.test(words) && orbital.l > 1;
    if (solveName(orbital) === null || (isAngular && isRadial) || isPlanes) return null;
    return [solvedFacts(QUANTUM, solveNodes(orbital, isAngular ? "angular" : isRadial ? "radial" : "all"))];
  },
};

const nameOfSubshell: ToldQuestion = {
  cue: /\bn ?= ?\d/,
  own: /^(?:n|l|ℓ|=|\d|letter|designation|label|symbol|notation|subshell|sublevel|orbitals?|quantum|set|values?)$/,
  answer: ({ things, words }) => {
    const [, n, l] = /\bn = ([1-7])(?: and)? (?:l|ℓ) = ([0-6])(?! ?=)(?:$| )/.exec(words) ?? [];
    const isAsked = /\b(?:designation|label|symbol|notation|(?:which|what) (?:subshell|sublevel|orbital))\b/.test(
      words,
    );
    const solved = n === undefined || l === undefined ? null : solveName({ n: Number(n), l: Number(l) });
    const isOnly = (words.match(/=/g) ?? []).length === 2 && !/how many|number of/.test(words);
    return things.length > 0 || solved === null || !isAsked || !isOnly ? null : [solvedFacts(QUANTUM, solved)];
  },
};

const ofShell: ToldQuestion = {
  cue: /shell|level/i,
  own: new RegExp(
    `^(?:shells?|levels?|principal|energy|quantum|n|=|[1-7]|${ORDINAL_WORDS}|orbitals|electrons|maximum|holds?|held|accommodated?|occupy|most|at|all|full|filled|placed|fit|into)$`,
  ),
  answer: ({ things, words }) => {
    const [, told] = /\bn = ([1-7])\b/.exec(words) ?? [];
    const named = ordinalIn(words, "(?:principal |energy |electron |quantum )*(?:shell|level)");
    const n = told === undefined ? named : Number(told);
    if (things.length > 0 || n === null || (named !== null && named !== n) || !/\b(?:shell|level)\b/.test(words))
      return null;
    const isElectrons = HOW_MANY_ELECTRONS.test(words) && AT_MOST.test(words);
    if (HOW_MANY_ORBITALS.test(words) === isElectrons) return null;
    return [solvedFacts(QUANTUM, solveShell(n, isElectrons ? "shell-electrons" : "shell-orbitals"))];
  },
};

const read = toldReader([
  ofArrangement,
  ofConfiguration,
  ofIonsConfiguration,
  electronsOfAtom,
  ofSubshell,
  nameOfSubshell,
  nodes,
  ofShell,
]);

/** The element of a configuration, electrons of an atom, and what subshells and shells hold, in any order of words. */
export const readAtomsTold: StructureReader = (plain, language, locale) => read(joined(plain), language, locale);
