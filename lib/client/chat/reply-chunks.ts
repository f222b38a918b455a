/** The part of the AI SDK that reads a reply, in a chunk of its own: loaded with the first reply, not with the screen. */
export { parseJsonEventStream, uiMessageChunkSchema } from "ai";
