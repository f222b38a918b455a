// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { standaloneSvg } from "./save-picture.ts";

test("[SEE-02] a drawing that is saved stands alone: its styles inside, on the paper behind it", () => {
  const { container } = render(
    <div style={{ backgroundColor: "rgb(250, 247, 240)" }}>
      <style>{`.ink { fill: rgb(15, 95, 168); font-size: 12px; } .line { stroke: rgb(32, 36, 42); stroke-width: 2px; }`}</style>
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <path className="line" d="M0 0H120" />
        <g>
          <text className="ink" x="10" y="20">
            CO₂
          </text>
        </g>
      </svg>
    </div>,
  );
  const drawn = container.querySelector("svg");
  if (drawn === null) throw new Error("Nothing was drawn");
  const before = drawn.outerHTML;
  const saved = new DOMParser().parseFromString(standaloneSvg(drawn), "image/svg+xml").documentElement;
  expect(saved.querySelector("parsererror")).toBeNull();
  expect([saved.getAttribute("width"), saved.getAttribute("height")]).toEqual(["120", "80"]);
  expect(saved.querySelector("rect")?.getAttribute("fill")).toBe("rgb(250, 247, 240)");
  expect(saved.querySelector("text")?.getAttribute("fill")).toBe("rgb(15, 95, 168)");
  expect(saved.querySelector("text")?.textContent).toBe("CO₂");
  expect(saved.querySelector("path")?.getAttribute("stroke-width")).toBe("2px");
  expect(saved.querySelectorAll("[class], [aria-hidden]")).toHaveLength(0);
  // What is on the page stays as it was.
  expect(drawn.outerHTML).toBe(before);
});
