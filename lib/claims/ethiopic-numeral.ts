const ONES = "፩፪፫፬፭፮፯፰፱";
const TENS = "፲፳፴፵፶፷፸፹፺";
const HUNDRED = "፻";
const TEN_THOUSAND = "፼";

export const ETHIOPIC_NUMERAL = /[\u1369-\u137c]{1,12}/y;

/** The value of a numeral of the Ethiopic script, which is written in pairs of tens and ones: ፲፪ is 12, ፪፻፶ is 250. */
export function readEthiopicNumeral(numeral: string): number {
  let total = 0;
  let hundreds = 0;
  let pair = 0;
  for (const sign of numeral) {
    if (ONES.includes(sign)) pair += ONES.indexOf(sign) + 1;
    else if (TENS.includes(sign)) pair += (TENS.indexOf(sign) + 1) * 10;
    else if (sign === HUNDRED) {
      hundreds += Math.max(1, pair) * 100;
      pair = 0;
    } else if (sign === TEN_THOUSAND) {
      total = (total + Math.max(1, hundreds + pair)) * 10_000;
      hundreds = 0;
      pair = 0;
    }
  }
  return total + hundreds + pair;
}
