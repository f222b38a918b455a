// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import chat from "#messages/es/chat.json" with { type: "json" };
import curriculum from "#messages/es/curriculum.json" with { type: "json" };
import { useSessionTitle } from "./session-title.ts";

function inSpanish({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="es" messages={{ chat, curriculum }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

test.each([
  ["Chemistry Learning Session", "stoichiometry", chat.sessions.firstTitle],
  ["New Session", "gas-laws", chat.sessions.newTitle],
  ["Gas Laws Session", "gas-laws", `Sesión: ${curriculum.chatTopics["gas-laws"]}`],
  ["Density Session", "curriculum:density", `Sesión: ${curriculum.subtopics.density}`],
  ["Gas Laws Session", "stoichiometry", "Gas Laws Session"],
  ["My Session", "gas-laws", "My Session"],
  ["Friday’s test", "gas-laws", "Friday’s test"],
])("[HOME-03] the title %s on the topic %s reads %s", (title, topic, shown) => {
  const { result: titleOf } = renderHook(useSessionTitle, { wrapper: inSpanish });
  expect(titleOf.current({ title, topic })).toBe(shown);
});
