import "server-only";
import type { LanguageModelMiddleware } from "ai";

type ModelStream = Awaited<ReturnType<NonNullable<LanguageModelMiddleware["wrapStream"]>>>["stream"];
type Part = ModelStream extends ReadableStream<infer Each> ? Each : never;
type TextDelta = Extract<Part, { type: "text-delta" }>;

/**
 * Hands on in one piece what a model says within one turn of the event loop. `streamText` takes each piece through some
 * twenty streams: so the more replies a process is busy with, the larger, and the fewer, their pieces become.
 */
export const joinText: LanguageModelMiddleware = {
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    return { ...rest, stream: stream.pipeThrough(createJoiner()) };
  },
};

function createJoiner(): TransformStream<Part, Part> {
  let held: TextDelta | null = null;
  const release = (controller: TransformStreamDefaultController<Part>) => {
    if (held !== null) controller.enqueue(held);
    held = null;
  };
  // TypeScript does not know of `cancel` yet.
  const joiner: Transformer<Part, Part> & { cancel: () => void } = {
    transform(part, controller) {
      if (part.type === "text-delta" && held?.id === part.id) {
        held = { ...part, delta: held.delta + part.delta };
        return;
      }
      release(controller);
      if (part.type !== "text-delta") return controller.enqueue(part);
      held = part;
      setImmediate(release, controller);
    },
    flush: release,
    cancel() {
      held = null;
    },
  };
  return new TransformStream(joiner);
}
