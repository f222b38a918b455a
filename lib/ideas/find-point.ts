import { foldText } from "../concepts/fold-name.ts";
import { POINT_IDS, type PointId, pointOf } from "./points.ts";

/** Longer texts ask for more than one sentence. UTF-16 units. */
const LONGEST = 140;

/** What a question is about that one sentence answers; null where it speaks of something else, or gives numbers to compute with. */
export function findPoint(text: string): PointId | null {
  if (text.length > LONGEST || /\p{Nd}[\p{Nd}.,]* ?(?:[kmµ]?g|m?L|m?mol|M|K|°C|atm|k?Pa|k?J)(?![\p{L}\d])/u.test(text))
    return null;
  const said = ` ${foldText(text.replaceAll(WARMS, " "))} `;
  return POINT_IDS.find((id) => pointOf(id).groups.every((group) => group.some((stem) => isSaid(said, stem)))) ?? null;
}

/** What gets warm sooner is no reaction that goes faster. */
const WARMS =
  /(?<!\p{L})(?:heat|warm|cool)s?(?: up| down)? (?:more )?(?:fast(?:er|est)|quick(?:er|est|ly)|slow(?:er|est|ly)|first)(?!\p{L})|se (?:calient|enfr[ií])\p{L}* m[aá]s (?:r[aá]pido|lento|despacio)|(?:chauff|refroidi)\p{L}* (?:plus|moins) (?:vite|rapidement|lentement)|(?:升温|热得)(?:更|较)?[快慢]|(?:ቶሎ|በፍጥነት|ፈጥኖ) [ይየ]ሚ?ሞቃ\p{L}*|(?:जल्दी|धीरे|तेज़?ी से) ग(?:र्म|रम)/giu;

/** Of scripts with capitals a word begins so; of the others a stem may stand anywhere, behind what is written onto it. */
function isSaid(text: string, stem: string): boolean {
  const folded = foldText(stem);
  const end = stem.endsWith(" ") ? " " : "";
  return /^\p{Script=Latin}/u.test(folded) ? text.includes(` ${folded}${end}`) : text.includes(folded);
}
