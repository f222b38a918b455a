import { z } from "zod";
import { keySchema, wordsSchema } from "./texts.ts";

/** What every drawing has: a title, and all that it shows in words, for who does not see it. */
const shared = { title: wordsSchema, text: wordsSchema };

const number = z.number().finite();

/** `isBare`: the axis says before and after, and has no numbers. */
const axisSchema = z.object({ label: wordsSchema, unit: wordsSchema, isBare: z.boolean().optional() });

/** Curves over two axes. `marks` name single points. */
const plotSchema = z.object({
  kind: z.literal("plot"),
  ...shared,
  x: axisSchema,
  y: axisSchema,
  series: z
    .array(
      z.object({
        name: wordsSchema,
        points: z
          .array(z.tuple([number, number]))
          .min(2)
          .max(200),
      }),
    )
    .min(1)
    .max(6),
  marks: z.array(z.object({ x: number, y: number, label: wordsSchema })).max(12),
});

/** A molecule by its skeleton, in SMILES. */
const structureSchema = z.object({
  kind: z.literal("structure"),
  ...shared,
  formula: wordsSchema,
  smiles: keySchema.min(1).max(400),
});

const symbolSchema = keySchema.max(4);

/** A centre with its lone pairs, and what is bonded to it. */
const lewis = {
  center: symbolSchema,
  centerPairs: z.number().int().min(0).max(4),
  ligands: z
    .array(
      z.object({
        symbol: symbolSchema,
        order: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        pairs: z.number().int().min(0).max(3),
      }),
    )
    .min(1)
    .max(6),
};

/** The Lewis structure of a molecule with one central atom, its pairs and bonds as they point in space. */
const shapeSchema = z.object({ kind: z.literal("shape"), ...shared, formula: wordsSchema, ...lewis });

/** Resonance structures: the same atoms, their bonds, pairs and charges as they are in each. */
const resonanceSchema = z.object({
  kind: z.literal("resonance"),
  ...shared,
  formula: wordsSchema,
  forms: z
    .array(z.object({ text: wordsSchema, ...lewis }))
    .min(1)
    .max(8),
});

const vectorSchema = z.tuple([number, number, number]);
const indexSchema = z.number().int().min(0).max(119);

/**
 * A molecule of balls and sticks: places in pm, x to the right, y up, z towards the reader. The order of a bond that resonance
 * makes equal to others lies between two. `arrows` of bonds go from one atom to another, that of the whole has a direction.
 */
const solidSchema = z.object({
  kind: z.literal("solid"),
  ...shared,
  formula: wordsSchema,
  atoms: z
    .array(z.object({ symbol: symbolSchema, at: vectorSchema }))
    .min(1)
    .max(120),
  bonds: z.array(z.object({ from: indexSchema, to: indexSchema, order: number.min(1).max(3) })).max(140),
  pairs: z.array(z.object({ on: indexSchema, toward: vectorSchema })).max(12),
  arrows: z.array(z.object({ from: indexSchema, to: indexSchema })).max(12),
  net: vectorSchema.nullable(),
});

/** Particles in boxes side by side, each kind as often as there are of it. */
const particlesSchema = z.object({
  kind: z.literal("particles"),
  ...shared,
  boxes: z
    .array(
      z.object({
        label: wordsSchema,
        groups: z.array(z.object({ name: wordsSchema, count: z.number().int().min(0).max(60) })).max(4),
      }),
    )
    .min(1)
    .max(4),
});

export const drawingSchema = z.discriminatedUnion("kind", [
  plotSchema,
  structureSchema,
  shapeSchema,
  resonanceSchema,
  solidSchema,
  particlesSchema,
]);

/** The drawings of a card. One that cannot be read takes none of the card's words with it. */
export const drawingsSchema = z.array(drawingSchema).max(8).optional().catch(undefined);

export type Plot = z.infer<typeof plotSchema>;
export type StructureDrawing = z.infer<typeof structureSchema>;
export type ShapeDrawing = z.infer<typeof shapeSchema>;
export type ResonanceDrawing = z.infer<typeof resonanceSchema>;
export type SolidDrawing = z.infer<typeof solidSchema>;
export type ParticlesDrawing = z.infer<typeof particlesSchema>;
export type Drawing = z.infer<typeof drawingSchema>;
