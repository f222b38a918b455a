import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, light and decay. */
export const CHINESE_ENERGY: ProblemPhrases = {
  "kind/energy": ["热量", "能量", "热"],
  by: ["升高", "升高了", "温度升高", "温度升高了", "降低了", "温度降低了"],
  "kind/specific-heat": ["比热容", "比热"],
  "kind/wavelength": ["波长"],
  "kind/frequency": ["频率"],
  "kind/half-life": ["半衰期"],
  needed: ["需要吸收", "需吸收", "要吸收"],
  filler: ["光子", "光", "使", "让", "一个光子"],
};
