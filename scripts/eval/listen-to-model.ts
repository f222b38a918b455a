import { type LanguageModel, wrapLanguageModel } from "ai";
import type { Said } from "./model-script.ts";

type Model = Extract<LanguageModel, { specificationVersion: "v4" }>;

/** The same model; what it says is kept in `heard` each time that it was asked. */
export function listenToModel(model: Model, heard: Said[]): LanguageModel {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v4",
      wrapStream: async ({ doStream }) => {
        const said: Said = { text: "", tokens: null };
        heard.push(said);
        const result = await doStream();
        const listen = new TransformStream({
          transform(part: PartOf<typeof result>, controller) {
            hear(part, said);
            controller.enqueue(part);
          },
        });
        return { ...result, stream: result.stream.pipeThrough(listen) };
      },
      wrapGenerate: async ({ doGenerate }) => {
        const result = await doGenerate();
        const texts = result.content.flatMap((part) => (part.type === "text" ? [part.text] : []));
        heard.push({ text: texts.join(""), tokens: tokensOf(result.usage) });
        return result;
      },
    },
  });
}

type StreamResult = Awaited<ReturnType<Model["doStream"]>>;
type PartOf<Result extends StreamResult> = Result["stream"] extends ReadableStream<infer Part> ? Part : never;

function hear(part: PartOf<StreamResult>, said: Said): void {
  switch (part.type) {
    case "text-delta":
      said.text += part.delta;
      return;
    case "tool-call":
      said.toolCalls = [...(said.toolCalls ?? []), { name: part.toolName, input: part.input }];
      return;
    case "finish":
      said.tokens = tokensOf(part.usage);
  }
}

function tokensOf({
  inputTokens,
  outputTokens,
}: {
  inputTokens: { total: number | undefined };
  outputTokens: { total: number | undefined };
}): Said["tokens"] {
  const [input, output] = [inputTokens.total, outputTokens.total];
  return input === undefined || output === undefined ? null : { input, output };
}
