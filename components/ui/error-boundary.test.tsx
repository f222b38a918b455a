// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Fragile({ text }: { text: string }) {
  if (text === "broken") throw new RangeError("Maximum call stack size exceeded");
  return text;
}

test("[MSG-07] what breaks is replaced by its fallback, alone, until something else is shown", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const screenOf = (text: string) => (
    <p>
      before{" "}
      <ErrorBoundary subject={text} fallback="in plain words">
        <Fragile text={text} />
      </ErrorBoundary>
    </p>
  );
  const { container, rerender } = render(screenOf("broken"));
  expect(container.textContent).toBe("before in plain words");
  rerender(screenOf("whole"));
  expect(container.textContent).toBe("before whole");
});
