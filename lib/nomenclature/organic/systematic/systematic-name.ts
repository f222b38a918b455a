import { z } from "zod";

const locants = z.array(z.number().int().positive());

export const GROUP_IDS = ["methyl", "ethyl", "propyl", "fluoro", "chloro", "bromo", "iodo"] as const;

const SUFFIX_IDS = ["ol", "al", "one", "oic", "oate", "amine"] as const;

/**
 * A systematic name without a word of any language: one main chain with its branches. It may be a wrong one, as students
 * form it, with numbers missing: places that are not written are an empty list.
 */
export const systematicNameSchema = z.object({
  /** Of the main chain. */
  carbons: z.number().int().positive(),
  bond: z.object({ id: z.enum(["ene", "yne"]), locants }).nullable(),
  suffix: z.object({ id: z.enum(SUFFIX_IDS), locants }).nullable(),
  /** `count` is the multiplying prefix that is written: 2 for "dimethyl". */
  groups: z.array(z.object({ id: z.enum(GROUP_IDS), locants, count: z.number().int().positive() })),
  /** The carbons of the alkyl group of an ester. */
  alkyl: z.number().int().positive().nullable(),
});

export type SystematicName = z.infer<typeof systematicNameSchema>;

export type GroupId = (typeof GROUP_IDS)[number];

export type SuffixId = (typeof SUFFIX_IDS)[number];
