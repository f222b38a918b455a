// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Card } from "#lib/cards/card.ts";
import { fetchCardViews, recordedActions, showCard } from "./show-card.fixture.tsx";

beforeAll(fetchCardViews);
afterEach(cleanup);

const CARD: Card = { type: "picture_reading", version: 1, text: "How many moles are in 25.0 g of NaCl?" };

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Is this what it says/ });
const send = () => screen.queryByRole<HTMLButtonElement>("button", { name: "Send this" });

test("[INPUT-04] what was read can be mended, and is sent as it then stands", () => {
  const actions = recordedActions();
  showCard(CARD, actions);
  expect(field().value).toBe(CARD.text);
  fireEvent.change(field(), { target: { value: " How many moles are in 26.0 g of NaCl? " } });
  fireEvent.click(send() as HTMLButtonElement);
  expect(actions.send).toHaveBeenCalledExactlyOnceWith("How many moles are in 26.0 g of NaCl?");
});

test("nothing is sent while a reply is written, or where nothing stands", () => {
  const actions = recordedActions({ isBusy: true });
  showCard(CARD, actions);
  fireEvent.click(send() as HTMLButtonElement);
  expect(actions.send).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: " " } });
  expect(send()?.disabled).toBe(true);
});

test("outside of a conversation it is only read", () => {
  showCard(CARD, null);
  expect(field().readOnly).toBe(true);
  expect(send()).toBeNull();
});
