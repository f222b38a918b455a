// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
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
      <ThinkingIndicator requestType={type as RequestType} readingPlace={null} />
    </NextIntlClientProvider>,
  );
  expect(container.textContent).toMatch(label);
});

test.each(LOCALES)(
  "[LIMIT-03] [MSG-04] a reply that waits for its file says so, and at which place, in %s",
  async (locale) => {
    const messages = await loadMessages(locale, ["chat"]);
    const show = (readingPlace: number) =>
      render(
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
          <ThinkingIndicator requestType="chat" readingPlace={readingPlace} />
        </NextIntlClientProvider>,
      ).getByRole("status").textContent;
    expect(show(1)).toBe(messages.chat.thinking.reading);
    cleanup();
    expect(show(3)).toMatch(/3/);
  },
);
