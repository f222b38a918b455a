import { array, type Infer, instant, nullable, number, object, oneOf, string } from "../shape.ts";
import { readingFields } from "./uploads.ts";

/** One row of GET /api/materials, newest first. */
export const materialShape = object({
  id: string,
  title: string,
  description: string,
  topic: string,
  tags: array(string),
  isPublic: oneOf([0, 1]),
  fileUrl: string,
  fileName: string,
  fileSize: number,
  /** As it was sent; where it was not, the same as `mediaType`. */
  fileType: string,
  /** What the bytes are. */
  mediaType: string,
  ...readingFields,
  /** Its place in the line of all files that wait to be read, from 1; null when it does not wait. */
  place: nullable(number),
  createdAt: instant,
});

export type Material = Infer<typeof materialShape>;
