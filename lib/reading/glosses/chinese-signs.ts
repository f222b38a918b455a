/** How schoolbooks in Chinese write equations and letters of quantities, as others write them. */

/** 氯化钠的质量 is written m(NaCl). */
const NAMES: Readonly<Record<string, string>> = {
  n: "物质的量",
  m: "质量",
  V: "体积",
  w: "质量分数",
  M: "摩尔质量",
};

const OF = /(?<![A-Za-z])([nmVwM])\s?[（(]([A-Z][A-Za-z0-9]{0,12})[)）]/g;

const CONCENTRATION = /(?<![A-Za-z])c\s?[（(]([A-Z][A-Za-z0-9]{0,8}[⁰¹²³⁴-⁹]?\^?[+\-−⁺⁻]?)[)）]/g;

/** 用A表示的反应速率, v(A): the rate at which one substance changes, and not that of the reaction. */
const RATE_OF =
  /用\s?([A-Z][A-Za-z0-9]{0,8})\s?(?:的浓度变化|的浓度)?来?表示的?(?:该反应的)?(?:平均)?(?:化学)?(?:反应)?(?:平均)?速率/g;

/** "=点燃=", "=高温=", "══": signs of an equation, with what is needed above them. */
const EQUALS = /[=＝═]+\s?(?:[（(]?(?:点燃|高温|加热|△|通电|电解|催化剂|光照|一定条件)[)）]?\s?[=＝═]+)?/g;

/** What becomes of a product, and how strong an acid is, behind its formula in an equation. */
const STATE = /(?<=[A-Za-z0-9)])\s?(?:[↑↓]|[（(](?:浓|稀)[)）])/g;

/** A text with [H+] for c(H+), and with plain equations. */
export const withPlainSigns = (text: string): string =>
  text
    .replaceAll(EQUALS, "=")
    .replaceAll(STATE, "")
    .replaceAll(RATE_OF, "$1的平均速率")
    .replaceAll(CONCENTRATION, "[$1]")
    .replaceAll(OF, (_, letter: string, formula: string) => `${formula}的${NAMES[letter] ?? ""}`);
