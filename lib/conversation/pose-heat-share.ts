import { getUnit } from "../quantity/units/get-unit.ts";
import type { Words } from "../wording/words.ts";
import { listMentions, listSubstances, type Mention } from "./compose-question.ts";
import { firstSolved, type Posed } from "./pose-problem.ts";

/** Longer texts are sentences of their own, which are read whole. UTF-16 units. */
const LONGEST = 200;

const BURNS =
  /\b(?:burn(?:s|t|ed|ing)?|combustion)\b|combusti[oó]n|quem(?:a|an|ar|amos|ando)|br[uû]l(?:e|er|ons|ant|é)|燃烧|ቃጠሎ|ቃጠል|दहन|जल(?:ने|ता|ाने|ाएँ)|dahan|jal(?:ne|ane|ta)/iu;

const ASKS = /[?？፧]|how much|cu[aá]nt|combien|quelle|多少|几|ስንት|ምን ያህል|कितन|kitn/iu;

const [ENERGY, AMOUNT, MASS] = ["kJ", "mol", "g"].map((unit) => getUnit(unit).dimension);

/**
 * "Burning 2 mol of propane gives off 4440 kJ, how much for 1 mol?": what is asked in half a sentence, of the same substance. Null
 * for whatever has not two portions and one heat, the heat not last.
 */
export function poseHeatShare(text: string, words: Words): Posed | null {
  if (text.length > LONGEST || !BURNS.test(text) || !ASKS.test(text)) return null;
  const mentions = listMentions(text, words.locale);
  const heat = mentions.filter(({ quantity }) => quantity.unit.dimension === ENERGY);
  const [first, second, ...others] = mentions.filter(({ quantity }) =>
    [AMOUNT, MASS].includes(quantity.unit.dimension),
  );
  const [released] = heat;
  if (first === undefined || second === undefined || others.length > 0) return null;
  if (released === undefined || heat.length > 1 || mentions.length !== 3 || mentions.at(-1) === released) return null;
  const [only, ...more] = listSubstances(text, words.locale).filter((each) => each !== "O2");
  if (only === undefined || more.length > 0) return null;
  const say = ({ plain }: Mention): string => words.t("tutor.posed.value", { value: plain, of: only });
  const values = { first: say(first), heat: released.plain, second: say(second) };
  return firstSolved([words.t("tutor.posed.heatShare", values)], words.locale);
}
