import type { Locale } from "../../i18n/locales.ts";
import type { Words } from "../../wording/words.ts";
import { PARTICLES } from "../claim-words.ts";
import { findNamed } from "../find-named.ts";
import { firstSolved, poseProblem } from "../pose-problem.ts";
import type { Claim } from "../claim.ts";

const SPECIES =
  /(?<![\p{Script=Latin}\d])(?:(?:\d{1,3})?[A-Z][a-z]?(?:-\d{1,3})?(?:\^?\d?[+−⁺⁻-])?|\p{L}{3,}-\d{1,3})(?![\p{Script=Latin}\d])/gu;

/** "Cl- has 18 electrons". */
export function findCountClaim(text: string, locale: Locale): Claim | null {
  const counted = PARTICLES.filter(([, words]) => words.test(text));
  const [particle, ...more] = counted;
  const numbers = [
    ...text.matchAll(/(?<![\p{Script=Latin}\d.,^⁺⁻+-])\d{1,3}(?![\p{Script=Latin}\d+⁺⁻-]|[.,]\d)/gu),
  ].map(([digits]) => Number(digits));
  const [said, ...others] = numbers;
  if (particle === undefined || more.length > 0 || said === undefined || others.length > 0) return null;
  const species = [...text.matchAll(SPECIES)].map(([each]) => each).filter((each) => each !== "I" && each !== "A");
  const posed = firstSolved(
    species.map((each) => `number of ${particle[0]} in ${withSymbol(each, locale)}`),
    "en",
  );
  return posed === null ? null : { kind: "count", said, posed };
}

/** "Cloro-37" in English is chlorine-37: by its symbol it is the same everywhere. */
function withSymbol(species: string, locale: Locale): string {
  const [, name = "", mass = ""] = /^(\p{L}{3,})-(\d{1,3})$/u.exec(species) ?? [];
  const symbol = name === "" ? undefined : findNamed(name, locale)?.formulas[0];
  return symbol === undefined ? species : `${symbol}-${mass}`;
}

const NUMBER_CLAIM =
  /^(?:(?:and|so|but|y|et|entonces|alors|那么?|和|और|तो|እና)\s*)?[¿¡]?(?:is|are|does|do|क्या)?\s*(.{5,}?)\s*(?:\bis|\bare|\bes|\bson|\best|\bsont|vaut|=|equal to|equals|是|为|等于)?\s*([+−-]?\d+(?:[.,]\d+)?[+−-]?)\s*(?:ነው|है|हैं|ነው ወይ)?\s*(?:[,;，]?\s*¿?(?:right|correct|ok|yes|true|no|verdad|correcto|cierto|vrai|juste|correct|对吧|对吗|吧|吗|सही|ना))?\s*[?？፧।]*$/iu;

/** A claim that is none but for its mark: "and the molar mass of CaCl2 is 75.5?" */
export const DECLARES =
  /(?:\bis|\bare|\bes|\bson|\best|\bsont|vaut|=|是|为|等于)\s*[+−-]?\d[\d.,]*\s*[?？]\s*$|\d\s*(?:ነው|है|हैं)\s*[?？፧।]\s*$/iu;

/** "Is the oxidation number of Mn in KMnO4 +7?": a number without a unit at the end. */
export function findNumberClaim(text: string, words: Words): Claim | null {
  const [, asked = "", number = ""] = NUMBER_CLAIM.exec(text.trim()) ?? [];
  if (asked === "") return null;
  const posed = poseProblem(asked, words);
  const value = posed?.solutions[0]?.answer.value;
  if (posed === null || value === undefined) return null;
  // A value without its unit is meant in that of the answer.
  const isWhole = /^[+−-]?\d+[+−-]?$/u.test(number);
  if (value.kind === "quantity" && (value.unit !== "" || !isWhole))
    return { kind: "value", said: `${number} ${value.unit}`.trim(), posed };
  if (value.kind !== "count" && value.kind !== "quantity") return null;
  const sign = /[−-]/.test(number) ? -1 : 1;
  return { kind: "count", said: sign * Number(number.replace(/[+−-]/gu, "")), posed };
}
