import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { formulaTerm } from "../../../methods/terms.ts";
import { readComplex, readComplexName, type Complex } from "../../../nomenclature/complexes/complex.ts";
import { writeComplexFormula, writeSalt } from "../../../nomenclature/complexes/write-complex.ts";
import { solveIons, solveMetal, solveNumber } from "../../../problems/materials/coordination-compounds.ts";
import { D_IONS, type DIon } from "../../../problems/materials/d-block.ts";
import { solveElectrons, solveElectronsInComplex } from "../../../problems/materials/d-electrons.ts";
import { solveStabilization } from "../../../problems/materials/ligand-fields.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { readElementObject } from "../read-objects.ts";
import { answerEach } from "../reader.ts";
import { toldReader, type Told, type ToldQuestion } from "../told.ts";
import { readIon } from "./spins.ts";

const COMPLEXES = "problems-materials.coordination-compounds";
const METALS = "problems-materials.transition-metals";

const complexOf = (thing: string): Complex | null => readComplex(thing) ?? readComplexName(thing);

/** The complexes that are asked about; a metal that is named in front must be theirs. */
function complexesIn({ things }: Told): readonly Complex[] | null {
  const [first = "", ...rest] = things;
  const metal = rest.length > 0 && complexOf(first) === null ? readElementObject(first, DEFAULT_LOCALE) : null;
  const named = metal === null ? things : rest;
  const complexes = named.flatMap((thing) => complexOf(thing) ?? []);
  const areAll = complexes.length === named.length && complexes.length > 0;
  return areAll && complexes.every((complex) => metal === null || complex.metal === metal) ? complexes : null;
}

const coordinationNumber: ToldQuestion = {
  cue: /coordination number/i,
  own: /^(?:coordination|metal|central|complex|complexes|center|centre|transition)$/,
  answer: (told) => answerEach(complexesIn(told), (complex) => solvedFacts(COMPLEXES, solveNumber(complex))),
};

const oxidation: ToldQuestion = {
  cue: /oxidation (?:state|number)/i,
  own: /^(?:oxidation|states?|metal|central|complex|complexes|coordination|center|centre|transition)$/,
  answer: (told) =>
    /\bmetal\b/.test(told.words) || told.things.length === 2
      ? answerEach(complexesIn(told), (complex) =>
          solvedFacts(
            COMPLEXES,
            solveMetal(complex, formulaTerm(writeComplexFormula(complex)), complex.outer !== null),
          ),
        )
      : null,
};

const findIon = ({ metal, oxidation: charge }: Complex): DIon | null =>
  D_IONS.find((ion) => ion.metal.symbol === metal && ion.charge === charge) ?? null;

const dElectrons: ToldQuestion = {
  cue: /\b3?d[- ]electron/i,
  own: /^(?:3?d|3?d-electrons?|electrons?|metal|central|complex|complexes|coordination|center|centre|transition|gaseous|free)$/,
  answer: (told) => {
    if (!/\b3?d[- ]electrons?\b/.test(told.words)) return null;
    const complexes = complexesIn(told);
    if (complexes !== null)
      return answerEach(complexes, (complex) => {
        const ion = findIon(complex);
        return ion === null ? null : solvedFacts(METALS, solveElectronsInComplex(complex, ion));
      });
    return answerEach(told.things, (thing) => {
      const ion = readIon(thing);
      return ion === null ? null : solvedFacts(METALS, solveElectrons(ion));
    });
  },
};

const stabilization: ToldQuestion = {
  cue: /stabili[sz]ation energy|\bCFSE\b|\bLFSE\b/i,
  own: /^(?:crystal|ligand|field|stabili[sz]ation|energy|cfse|lfse|units|terms|o|oct|high-spin|low-spin|high|low|spin|octahedral|complex|complexes|configuration|metal|transition|ignoring|neglecting|pairing|electron|electrons)$/,
  things: /^d\^?(?:10|[1-9])$/,
  answer: ({ things, words }) => {
    const [thing = "", ...others] = things;
    const [, written] = /^d\^?(\d+)$/.exec(thing) ?? [];
    const [isHigh, isLow] = [/\bhigh[- ]spin\b/.test(words), /\blow[- ]spin\b/.test(words)];
    const d = Number(written ?? 0);
    const depends = d > 3 && d < 8;
    if (written === undefined || others.length > 0 || !/\boctahedral\b/.test(words)) return null;
    if ((isHigh && isLow) || (depends && isHigh === isLow)) return null;
    return [solvedFacts(METALS, solveStabilization(d, isLow && depends ? "low" : "high"))];
  },
};

const ionsInWater: ToldQuestion = {
  cue: /\bions\b/i,
  own: /^(?:produced|formed|released|when|dissolves?|dissolved|water|units?|per|completely|solution|aqueous|yields?|dissociates?|gives?|complex|coordination|salt|into|as)$/,
  answer: (told) => {
    const [complex, ...others] = complexesIn(told) ?? [];
    const outer = complex?.outer ?? null;
    if (complex === undefined || outer === null || others.length > 0 || told.things.length > 1) return null;
    const isAsked = /\b(?:how many|number of) ions\b/.test(told.words);
    if (!isAsked || !/dissol|dissoc|solution|water/.test(told.words)) return null;
    const { complexes, outers, formula } = writeSalt(complex, outer);
    return [solvedFacts(COMPLEXES, solveIons(formulaTerm(formula), complexes, outers))];
  },
};

/** Donor atoms, oxidation numbers, d electrons and ions of complexes, in any order of words. */
export const readComplexesTold = toldReader([coordinationNumber, oxidation, dElectrons, stabilization, ionsInWater]);
