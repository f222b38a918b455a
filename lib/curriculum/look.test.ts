import { expect, test } from "vitest";
import { TOPIC_COLORS, TOPIC_LOOKS, TOPIC_PATTERNS, TOPIC_SHAPES } from "./look.ts";
import { MAIN_TOPICS } from "./topics.ts";

const looks = MAIN_TOPICS.map(({ slug }) => TOPIC_LOOKS[slug]);

test("shape and pattern alone tell the main topics apart, so colour is redundant", () => {
  const marks = looks.map(({ shape, pattern }) => `${shape} ${pattern}`);
  expect(new Set(marks).size).toBe(MAIN_TOPICS.length);
});

test("each main topic has an element of its own, and every shape, pattern and colour is used", () => {
  expect(new Set(looks.map(({ icon }) => icon.symbol)).size).toBe(MAIN_TOPICS.length);
  expect(new Set(looks.map(({ icon }) => icon.atomicNumber)).size).toBe(MAIN_TOPICS.length);
  expect(new Set(looks.map(({ shape }) => shape))).toEqual(new Set(TOPIC_SHAPES));
  expect(new Set(looks.map(({ pattern }) => pattern))).toEqual(new Set(TOPIC_PATTERNS));
  expect(new Set(looks.map(({ color }) => color))).toEqual(new Set(TOPIC_COLORS));
});

test("neighbours in the list differ in shape, pattern and colour", () => {
  for (const [index, look] of looks.entries()) {
    const next = looks[index + 1];
    if (!next) continue;
    expect(next.shape).not.toBe(look.shape);
    expect(next.pattern).not.toBe(look.pattern);
    expect(next.color).not.toBe(look.color);
  }
});
