// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test } from "vitest";
import type { RequestType } from "#lib/contracts/chat.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { ThinkingIndicator } from "./thinking-indicator.tsx";

afterEach(cleanup);

const LABELS: Record<RequestType, RegExp> = {
  chat: /^Thinking/,
  solve_problem: /^Solving step-by-step/,
  explain_concept: /^Explaining concept/,
  generate_practice: /^Generating practice problem/,
  generate_mcq: /^Generating multiple choice question/,
  evaluate_answer: /^Evaluating your answer/,
  give_hint: /^Preparing hint/,
};

test.each(Object.entries(LABELS))("[MSG-04] while %s is worked on, that is said", (type, label) => {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ chat }} timeZone="UTC">
      <ThinkingIndicator requestType={type as RequestType} />
    </NextIntlClientProvider>,
  );
  expect(container.textContent).toMatch(label);
});
