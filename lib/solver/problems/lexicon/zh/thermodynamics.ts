import type { ProblemPhrases } from "../problem-phrases.ts";

const ENERGY = ["吉布斯自由能", "吉布斯能", "自由能", "吉布斯函数"];

function changes(nouns: readonly string[], symbols: readonly string[]): string[] {
  const plain = nouns.flatMap((noun) => [noun, `${noun}变`, `${noun}变化`, `${noun}的变化`, `反应${noun}变`]);
  return [...plain, ...plain.flatMap((each) => symbols.flatMap((symbol) => [`${each} ${symbol}`]))];
}

const CONSTANCY = ["symdh 和 symds", "symdh 与 symds", "symdh 、 symds", "焓变和熵变", "焓变与熵变"].flatMap(
  (subject) =>
    [
      "不随温度变化",
      "不随温度改变",
      "都不随温度变化",
      "都不随温度改变",
      "均不随温度变化",
      "与温度无关",
      "不变",
      "为常数",
    ].map((each) => `${subject} ${each}`),
);

/** Free energy and entropy. */
export const CHINESE_THERMODYNAMICS: ProblemPhrases = {
  "kind/gibbs-energy": changes(ENERGY, ["symdg"]),
  "kind/standard-gibbs-energy": changes(
    ENERGY.map((each) => `标准${each}`),
    ["symdgo", "symdg"],
  ).concat(
    changes(ENERGY, ["symdgo"]).filter((phrase) => phrase.includes("symdgo")),
    "标准摩尔吉布斯自由能变",
    "标准摩尔反应吉布斯自由能",
  ),
  "kind/formation-gibbs-energy": [
    "生成吉布斯自由能",
    "标准生成吉布斯自由能",
    "标准摩尔生成吉布斯自由能",
    "生成自由能",
    "标准生成自由能",
  ],
  "kind/reaction-entropy": changes(["熵", "标准熵", "标准摩尔熵"], ["symds"])
    .filter((phrase) => phrase !== "标准熵" && phrase !== "标准摩尔熵")
    .concat("汽化熵", "熔化熵", "反应的熵变", "蒸发熵"),
  "kind/standard-entropy": ["标准熵", "标准摩尔熵", "摩尔熵", "标准熵 symentropy", "标准摩尔熵 symentropy"],
  "kind/reaction-enthalpy": ["焓变", "反应焓变", "反应焓", "标准焓变", "焓变 symdh", "反应热", "标准反应焓"],
  "kind/equilibrium-constant": ["平衡常数", "平衡常数 symkeq", "标准平衡常数", "标准平衡常数 symkeq"],
  "kind/concentration-constant": ["平衡常数 symkc"],
  "kind/pressure-constant": ["平衡常数 symkp"],
  "kind/reaction-quotient": ["反应商", "反应商 symq", "浓度商"],
  "condition/spontaneous": [
    "自发",
    "自发进行",
    "能自发进行",
    "可自发进行",
    "开始自发",
    "变为自发",
    "自发反应",
    "能否自发进行",
    "能否自发",
    "是否自发",
    "是否能自发进行",
  ],
  "condition/not-spontaneous": ["不自发", "非自发", "不再自发", "不能自发进行", "变为非自发"],
  "condition/warmer-than": [
    "高于什么温度时",
    "温度高于多少时",
    "高于多少",
    "温度高于多少",
    "最低温度",
    "高于什么温度",
    "在多少度以上",
  ],
  "condition/cooler-than": ["低于什么温度时", "温度低于多少时", "低于多少", "温度低于多少", "最高温度", "低于什么温度"],
  "condition/at-equilibrium": ["处于平衡", "平衡状态", "达到平衡", "平衡时"],
  find: ["估算"],
  filler: [
    "该",
    "某",
    "此",
    "设",
    "标准",
    "体系",
    "过程",
    "条件",
    "已知数据",
    "数据",
    "由",
    "利用",
    "根据",
    "查表",
    "各",
    "和",
    "值",
    "的值",
    "一个",
    "个",
    "进行",
    "该温度下",
    "此温度下",
    "对于",
    "如下",
    "分别为",
    "化学",
    ...CONSTANCY,
  ],
};
