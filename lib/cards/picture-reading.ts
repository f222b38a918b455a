import { z } from "zod";

/** What was read in a picture. The reader looks it over, mends it and sends it; until then nothing is made of it. */
export const pictureReadingCardSchema = z.object({
  type: z.literal("picture_reading"),
  version: z.literal(1),
  text: z.string().min(1),
});

/** There is one version. */
export function upgradePictureReading(stored: Record<string, unknown>): unknown {
  return stored;
}
