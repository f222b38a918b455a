import type { UIMessageChunk } from "ai";
import type { Card } from "../cards/card.ts";
import type { Turn } from "./chat.ts";
import type { ErrorBody } from "./errors.ts";

/**
 * The data parts of the reply stream, beside the AI SDK's own text parts.
 * `card` is replaced whenever it comes again; `turn` comes once, when both messages are stored, and ends the reply;
 * `reading` says at which place in the line, from 1, a file is that the reply waits for;
 * `failure` comes instead when the reply failed.
 */
type ReplyDataParts = {
  card: Card;
  turn: Turn;
  failure: ErrorBody;
  reading: number;
};

export type ReplyChunk = UIMessageChunk<unknown, ReplyDataParts>;
