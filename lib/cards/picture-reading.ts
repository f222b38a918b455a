import { z } from "zod";
import { writtenSchema } from "./texts.ts";

/** What was read in a picture. The reader looks it over, mends it and sends it; until then nothing is made of it. */
export const pictureReadingCardSchema = z.object({
  type: z.literal("picture_reading"),
  version: z.literal(1),
  text: writtenSchema.min(1),
});

/** There is one version. */
export function upgradePictureReading(stored: Record<string, unknown>): unknown {
  return stored;
}
