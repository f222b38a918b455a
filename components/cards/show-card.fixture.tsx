import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { vi } from "vitest";
import type { Card } from "#lib/cards/card.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import { type CardActions, CardActionsProvider } from "./card-actions.ts";
import { CardView } from "./card-view.tsx";
import { RENDERERS } from "./registry.tsx";

/** For tests: actions that remember what they were asked. */
export function recordedActions({ isBusy = false } = {}) {
  return {
    isBusy,
    evaluate: vi.fn<CardActions["evaluate"]>(() => Promise.resolve(true)),
    solve: vi.fn<CardActions["solve"]>(),
    showHints: vi.fn<CardActions["showHints"]>(),
    tryAgain: vi.fn<CardActions["tryAgain"]>(),
    generateSimilar: vi.fn<CardActions["generateSimilar"]>(),
    explain: vi.fn<CardActions["explain"]>(),
    send: vi.fn<CardActions["send"]>(),
  };
}

/** For tests of what is on a card and not of how it comes: before them, what the browser would fetch with the first one. */
export async function fetchCardViews(): Promise<void> {
  for (const renderer of Object.values(RENDERERS)) if ("load" in renderer) await renderer.load();
}

/** For tests: a card in English, in a conversation or, without actions, to be read only. */
export function showCard(card: Card, actions: CardActions | null) {
  const view = (shown: Card) => (
    <NextIntlClientProvider locale="en" messages={{ chat, curriculum }} timeZone="UTC">
      <CardActionsProvider value={actions}>
        <CardView card={shown} badge="Checked" fallback="in plain words" />
      </CardActionsProvider>
    </NextIntlClientProvider>
  );
  const { rerender, unmount } = render(view(card));
  return { change: (next: Card) => rerender(view(next)), unmount };
}
