import { expect, test } from "vitest";
import { draftOf, EMPTY_DRAFT, finishDraft } from "./material-draft.ts";

const draft = { ...EMPTY_DRAFT, title: " Acids ", topic: "acids-and-bases" as const };

test.each([
  ["", []],
  ["a, b,c", ["a", "b", "c"]],
  [" , a ,, a , ", ["a"]],
  ["酸，碱、盐", ["酸", "碱", "盐"]],
  ["አሲድ፣ ቤዝ", ["አሲድ", "ቤዝ"]],
])("[MAT-02] tags %j are %j", (tags, expected) => {
  expect(finishDraft({ ...draft, tags })?.tags).toEqual(expected);
});

test("[MAT-02] a title and a topic are required; visibility is sent as 1 or 0", () => {
  expect(finishDraft({ ...draft, title: " " })).toBeNull();
  expect(finishDraft({ ...draft, topic: "" })).toBeNull();
  expect(finishDraft(draft)).toEqual({
    title: "Acids",
    description: "",
    topic: "acids-and-bases",
    tags: [],
    isPublic: 0,
  });
  expect(finishDraft({ ...draft, isPublic: true })?.isPublic).toBe(1);
});

test("what is stored becomes a draft that says the same", () => {
  const written = {
    title: "Acids",
    description: "Week 3",
    topic: "acids-and-bases" as const,
    tags: ["a", "b c"],
    isPublic: 1 as const,
  };
  const material = {
    ...written,
    id: "0199a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b",
    fileUrl: "/api/objects/x",
    fileName: "acids.pdf",
    fileSize: 1,
    fileType: "application/pdf",
    mediaType: "application/pdf",
    state: "ready" as const,
    failure: null,
    pageCount: 1,
    cutBy: null,
    place: null,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
  expect(finishDraft(draftOf(material))).toEqual(written);
});
