import type { Material } from "#lib/contracts/answers/material.ts";

/** A material that was read, unless told otherwise. */
export const material = (title: string, rest: Partial<Material> = {}): Material => ({
  id: `00000000-0000-4000-8000-${title.padStart(12, "0")}`,
  title,
  description: "",
  topic: "stoichiometry",
  tags: [],
  isPublic: 0,
  fileUrl: "/objects/x",
  fileName: "x.pdf",
  fileSize: 1,
  fileType: "application/pdf",
  mediaType: "application/pdf",
  state: "ready",
  failure: null,
  pageCount: 1,
  cutBy: null,
  place: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...rest,
});
