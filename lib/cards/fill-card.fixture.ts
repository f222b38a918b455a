import { z } from "zod";
import { type Card, type CardType, cardSchema } from "./card.ts";
import { equationSchema, keySchema, markdownSchema, writtenSchema, wordsSchema } from "./texts.ts";

const KINDS = {
  words: wordsSchema,
  equation: equationSchema,
  markdown: markdownSchema,
  written: writtenSchema,
  key: keySchema,
} as const;

export type TextKind = keyof typeof KINDS;

/** A text of a card: where it stands, without the places in its lists, as `steps.title`; what it says, and how that reads when it is set. */
export type FilledText = {
  readonly path: string;
  readonly kind: TextKind | "nothing said";
  readonly raw: string;
  readonly set: string;
};

type Filling = { readonly texts: FilledText[]; readonly alternative: number };

/**
 * For tests: a card of this kind as it could be stored, made from its schema. Each of its texts holds raw chemistry with a
 * number of its own; what the engine knows of it is left out. `alternative`: which one, where a field may be several things.
 */
export function fillCard(type: CardType, alternative = 0): { stored: Card; texts: readonly FilledText[] } {
  const schema = cardSchema.options.find((option) => option.shape.type.value === type);
  const filling: Filling = { texts: [], alternative };
  // It is what its schema says, but not parsed: that would set it.
  const stored = fill(schema, "", 0, filling) as Card;
  return { stored, texts: filling.texts };
}

function fill(schema: unknown, path: string, index: number, filling: Filling): unknown {
  const isFacts = path === "facts";
  if (schema instanceof z.ZodNullable) return isFacts ? null : fill(schema.def.innerType, path, index, filling);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodCatch)
    return fill(schema.def.innerType, path, index, filling);
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [
        name,
        fill(field, path === "" ? name : `${path}.${name}`, index, filling),
      ]),
    );
  }
  if (schema instanceof z.ZodArray)
    return isFacts ? [] : listItems(schema.element).map((item, place) => fill(item, path, place, filling));
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => fill(item, path, index, filling));
  if (schema instanceof z.ZodUnion)
    return fill(schema.options[Math.min(filling.alternative, schema.options.length - 1)], path, index, filling);
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return schema.options[index % schema.options.length];
  if (schema instanceof z.ZodNumber) return index + 1;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodUUID) return "6f1c2f8e-9d1b-4a51-8a2e-0b6f4c1d2e3f";
  if (schema instanceof z.ZodString) return fillText(schema, path, filling);
  throw new Error(`Nothing is known to fill ${path} with`);
}

/** Two of each, and one of every kind where the items are of several. */
function listItems(element: unknown): readonly unknown[] {
  return element instanceof z.ZodDiscriminatedUnion ? element.options : [element, element];
}

function fillText(schema: z.ZodString, path: string, { texts }: Filling): string {
  const text = textOf(kindOf(schema), path, texts.length + 1);
  texts.push(text);
  return text.raw;
}

function textOf(kind: FilledText["kind"], path: string, number: number): FilledText {
  if (kind === "key") return { path, kind, raw: `k${number}`, set: `k${number}` };
  const count = 100 + number;
  const raw = `${count} H2 + O2 -> ${count} H2O`;
  const set = `${count} H₂ + O₂ → ${count} H₂O`;
  return kind === "equation"
    ? { path, kind, raw, set }
    : { path, kind, raw: `Burn ${raw}, with SO4^2- in \`H2O\``, set: `Burn ${set}, with SO₄²⁻ in \`H2O\`` };
}

/** A schema with checks of its own is still the one that it was made from. */
function kindOf(schema: z.core.$ZodType): FilledText["kind"] {
  const kinds = Object.keys(KINDS).filter((name): name is TextKind => name in KINDS);
  const { parent } = schema._zod;
  return kinds.find((kind) => schema === KINDS[kind]) ?? (parent === undefined ? "nothing said" : kindOf(parent));
}
