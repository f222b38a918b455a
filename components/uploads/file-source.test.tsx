// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { UploadTerms } from "#lib/contracts/uploads.ts";
import uploads from "#messages/en/uploads.json" with { type: "json" };
import { FileSource } from "./file-source.tsx";
import { useFileUpload } from "./use-file-upload.ts";

let isOffline = true;

/** The network, as the service's own part of the page comes over it. */
vi.mock("./service-chooser.tsx", () => ({
  get ServiceChooser() {
    if (isOffline) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>The service takes it</p>;
  },
}));

let terms: UploadTerms;

beforeEach(() => {
  terms = { service: "uploadthing", maxBytes: 50_485_760 };
  vi.stubGlobal("fetch", async () => Response.json(terms));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Source() {
  return <FileSource upload={useFileUpload(() => undefined)} endpoint="attachment" />;
}

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ uploads }} timeZone="UTC">
        <p>The rest of the screen</p>
        <Source />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

test("[INPUT-04] where the service's own part cannot be fetched, ours takes the file; the next time it is tried again", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  show();
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.getByText("The rest of the screen")).toBeTruthy();
  expect(screen.getByLabelText(uploads.choose)).toBeTruthy();

  cleanup();
  isOffline = false;
  show();
  expect(await screen.findByText("The service takes it")).toBeTruthy();
});

test("[INPUT-04] it says how large a file may be, where the host takes less than the message", async () => {
  terms = { service: null, maxBytes: 4_500_000 };
  show();
  expect(screen.getByText(/up to 10 MB/)).toBeTruthy();
  expect(await screen.findByText(/up to 4 MB/)).toBeTruthy();
});
