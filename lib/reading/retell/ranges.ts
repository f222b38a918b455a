/** What stands between the two ends of a change, in our languages. */
const TO =
  "to|up to|down to|a|al|hasta|à|jusqu['’]à|(?:加热|冷却|升高|升温|降温|降低|升|降|膨胀|压缩)?(?:到|至)|से|से लेकर|ወደ|እስከ";

const UNIT =
  "°[CF]|℃|deg(?:rees?)? ?(?:C|F|[Cc]elsius|[Ff]ahrenheit)|grados(?: [Cc]elsius)?|degrés(?: [Cc]elsius)?|[Cc]elsius|C|K|m?L|k?Pa|atm|bar|mmHg";

const NUMBER = String.raw`[-−]?\d+(?:[.,]\d+)?`;

/** "From 20 to 95 °C": a unit that stands once behind both ends of a change. */
const RANGE = new RegExp(
  String.raw`(?<![\d.,\p{Script=Latin}])(${NUMBER})(\s?(?:${TO})\s?)(${NUMBER})(\s?)(${UNIT})(?![\p{Script=Latin}\d/·])`,
  "gu",
);

/** A text with the unit of a change behind both of its ends; the same where each has its own. Linear in the text's length. */
export function spellRanges(text: string): string {
  return text.replaceAll(RANGE, (_, from: string, between: string, to: string, space: string, unit: string) => {
    const gap = /^\s/u.test(between) ? "" : " ";
    return `${from} ${unit}${gap}${between}${to}${space}${unit}`;
  });
}
