// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { statusOf } from "#components/billing/statuses.fixture.ts";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { SubscriptionStatus, Usage } from "#lib/contracts/answers/subscription.ts";
import { FORMATS } from "#lib/i18n/formats.ts";
import payment from "#messages/en/payment.json" with { type: "json" };
import settings from "#messages/en/settings.json" with { type: "json" };
import { SubscriptionTab } from "./subscription-tab.tsx";

/** The server as its contract has it; null is one that fails. */
const server = {
  status: null as SubscriptionStatus | null,
  usage: { current: 0, limit: -1 } as Usage,
  cancellation: (): Response | Promise<Response> => Response.json({ success: true, message: "It ends in March." }),
  canceled: 0,
};

beforeEach(() => {
  server.canceled = 0;
  server.cancellation = () => Response.json({ success: true, message: "It ends in March." });
  vi.stubGlobal("fetch", async (url: string) => {
    if (url === "/api/subscription/cancel") {
      server.canceled += 1;
      return server.cancellation();
    }
    const answer = url === "/api/subscription/status" ? server.status : server.usage;
    return answer === null ? new Response("{}", { status: 503 }) : Response.json(answer);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

const lastToast = () => toastStore.getSnapshot().find((shown) => shown.open);
const button = (name: string | RegExp) => screen.queryByRole("button", { name });

async function open(status: SubscriptionStatus | null, usage: Usage = { current: 0, limit: -1 }) {
  Object.assign(server, { status, usage });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ payment, settings }} formats={FORMATS} timeZone="UTC">
        <SubscriptionTab />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText("Loading your plan")).toBeNull());
}

test("[SET-05] a plan that cannot be read can be asked for again", async () => {
  await open(null);
  expect(screen.getByRole("alert").textContent).toContain("Your plan could not be loaded.");
  server.status = statusOf("student");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Student");
});

test.each([
  [3, 5, "ok", "Plenty left"],
  [7, 10, "high", "Nearly used up"],
  [89, 100, "high", "Nearly used up"],
  [9, 10, "full", "Limit almost or fully reached"],
])("[SET-05] %i of %i is shown as %s, in words too", async (current, limit, level, words) => {
  await open(statusOf("free"), { current, limit });
  const bar = await screen.findByRole("progressbar", { name: "Questions" });
  expect(bar.dataset["level"]).toBe(level);
  expect(screen.getAllByText(words)).toHaveLength(3);
});

test.each([
  ["free", statusOf("free"), true, false, false],
  ["student", statusOf("student"), true, true, true],
  ["teacher", statusOf("teacher"), false, true, true],
  ["inactive student", statusOf("student", { isActive: false }), true, false, true],
  ["canceled student", statusOf("student", { cancelAtPeriodEnd: true }), true, false, true],
  ["student without a portal", statusOf("student", { hasPortal: false }), true, true, false],
] as const)("[SET-05] [PLAN-06] %s: what can be done", async (_name, status, canUpgrade, canCancel, hasPortal) => {
  await open(status);
  expect(screen.queryByRole("link", { name: "Upgrade" }) !== null).toBe(canUpgrade);
  expect(button("Cancel subscription") !== null).toBe(canCancel);
  expect(button(/^Card and invoices/) !== null).toBe(hasPortal);
});

test.each([
  ["renews", statusOf("student"), "Renews on January 31, 2027"],
  [
    "is free for now",
    statusOf("student", { status: "trialing", isTrialing: true }),
    "Free until January 31, 2027. The first payment is due then.",
  ],
  ["ends", statusOf("student", { cancelAtPeriodEnd: true }), "Canceled: you have access until January 31, 2027."],
  [
    "ends some time",
    statusOf("student", { status: "canceling", currentPeriodEnd: null }),
    /until the end of the period/,
  ],
  ["was not paid for", statusOf("student", { status: "past_due" }), /Your last payment failed/],
])("[PLAN-01] a plan that %s says so, with its date", async (_name, status, words) => {
  await open(status);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText("Free trial") !== null).toBe(status.isTrialing);
});

test("[SET-05] canceling takes two steps, and can be thought better of", async () => {
  await open(statusOf("student"));
  fireEvent.click(screen.getByRole("button", { name: "Cancel subscription" }));
  fireEvent.click(screen.getByRole("button", { name: "Keep Subscription" }));
  expect(server.canceled).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Cancel subscription" }));
  expect(document.activeElement?.textContent).toBe("Keep Subscription");
  server.status = statusOf("student", { cancelAtPeriodEnd: true });
  fireEvent.click(screen.getByRole("button", { name: "Confirm Cancel" }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: "Subscription Canceled", description: "It ends in March." }),
  );
  expect(server.canceled).toBe(1);
  await screen.findByText("Canceled: you have access until January 31, 2027.");
  expect(button("Cancel subscription")).toBeNull();
});

test.each([
  ['{"message":"The payment service is down."}', "The payment service is down."],
  ["<html>", "Failed to cancel subscription"],
])("[PLAN-04] [ERR-08] a cancellation that fails with %s says: %s", async (body, description) => {
  server.cancellation = () => new Response(body, { status: 503 });
  await open(statusOf("student"));
  fireEvent.click(screen.getByRole("button", { name: "Cancel subscription" }));
  fireEvent.click(screen.getByRole("button", { name: "Confirm Cancel" }));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ variant: "destructive", title: "Cancellation Failed", description }),
  );
});

test("[PLAN-04] [ERR-08] a cancellation that fails is told, though the settings were closed meanwhile", async () => {
  const answer = Promise.withResolvers<Response>();
  server.cancellation = () => answer.promise;
  await open(statusOf("student"));
  fireEvent.click(screen.getByRole("button", { name: "Cancel subscription" }));
  fireEvent.click(screen.getByRole("button", { name: "Confirm Cancel" }));
  await waitFor(() => expect(server.canceled).toBe(1));
  cleanup();
  answer.resolve(new Response("<html>", { status: 503 }));
  await waitFor(() => expect(lastToast()?.title).toBe("Cancellation Failed"));
});
