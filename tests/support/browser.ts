import { type Page, test as base } from "@playwright/test";
import {
  createSignedInUser,
  disconnectFactories,
  sessionCookie,
  type SignedInUser,
  type UserOverrides,
} from "./factories.ts";

type Fixtures = {
  /** Signs the browser in as a new user, who is gone after the test. */
  signIn: (overrides?: UserOverrides) => Promise<SignedInUser>;
  /** Console errors that the test expects; any other one fails it. */
  expectedConsoleErrors: RegExp[];
  quietConsole: void;
  noForeignRequests: void;
  /** Whether the test brings about what the page's policy refuses. */
  expectsRefusal: boolean;
  noRefusals: void;
};

/** The app under test, which tests/support/built-app.ts started. */
const baseUrl = (): string => process.env["BASE_URL"] ?? "";

export const test = base.extend<Fixtures, { factories: void }>({
  baseURL: async ({}, provide) => provide(baseUrl()),

  factories: [
    async ({}, provide) => {
      await provide();
      await disconnectFactories();
    },
    { scope: "worker", auto: true },
  ],

  signIn: async ({ context }, provide) => {
    const users: SignedInUser[] = [];
    await provide(async (overrides) => {
      const user = await createSignedInUser(overrides);
      users.push(user);
      await context.addCookies([sessionCookie(user.token, baseUrl())]);
      return user;
    });
    for (const user of users) await user[Symbol.asyncDispose]();
  },

  expectedConsoleErrors: async ({}, provide) => provide([]),

  quietConsole: [
    async ({ context, expectedConsoleErrors }, provide) => {
      const errors: string[] = [];
      const watch = (page: Page) => {
        page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
        page.on("pageerror", (error) => errors.push(String(error)));
      };
      context.on("page", watch);
      await provide();
      const unexpected = errors.filter((error) => !expectedConsoleErrors.some((expected) => expected.test(error)));
      test.expect(unexpected, "unexpected errors on the browser's console").toEqual([]);
    },
    { auto: true },
  ],

  noForeignRequests: [
    async ({ context }, provide) => {
      const foreign: string[] = [];
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && origin !== new URL(baseUrl()).origin) foreign.push(request.url());
      });
      await provide();
      test.expect(foreign, "requests to other origins").toEqual([]);
    },
    { auto: true },
  ],

  expectsRefusal: [false, { option: true }],

  noRefusals: [
    async ({ context, expectsRefusal }, provide) => {
      const reports: (string | null)[] = [];
      context.on("request", (request) => {
        if (new URL(request.url()).pathname === "/api/csp-report") reports.push(request.postData());
      });
      await provide();
      if (!expectsRefusal) test.expect(reports, "what the page's policy refused").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
