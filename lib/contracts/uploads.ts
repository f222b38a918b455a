import { z } from "zod";

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

const OBJECT_STATES = ["awaited", "uploaded", "reading", "indexing", "ready", "failed"] as const;

/**
 * Why a file could not be read: it is not what its name says, has no text (as a scan), does not say what its letters are
 * (as PDFs that browsers print in Devanagari), is locked with a password,
 * damaged, more than is read at once (inflated, or on its first page), took too long, could not be fetched, or its owner's
 * files hold as much text as is kept for one person.
 */
export const READING_FAILURES = [
  "wrong_type",
  "no_text",
  "lost_letters",
  "encrypted",
  "damaged",
  "too_much",
  "too_slow",
  "unavailable",
  "no_room",
] as const;

export type ReadingFailureCode = (typeof READING_FAILURES)[number];

/**
 * Why only the first pages of a file were read: it has more pages, characters or passages than are read of one, it takes
 * longer, or there was room for no more among its owner's files.
 */
export const CUT_REASONS = ["pages", "characters", "passages", "time", "room"] as const;

export type CutReason = (typeof CUT_REASONS)[number];

/** Whether reading a file again may go further: the others end at the same page each time. */
export function mayReadFurther(cutBy: CutReason | null): boolean {
  return cutBy === "time" || cutBy === "room";
}

export const fileNameSchema = z.string().trim().min(1).max(MAX_NAME_LENGTH);

/** POST /api/objects/upload. The materials page sends no body, and names the file when it makes the material. */
export const prepareUploadSchema = z.object({ filename: fileNameSchema.optional() }).default({});

/** Its answer: the address takes one plain PUT of at most `maxBytes`; without its query it is the file's address. */
export const preparedUploadSchema = z.object({ uploadURL: z.url(), maxBytes: z.int().positive() });

export type PreparedUpload = z.infer<typeof preparedUploadSchema>;

/** The answer to that PUT, and GET /api/objects/{id}/state: a file as its owner knows it. */
export const storedFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.int().nonnegative(),
  type: z.string(),
  state: z.enum(OBJECT_STATES),
  failure: z.enum(READING_FAILURES).nullable(),
  /** The pages that were read; the first of the file where it was cut. */
  pageCount: z.int().nullable(),
  cutBy: z.enum(CUT_REASONS).nullable(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;

/**
 * GET /api/objects/upload: which service takes files straight from the browser, if any, how large they may be, and whether
 * there is a model that reads the pictures of a message.
 */
const uploadTermsSchema = z.object({
  service: z.enum(["uploadthing"]).nullable(),
  maxBytes: z.int().positive(),
  readsPictures: z.boolean(),
});

export type UploadTerms = z.infer<typeof uploadTermsSchema>;

/** GET /api/objects/{id}/pages/{number}: what was read on one page. */
const documentPageSchema = z.object({ name: z.string(), number: z.int(), pageCount: z.int(), text: z.string() });

export type DocumentPageText = z.infer<typeof documentPageSchema>;

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
