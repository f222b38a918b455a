import { solveEffect } from "../../../problems/kinetics/catalyst-effects.ts";
import { solveFactor } from "../../../problems/kinetics/rate-factors.ts";
import type { StructureReader } from "../reader.ts";
import { MECHANISM_QUESTIONS } from "./mechanisms-told.ts";
import { asAsked, EQUATION_WORD } from "../told-question.ts";
import { solutionOf } from "../told-things.ts";
import { toldReader } from "../told.ts";
import type { ToldQuestion } from "../told.ts";

const OUTCOMES =
  "increases?|increasing|decreases?|decreasing|change|changes|changed|affects?|affected|effect|effects|happens|happen|influence|impact|alter|alters|stays?|remains?|same|unchanged|constant|faster|slower|quicker|speeds?|slows?|up|down|or|not|lowers?|raises?|higher|lower|no|become|becomes|if|when|whether|as|then|go|goes|be|get|gets|make|makes|have";

/** What may be asked of a catalyst, each by its words; what runs backwards has a name of its own. */
const EFFECTS: readonly (readonly [of: string, words: RegExp])[] = [
  ["constant", /\brate constant\b/],
  ["equilibrium", /\b(?:equilibrium constant|position of (?:the |an )?equilibrium|equilibrium position|keq|kc|kp)\b/],
  ["activation", /\b(?:activation energy|activation barrier|energy barrier|energy of activation|ea)\b/],
  ["enthalpy", /\b(?:enthalpy|heat of reaction)\b|\bdelta-h/],
  ["gibbs", /\b(?:gibbs|free energy)\b|\bdelta-g/],
  ["rate", /\brate\b(?! constant)|\bspeed of (?:the |a )?(?:forward |reverse |backward )?reaction\b/],
];

const REVERSIBLE: ReadonlySet<string> = new Set(["activation", "rate"]);

/** "What effect does a catalyst have on the activation energy?" */
const catalyst: ToldQuestion = {
  cue: /catalyst/i,
  own: new RegExp(
    `^(?:${OUTCOMES}|catalyst|added|adding|addition|presence|use|using|used|suitable|activation|energy|barrier|enthalpy|heat|change|delta-[hg]°?(?:rxn)?|gibbs|free|rate|constant|equilibrium|position|keq|kc|kp|ea|k|reaction|reactions|forward|reverse|backward|chemical|temperature|standard|concentrations?|answer|speed)$`,
  ),
  things: EQUATION_WORD,
  answer: ({ words }) => {
    const asked = EFFECTS.filter(([, word]) =>
      word.test(words.replaceAll(/\bconstant temperature\b|\bsame (?:temperature|concentrations?)\b/g, "")),
    );
    const [of, ...others] = asked.map(([each]) => each);
    if (
      of === undefined ||
      others.length > 0 ||
      !/\bcatalyst\b/.test(words) ||
      /\b(?:temperature|concentrations?) (?:is|of)\b/.test(words)
    )
      return null;
    const isReverse = /\b(?:reverse|backward)\b/.test(words);
    if (isReverse && (!REVERSIBLE.has(of) || /\bforward\b/.test(words))) return null;
    return solutionOf("problems-kinetics.catalyst-effects", solveEffect(isReverse ? `reverse-${of}` : of));
  },
};

/** Alternatives of the answer, which are no changes that are made. */
const ALTERNATIVES =
  /\b(?:increases?|decreases?|faster|slower|quicker|speeds? up|slows? down|higher|lower|rises?|falls?|goes up|goes down|go up|go down|unchanged)(?:,? (?:or )?(?:does (?:it|the rate) )?(?:to )?(?:be |become |get )?(?:increases?|decreases?|faster|slower|speeds? up|slows? down|higher|lower|rises?|falls?|go up|go down|goes up|goes down|stays? (?:the same|unchanged|constant)|remains? (?:the same|unchanged|constant)|unchanged|not change|no effect|have no effect))+/g;

const UP = /\b(?:increas\w+|rais\w+|higher|heat\w*|warm\w*|hotter|more concentrated|greater|larger|elevat\w+|higher)\b/;
const DOWN = /\b(?:decreas\w+|lower\w*|reduc\w+|cool\w*|colder|dilut\w*|less concentrated|smaller|dropped|drop)\b/;
const FINER = /\b(?:powder|powdered|grinding|ground|crushed|crushing|finely|smaller pieces|granules|dust|filings)\b/;
const COARSER =
  /\b(?:lump|lumps|larger pieces|bigger pieces|single piece|one piece|one large piece|large chips|chips|block|chunk)\b/;

type Change = { readonly effect: "temperature" | "concentration" | "surface"; readonly outcome: "faster" | "slower" };

