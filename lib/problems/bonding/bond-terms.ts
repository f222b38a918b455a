import type { FactValue, Term } from "../../methods/facts.ts";
import { list } from "../../methods/terms.ts";

export const bond = (text: string): Term => ({ kind: "variable", name: text, of: null });

export const bonds = (items: readonly string[]): FactValue => list(items.map((item) => bond(item)));
