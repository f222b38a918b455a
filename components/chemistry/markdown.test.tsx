// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import { Markdown } from "./markdown.tsx";

afterEach(cleanup);

test.each(["> ", ">", "1. ", "- ", "> * ", "\t12) "])(
  "[MSG-03] a thousand of %j nested in one another stand as they are",
  async (mark) => {
    const { container, rerender } = render(<Markdown source="**so**" />);
    await waitFor(() => expect(container.querySelector("strong")?.textContent).toBe("so"));
    rerender(<Markdown source={`Look:\n${mark.repeat(1_000)}end`} />);
    expect(container.textContent).toContain(`${mark.repeat(3)}`);
    expect(container.querySelector("blockquote, ol, ul")).toBeNull();
  },
);

test.each([
  `${"*_".repeat(3_000)}x${"_*".repeat(3_000)}`,
  "**a ".repeat(3_000),
  "_a".repeat(5_000),
  "~a~".repeat(2_000),
])("[MSG-03] emphasis nested in emphasis stands as it is, at once", async (bomb) => {
  const { container, rerender } = render(<Markdown source="**so**" />);
  await waitFor(() => expect(container.querySelector("strong")?.textContent).toBe("so"));
  expect(ownMilliseconds(() => rerender(<Markdown source={bomb} />))).toBeLessThan(10_000);
  expect(container.querySelector("em, strong, del")).toBeNull();
  expect(container.textContent.length).toBeGreaterThan(1_000);
});

test("code with many underscores is set as code", async () => {
  const { container } = render(
    <Markdown source={`\`\`\`\n${"some_name = other_name\n".repeat(400)}\`\`\`\n\n**so**`} />,
  );
  await waitFor(() => expect(container.querySelector("pre, strong")).not.toBeNull());
});

test.each(["-".repeat(400), "* ".repeat(20), `${"> ".repeat(9)}x`, "1. a\n".repeat(300)])(
  "what is long but not deep is set as Markdown",
  async (source) => {
    const { container } = render(<Markdown source={source} />);
    await waitFor(() => expect(container.querySelector("hr, blockquote, ol")).not.toBeNull());
  },
);
