import "server-only";
import type { z } from "zod";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { ErrorWords } from "./error-words.ts";

type Issue = z.core.$ZodIssue;

/** Faults that the product words for one field; every other fault is worded by its kind. */
const FIELD_MESSAGES = new Map<string, `fields.${"firstName" | "lastName" | "grade"}`>([
  ["firstName", "fields.firstName"],
  ["lastName", "fields.lastName"],
  ["grade", "fields.grade"],
]);

/** Each fault of a body with its place, its kind and a sentence. What was sent is never repeated. */
export function fieldErrors(error: z.ZodError, words: ErrorWords): FieldError[] {
  return error.issues.map((issue) => ({
    path: issue.path.map(String).join("."),
    code: issue.code,
    message: issueMessage(issue, words),
  }));
}

function issueMessage(issue: Issue, words: ErrorWords): string {
  if (issue.code === "too_big") return sizeMessage(issue.origin, "tooLong", "tooMuch", Number(issue.maximum), words);
  const fieldMessage = FIELD_MESSAGES.get(String(issue.path.at(-1)));
  if (fieldMessage) return words(fieldMessage);
  if (issue.code === "too_small")
    return sizeMessage(issue.origin, "tooShort", "tooLittle", Number(issue.minimum), words);
  return words(issue.code === "invalid_type" ? "fields.invalidType" : "fields.invalid");
}

function sizeMessage(
  origin: string,
  ofText: "tooLong" | "tooShort",
  ofOthers: "tooMuch" | "tooLittle",
  size: number,
  words: ErrorWords,
): string {
  return words(`fields.${origin === "string" ? ofText : ofOthers}`, { size });
}
