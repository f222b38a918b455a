/** A value in a sentence: the name of a thing, with a capital where it begins it; a formula; a number with its unit; one of some words. */
export type ToldValue =
  | { readonly kind: "name"; readonly of: string }
  | { readonly kind: "formula"; readonly formula: string }
  | { readonly kind: "number"; readonly value: string; readonly unit?: string; readonly figures?: number }
  | { readonly kind: "count"; readonly value: number }
  | { readonly kind: "word"; readonly key: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly (readonly ToldValue[])[] };

/** What is told in one sentence: the name of its message, and the values in it. */
export type Told = { readonly id: string; readonly values: Readonly<Record<string, ToldValue>> };

export const nameOfThing = (of: string): ToldValue => ({ kind: "name", of });
export const formulaValue = (formula: string): ToldValue => ({ kind: "formula", formula });
export const countValue = (value: number): ToldValue => ({ kind: "count", value });
export const wordValue = (key: string): ToldValue => ({ kind: "word", key });
export const textValue = (text: string): ToldValue => ({ kind: "text", text });

export function numberValue(value: string | number, unit?: string, figures?: number): ToldValue {
  return {
    kind: "number",
    value: String(value),
    ...(unit !== undefined && { unit }),
    ...(figures !== undefined && { figures }),
  };
}
