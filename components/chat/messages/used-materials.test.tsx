// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test } from "vitest";
import { practiceCard } from "#components/cards/question-cards.fixture.ts";
import type { UsedMaterial } from "#lib/cards/used-material.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { Message } from "#lib/contracts/chat.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import sources from "#messages/en/sources.json" with { type: "json" };
import { UsedMaterials } from "./used-materials.tsx";

afterEach(cleanup);

const USED: UsedMaterial[] = [
  {
    id: "6f1c2f8e-9d1b-4a51-8a2e-0b6f4c1d2e3f",
    title: "Acids, week 3",
    fileUrl: "/a",
    page: 12,
    excerpt: "A buffer holds its pH.",
  },
  {
    id: "7f1c2f8e-9d1b-4a51-8a2e-0b6f4c1d2e3f",
    title: "Lab rules",
    fileUrl: "/b",
    page: 2,
    excerpt: "Acid into water.",
  },
];

function show(metadata: Message["metadata"]) {
  const message: Message = {
    id: "m",
    role: "assistant",
    state: "complete",
    content: "",
    metadata,
    createdAt: "",
    replyToId: null,
    provenance: null,
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ chat, sources }} timeZone="UTC">
        <UsedMaterials message={message} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

test("[MSG-06] the sources of a reply are named with their pages, in the order in which it draws on them", () => {
  show({ usedMaterials: USED });
  const names = screen.getAllByRole("button").map((button) => button.textContent);
  expect(names).toHaveLength(2);
  for (const [index, { title, page }] of USED.entries())
    expect(names[index]).toMatch(new RegExp(`${title}.*\\b${page}\\b`));
  expect(screen.queryByText("A buffer holds its pH.")).toBeNull();
});

test("[MSG-06] beside a card their words are quoted, each below its own source", () => {
  show({ ...practiceCard(), usedMaterials: USED });
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  for (const [index, { title, excerpt }] of USED.entries()) {
    expect(items[index]).toContain(title);
    expect(items[index]).toContain(excerpt);
  }
});

test("[MSG-06] a reply that draws on nothing names no sources", () => {
  show(null);
  expect(document.body.textContent).toBe("");
});