/** Which one thing is changed, and which way; null where it is none, or more. */
function changeIn(words: string): Change | null {
  const plain = words.replaceAll(ALTERNATIVES, "");
  const isTemperature = /\btemperature\b|\b(?:heating|heated|warming|warmed|cooling|cooled)\b/.test(plain);
  const isConcentration = /\bconcentrat\w+|\bdilut\w+/.test(plain);
  const isSurface = /\bsurface area\b/.test(plain) || FINER.test(plain) || COARSER.test(plain);
  if ([isTemperature, isConcentration, isSurface].filter(Boolean).length !== 1) return null;
  if (isSurface && !/\bsurface area\b/.test(plain)) {
    const replaced = /\b(?:instead of|in place of|rather than|replaced by|replaced with)\b/.exec(plain);
    const [first, second] = [FINER.exec(plain)?.index ?? -1, COARSER.exec(plain)?.index ?? -1];
    if (replaced === null || first < 0 || second < 0)
      return second < 0 ? { effect: "surface", outcome: "faster" } : null;
    // "Chips are replaced by powder": what was there stands in front. "Powder instead of chips": it stands behind.
    const isOldInFront = replaced[0].startsWith("replaced");
    const isFinerOld = isOldInFront ? first < second : isNextBehind(replaced.index, first, second);
    return { effect: "surface", outcome: isFinerOld ? "slower" : "faster" };
  }
  const [isUp, isDown] = [UP.test(plain), DOWN.test(plain)];
  if (isUp === isDown) return null;
  const effect = isTemperature ? "temperature" : isConcentration ? "concentration" : "surface";
  return { effect, outcome: isUp ? "faster" : "slower" };
}

/** Whether the first place is the nearer one of those behind the start. */
const isNextBehind = (start: number, first: number, second: number): boolean =>
  first > start && (second < start || first < second);

const factor: ToldQuestion = {
  cue: /\brate\b|faster|slower|speed|quick/i,
  own: new RegExp(
    `^(?:${OUTCOMES}|rate|rates|reaction|reactions|chemical|temperature|concentrations?|concentrated|more|less|surface|area|solid|reactants?|reacting|react|reacts|acid|solution|heat|heating|heated|warm|warming|warmed|cool|cooling|cooled|raised|raising|lowering|lowered|reduced|reducing|reduce|increased|decreased|diluted|dilute|diluting|greater|larger|smaller|powder|powdered|grinding|ground|crushed|crushing|finely|divided|pieces?|lumps?|large|big|bigger|single|chips|granules|filings|block|chunk|into|instead|place|rather|than|replaced|taken|used|use|same|mass|amount|first|marble|mixture|generally|usually|typically|expected|initial|water|zinc|iron|magnesium|calcium|carbonate|metal|limestone|between|water|nothing|else|brought|at)$`,
  ),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const change = changeIn(words);
    const isAsked = /\b(?:rates?|faster|slower|quicker|speeds?|slows?)\b/.test(words);
    // An order tells by how much; an equilibrium has two rates.
    if (
      change === null ||
      !isAsked ||
      /\b(?:rate constant|order|equilibrium|not|no|more acid|acid is)\b/.test(words.replaceAll(ALTERNATIVES, ""))
    )
      return null;
    if (things.filter((thing) => EQUATION_WORD.test(thing)).length > 1) return null;
    return solutionOf("problems-kinetics.rate-factors", solveFactor(change.effect, change.outcome));
  },
};

/** "From 20 °C to 35 °C": which way it goes is all that counts here, and how much of it there is does not. */
const spelt = (plain: string): string =>
  asAsked(plain)
    .replaceAll(
      /\bfrom (-?\d+(?:\.\d+)?) ?(?:°C|K)? to (-?\d+(?:\.\d+)?) ?(?:°C|K)\b/gu,
      (_, from: string, to: string) =>
        Number(from) < Number(to) ? "to a higher temperature" : "to a lower temperature",
    )
    .replaceAll(
      /\bfrom (\d+(?:\.\d+)?) ?(?:M|mol\/L|mol dm-3)? to (\d+(?:\.\d+)?) ?(?:M|mol\/L|mol dm-3)(?= |[,.?]|$)/gu,
      (_, from: string, to: string) =>
        Number(from) < Number(to) ? "to a higher concentration" : "to a lower concentration",
    )
    .replaceAll(/\b\d+(?:\.\d+)? ?(?:g|mg|kg)(?: of)?(?=[ ,.?]|$)/gu, "");

/** "The noble gas Ne is added": at one volume it changes no concentration, at one pressure it makes the volume larger. */
const inert: ToldQuestion = {
  cue: /noble gas|inert gas|argon|helium|\bneon\b|\bAr\b|\bHe\b|\bNe\b/,
  own: new RegExp(
    `^(?:${OUTCOMES}|rate|reaction|reactions|noble|inert|gas|gases|gaseous|react|vessel|container|rigid|volume|pressure|total|constant|temperature|added|adding|movable|piston|under|while|so|first|is|mixture|kept|held|into|injected|fixed)$`,
  ),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const gases = things.filter((thing) => !EQUATION_WORD.test(thing));
    const isInert = gases.length === 1 && gases.every((gas) => /^(?:He|Ne|Ar|helium|neon|argon)$/i.test(gas));
    const isRigid =
      /\brigid\b|\b(?:same|constant|fixed) volume\b|\bvolume (?:is )?(?:stays|remains|kept|held|constant)/.test(words);
    const isPiston =
      /\bpiston\b|\b(?:same|constant) (?:total )?pressure\b|\bpressure (?:is )?(?:stays|remains|kept|held|constant)/.test(
        words,
      );
    if (!isInert || isRigid === isPiston || !/\b(?:rate|faster|slower)\b/.test(words)) return null;
    const solved = isRigid ? solveFactor("inert-rigid", "unchanged") : solveFactor("inert-piston", "slower");
    return solutionOf("problems-kinetics.rate-factors", solved);
  },
};

const read = toldReader([inert, ...MECHANISM_QUESTIONS, catalyst, factor]);

/** What catalysts, temperature, concentration and surface do to a rate, and what a mechanism tells, in any order of words. */
export const readRatesTold: StructureReader = (plain, language, locale) => read(spelt(plain), language, locale);
