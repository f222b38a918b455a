import type { ProblemPhrases } from "../problem-phrases.ts";

/** Effusion, hydrates, excess and percentages by volume. */
export const CHINESE_MATTER: ProblemPhrases = {
  effuse: ["逸散", "泻流", "扩散", "隙流"],
  faster: ["多少倍", "几倍", "倍", "快多少倍"],
  compare: ["速率", "速度", "速率之比"],
  "unknown-gas": ["未知气体", "某未知气体", "该未知气体"],
  "kind/excess-reactant": [
    "哪种反应物过量",
    "过量的反应物是什么",
    "哪种物质过量",
    "哪种反应物过剩",
    "过量的是什么",
    "过量的是哪种物质",
  ],
  hydrate: ["水合物", "结晶水合物", "水合"],
  anhydrous: ["无水", "无水盐"],
  "kind/hydrate-formula": ["水合物的化学式", "该水合物的化学式", "结晶水合物的化学式"],
  "kind/volume-percent": ["体积百分数", "体积分数"],
  "kind/molality": ["质量摩尔浓度"],
  "kind/mass-percent": ["质量百分数", "质量分数", "质量百分比浓度", "纯度", "各元素的质量分数", "各元素质量分数"],
  produced: ["剩下", "留下"],
  filler: ["加热", "后"],
  mixture: ["混合气体", "混合物", "气体混合物"],
  "kind/pressure": ["分压", "总压", "总压强"],
  impure: ["石灰石", "大理石", "不纯", "矿石", "合金", "不纯的"],
};
