import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { WORDS } from "./d-electron-words.ts";
import { askCatalyst, askColor, askColorless } from "./colors-of-ions.ts";
import { askCharge, askElectrons, askElectronsInComplex, askElectronsOfAtom } from "./d-electrons.ts";
import { askMoment } from "./magnetism.ts";
import { askSpin, unpairedInAtom, unpairedInIon } from "./unpaired-electrons.ts";

const easy = (random: Random): Draft =>
  random.pick([askElectrons, askElectrons, askElectronsOfAtom, askColor, askCatalyst])(random);

const medium = (random: Random): Draft =>
  random.pick([unpairedInIon, unpairedInAtom, askColorless, askElectronsInComplex, askElectronsInComplex])(random);

const hard = (random: Random): Draft => random.pick([askCharge, askSpin, askSpin, askMoment])(random);

/** The d electrons of the first transition row, and what follows from them: color, magnetism, catalysis. */
export const transitionMetals: Family = {
  id: "transition-metals",
  subtopic: "transition-metals",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy, medium, hard },
};
