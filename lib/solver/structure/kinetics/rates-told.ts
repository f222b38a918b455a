import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { readMechanism } from "../../../chemistry/reaction/mechanism.ts";
import { solveEffect } from "../../../problems/kinetics/catalyst-effects.ts";
import { solveMolecularity, solveOther, solveOverall, solvePart } from "../../../problems/kinetics/mechanisms.ts";
import { solveFactor } from "../../../problems/kinetics/rate-factors.ts";
import { readBalanced } from "../../problems/reaction.ts";
import type { StructureReader } from "../reader.ts";
import { asAsked, EQUATION_WORD, equationOfWord } from "../told-question.ts";
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

const MECHANISM =
  "mechanism|mechanisms|proposed|elementary|steps?|slow|fast|rate-determining|\\d|i|ii|iii|two-step|three-step|consists?|involves?|reaction|reactions|occurs?|via|takes|place|consider|species|following|has|these|below|given|where|which|serves?|acts?|functions?|as|overall|balanced|equation|net|sum|adds?|adding|equilibrium|read|left|right|answer";

const equationsOf = (things: readonly string[]): string[] | null =>
  things.every((thing) => EQUATION_WORD.test(thing)) ? things.map((thing) => equationOfWord(thing)) : null;

/** "Identify the intermediate in this mechanism", "What is the overall reaction?" */
const mechanism: ToldQuestion = {
  cue: /->|<=>/,
  own: new RegExp(`^(?:${MECHANISM}|intermediates?|catalysts?|formula)$`),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const steps = equationsOf(things);
    const asked = [
      ...(/\bintermediates?\b/.test(words) ? ["intermediate" as const] : []),
      ...(/\bcatalysts?\b/.test(words) ? ["catalyst" as const] : []),
      ...(/\b(?:overall|net|sum)\b/.test(words) ? ["overall" as const] : []),
    ];
    const [only, ...others] = asked;
    if (steps === null || steps.length < 2 || steps.length > 5 || only === undefined || others.length > 0) return null;
    if (steps.some((each) => !parseEquation(each).ok)) return null;
    const whole = readMechanism(steps);
    const overall = readBalanced(whole.overall);
    if (overall === null || whole.reactants.length === 0) return null;
    const solved = only === "overall" ? solveOverall(whole) : solvePart(whole, only);
    return solutionOf("problems-kinetics.mechanisms", solved);
  },
};

const turned = (equation: string): string =>
  equation
    .split(/ ?(?:->|<=>) ?/)
    .toReversed()
    .join(" -> ");

/** "The reaction … takes place in two steps. One of them is …. What is the other?" */
const otherStep: ToldQuestion = {
  cue: /two steps|two-step/i,
  own: new RegExp(`^(?:${MECHANISM}|two|them|first|second|one|other|whose)$`),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const [overall, known, ...more] = equationsOf(things) ?? [];
    if (overall === undefined || known === undefined || more.length > 0 || !/\b(?:other|first|second)\b/.test(words))
      return null;
    if (![overall, known].every((each) => parseEquation(each).ok) || !/^(?:(?!@).)*@.*\btwo\b.*@/.test(words))
      return null;
    const other = readMechanism([overall, turned(known)]).overall;
    return readBalanced(other) === null ? null : solutionOf("problems-kinetics.mechanisms", solveOther(other));
  },
};

/** "What is the molecularity of 2 NO -> N2O2?" */
const molecularity: ToldQuestion = {
  cue: /molecularity|(?:uni|bi|ter)molecular/i,
  own: new RegExp(`^(?:${MECHANISM}|molecularity|unimolecular|bimolecular|termolecular|trimolecular|process|or)$`),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const steps = equationsOf(things) ?? [];
    const place = steps.length === 1 ? 1 : stepAsked(words);
    const step = steps[place - 1];
    const parsed = step === undefined ? null : parseEquation(step);
    if (step === undefined || parsed?.ok !== true || !/molecular/.test(words)) return null;
    const particles = parsed.value.reactants.reduce((sum, { coefficient }) => sum + (coefficient?.numerator ?? 1), 0);
    const isWhole = parsed.value.reactants.every(({ coefficient }) => (coefficient?.denominator ?? 1) === 1);
    return isWhole && particles <= 3
      ? solutionOf("problems-kinetics.mechanisms", solveMolecularity(step, particles, place))
      : null;
  },
};

/** "The molecularity of step 2": the number behind the question's own "step". */
function stepAsked(words: string): number {
  const [, number = "0"] = /\bmolecularity of (?:the )?step (\d)\b/.exec(words) ?? [];
  return Number(number);
}

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

const read = toldReader([inert, molecularity, otherStep, mechanism, catalyst, factor]);

/** What catalysts, temperature, concentration and surface do to a rate, and what a mechanism tells, in any order of words. */
export const readRatesTold: StructureReader = (plain, language, locale) => read(spelt(plain), language, locale);
