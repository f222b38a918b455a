import { findElement } from "../../chemistry/elements/elements.ts";
import { foldAccents } from "../lexicon/vocabulary.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";

/** "C 40.0%", "carbon: 40,0 %", "碳 40.0%": an element's name or symbol right before its share. */
const TURNED =
  /(?:(?<![\p{L}\p{M}\d)])((?!\p{Script=Han})\p{L}[\p{L}\p{M}]{0,14})|(\p{Script=Han}))\s?[:=：＝]?\s?(\d{1,3}(?:[.,]\d{1,4})?)\s?[%％]/gu;

/** The shares of a whole add up to 100 but for their rounding. */
const WHOLE = { least: 99, most: 101 };

function findSymbol(name: string, { elements }: Vocabulary): string | undefined {
  if (/^[A-Z][a-z]?$/.test(name) && findElement(name) !== null) return name;
  return elements.get(foldAccents(name.toLowerCase()));
}

/** The name of an element in the language of the text: unlike a symbol it is never another word, as "O" is in Spanish. */
function nameOf(symbol: string | undefined, { elements }: Vocabulary): string | undefined {
  return [...elements].find(([, named]) => named === symbol)?.[0];
}

/**
 * Writes a composition whose elements stand before their shares the other way round, as "40.0% carbon" is read. Every share
 * of the text must stand so, and they must add up to the whole: else it is open which share is whose.
 */
export function turnShares(text: string, vocabulary: Vocabulary): string {
  const turned = [...text.matchAll(TURNED)];
  const shares = text.match(/[%％]/g)?.length ?? 0;
  const symbols = turned.map(([, name, character]) => findSymbol(name ?? character ?? "", vocabulary));
  const names = symbols.map((symbol) => nameOf(symbol, vocabulary));
  const total = turned.reduce((sum, [, , , number]) => sum + Number(number?.replace(",", ".")), 0);
  const isComposition =
    shares > 1 &&
    turned.length === shares &&
    names.every((name) => name !== undefined) &&
    new Set(symbols).size === shares;
  if (!isComposition || total < WHOLE.least || total > WHOLE.most) return text;
  let index = 0;
  return text.replace(TURNED, (_, _name, _character, number: string) => ` ${number}% ${names[index++]} `);
}
