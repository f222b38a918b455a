import { z } from "zod";
import { MAX_MESSAGE_LENGTH } from "./message-length.ts";
import { MAX_NUMBER_LENGTH } from "./number-length.ts";

const place = z.int().min(0).max(MAX_MESSAGE_LENGTH);

/** No message holds more problems. */
const MOST_PROBLEMS = 50;

/** POST /api/chat/{sessionId}/messages/{messageId}/what-if. The number of the reply's problem at this place (UTF-16 units), and another. */
export const whatIfRequestSchema = z.object({
  /** Which problem of the card, counted from 0. */
  problem: z.int().min(0).max(MOST_PROBLEMS),
  start: place,
  end: place,
  written: z.string().max(MAX_NUMBER_LENGTH),
});

export type WhatIfRequest = z.infer<typeof whatIfRequestSchema>;
