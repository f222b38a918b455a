/** The least that a reply can cost: a server that only hands the model's stream on. Tells its port to whoever forked it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createOpenAI } from "@ai-sdk/openai";
import { createUIMessageStream, pipeUIMessageStreamToResponse, streamText, toUIMessageStream } from "ai";

const model = createOpenAI({ apiKey: "any", baseURL: process.argv[2] ?? "" }).chat("paced");

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    const { stream } = streamText({ model, prompt: "Why does salt dissolve?" });
    pipeUIMessageStreamToResponse({
      response,
      stream: createUIMessageStream({ execute: ({ writer }) => writer.merge(toUIMessageStream({ stream })) }),
    });
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
// Whoever forked it is gone.
process.on("disconnect", () => process.exit());
