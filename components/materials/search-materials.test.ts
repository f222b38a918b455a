import { expect, test } from "vitest";
import type { Material } from "#lib/contracts/answers/material.ts";
import { searchMaterials } from "./search-materials.ts";

const material = (title: string, change: Partial<Material> = {}): Material => ({
  id: title,
  title,
  description: "",
  topic: "solutions",
  tags: [],
  isPublic: 0,
  fileUrl: "/api/objects/x",
  fileName: "a.pdf",
  fileSize: 1,
  fileType: "application/pdf",
  mediaType: "application/pdf",
  state: "ready",
  failure: null,
  pageCount: 1,
  cutBy: null,
  place: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...change,
});

const ALL = [
  material("Hydrates", { tags: ["Axum"] }),
  material("Électrolyse", { description: "Week 3", topic: "electrochemistry" }),
  material("ውሃ", { fileName: "water.docx" }),
];

test.each([
  ["", ["Hydrates", "Électrolyse", "ውሃ"]],
  ["axum", ["Hydrates"]],
  ["ELECTRO 3", ["Électrolyse"]],
  ["water.docx", ["ውሃ"]],
  ["ውሃ", ["ውሃ"]],
  ["hydrates week", []],
])("[MAT-03] a search for %j finds %j", (query, expected) => {
  expect(searchMaterials(ALL, query, (topic) => `Topic ${topic}`).map(({ title }) => title)).toEqual(expected);
});
