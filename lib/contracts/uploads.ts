import { z } from "zod";
import type { CutReason } from "./answers/uploads.ts";

const MAX_NAME_LENGTH = 255;

/** What a file may be. A text's name says whether it is Markdown; everything else is told by its bytes. */
export const MEDIA_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  txt: "text/plain",
  md: "text/markdown",
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
} as const;

export type FileFormat = keyof typeof MEDIA_TYPES;

export function isImage(mediaType: string): boolean {
  return mediaType.startsWith("image/");
}

/** Whether a browser takes a file for a picture of a kind that is not kept, as the cameras of some phones make them (HEIC). */
export function isForeignPicture({ name, type }: { name: string; type: string }): boolean {
  const isKept = Object.values<string>(MEDIA_TYPES).includes(type);
  return (isImage(type) && !isKept) || /\.hei[cf]$/i.test(name);
}

/** For a file input's `accept`. */
export const ACCEPTED_FILES = [...Object.keys(MEDIA_TYPES), "jpeg", "markdown"].map((ending) => `.${ending}`).join(",");

/** Whether reading a file again may go further: the others end at the same page each time. */
export function mayReadFurther(cutBy: CutReason | null): boolean {
  return cutBy === "time" || cutBy === "room";
}

export const fileNameSchema = z.string().trim().min(1).max(MAX_NAME_LENGTH);

/** POST /api/objects/upload. The materials page sends no body, and names the file when it makes the material. */
export const prepareUploadSchema = z.object({ filename: fileNameSchema.optional() }).default({});

/** In the address of a file. */
export const objectParamsSchema = z.object({ objectId: z.uuid() });

/** What the service that a browser sent a file to passes on from us: the file's path, or why it was not taken. */
export const serviceUploadSchema = z.union([
  z.object({ path: z.string(), size: z.int(), type: z.string() }),
  z.object({ problem: z.enum(["unsupported", "full"]) }),
]);

export type ServiceUploadOutcome = z.infer<typeof serviceUploadSchema>;

/** What the chat knows of a file that was uploaded: `uploadURL` is its address without a query. */
export type UploadResult = { name: string; uploadURL: string; size: number; type: string };

/** The address of a file. */
export function objectPath(id: string): string {
  return `/api/objects/${id}`;
}
