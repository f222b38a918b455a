import { z } from "zod";

/** An event that says nothing but some more words, in the one protocol or the other. What else it carries is told by others too. */
const chatDelta = z.looseObject({
  object: z.literal("chat.completion.chunk"),
  choices: z.tuple([
    z.looseObject({ delta: z.strictObject({ content: z.string() }), finish_reason: z.null().optional() }),
  ]),
});
const responsesDelta = z.looseObject({
  type: z.literal("response.output_text.delta"),
  item_id: z.string(),
  delta: z.string(),
});

/** The words of an event, what tells it from words of another text, and the same event with other words. `event`: as it came, while nothing was added. */
type Words = { event: string | null; said: string; of: string; saying: (text: string) => string };

/**
 * Server-sent events of a model, as OpenAI's protocols have them, with neighbouring pieces of one text made one event. All
 * that is not plainly more of the same text stays as it is, and where it is. Each event is whole, without its empty line.
 */
export function joinDeltas(events: readonly string[]): string[] {
  const joined: string[] = [];
  let open: Words | null = null;
  const close = () => {
    if (open !== null) joined.push(open.event ?? open.saying(open.said));
    open = null;
  };
  for (const event of events) {
    const words = wordsOf(event);
    if (words !== null && open?.of === words.of) {
      open.said += words.said;
      open.event = null;
      continue;
    }
    close();
    if (words === null) joined.push(event);
    else open = words;
  }
  close();
  return joined;
}

/** Before the data, the responses protocol names the kind of event. */
const EVENT = /^(event: response\.output_text\.delta\n)?data: (\{.*\})$/;

function wordsOf(event: string): Words | null {
  const [, head = "", data] = EVENT.exec(event) ?? [];
  if (data === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  const chat = chatDelta.safeParse(value);
  if (chat.success) {
    const [choice] = chat.data.choices;
    return {
      event,
      said: choice.delta.content,
      of: "chat",
      saying: (content) =>
        `${head}data: ${JSON.stringify({ ...chat.data, choices: [{ ...choice, delta: { content } }] })}`,
    };
  }
  const responses = responsesDelta.safeParse(value);
  if (!responses.success) return null;
  return {
    event,
    said: responses.data.delta,
    of: responses.data.item_id,
    saying: (delta) => `${head}data: ${JSON.stringify({ ...responses.data, delta })}`,
  };
}
