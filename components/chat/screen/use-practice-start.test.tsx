// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { findTopic, type Topic } from "#lib/curriculum/topics.ts";
import { usePracticeStart } from "./use-practice-start.ts";

function getTopic(text: string): Topic {
  const topic = findTopic(text);
  if (topic === null) throw new Error(`No topic ${text}`);
  return topic;
}

const DENSITY = getTopic("curriculum:density");

/** The screen with a session on a topic, and what was asked of its conversation. */
function showOn(topic: string, { canOpen = true } = {}) {
  const asked: string[] = [];
  const conversation = { practise: () => void asked.push("practice") };
  const openSession = () => Promise.resolve(canOpen);
  const { result, rerender } = renderHook(
    (screen: { topic: string; isReplying: boolean }) => usePracticeStart({ ...screen, conversation, openSession }),
    { initialProps: { topic, isReplying: false } },
  );
  const start = () => act(async () => result.current(DENSITY));
  return { asked, start, show: rerender };
}

test("[ROLE-02] a problem is asked for once, when the session on the topic has come to the screen", async () => {
  const { asked, start, show } = showOn("chemical-bonding");
  await start();
  expect(asked).toEqual([]);
  show({ topic: DENSITY.id, isReplying: false });
  show({ topic: "chemical-bonding", isReplying: false });
  show({ topic: DENSITY.id, isReplying: false });
  expect(asked).toEqual(["practice"]);
});

test("on the session that is there already, each wish asks once", async () => {
  const { asked, start } = showOn(DENSITY.id);
  await start();
  await start();
  expect(asked).toEqual(["practice", "practice"]);
});

test("a session that is replying is shown, not disturbed, neither now nor later", async () => {
  const { asked, start, show } = showOn("chemical-bonding");
  await start();
  show({ topic: DENSITY.id, isReplying: true });
  show({ topic: DENSITY.id, isReplying: false });
  expect(asked).toEqual([]);
});

test("a session that could not be opened leaves no wish behind", async () => {
  const { asked, start, show } = showOn("chemical-bonding", { canOpen: false });
  await start();
  show({ topic: DENSITY.id, isReplying: false });
  expect(asked).toEqual([]);
});
