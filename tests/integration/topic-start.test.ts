import { expect, test } from "vitest";
import { GET } from "#app/api/topics/route.ts";
import { MOST_EXAMPLES } from "#lib/contracts/topics.ts";
import type { TopicStart } from "#lib/contracts/answers/topic-start.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { solve } from "#lib/solver/solve.ts";
import { callRoute } from "#tests/support/call-route.ts";
import { createSignedInUser } from "#tests/support/factories.ts";

const pathOf = (topic: string): string => `/api/topics?${new URLSearchParams({ topic })}`;

async function startOf(topic: string, cookie: string): Promise<TopicStart> {
  return (await callRoute(GET, { path: pathOf(topic), headers: { cookie } })).json;
}

test.each(LOCALES)(
  "[API-28] [HOME-03] what a session on a topic begins with is in the reader's language (%s)",
  async (locale) => {
    await using student = await createSignedInUser();
    const cookie = `${student.cookie}; NEXT_LOCALE=${locale}`;
    const redox = await startOf("redox-reactions", cookie);
    expect(redox.sign).toMatch(/^Zn/);
    expect(redox.summary).toBeNull();
    expect(redox.examples).toHaveLength(MOST_EXAMPLES);
    for (const example of redox.examples) expect(solve(example, locale)).toMatchObject({ kind: "solved" });
    const subtopic = await startOf("curriculum:molarity", cookie);
    expect(subtopic.sign).toMatch(/^Na/);
    expect(subtopic.summary?.length).toBeGreaterThan(10);
  },
);

test("[API-28] what is no topic has no start", async () => {
  await using student = await createSignedInUser();
  for (const topic of ["alchemy", "curriculum:stoichiometry", "__proto__", "x".repeat(200)])
    expect(await callRoute(GET, { path: pathOf(topic), headers: { cookie: student.cookie } })).toMatchObject({
      status: 404,
      json: { code: "NOT_FOUND" },
    });
});

test("[API-28] a topic is named, and in few letters", async () => {
  await using student = await createSignedInUser();
  for (const path of ["/api/topics", pathOf("x".repeat(201))])
    expect(await callRoute(GET, { path, headers: { cookie: student.cookie } })).toMatchObject({ status: 400 });
});
