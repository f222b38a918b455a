// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Asked } from "#components/chat/conversation/question.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import { sendMessageSchema } from "#lib/contracts/chat.ts";
import words from "#messages/en/materials.json" with { type: "json" };
import { material } from "./material.fixture.ts";
import { MaterialPractice } from "./material-practice.tsx";

const [ACIDS, GASES] = [
  material("Acids", { id: "00000000-0000-4000-8000-000000000001" }),
  material("Gases", { id: "00000000-0000-4000-8000-000000000002" }),
];

let answer: () => Response;

beforeEach(() => {
  answer = () => Response.json([ACIDS, GASES]);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const onClose = vi.fn<() => void>();
  const onAsk = vi.fn<(asked: Asked) => void>();
  const queryClient = createQueryClient();
  const dialog = (isOpen: boolean) => (
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={{ materials: words }} timeZone="UTC">
        <MaterialPractice isOpen={isOpen} onClose={onClose} onAsk={onAsk} />
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(dialog(true));
  return { onClose, onAsk, setOpen: (isOpen: boolean) => rerender(dialog(isOpen)) };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
const make = () => screen.getByRole<HTMLButtonElement>("button", { name: "Make the problem" });
const select = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });

describe("[ROLE-02] a problem about materials", () => {
  test("is asked for at the chosen level, in the order of the list however it was ticked, and the dialog closes", async () => {
    const { onAsk, onClose } = show();
    fireEvent.click(await box("Gases"));
    fireEvent.click(await box("Acids"));
    select("Level", "hard");
    fireEvent.click(make());
    const asked: Asked = {
      type: "generate_practice",
      content: "Please give me a practice problem about my materials: Acids and Gases",
      difficulty: "hard",
      materials: [ACIDS.id, GASES.id],
    };
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(asked);
    expect(onClose).toHaveBeenCalledOnce();
    expect(sendMessageSchema.safeParse(asked).success).toBe(true);
  });

  test("is a multiple choice question where that is chosen", async () => {
    const { onAsk } = show();
    fireEvent.click(await box("Acids"));
    select("Answers", "choice");
    fireEvent.click(make());
    expect(onAsk).toHaveBeenCalledExactlyOnceWith({
      type: "generate_mcq",
      content: "Please give me a multiple choice question about my materials: Acids",
      difficulty: "easy",
      materials: [ACIDS.id],
    });
  });

  test("cannot be asked for without a material", async () => {
    const { onAsk } = show();
    fireEvent.click(await box("Acids"));
    expect(make().disabled).toBe(false);
    fireEvent.click(await box("Acids"));
    expect(make().disabled).toBe(true);
    fireEvent.submit(make());
    expect(onAsk).not.toHaveBeenCalled();
  });

  test("the choice is still there for the next one, save what was deleted meanwhile", async () => {
    const { onAsk, setOpen } = show();
    fireEvent.click(await box("Acids"));
    fireEvent.click(await box("Gases"));
    setOpen(false);
    answer = () => Response.json([GASES]);
    setOpen(true);
    await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Acids" })).toBeNull());
    expect((await box("Gases")).checked).toBe(true);
    fireEvent.click(make());
    expect(onAsk.mock.lastCall?.[0].materials).toEqual([GASES.id]);
  });

  test.each([
    ["none", [], words.problems.none],
    [
      "none that is read",
      [material("Scan", { state: "failed", failure: "no_text", pageCount: null })],
      words.states.failures.no_text,
    ],
  ])("with %s, the way to the materials stands in the place of the button", async (_what, materials, said) => {
    answer = () => Response.json(materials);
    show();
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByRole("link", { name: "Materials" }).getAttribute("href")).toBe("/materials");
    expect(screen.queryByRole("button", { name: "Make the problem" })).toBeNull();
  });

  test("materials that cannot be loaded can be asked for again", async () => {
    answer = () => new Response("{}", { status: 503 });
    show();
    expect((await screen.findByRole("alert")).textContent).toContain(words.unreachable);
    answer = () => Response.json([ACIDS]);
    fireEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }));
    expect(await box("Acids")).toBeDefined();
  });

  test("where the plan has ended, the dialog says what is required", async () => {
    answer = () => new Response("{}", { status: 403 });
    show();
    expect(await screen.findByRole("heading", { name: "Teacher Plan Required" })).toBeDefined();
  });
});
