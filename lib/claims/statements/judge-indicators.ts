import { INDICATORS } from "../../chemistry/analysis/indicators.ts";
import { type Clause, judged, open, type Statement } from "./statement.ts";

const NAMES: Readonly<Record<(typeof INDICATORS)[number]["id"], RegExp>> = {
  "methyl-orange":
    /methyl orange|(?:naranja|anaranjado) de metilo|méthylorange|hélianthine|甲基橙|मेथिल ऑरेंज|मिथाइल ऑरेंज|ሜቲል ኦሬንጅ/iu,
  "methyl-red": /methyl red|rojo de metilo|rouge de méthyle|甲基红|मेथिल रेड|मिथाइल रेड/iu,
  "bromothymol-blue":
    /bromo(?:thy)?thymol blue|azul de bromotimol|bleu de bromothymol|溴百里酚蓝|溴麝香草酚蓝|ब्रोमोथाइमोल/iu,
  phenolphthalein: /phenolphthalein|fenolftaleína|phénolphtaléine|酚酞|फिनॉल्फ़?थैलीन|फिनोलफ्थेलिन|ፌኖልፍታሌን/iu,
  "alizarin-yellow": /alizarin|alizarina|alizarine|茜素/iu,
};
const RANGE =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)(?:\s?[–—~～-]\s?|\s(?:to|and|a|y|et|à|से)\s|到|至|和)(\d{1,2}(?:[.,]\d)?)(?![\d]|[.,]\d|\s?(?:°|mL|g|%|mol))/gu;
const ANY_NAME = new RegExp(
  Object.values(NAMES)
    .map(({ source }) => source)
    .join("|"),
  "giu",
);
const FARTHEST = 70;
/** Tables differ by so much at each end; beyond the second no table goes. */
const NEAR = 0.25;
const FAR = 1.5;

/** Between which pH values an indicator changes: of the one named last before. */
export function judgeIndicators({ text, start, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  return [...text.matchAll(RANGE)].flatMap(({ index, 0: whole, 1: from = "", 2: to = "" }): Statement[] => {
    const name = [...text.slice(0, index).matchAll(ANY_NAME)].at(-1);
    if (name === undefined || index - name.index - name[0].length > FARTHEST) return [];
    const own = INDICATORS.find(({ id }) => NAMES[id].test(name[0]));
    if (own === undefined) return [];
    const apart = [
      [from, own.from],
      [to, own.to],
    ].map(([told = "", known]) => Math.abs(Number(told.replace(",", ".")) - Number(known)));
    const span = { start: start + name.index, end: start + index + whole.length };
    if (apart.every((each) => each <= NEAR)) return [judged(span, true)];
    return [apart.some((each) => each > FAR) ? judged(span, false) : open(span)];
  });
}
