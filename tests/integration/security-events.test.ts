import { afterEach, expect, test, vi } from "vitest";
import * as missing from "#app/api/[[...missing]]/route.ts";
import { POST as demoSignIn } from "#app/api/login/demo/route.ts";
import { GET as logout } from "#app/api/logout/route.ts";
import { GET as listMaterials } from "#app/api/materials/route.ts";
import { DELETE as deleteAccount } from "#app/api/user/account/route.ts";
import { GET as exportAccount } from "#app/api/user/account/export/route.ts";
import { DELETE as endSignIn } from "#app/api/user/sign-ins/[signInId]/route.ts";
import * as signIns from "#app/api/user/sign-ins/route.ts";
import { findDemoAccount } from "#lib/server/demo/demo-accounts.ts";
import { PERSON_RATES } from "#lib/plans/rates.ts";
import { callHandler, callRoute, cookiesSetBy, formCall, jsonCall } from "#tests/support/call-route.ts";
import { type EventLine, listenToEvents } from "#tests/support/event-lines.ts";
import { createSignedInUser, createSignIn } from "#tests/support/factories.ts";
import { connectStripe, createPayer, letRest } from "#tests/support/payers.ts";

const stripe = await connectStripe();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Without when it was. */
const facts = (lines: readonly EventLine[]) =>
  lines.map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => name !== "time")));
const told = (lines: readonly EventLine[], userId: string) => facts(lines.filter((line) => line["userId"] === userId));

test("a sign-in, a refused one and a sign-out are events", async () => {
  const lines = listenToEvents();
  const account = findDemoAccount("student", "en");
  const answer = await callRoute(demoSignIn, formCall({ account: "student" }));
  const cookie = `authjs.session-token=${cookiesSetBy(answer)["authjs.session-token"]}`;
  await callRoute(demoSignIn, formCall({ account: "rosalind@example.test" }));
  await callRoute(logout, { headers: { cookie } });
  expect(facts(lines)).toEqual([
    { level: "info", event: "signed in", userId: account?.id, by: "demo" },
    { level: "info", event: "sign-in refused", by: "demo", reason: "noSuchAccount" },
    { level: "info", event: "signed out", userId: account?.id, which: "this", count: 1 },
  ]);
});

test("so is to end sign-ins elsewhere", async () => {
  await using person = await createSignedInUser();
  for (let made = 0; made < 3; made += 1) await createSignIn(person.id);
  const lines = listenToEvents();
  const headers = { cookie: person.cookie };
  const { json } = await callRoute(signIns.GET, { headers });
  await callRoute(endSignIn, { method: "DELETE", headers, params: { signInId: json[0].id } });
  await callRoute(signIns.DELETE, { method: "DELETE", headers });
  expect(told(lines, person.id)).toEqual([
    { level: "info", event: "signed out", userId: person.id, which: "another", count: 1 },
    { level: "info", event: "signed out", userId: person.id, which: "all others", count: 2 },
  ]);
});

test("so is what was refused to somebody, by its code and area", async () => {
  await using person = await createSignedInUser();
  const lines = listenToEvents();
  const headers = { cookie: person.cookie };
  await callRoute(listMaterials, { headers, path: "/api/materials" });
  for (let asked = 0; asked <= PERSON_RATES.export.burst; asked += 1)
    await (await callHandler(exportAccount, { headers, path: "/api/user/account/export" })).text();
  expect(told(lines, person.id)).toEqual([
    { level: "info", event: "refused", userId: person.id, code: "PLAN_REQUIRED", method: "GET", area: "materials" },
    { level: "info", event: "refused", userId: person.id, code: "TOO_MANY_REQUESTS", method: "GET", area: "user" },
  ]);
});

test("so is a plan that begins, and one that ends, each once", async () => {
  const payer = await createPayer(stripe);
  const lines = listenToEvents();
  await payer.buy("student");
  await letRest(payer.id);
  await payer.status();
  await payer.status();
  expect(told(lines, payer.id)).toEqual([
    { level: "info", event: "plan changed", userId: payer.id, from: "free", to: "student active" },
  ]);
});

test("no line holds a name, an address, a token or what anybody wrote", async () => {
  const person = await createSignedInUser({ firstName: "Rosalind", lastName: "Quetzalcoatlus" });
  const lines = listenToEvents();
  const headers = { cookie: person.cookie, origin: "https://evil.example", "user-agent": "Quetzalcoatlus/1.0" };
  for (const path of ["/api/Rosalind%20Quetzalcoatlus", "/api/user/Quetzalcoatlus?name=Rosalind"])
    await callRoute(missing.POST, { ...jsonCall("POST", { content: "I am Rosalind" }, headers), path });
  await callRoute(demoSignIn, formCall({ account: person.email }, { "user-agent": "Quetzalcoatlus" }));
  await callRoute(deleteAccount, jsonCall("DELETE", { confirmation: person.email }, { cookie: person.cookie }));
  expect(facts(lines)).toEqual([
    { level: "info", event: "refused", userId: null, code: "FOREIGN_ORIGIN", method: "POST", area: "other" },
    { level: "info", event: "refused", userId: null, code: "FOREIGN_ORIGIN", method: "POST", area: "user" },
    { level: "info", event: "sign-in refused", by: "demo", reason: "noSuchAccount" },
    { level: "info", event: "account deleted", userId: person.id },
  ]);
  const text = JSON.stringify(lines);
  for (const theirs of ["Rosalind", "Quetzalcoatlus", person.email, person.token, "evil"])
    expect(text).not.toContain(theirs);
});
