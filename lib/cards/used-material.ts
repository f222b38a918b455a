import { z } from "zod";

/**
 * What a reply draws on: words of a material or of a file that the student attached, exactly as they stand on one of its
 * pages. `id` is the material's, else the file's; `fileUrl` leads to its pages for those who may see them.
 */
export const usedMaterialSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  fileUrl: z.string(),
  page: z.int(),
  excerpt: z.string(),
});

export type UsedMaterial = z.infer<typeof usedMaterialSchema>;
