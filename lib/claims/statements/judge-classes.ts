import type { Locale } from "../../i18n/locales.ts";
import type { Concept } from "./concepts.ts";
import { type Clause, judged, type Mentioned, type Statement } from "./statement.ts";

type Class = "alcohol" | "ketone" | "aldehyde" | "carboxylic-acid" | "amine" | "alkane" | "alkene" | "alkyne" | "ester";

/** How the systematic names of a class end; the first that fits counts. */
const ENDINGS: Readonly<Record<Locale, readonly (readonly [RegExp, Class])[]>> = {
  en: [
    [/(?:anoic|enoic|methanoic|formic|acetic) acid$/iu, "carboxylic-acid"],
    [/(?:yl) \p{L}+(?:anoate|acetate|formate)$/iu, "ester"],
    [/anol$/iu, "alcohol"],
    [/anone$|^acetone$/iu, "ketone"],
    [/anal$|formaldehyde$|acetaldehyde$/iu, "aldehyde"],
    [/amine$/iu, "amine"],
    [/(?:meth|eth|prop|but|pent|hex|hept|oct|non|dec)ane$/iu, "alkane"],
    [/(?:eth|prop|but|pent|hex|hept|oct)ene$|ethylene$/iu, "alkene"],
    [/(?:eth|prop|but|pent|hex)yne$|acetylene$/iu, "alkyne"],
  ],
  es: [
    [/ácido \p{L}+oico$|ácido acético$/iu, "carboxylic-acid"],
    [/anol$/iu, "alcohol"],
    [/anona$|^acetona$/iu, "ketone"],
    [/anal$/iu, "aldehyde"],
    [/amina$/iu, "amine"],
    [/(?:met|et|prop|but|pent|hex|hept|oct)ano$/iu, "alkane"],
    [/(?:et|prop|but|pent|hex)eno$/iu, "alkene"],
    [/(?:et|prop|but|pent|hex)ino$/iu, "alkyne"],
  ],
  fr: [
    [/acide \p{L}+oïque$|acide acétique$/iu, "carboxylic-acid"],
    [/anol$/iu, "alcohol"],
    [/anone$|^acétone$/iu, "ketone"],
    [/anal$/iu, "aldehyde"],
    [/amine$/iu, "amine"],
    [/(?:méth|éth|prop|but|pent|hex|hept|oct)ane$/iu, "alkane"],
    [/(?:éth|prop|but|pent|hex)ène$/iu, "alkene"],
    [/(?:éth|prop|but|pent|hex)yne$/iu, "alkyne"],
  ],
  zh: [
    [/[甲乙丙丁戊己]酸$/u, "carboxylic-acid"],
    [/[甲乙丙丁戊己]醇$/u, "alcohol"],
    [/[丙丁戊己]酮$/u, "ketone"],
    [/[甲乙丙丁戊己]醛$/u, "aldehyde"],
    [/[甲乙丙丁]胺$/u, "amine"],
    [/[甲乙丙丁戊己庚辛]烷$/u, "alkane"],
    [/[乙丙丁戊己]烯$/u, "alkene"],
    [/[乙丙丁戊己]炔$/u, "alkyne"],
  ],
  hi: [
    [/(?:ेनॉल|ेनोल|नॉल)$/u, "alcohol"],
    [/(?:मेथ|एथ|प्रोप|ब्यूट)ेन$/u, "alkane"],
  ],
  am: [],
};
/** What is said of a class: its name, its group. */
const SAID: Readonly<Partial<Record<Concept, readonly Class[]>>> = {
  alcohol: ["alcohol"],
  ketone: ["ketone"],
  aldehyde: ["aldehyde"],
  "carboxylic-acid": ["carboxylic-acid"],
  amine: ["amine"],
  alkane: ["alkane"],
  alkene: ["alkene"],
  alkyne: ["alkyne"],
  ester: ["ester"],
  hydroxyl: ["alcohol"],
  carboxyl: ["carboxylic-acid"],
  carbonyl: ["ketone", "aldehyde"],
};
const FARTHEST = 50;
const NEAR = 14;

/** The class of an organic substance by the ending of its systematic name: "propanone is a ketone". */
export function judgeClasses({ concepts, mentioned, text, start, locale, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  const classOf = ({ start: from, end }: Mentioned): Class | null =>
    ENDINGS[locale].find(([ending]) => ending.test(text.slice(from - start, end - start)))?.[1] ?? null;
  return concepts.flatMap((said): Statement[] => {
    const classes = SAID[said.concept];
    const owner = mentioned.findLast(({ end }) => end <= said.start);
    const own = owner === undefined || said.start - owner.end > FARTHEST ? null : classOf(owner);
    if (classes === undefined || owner === undefined || own === null) return [];
    if (classes.includes(own)) return [judged(said, true)];
    // A hydroxyl group is a part of a carboxyl group.
    const isPlain = mentioned.length === 1 && said.start - owner.end <= NEAR && said.concept === classes[0];
    return isPlain ? [judged(said, false)] : [];
  });
}
