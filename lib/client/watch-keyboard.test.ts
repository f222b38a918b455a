// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchKeyboard } from "./watch-keyboard.ts";

const SCREEN_PX = 740;

/** The part of the page that is seen, as a phone's browser tells it. */
class View extends EventTarget {
  height = SCREEN_PX;
  offsetTop = 0;
  scale = 1;

  become(view: Partial<Pick<View, "height" | "offsetTop" | "scale">>): void {
    Object.assign(this, view);
    this.dispatchEvent(new Event("resize"));
  }
}

let view: View;
const scrollTo = vi.fn<typeof window.scrollTo>();
const covered = () => document.documentElement.style.getPropertyValue("--keyboard");

beforeEach(() => {
  view = new View();
  vi.stubGlobal("visualViewport", view);
  vi.stubGlobal("scrollTo", scrollTo);
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(SCREEN_PX);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrollTo.mockReset();
});

test("what a keyboard covers is told, and the page that was pushed up is put back", () => {
  const end = watchKeyboard();
  view.become({ height: 420, offsetTop: 180 });
  expect(covered()).toBe("320px");
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  view.become({ height: SCREEN_PX, offsetTop: 0 });
  expect(covered()).toBe("0px");
  end();
  view.become({ height: 420 });
  expect(covered()).toBe("");
});

test("nothing covers a page that is zoomed into, and it stays where it was moved to", () => {
  const end = watchKeyboard();
  view.become({ height: 370, offsetTop: 90, scale: 2 });
  expect(covered()).toBe("0px");
  expect(scrollTo).not.toHaveBeenCalled();
  end();
});

test("a browser that does not tell has nothing to be asked", () => {
  vi.stubGlobal("visualViewport", null);
  watchKeyboard()();
  expect(covered()).toBe("");
});
