// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { practiceCard } from "#components/cards/question-cards.fixture.ts";
import type { UsedMaterial } from "#lib/cards/used-material.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { Message } from "#lib/contracts/chat.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import sources from "#messages/en/sources.json" with { type: "json" };
import { UsedMaterials } from "./used-materials.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

function show(metadata: Message["metadata"], provenance: Message["provenance"] = null) {
  const message: Message = {
    id: "m",
    role: "assistant",
    state: "complete",
    content: "",
    metadata,
    createdAt: "",
    replyToId: null,
    provenance,
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
  const items = screen.getAllByRole("listitem");
  expect(items).toHaveLength(2);
  const names = items.map((item) => within(item).getAllByRole("button")[0]?.textContent);
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

test("[MSG-06] beside a model's words, which may quote a part, the whole sentences are quoted", () => {
  show({ usedMaterials: USED }, { writer: "model", check: null, notice: null });
  expect(screen.getByText("A buffer holds its pH.")).toBeDefined();
});

const around = (at: number) => screen.getAllByRole("button", { name: "Sentences before and after" })[at] as HTMLElement;
const answer = (status: number, text = "") =>
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json(status === 200 ? { name: "x", number: 12, pageCount: 20, text } : {}, { status })),
  );

test("[MAT-04] [MSG-06] the sentences before and after are one press away, and go with another", async () => {
  answer(200, "Dr. Lee began.\nAcid was added, 1.0 mL. A buffer holds\nits pH. Why? It has both.");
  show({ ...practiceCard(), usedMaterials: USED });
  fireEvent.click(around(0));
  await waitFor(() => expect(screen.getByText("A buffer holds its pH.").tagName).toBe("MARK"));
  const [item] = screen.getAllByRole("listitem");
  expect(item?.querySelector("blockquote")?.textContent).toBe(
    "Dr. Lee began. Acid was added, 1.0 mL. A buffer holds its pH. Why? It has both.",
  );
  expect(around(0).getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(around(0));
  expect(item?.querySelector("blockquote")?.textContent).toBe("A buffer holds its pH.");
});

test.each([
  ["whose page may no longer be seen", 404, "", sources.gone],
  ["whose page could not be loaded", 500, "", sources.unreachable],
  ["that is alone on its page", 200, "A buffer holds its pH.", sources.alone],
])("[MAT-04] of a sentence %s, that is said", async (_name, status, text, words) => {
  answer(status, text);
  show({ usedMaterials: USED });
  fireEvent.click(around(0));
  expect(await screen.findByText(words)).toBeDefined();
});
