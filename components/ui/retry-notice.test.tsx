// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RetryNotice } from "./retry-notice.tsx";

afterEach(cleanup);

test.each(["line", "part", "dialog", "whole"] as const)(
  "what could not be fetched is said at once, and can be asked for again (%s)",
  (layout) => {
    const retry = vi.fn<() => void>();
    render(
      <RetryNotice layout={layout} text="Your progress could not be loaded." action="Try again" onRetry={retry} />,
    );
    expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  },
);
