import { readDigits } from "../quantity/numbers/characters.ts";

const CHINESE = "零一二三四五六七八九";

/** A small whole number in the digits of any of the languages, or in Chinese numerals up to 99; null for anything else. */
export function readCount(text: string): number | null {
  const { digits, end } = readDigits(text, 0);
  if (digits !== "" && end === text.length) return Number(digits);
  const [tens, ones, ...more] = text.includes("十") ? text.split("十") : ["0", text];
  if (more.length > 0 || text === "") return null;
  const ten = tens === "" ? 1 : tens === "0" ? 0 : CHINESE.indexOf(tens ?? "");
  const one = ones === "" ? 0 : CHINESE.indexOf(ones ?? "");
  return ten < 0 || one < 0 || (ones ?? "").length > 1 ? null : ten * 10 + one;
}
