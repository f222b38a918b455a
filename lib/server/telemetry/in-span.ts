import "server-only";
import { type Attributes, type Span, SpanStatusCode, trace } from "@opentelemetry/api";
import { describeError } from "../http/log.ts";

/** Ids, codes, counts and durations: never what a person wrote. */
type SpanFacts = Attributes;

/**
 * Runs a step within an OpenTelemetry span, a child of the one that it is called in. Without a provider, which whoever
 * runs the app may register, it costs next to nothing.
 */
export function inSpan<Outcome>(
  name: string,
  facts: SpanFacts,
  step: (span: Span) => Promise<Outcome>,
): Promise<Outcome> {
  return trace.getTracer("atomcoach").startActiveSpan(name, { attributes: facts }, async (span) => {
    try {
      return await step(span);
    } catch (error) {
      // Its message may quote what a person wrote.
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(describeError(error)["error"]) });
      throw error;
    } finally {
      span.end();
    }
  });
}
