// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toastStore } from "#components/ui/toast.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import { type ScreenDialog, ScreenDialogs } from "./screen-dialogs.tsx";

let isOffline = true;

/** The network, as the part of the page that holds the dialog comes over it. */
vi.mock("#components/settings/settings-dialog.tsx", () => ({
  get SettingsDialog() {
    if (isOffline) throw new TypeError("Failed to fetch dynamically imported module");
    return ({ isOpen }: { isOpen: boolean }) => (isOpen ? <p>Preferences</p> : null);
  },
}));

beforeEach(() => {
  isOffline = true;
});
afterEach(cleanup);

const dialogs = (open: ScreenDialog | null, onClose: () => void) => (
  <QueryClientProvider client={createQueryClient()}>
    <NextIntlClientProvider locale="en" messages={{ chat }} timeZone="UTC">
      <p>The rest of the screen</p>
      <ScreenDialogs
        open={open}
        onClose={onClose}
        onPractice={() => undefined}
        onAsk={() => undefined}
        onLesson={() => undefined}
        onDiagnostic={() => undefined}
        onWrite={() => undefined}
      />
    </NextIntlClientProvider>
  </QueryClientProvider>
);

test("[ERR-05] a dialog that cannot be loaded leaves the screen as it is, says so, and opens the next time", async () => {
  const onClose = vi.fn<() => void>();
  const { rerender } = render(dialogs("settings", onClose));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.getByText("The rest of the screen")).toBeDefined();
  expect(toastStore.getSnapshot().map(({ description }) => description)).toEqual([chat.toast.openFailed]);

  isOffline = false;
  rerender(dialogs(null, onClose));
  rerender(dialogs("settings", onClose));
  expect(await screen.findByText("Preferences")).toBeDefined();
  expect(onClose).toHaveBeenCalledTimes(1);
});
