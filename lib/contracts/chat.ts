import { z } from "zod";
import { cardSchema } from "../cards/card.ts";
import { suggestionsSchema } from "../cards/suggestion.ts";
import { usedMaterialSchema } from "../cards/used-material.ts";
import { CHECK_REASONS } from "../claims/claim.ts";
import { DEFAULT_CHAT_TOPIC_ID } from "../curriculum/chat-topics.ts";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { SUBTOPIC_SLUGS } from "../curriculum/outline.ts";
import { LOCALES } from "../i18n/locales.ts";
import { PRACTICE_MODES } from "../mastery/choose-next.ts";
import { correctSolutionSchema } from "./correct-solution.ts";
import { MAX_PRACTICE_MATERIALS } from "./material-lengths.ts";
import { MESSAGE_STATES } from "./answers/message.ts";
import { MAX_MESSAGE_LENGTH } from "./message-length.ts";
import { timeZoneSchema } from "./progress.ts";
import { MAX_SEARCH_LENGTH, MAX_TITLE_LENGTH } from "./session-lengths.ts";

const REQUEST_TYPES = [
  "chat",
  "solve_problem",
  "explain_concept",
  "generate_practice",
  "generate_mcq",
  "evaluate_answer",
  "give_hint",
] as const;

export type RequestType = (typeof REQUEST_TYPES)[number];

/** A topic is stored by its id; what was stored before a topic existed, or came from a client of its own, is any short text. */
const topicSchema = z.string().trim().min(1).max(200);

const titleSchema = z.string().trim().min(1).max(MAX_TITLE_LENGTH);

/** POST /api/chat/sessions */
export const createSessionSchema = z.object({
  topic: topicSchema.default(DEFAULT_CHAT_TOPIC_ID),
  title: titleSchema.default("New Session"),
});

export type CreateSession = z.input<typeof createSessionSchema>;

/** PATCH /api/chat/sessions/{id} */
export const renameSessionSchema = z.object({ title: titleSchema });

export const preferencesSchema = z.object({
  responseStyle: z.enum(["concise", "detailed", "comprehensive"]).optional(),
  difficultyLevel: z.enum([...DIFFICULTIES, "adaptive"]).optional(),
  showFormulas: z.boolean().optional(),
  stepByStepSolutions: z.boolean().optional(),
  showHintsAutomatically: z.boolean().optional(),
  language: z.enum(LOCALES).optional(),
  practiceMode: z.enum(PRACTICE_MODES).optional(),
});

const text = z.string().max(MAX_MESSAGE_LENGTH);

/** Since 1970; no date is later (ECMA-262, 21.4.1.1). */
const LAST_MILLISECOND = 8_640_000_000_000_000;

/** POST /api/chat/{sessionId}/messages. A repeated `id` with the same body joins or returns the stored turn. */
export const sendMessageSchema = z
  .object({
    id: z.uuid().optional(),
    content: text,
    type: z.enum(REQUEST_TYPES).default("chat"),
    attachedFiles: z.array(z.string().max(2_000)).max(3).optional(),
    preferences: preferencesSchema.optional(),
    difficulty: z.enum(DIFFICULTIES).optional(),
    problemContext: text.optional(),
    problem: text.optional(),
    conceptToExplain: text.optional(),
    /** What the sender's clock said. It is kept with the message and decides nothing: order, days and limits are the server's. */
    timestamp: z.union([z.iso.datetime({ offset: true }), z.int().min(0).max(LAST_MILLISECOND)]).nullish(),
    questionText: text.optional(),
    /** The id of the message that issued a practice question: to evaluate, hint at, solve or vary it. */
    questionId: z.uuid().optional(),
    /** Practice on this subtopic, rather than any of the session's topic. */
    subtopic: z.enum(SUBTOPIC_SLUGS).optional(),
    /** Practice of this family of problems: a right of the teacher plan. */
    family: z.string().max(100).optional(),
    /** Practice about these materials of the asker's own: a right of the teacher plan. */
    materials: z.array(z.uuid()).min(1).max(MAX_PRACTICE_MATERIALS).optional(),
    /** Whose days the progress counts. */
    timeZone: timeZoneSchema.optional(),
    studentAnswer: text.optional(),
    /** What is right as the sender has it; marks the answer to a problem that neither was issued here nor can be computed. */
    correctSolution: correctSolutionSchema.nullish(),
  })
  .refine((body) => body.content.trim() !== "" || (body.attachedFiles?.length ?? 0) > 0, { path: ["content"] });

