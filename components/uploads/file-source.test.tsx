// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { UploadTerms } from "#lib/contracts/answers/uploads.ts";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
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

/** Until when the terms are kept back. */
let termsMayCome: Promise<void>;

/** How many requests tried to send something; all of them fail, in this way. */
let sent: number;
let refusal: number;

beforeEach(() => {
  terms = { service: "uploadthing", maxBytes: 50_485_760, readsPictures: false };
  termsMayCome = Promise.resolve();
  sent = 0;
  refusal = 500;
  vi.stubGlobal("fetch", async (_url: unknown, { method = "GET" }: RequestInit = {}) => {
    if (method === "GET") {
      await termsMayCome;
      return Response.json(terms);
    }
    sent += 1;
    return new Response(null, { status: refusal });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

/** What is told now. Those of the tests before are closed, and leave the page some seconds later. */
const listToasts = () =>
  toastStore
    .getSnapshot()
    .filter(({ open }) => open)
    .map(({ description }) => description);

type Endpoint = "attachment" | "material";

function Source({ endpoint }: { endpoint: Endpoint }) {
  return <FileSource upload={useFileUpload(() => undefined)} endpoint={endpoint} />;
}

function show(endpoint: Endpoint = "attachment") {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ uploads }} timeZone="UTC">
        <p>The rest of the screen</p>
        <Source endpoint={endpoint} />
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
  terms = { service: null, maxBytes: 4_500_000, readsPictures: false };
  show();
  expect(screen.getByText(/up to 10 MB/)).toBeTruthy();
  expect(await screen.findByText(/up to 4 MB/)).toBeTruthy();
});

const PHOTO = new File(["photo"], "board.jpg", { type: "image/jpeg" });
const SHEET = new File(["water"], "sheet.txt", { type: "text/plain" });

const choose = (file: File) => fireEvent.change(screen.getByLabelText(uploads.choose), { target: { files: [file] } });

/** Shows where a file comes from, once it is known whether pictures are read. */
async function showOurs(readsPictures: boolean, endpoint?: Endpoint) {
  terms = { service: null, maxBytes: 4_500_000, readsPictures };
  show(endpoint);
  await screen.findByText(/up to 4 MB/);
}

test.each([
  ["a message, where no model reads it", "attachment", false],
  ["the materials, which answers quote from", "material", true],
] as const)("[INPUT-04] a picture for %s is told to be kept unread before it goes", async (_for, endpoint, isRead) => {
  await showOurs(isRead, endpoint);
  choose(PHOTO);
  const question = await screen.findByRole("region", { name: uploads.picture.title });
  expect(question.textContent).toContain(uploads.picture[endpoint]);
  expect(question.textContent).toContain("board.jpg");
  await waitFor(() => expect(document.activeElement).toBe(question));
  expect(sent).toBe(0);

  fireEvent.click(screen.getByRole("button", { name: uploads.picture.other }));
  expect(screen.queryByRole("region", { name: uploads.picture.title })).toBeNull();
  expect(document.activeElement?.contains(screen.getByLabelText(uploads.choose))).toBe(true);
  expect(sent).toBe(0);

  choose(PHOTO);
  fireEvent.click(await screen.findByRole("button", { name: uploads.picture.send }));
  await waitFor(() => expect(sent).toBe(1));
});

test("[INPUT-04] a picture that is chosen before it is known who reads it waits for that, and goes nowhere once all is closed", async () => {
  const come = Promise.withResolvers<void>();
  termsMayCome = come.promise;
  terms = { service: null, maxBytes: 4_500_000, readsPictures: false };
  show();
  choose(PHOTO);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toBe(0);
  come.resolve();
  expect(await screen.findByRole("region", { name: uploads.picture.title })).toBeTruthy();
  expect(sent).toBe(0);

  cleanup();
  terms = { ...terms, readsPictures: true };
  const late = Promise.withResolvers<void>();
  termsMayCome = late.promise;
  show();
  choose(PHOTO);
  cleanup();
  late.resolve();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toBe(0);
});

test("[INPUT-04] a picture that a model reads goes at once, and so does a text", async () => {
  await showOurs(true);
  choose(PHOTO);
  await waitFor(() => expect(sent).toBe(1));
  await screen.findByText(uploads.choose);
  choose(SHEET);
  await waitFor(() => expect(sent).toBe(2));
});

test("[INPUT-04] a picture of a format that is not kept is refused before it goes", async () => {
  await showOurs(true);
  choose(new File(["photo"], "IMG_0042.HEIC", { type: "" }));
  await waitFor(() => expect(listToasts()).toEqual([uploads.failed.picture.text]));
  expect(sent).toBe(0);
  expect(screen.queryByRole("group", { name: uploads.unsent })).toBeNull();
});

test("[ERR-06] [LIMIT-02] where too many files are on their way it says so, and keeps the file to be sent again", async () => {
  refusal = 429;
  await showOurs(false);
  choose(SHEET);
  await waitFor(() => expect(listToasts()).toEqual([uploads.failed.busy.text]));
  expect((await screen.findByRole("group", { name: uploads.unsent })).textContent).toContain("sheet.txt");
});

test("[ERR-06] a file that did not arrive can be sent again as it was chosen", async () => {
  await showOurs(false);
  choose(SHEET);
  const failed = await screen.findByRole("group", { name: uploads.unsent });
  expect(failed.textContent).toContain("sheet.txt");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: uploads.again }).getAttribute("aria-disabled")).not.toBe("true"),
  );
  fireEvent.click(screen.getByRole("button", { name: uploads.again }));
  await waitFor(() => expect(sent).toBe(2));
});
