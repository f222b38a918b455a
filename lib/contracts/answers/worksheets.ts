import type { UsedMaterial } from "../../cards/used-material.ts";
import { DIFFICULTIES } from "../../curriculum/difficulties.ts";
import { SUBTOPIC_SLUGS } from "../../curriculum/outline.ts";
import { FORMS } from "../../problems/forms.ts";
import { array, type Infer, nullable, number, object, oneOf, type Shape, string } from "../shape.ts";

export const problemFamilyShape = object({
  id: string,
  subtopic: oneOf(SUBTOPIC_SLUGS),
  levels: array(oneOf(DIFFICULTIES)),
  forms: array(oneOf(FORMS)),
  /** One of its problems, in the reader's language. */
  example: string,
});

export type ProblemFamily = Infer<typeof problemFamilyShape>;

/** The answer of GET /api/worksheets/subjects. A family's `levels` are those at which the materials give problems of it. */
export const materialSubjectsShape = object({
  families: array(problemFamilyShape),
  materials: array(
    object({
      id: string,
      title: string,
      subtopics: array(oneOf(SUBTOPIC_SLUGS)),
      /** As they are printed; the first of many. */
      reactions: array(string),
      substances: array(string),
      pageCount: number,
      /** Less than all pages of a long material. */
      lastPage: number,
    }),
  ),
});

export type MaterialSubjects = Infer<typeof materialSubjectsShape>;

/** What an exercise has in common with the passage of a material that it names. */
const SHARES = ["reaction", "substances", "subject"] as const;

const usedMaterialFields = {
  id: string,
  title: string,
  fileUrl: string,
  page: number,
  excerpt: string,
} satisfies { [K in keyof UsedMaterial]: Shape<UsedMaterial[K]> };

/** The reaction, the substances or the subject is `shared`, as it is printed in the reader's language. */
const exerciseSourceShape = object({ ...usedMaterialFields, shares: oneOf(SHARES), shared: string });

export type ExerciseSource = Infer<typeof exerciseSourceShape>;

/** The answer of POST /api/worksheets: the exercises with their key; `options` are empty where the answer is free. */
export const worksheetShape = object({
  seed: number,
  exercises: array(
    object({
      number,
      question: string,
      options: array(object({ id: string, text: string })),
      answer: string,
      steps: array(object({ title: string, content: string, equation: string })),
      /** Null for one that was made from no material. */
      source: nullable(exerciseSourceShape),
    }),
  ),
});

export type Worksheet = Infer<typeof worksheetShape>;

/** What became of an exercise; those that call the key into question come first. */
export const FINDINGS = [
  "disagrees",
  "unit",
  "figures",
  "impossible",
  "incomplete",
  "unanswered",
  "agrees",
  "unread",
  "several-parts",
  "too-much",
  "unrecognised",
] as const;

export type FindingKind = (typeof FINDINGS)[number];

/** The answer of an audit. `computed` is what the engine found, `note` says more in the reader's language (Markdown); either may be empty. */
export const worksheetAuditShape = object({
  exercises: array(
    object({
      number,
      text: string,
      answer: nullable(string),
      finding: oneOf(FINDINGS),
      gap: nullable(oneOf(["cut-off", "given-missing"])),
      computed: string,
      note: string,
    }),
  ),
  surplus: array(object({ number, answer: string })),
  /** Exercises that were not looked at, since there are too many. */
  unexamined: number,
});

export type WorksheetAudit = Infer<typeof worksheetAuditShape>;
