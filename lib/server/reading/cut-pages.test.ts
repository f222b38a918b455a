import { expect, test } from "vitest";
import { cutPages, ROOM_OF_A_FILE } from "./cut-pages.ts";
import { LIMITS } from "./limits.ts";

const pagesOf = (...lengths: number[]) => lengths.map((length) => "x".repeat(length));
const SMALL = { characters: 10, heldBy: "characters" } as const;
const LEFT = { characters: 10, heldBy: "room" } as const;

test.each([
  ["all that fits", pagesOf(4, 6), 1, SMALL, { kept: 2, next: null, pageCount: 2, cutBy: null }],
  ["whole pages only", pagesOf(4, 7, 1), 1, SMALL, { kept: 1, next: null, pageCount: 1, cutBy: "characters" }],
  ["no more than there is room for", pagesOf(4, 7), 5, LEFT, { kept: 1, next: null, pageCount: 5, cutBy: "room" }],
  ["nothing of a later step", pagesOf(11), 5, LEFT, { kept: 0, next: null, pageCount: 4, cutBy: "room" }],
  [
    "no page beyond the last",
    pagesOf(1, 1),
    LIMITS.pages,
    SMALL,
    { kept: 1, next: null, pageCount: LIMITS.pages, cutBy: "pages" },
  ],
  [
    "no page as long as a book",
    pagesOf(1, LIMITS.pageCharacters + 1),
    1,
    ROOM_OF_A_FILE,
    { kept: 1, next: null, pageCount: 1, cutBy: "characters" },
  ],
] as const)("[LIMIT-02] of a file is kept %s", (_, pages, fromPage, room, { kept, ...rest }) => {
  const read = { pages, next: null, pageCount: fromPage + pages.length - 1 };
  expect(cutPages(read, fromPage, room)).toEqual({ pages: pages.slice(0, kept), ...rest });
});

test("[LIMIT-02] a step that ends where no more pages are read ends the file", () => {
  const next = LIMITS.pages + 1;
  const read = { pages: ["x"], next, pageCount: 5_000 };
  expect(cutPages(read, LIMITS.pages, SMALL)).toMatchObject({ next: null, pageCount: LIMITS.pages, cutBy: "pages" });
  expect(cutPages({ ...read, next: 7 }, 6, SMALL)).toMatchObject({ next: 7, pageCount: 5_000, cutBy: null });
});

test.each([
  [SMALL, "too_much"],
  [LEFT, "no_room"],
])("[LIMIT-02] a file of which nothing can be kept is refused: %o", (room, code) => {
  expect(() => cutPages({ pages: pagesOf(11), next: null, pageCount: 1 }, 1, room)).toThrow(
    expect.objectContaining({ code }),
  );
});
