/** What is said of a half and of a quarter, before the word of a unit. */
const SHARES: readonly (readonly [written: string, words: string])[] = [
  ["0.5", String.raw`half (?:of )?(?:an? )?|medi[oa] |(?:un |une )?demi[- ]|半|आध[ाे] |ግማሽ `],
  ["0.25", String.raw`(?:a )?quarter (?:of )?(?:an? )?|un cuarto de |un quart de |四分之一|चौथाई |ሩብ `],
];

/** Units by the words that a half is said of, with their symbols. */
const HALVED: readonly (readonly [unit: string, words: string])[] = [
  ["L", String.raw`(?:lit(?:er|re)s?|litros?)(?!\p{L})|升|लीटर|ሊትር`],
  ["mol", String.raw`(?:moles?|mol)(?!\p{L})|摩尔|मोल|ሞል`],
  ["kg", String.raw`(?:kilos?|kilograms?|kilogramos?|kilogrammes?)(?!\p{L})|千克|公斤|किलो(?:ग्राम)?|ኪሎ(?:ግራም)?`],
  ["g", String.raw`(?:grams?|gramos?|grammes?)(?!\p{L})|克|ग्राम|ግራም`],
];

/** "Half a liter", "medio litro", in any of our languages: with a number and a unit. */
export function writeHalves(text: string): string {
  return SHARES.flatMap(([share, words]) => HALVED.map(([unit, of]) => ({ share, words, unit, of }))).reduce(
    (written, { share, words, unit, of }) =>
      written.replaceAll(new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])(?:${words})(?:${of})`, "giu"), `${share} ${unit}`),
    text,
  );
}
