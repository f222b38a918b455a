import { expect, test } from "vitest";
import { addressOfTab, readTeacherTab, TEACHER_TABS } from "./teacher-tab.ts";

test.each(TEACHER_TABS)("the address of the tab %s names it", (tab) => {
  const { pathname, searchParams } = new URL(addressOfTab(tab), "http://localhost");
  expect(pathname).toBe("/materials");
  expect(readTeacherTab(searchParams.get("tab") ?? undefined)).toBe(tab);
});

test.each([undefined, null, "", "unknown", ["maker", "auditor"]])(
  "an address with %j leads to the materials",
  (named) => {
    expect(readTeacherTab(named)).toBe("materials");
  },
);
