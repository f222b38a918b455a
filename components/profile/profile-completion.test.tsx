// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import { useCurrentUser } from "#lib/client/user.ts";
import type { Profile } from "#lib/contracts/answers/user.ts";
import common from "#messages/en/common.json" with { type: "json" };
import words from "#messages/en/profile.json" with { type: "json" };
import { ProfileCompletion } from "./profile-completion.tsx";
import { checkProfile, isProfileIncomplete } from "./profile-draft.ts";

const ADA: Profile = { firstName: "Ada", lastName: "Lovelace", grade: "11" };
const WITHOUT_GRADE: Profile = { ...ADA, grade: "" };

/** The server as its contract has it. */
let profile: Profile = ADA;
let patchStatus = 200;
const calls: string[] = [];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  patchStatus = 200;
  calls.length = 0;
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    if (method === "PATCH" && patchStatus === 200) profile = JSON.parse(String(body));
    return method === "PATCH" ? new Response(JSON.stringify(profile), { status: patchStatus }) : Response.json(profile);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

/** As on the chat screen, where the user was read before. */
function Screen({ onComplete }: { onComplete: () => void }) {
  useCurrentUser();
  return <ProfileCompletion onComplete={onComplete} />;
}

async function open(stored: Profile) {
  profile = stored;
  const onComplete = vi.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ common, profile: words }} timeZone="UTC">
        <Screen onComplete={onComplete} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(calls).toContain("GET /api/user/profile"));
  return { onComplete };
}

const dialog = () => screen.findByRole("dialog", { name: "Complete Your Profile" });
const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Complete Profile" }));
const lastToast = () => toastStore.getSnapshot()[0];

test.each([
  [WITHOUT_GRADE, true],
  [{ ...ADA, firstName: "  " }, true],
  [{ ...ADA, lastName: "" }, true],
  [ADA, false],
])("[PROF-01] %j is incomplete: %s", (stored, isIncomplete) => {
  expect(isProfileIncomplete(stored)).toBe(isIncomplete);
});

test("[PROF-01] [PROF-02] it opens with the names filled in, and the grade to be chosen", async () => {
  await open({ ...ADA, firstName: " " });
  await dialog();
  expect(screen.getByText(words.description)).toBeTruthy();
  expect([field("First Name").value, field("Last Name").value, field("Grade Level").value]).toEqual([
    " ",
    "Lovelace",
    "",
  ]);
  expect([...(field("Grade Level") as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    "Select your current grade level",
    "9th Grade",
    "10th Grade",
    "11th Grade",
    "12th Grade",
    "College Freshman",
    "College Sophomore",
    "College Junior",
    "College Senior",
    "Graduate Student",
    "Other",
  ]);
});

test("[PROF-01] a complete profile is not asked for", async () => {
  await open(ADA);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  [{ firstName: "A ", lastName: "Lovelace", grade: "9" }, ["firstName"]],
  [{ firstName: "Ada", lastName: "  ", grade: "" }, ["lastName", "grade"]],
  [{ firstName: "", lastName: "L", grade: "13" }, ["firstName", "lastName", "grade"]],
])("[PROF-02] %j has the faults %j", (draft, faults) => {
  expect(checkProfile(draft)).toEqual({ ok: false, faults });
});

test("[PROF-02] what is missing is said beside its field, the first of them has the focus, and nothing is sent", async () => {
  await open({ firstName: "A", lastName: "", grade: "" });
  await dialog();
  submit();
  for (const sentence of Object.values(words.errors)) expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field("First Name"));
  expect(calls.join()).not.toContain("PATCH");
  fill("First Name", "Ada");
  expect(screen.queryByText(words.errors.firstName)).toBeNull();
});

test("[PROF-02] closing calls back once, and hides it", async () => {
  const { onComplete } = await open(WITHOUT_GRADE);
  await dialog();
  fireEvent.click(screen.getByRole("button", { name: words.close }));
  expect(onComplete).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[PROF-03] [ERR-13] saving trims, closes, welcomes, and reads user and profile again", async () => {
  const { onComplete } = await open({ ...WITHOUT_GRADE, firstName: " Ada " });
  await dialog();
  fill("Grade Level", "college-junior");
  calls.length = 0;
  submit();
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: "Profile Updated!",
      description: "Welcome to AtomCoach! Your profile has been set up successfully.",
    }),
  );
  expect(profile).toEqual({ firstName: "Ada", lastName: "Lovelace", grade: "college-junior" });
  expect(calls.toSorted()).toEqual(["GET /api/auth/user", "GET /api/user/profile", "PATCH /api/user/profile"]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(onComplete).toHaveBeenCalledOnce();
});

test("[PROF-03] [ERR-10] a failure is told, and the dialog stays with what was typed", async () => {
  patchStatus = 500;
  await open(WITHOUT_GRADE);
  await dialog();
  fill("First Name", "Augusta");
  fill("Grade Level", "12");
  submit();
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      variant: "destructive",
      title: "Error",
      description: "Failed to update profile. Please try again.",
    }),
  );
  expect([field("First Name").value, field("Grade Level").value]).toEqual(["Augusta", "12"]);
});
