import { type Decay, DECAYING, type Nucleus } from "../../problems/nuclear/decays.ts";
import { areSame, nucleusOf } from "./judge-transmutations.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

/** How nuclides decay, as all languages write it. */
const MODES: readonly (readonly [RegExp, Decay])[] = [
  [/α|(?<!\p{L})alpha(?!\p{L})|alfa|阿尔法|अल्फा|አልፋ/giu, "alpha"],
  [/β\s?(?:⁺|\+|\^\{?\+\}?)|positr[oó]n|beta[- ]plus|bêta plus|正电子|पॉज़िट्रॉन/giu, "positron"],
  [
    /β(?!\s?(?:⁺|\+|\^\{?\+))(?:⁻|−|-|\^\{?[-−]\}?)?|(?<!\p{L})b[eê]ta(?:[- ](?:minus|menos|moins))?(?![\s-]?plus|\p{L})|贝塔|बीटा|ቤታ/giu,
    "beta-minus",
  ],
  [/electron capture|captura (?:de electrones|electrónica)|capture électronique|电子俘获/giu, "capture"],
];
const DECAYS =
  /decay|emit|undergo|radioactiv|desinteg|emis|émet|émis|désint|衰变|放出|发射|放射|क्षय|उत्सर्ज|ይበሰብስ|የሚያወጣ|ያወጣል|^[^:：]{0,24}[:：]/iu;
const GAMMA = /γ|(?<!\p{L})gamm?a(?!\p{L})|伽马|गामा|ጋማ/iu;
/** Those that are known for the γ rays that follow. */
const GAMMA_EMITTERS: readonly Nucleus[] = [
  { massNumber: 24, charge: 11 },
  { massNumber: 59, charge: 26 },
  { massNumber: 60, charge: 27 },
  { massNumber: 99, charge: 42 },
  { massNumber: 131, charge: 53 },
  { massNumber: 137, charge: 55 },
  { massNumber: 226, charge: 88 },
];
const FARTHEST = 60;

/** "Strontium-90 is a beta emitter": of the only nuclide that is named before it. */
export function judgeEmitters(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  const found = MODES.flatMap(([pattern, mode]) =>
    [...clause.text.matchAll(pattern)].map(({ index, 0: word }) => ({
      start: clause.start + index,
      end: clause.start + index + word.length,
      mode,
    })),
  );
  const nuclei = clause.mentioned.flatMap((each) => nucleusOf(each, clause) ?? []);
  const [said, ...otherModes] = found;
  const [own, ...otherNuclei] = nuclei;
  if (said === undefined || own === undefined || otherModes.some(({ mode }) => mode !== said.mode)) return [];
  const isPlain = otherNuclei.length === 0 && said.start >= own.end && said.start - own.end <= FARTHEST;
  if (!isPlain || !DECAYS.test(clause.text)) return [];
  const isGamma = GAMMA.test(clause.text);
  if (isGamma && !GAMMA_EMITTERS.some((nucleus) => areSame(nucleus, own.nucleus))) return [];
  const modes = (["alpha", "beta-minus", "positron", "capture"] as const).filter((mode) =>
    DECAYING[mode].some((each) => areSame(each, own.nucleus)),
  );
  return modes.length === 0 ? [] : [judged({ start: own.start, end: said.end }, modes.includes(said.mode))];
}