export type SendMessage = z.input<typeof sendMessageSchema>;
export type ParsedSendMessage = z.output<typeof sendMessageSchema>;

export const CLAIM_VERDICTS = ["supported", "corrected", "wrong", "unknown"] as const;

/**
 * Something in a model's text that can be right or wrong, and what the engine made of it. `text` stands in the message's
 * content from `start` to `end` (UTF-16 units). Where the engine's value took the place of the model's, `said` is what the
 * model wrote.
 */
const shownClaimSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  text: z.string(),
  kind: z.enum(["quantity", "calculation", "equation", "formula", "statement"]),
  verdict: z.enum(CLAIM_VERDICTS),
  reason: z.enum(CHECK_REASONS),
  said: z.string().nullable(),
});

export type ShownClaim = z.infer<typeof shownClaimSchema>;

/** A model did not answer; it has taken the day's tokens; it went on for too long. */
const REPLY_NOTICES = ["model_unavailable", "model_spent", "reply_cut"] as const;

/**
 * Who wrote a reply and how far its claims were checked by the engine: all of them, some, none; null when it makes
 * none. A notice says why a reply is less than it could have been. `claims`, in the order of the text, are those of a
 * model's; of very many the supported ones are left out, `moreClaims` of them.
 */
export const provenanceSchema = z.object({
  writer: z.enum(["tutor", "model"]),
  check: z.enum(["verified", "partly_verified", "not_verified"]).nullable(),
  notice: z.enum(REPLY_NOTICES).nullable(),
  claims: z.array(shownClaimSchema).optional(),
  moreClaims: z.int().min(1).optional(),
});

export type Provenance = z.infer<typeof provenanceSchema>;

/** What a reply draws on, and what it suggests. */
export const besidesSchema = z.object({
  usedMaterials: z.array(usedMaterialSchema).min(1).optional(),
  suggestions: suggestionsSchema.optional(),
});

/** What a reply is besides its words: a card, what goes with it, or both. Without a type it is plain markdown. */
const metadataSchema = z.union([
  cardSchema.and(besidesSchema),
  besidesSchema.extend({ type: z.undefined().optional() }),
]);

export type MessageMetadata = z.infer<typeof metadataSchema>;

/** One row of GET /api/chat/{sessionId}/messages, oldest first. `metadata` is null for words that draw on nothing. */
export const messageSchema = z.object({
  id: z.uuid(),
  role: z.enum(["user", "assistant"]),
  state: z.enum(MESSAGE_STATES),
  content: z.string(),
  metadata: metadataSchema.nullable(),
  createdAt: z.iso.datetime(),
  /** On a reply: the id of the message that it answers. */
  replyToId: z.uuid().nullable(),
  provenance: provenanceSchema.nullable(),
});

export type Message = z.infer<typeof messageSchema>;

export type MessageState = Message["state"];

/**
 * What POST …/messages answers when it is asked for application/json. `question`: the message whose card the turn changed,
 * as the mark of an answer that was typed beside it does.
 */
export const turnSchema = z.object({
  userMessage: messageSchema,
  message: messageSchema,
  question: messageSchema.optional(),
});

export type Turn = z.infer<typeof turnSchema>;

const pageLimit = z.coerce.number().int().min(1).max(500);

/**
 * GET /api/chat/{sessionId}/messages?before&limit: the at most `limit` messages that come before the one with that id;
 * without `before` the newest. Fewer where they are long.
 */
export const messageQuerySchema = z.object({ before: z.uuid().optional(), limit: pageLimit.default(200) });

export type MessageQuery = z.output<typeof messageQuerySchema>;

/** GET /api/chat/sessions: a page of those whose title, topic or messages hold the search text, or of all. */
export const sessionQuerySchema = z.object({
  before: z.uuid().optional(),
  limit: pageLimit.default(200),
  // Postgres stores no NUL, so nothing is found by one.
  search: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH)
    .transform((text) => text.replaceAll("\0", "").toWellFormed())
    .default(""),
});

export type SessionQuery = z.output<typeof sessionQuerySchema>;
