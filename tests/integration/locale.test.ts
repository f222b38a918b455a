import { expect, test } from "vitest";
import { GET, POST } from "#app/api/locale/route.ts";
import { callRoute, cookiesSetBy, formCall } from "#tests/support/call-route.ts";

test("[I18N-02] a chosen language is kept in a cookie, and the browser led back to its page", async () => {
  const answer = await callRoute(
    POST,
    formCall({ locale: "hi" }, { referer: "http://localhost:3000/pricing?canceled=1" }),
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/pricing?canceled=1");
  expect(cookiesSetBy(answer)).toEqual({ NEXT_LOCALE: "hi" });
  expect(answer.headers.getSetCookie()[0]).not.toMatch(/httponly/i);
});

test.each([
  ["none", undefined],
  ["not an address", "///"],
  ["a path that browsers take for a host", "http://localhost:3000//evil.example/x"],
])("[I18N-02] with a referer that is %s it leads to the start page", async (_, referer) => {
  const answer = await callRoute(POST, formCall({ locale: "am" }, referer === undefined ? {} : { referer }));
  expect(answer.headers.get("location")).toBe("/");
});

test.each([{ locale: "de" }, { locale: "" }, {}])(
  "[API-01] %j names no language: 400, and no cookie",
  async (fields) => {
    const answer = await callRoute(POST, formCall(fields));
    expect(answer.status).toBe(400);
    expect(cookiesSetBy(answer)).toEqual({});
  },
);

test("[API-01] another site cannot change the language, and a GET cannot either", async () => {
  expect((await callRoute(POST, formCall({ locale: "fr" }, { origin: "https://evil.example" }))).status).toBe(403);
  expect((await callRoute(GET)).status).toBe(405);
});
