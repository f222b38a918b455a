import { z } from "zod";

/** What a token of UploadThing's says, besides its secret. */
const contentSchema = z.object({
  apiKey: z.string().min(1),
  appId: z.string().min(1),
  regions: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1),
  ingestHost: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default("ingest.uploadthing.com"),
});

/** A token as UploadThing hands it out, JSON in base64: for its library as a whole, for us the hosts that files go to. */
export const uploadThingTokenSchema = z
  .string()
  .trim()
  .transform((whole, context) => {
    const content = contentSchema.safeParse(decode(whole)).data;
    if (content !== undefined) return { whole, regions: content.regions, ingestHost: content.ingestHost };
    context.addIssue({ code: "custom", message: "not a token of UploadThing" });
    return z.NEVER;
  });

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
