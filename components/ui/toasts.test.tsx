// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test } from "vitest";
import common from "#messages/en/common.json" with { type: "json" };
import { dismissToast, toast } from "./toast.ts";
import { Toasts } from "./toasts.tsx";

afterEach(cleanup);

test("[TOAST-01] the place of the toasts comes with the first toast, and stays for the next", async () => {
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ common }}>
      <Toasts />
    </NextIntlClientProvider>,
  );
  expect(screen.queryByRole("region")).toBeNull();
  let id = "";
  act(() => {
    ({ id } = toast({ title: "Saved" }));
  });
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toBeTruthy();
  act(() => dismissToast(id));
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toBeTruthy();
});
