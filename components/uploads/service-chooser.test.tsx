// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import uploads from "#messages/en/uploads.json" with { type: "json" };
import { useFileUpload } from "./use-file-upload.ts";

const CONFIG = [{ slug: "attachment", config: { pdf: { maxFileSize: "16MB", maxFileCount: 1 } } }];

let isOnlyRead: boolean;
const onUploaded = vi.fn<() => void>();

vi.stubGlobal("fetch", async (_url: unknown, { method = "GET" }: RequestInit = {}) => {
  isOnlyRead &&= method === "GET";
  return Response.json(CONFIG);
});

// The service's own part takes the network as it finds it when it is loaded.
const { ServiceChooser } = await import("./service-chooser.tsx");

beforeEach(() => {
  onUploaded.mockReset();
  isOnlyRead = true;
});

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

const titles = () => toastStore.getSnapshot().flatMap(({ open, title }) => (open ? [title] : []));

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ uploads }} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

function Dialog() {
  return (
    <ServiceChooser
      upload={useFileUpload(onUploaded)}
      endpoint="attachment"
      maxBytes={4}
      kinds="PDF"
      mayGo={() => Promise.resolve(true)}
    />
  );
}

test("[INPUT-04] [ERR-06] a file that is too large is told once, and not sent", async () => {
  const { container } = render(<Dialog />, { wrapper: Around });
  const field = await waitFor(() => {
    const input = container.querySelector<HTMLInputElement>("input[type=file]");
    expect(input?.accept).toContain("pdf");
    return input ?? container;
  });
  fireEvent.change(field, { target: { files: [new File(["12345"], "sheet.pdf", { type: "application/pdf" })] } });
  await waitFor(() => expect(titles()).toEqual([uploads.tooLarge]));
  // Whatever would follow has followed once the field can be used again.
  await screen.findByText(uploads.choose);
  expect(titles()).toEqual([uploads.tooLarge]);
  expect(isOnlyRead).toBe(true);
});

test("[INPUT-04] what a service sends on after its dialog was closed is neither attached nor told", async () => {
  const { result, unmount } = renderHook(() => useFileUpload(onUploaded), { wrapper: Around });
  const { succeed, fail } = result.current;
  unmount();
  await succeed({ name: "sheet.pdf", uploadURL: "/api/objects/1", size: 4, type: "application/pdf" });
  fail({ kind: "send" });
  expect(onUploaded).not.toHaveBeenCalled();
  expect(titles()).toEqual([]);
});
