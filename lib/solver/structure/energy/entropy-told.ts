import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { solveSign } from "../../../problems/energy/entropy.ts";
import type { StructureReader } from "../reader.ts";
import { asAsked, EQUATION_WORD, equationOfWord } from "../told-question.ts";
import { solutionOf } from "../told-things.ts";
import { toldReader } from "../told.ts";
import type { ToldQuestion } from "../told.ts";

/** "What is the sign of ΔS for …?", "Does the entropy rise or fall in …?" */
const sign: ToldQuestion = {
  cue: /entropy|delta[- ]S/i,
  own: /^(?:entropy|delta-s°?(?:sys|rxn|r)?|delta|s|sign|change|changes|increases?|increasing|decreases?|decreasing|rises?|falls?|goes|up|down|stays?|same|or|it|does|do|positive|negative|zero|whether|if|system|process|reaction|equation|direction|when|occurs?|takes|place|happens|direct|during|there|gain|loss|undergoes|disorder|without|calculation|calculations|using|tables?|standard|below|above|as|written|chemical|an|increase|decrease)$/,
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const [equation = "", ...others] = things;
    const parsed = EQUATION_WORD.test(equation) ? parseEquation(equationOfWord(equation)) : null;
    const isAsked = /\b(?:sign|direction|increases?|decreases?|rises?|falls?|positive|negative|up)\b/.test(words);
    if (parsed?.ok !== true || others.length > 0 || !isAsked || !/\bentropy\b|\bdelta[- ]s/.test(words)) return null;
    return solutionOf("problems-energy.entropy", solveSign(parsed.value));
  },
};

const read = toldReader([sign]);

/** The third way out, as other languages put it. */
const OR_NOT = /,? or (?:does )?(?:it )?(?:not changes?|remains? the same|stays? the same|is unchanged)/giu;

/** Which way the entropy of a system goes, in any order of words. */
export const readEntropyTold: StructureReader = (plain, language, locale) =>
  read(asAsked(plain.replaceAll(OR_NOT, "")), language, locale);
