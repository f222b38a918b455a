// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import type { SubscriptionStatus } from "#lib/contracts/answers/subscription.ts";
import { PLAN_NAMES } from "#lib/plans/plans.ts";
import payment from "#messages/en/payment.json" with { type: "json" };
import { BillingDesk, useDesk } from "./billing-desk.tsx";
import { PaymentsNotice } from "./payments-notice.tsx";
import { PlanAction } from "./plan-action.tsx";
import { statusOf } from "./statuses.fixture.ts";

const CHECKOUT = "https://checkout.stripe.com/c/pay/cs_1";

/** The server as its contract has it; a null status is nobody signed in. */
const server = { status: null as SubscriptionStatus | null, creation: () => Response.json({}), asked: [] as string[] };

const openTab = vi.fn<(url: string, target: string) => { opener: unknown } | null>();

beforeEach(() => {
  server.asked = [];
  vi.stubGlobal("open", openTab.mockReset());
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit = {}) => {
    server.asked.push(typeof body === "string" ? `${url} ${body}` : url);
    if (url === "/api/auth/session") return Response.json(server.status === null ? null : { user: {} });
    return url === "/api/subscription/status" ? Response.json(server.status) : server.creation();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

const lastToast = () => toastStore.getSnapshot().find((shown) => shown.open);

function open(status: SubscriptionStatus | null) {
  server.status = status;
  render(
    <BillingDesk>
      <PaymentsNotice />
      <WhoIsKnown />
      {PLAN_NAMES.map((plan) => (
        <PlanAction key={plan} plan={plan} href="/api/login" className="">
          Choose {plan}
        </PlanAction>
      ))}
    </BillingDesk>,
  );
}

/** Shows what a plan's card knows, which cannot be seen on it before a click. */
function WhoIsKnown() {
  return useDesk().isVisitor ? <p>known: visitor</p> : null;
}

async function upgrade(answer: () => Response) {
  server.creation = answer;
  open(statusOf("free"));
  fireEvent.click(await screen.findByRole("button", { name: "Upgrade to Teacher" }));
}

test("[PLAN-02] the provider's page opens in a tab that knows nothing of this one", async () => {
  const tab = { opener: window as unknown };
  openTab.mockReturnValue(tab);
  await upgrade(() => Response.json({ checkoutUrl: CHECKOUT, standInOrigin: null }));
  await waitFor(() => expect(openTab).toHaveBeenCalledExactlyOnceWith(CHECKOUT, "_blank"));
  expect(tab.opener).toBeNull();
  expect(server.asked).toContain('/api/subscription/create {"planName":"teacher"}');
  expect(lastToast()).toBeUndefined();
});

test("[PLAN-02] a second click that comes before the first is drawn asks for no second page", async () => {
  openTab.mockReturnValue({ opener: null });
  await upgrade(() => Response.json({ checkoutUrl: CHECKOUT, standInOrigin: null }));
  fireEvent.click(screen.getByRole("button", { name: "Upgrade to Teacher" }));
  await waitFor(() => expect(openTab).toHaveBeenCalled());
  expect(server.asked.filter((asked) => asked.startsWith("/api/subscription/create"))).toHaveLength(1);
});

test("[PLAN-02] [ERR-09] a blocked tab is told", async () => {
  openTab.mockReturnValue(null);
  await upgrade(() => Response.json({ checkoutUrl: CHECKOUT, standInOrigin: null }));
  await waitFor(() => expect(lastToast()?.title).toBe("Popup Blocked"));
});

test.each(["https://evil.example/checkout.stripe.com", "javascript:alert(1)"])(
  "[PLAN-02] [ERR-09] %s is not opened",
  async (checkoutUrl) => {
    await upgrade(() => Response.json({ checkoutUrl, standInOrigin: null }));
    await waitFor(() => expect(lastToast()?.description).toBe("Unable to initialize payment. Please try again."));
    expect(openTab).not.toHaveBeenCalled();
  },
);

test.each([{}, { checkoutUrl: "checkout", standInOrigin: null }])(
  "[PLAN-02] [ERR-09] %j is no answer, and nothing opens",
  async (answer) => {
    await upgrade(() => Response.json(answer));
    await waitFor(() => expect(lastToast()?.description).toBe("Failed to start the subscription. Please try again."));
    expect(openTab).not.toHaveBeenCalled();
  },
);

test.each([
  [401, "", "Login Required", "Sign in to choose a plan. You are taken there in a moment."],
  [400, '{"message":"This is the plan that you have."}', "Subscription Failed", "This is the plan that you have."],
  [502, "<html>", "Subscription Failed", "Failed to start the subscription. Please try again."],
])("[PLAN-03] [ERR-09] %i %s is told as %s", async (status, body, title, description) => {
  await upgrade(() => new Response(body, { status }));
  await waitFor(() => expect(lastToast()).toMatchObject({ title, description }));
  expect(openTab).not.toHaveBeenCalled();
});

test("[PLAN-03] a visitor is told to sign in, without a request that would be refused", async () => {
  open(null);
  await screen.findByText("known: visitor");
  fireEvent.click(screen.getByRole("link", { name: "Choose student" }));
  await waitFor(() => expect(lastToast()?.title).toBe("Login Required"));
  expect(server.asked).toEqual(["/api/auth/session"]);
  expect(screen.getByRole("link", { name: "Choose free" }).getAttribute("href")).toBe("/api/login");
});

test("until it is known who it is, and where that cannot be read, the plans lead to the sign-in", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  open(null);
  await waitFor(() => expect(logged).toHaveBeenCalled());
  const followed = new Promise<boolean>((resolve) => {
    document.addEventListener(
      "click",
      (click) => {
        resolve(!click.defaultPrevented);
        click.preventDefault();
      },
      { once: true },
    );
  });
  fireEvent.click(screen.getByRole("link", { name: "Choose student" }));
  expect(await followed).toBe(true);
  expect(lastToast()).toBeUndefined();
  logged.mockRestore();
});

test("where payments are not set up, it says so before one is tried", async () => {
  open(statusOf("free", { takesPayments: false }));
  expect(await screen.findByText(payment.notTaken)).toBeTruthy();
});
