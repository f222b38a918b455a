import { findModel } from "#lib/server/tutor/model.ts";
import { listenToModel } from "./listen-to-model.ts";
import type { Recording, Said } from "./model-script.ts";
import type { Speaker } from "./play.ts";
import { replayModel } from "./replay-model.ts";

/** Says again what was recorded. What nobody recorded is a model that cannot be reached. */
export function replaySpeaker({ conversations }: Recording): Speaker {
  return async ({ conversationId, at, answer, passage }) => {
    const said = (conversations[conversationId]?.[at] ?? []).map((one) => ({
      ...one,
      text: fill(one.text, answer, passage),
    }));
    return { model: replayModel(said), said };
  };
}

/** A text that people wrote cannot know the answer of the question, nor what a material says: their places stand open. */
function fill(text: string, answer: string, passage: string): string {
  return text
    .replaceAll("{{answer}}", () => answer)
    .replaceAll("{{dashed}}", () => [...answer].join("-"))
    .replaceAll("{{quote}}", () => passage);
}

/** Asks the configured model. All that it says is kept in `recording`. */
export async function liveSpeaker(recording: Recording): Promise<Speaker> {
  const model = await findModel();
  if (model === null) throw new Error("Set OPENAI_API_KEY, and OPENAI_BASE_URL for another server.");
  return async ({ conversationId, at }) => {
    const said: Said[] = [];
    const turns = (recording.conversations[conversationId] ??= []);
    turns[at] = said;
    return { model: listenToModel(model, said), said };
  };
}
