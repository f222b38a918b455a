import type { ProblemPhrases } from "../problem-phrases.ts";

/** Solubility products. The list is closed: a problem with any other word is not solved. */
export const CHINESE_SOLUBILITY: ProblemPhrases = {
  "law/ask": ["多少", "是多少", "为多少", "求", "计算", "求出", "等于多少", "试求", "试计算", "求算", "求其", "算出"],
  "law/solubility-product": ["溶度积", "溶度积常数", "溶度积symksp", "溶度积常数symksp", "溶度积为", "溶度积常数为"],
  "law/solubility": ["溶解度", "摩尔溶解度", "溶解度symsolubility"],
  "law/concentration": ["浓度", "物质的量浓度", "离子浓度", "浓度为"],
  "law/saturated": ["饱和溶液", "饱和", "饱和水溶液", "饱和溶液中"],
  "law/water": ["水", "纯水", "蒸馏水", "水中", "纯水中"],
  "law/when": ["若", "如果", "已知", "当", "设"],
  "law/and": ["和", "及", "与"],
  "law/temperature": ["温度", "室温", "常温"],
  "law/plain": ["离子", "的", "在", "中", "时", "为", "是", "有", "该", "其", "此", "它", "则", "下", "以", "表示", "单位", "用", "请", "溶液", "水溶液", "盐", "难溶盐", "微溶盐", "难溶电解质", "里", "含", "已含", "含有", "溶于", "于", "等于", "常数", "值", "数值", "已", "且", "根据"],
};
