// @vitest-environment jsdom
import { existsSync, readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import components from "../../components.json" with { type: "json" };
import { Avatar } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";
import { Label } from "./label.tsx";
import { Select } from "./select.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Textarea } from "./textarea.tsx";

afterEach(cleanup);

const LOOK = { className: "h-3 h-77", title: "given" };

/** Those that carry the name of one of shadcn's. */
const PRIMITIVES: readonly (readonly [string, ReactElement])[] = [
  ["avatar", <Avatar key="avatar" {...LOOK} />],
  ["badge", <Badge key="badge" {...LOOK} />],
  ["button", <Button key="button" {...LOOK} />],
  ["input", <Input key="input" {...LOOK} />],
  ["label", <Label key="label" {...LOOK} />],
  ["select", <Select key="select" {...LOOK} />],
  ["skeleton", <Skeleton key="skeleton" {...LOOK} />],
  ["textarea", <Textarea key="textarea" {...LOOK} />],
];

test.each(PRIMITIVES)(
  "%s is what components added from elsewhere expect: named by data-slot, and styled from outside",
  (name, element) => {
    const slot = render(element).container.querySelector(`[data-slot="${name}"]`);
    expect(slot?.getAttribute("title")).toBe("given");
    expect(slot?.classList.contains("h-77")).toBe(true);
    expect(slot?.classList.contains("h-3")).toBe(false);
  },
);

test("a link that looks like a button is one to what styles it, and stays a link", () => {
  const { container } = render(
    <Button asChild variant="outline">
      <a href="/pricing">Plans</a>
    </Button>,
  );
  expect(container.querySelector("a[href='/pricing'][data-slot=button]")).not.toBeNull();
});

test("each alias of components.json leads to a place of the tree, through the imports of package.json", () => {
  const place = (alias: string): string => {
    const [root = "", ...rest] = alias.split("/");
    const target = new Map(Object.entries(packageJson.imports)).get(`${root}/*`) ?? "";
    return target.replace("*", rest.join("/"));
  };
  const places = Object.values(components.aliases).map(place);
  expect(places.filter((path) => !existsSync(path))).toEqual([]);
  expect(readFileSync(place(components.aliases.utils), "utf8")).toContain("export function cn(");
  expect(existsSync(components.tailwind.css)).toBe(true);
});
