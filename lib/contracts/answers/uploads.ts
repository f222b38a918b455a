import { boolean, custom, type Infer, nullable, number, object, oneOf, string } from "../shape.ts";

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

const address = custom<string>((value) => typeof value === "string" && URL.canParse(value), "invalid_format");

/** The answer of POST /api/objects/upload: the address takes one plain PUT of at most `maxBytes`; without its query it is the file's address. */
export const preparedUploadShape = object({ uploadURL: address, maxBytes: number });

export type PreparedUpload = Infer<typeof preparedUploadShape>;

export const readingFields = {
  state: oneOf(OBJECT_STATES),
  failure: nullable(oneOf(READING_FAILURES)),
  /** The pages that were read; the first of the file where it was cut. */
  pageCount: nullable(number),
  cutBy: nullable(oneOf(CUT_REASONS)),
};

/** The answer to that PUT, and GET /api/objects/{id}/state: a file as its owner knows it. */
export const storedFileShape = object({ id: string, name: string, size: number, type: string, ...readingFields });

export type StoredFile = Infer<typeof storedFileShape>;

/**
 * GET /api/objects/upload: which service takes files straight from the browser, if any, how large they may be, and whether
 * there is a model that reads the pictures of a message.
 */
export const uploadTermsShape = object({
  service: nullable(oneOf(["uploadthing"])),
  maxBytes: number,
  readsPictures: boolean,
});

export type UploadTerms = Infer<typeof uploadTermsShape>;

/** GET /api/objects/{id}/pages/{number}: what was read on one page. */
export const documentPageShape = object({ name: string, number, pageCount: number, text: string });

export type DocumentPageText = Infer<typeof documentPageShape>;

/** A refusal of that PUT. */
export const refusalShape = object({ code: string }, { limit: number });
