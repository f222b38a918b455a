import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, light and decay. */
export const CHINESE_ENERGY: ProblemPhrases = {
  "kind/absorbance": ["吸光度"],
  buffer: ["缓冲", "缓冲溶液", "缓冲液"],
  produced: ["析出", "放出", "沉积"],
  "kind/charge": ["电量", "电荷量"],
  "kind/current": ["电流"],
  when: ["经过"],
  "label/final": ["最终", "最后"],
  "label/leftover": ["剩余", "还剩"],
  "condition/decay": ["同位素", "放射性同位素", "放射性", "某同位素"],
  "condition/mixing-heat": ["放入", "投入", "浸入", "加入到"],
  condenses: ["液化", "冷凝"],
  freezes: ["凝固", "结冰"],
  "heat-of-vaporization": ["汽化热", "汽化焓", "蒸发热"],
  "heat-of-fusion": ["熔化热", "熔化焓"],
  "condition/vaporization": ["汽化", "蒸发"],
  "condition/fusion": ["熔化", "融化"],
  "kind/energy": ["热量", "能量", "热"],
  by: ["升高", "升高了", "温度升高", "温度升高了", "降低了", "温度降低了"],
  "kind/specific-heat": ["比热容", "比热"],
  "kind/wavelength": ["波长"],
  "kind/frequency": ["频率"],
  "kind/half-life": ["半衰期"],
  needed: ["需要吸收", "需吸收", "要吸收"],
  filler: ["某", "把", "将", "用", "光子", "光", "使", "让", "一个光子"],
};
