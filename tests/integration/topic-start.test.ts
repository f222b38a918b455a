import { expect, test } from "vitest";
import { GET } from "#app/api/topics/[topic]/route.ts";
import { MOST_EXAMPLES, type TopicStart } from "#lib/contracts/topics.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { solve } from "#lib/solver/solve.ts";
import { callRoute } from "#tests/support/call-route.ts";
import { createSignedInUser } from "#tests/support/factories.ts";

async function startOf(topic: string, cookie: string): Promise<TopicStart> {
  return (await callRoute(GET, { headers: { cookie }, params: { topic } })).json;
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
  for (const topic of ["alchemy", "curriculum:stoichiometry", "__proto__", "x".repeat(500)])
    expect(await callRoute(GET, { headers: { cookie: student.cookie }, params: { topic } })).toMatchObject({
      status: 404,
      json: { code: "NOT_FOUND" },
    });
});
