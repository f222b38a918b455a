import { expect, test } from "vitest";
import { asksOfPicture } from "./asks-of-picture.ts";

test.each([
  "did you get my photo",
  "i uploaded a screenshot of the sheet",
  "te mandé una foto del ejercicio",
  "tu vois l'image ?",
  "你能看到图片吗",
  "क्या तस्वीर दिख रही है, देख पाए?",
  "ፎቶውን ታያለህ?",
])("[TALK-01] %s speaks of a picture that did not come", (text) => {
  expect(asksOfPicture(text)).toBe(true);
});

test.each(["can you draw a picture of water", "can you see atoms in a photo", "what is a redox reaction", ""])(
  "%s does not",
  (text) => {
    expect(asksOfPicture(text)).toBe(false);
  },
);
