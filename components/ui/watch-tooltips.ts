const OPEN_DELAY_MS = 700;
/** Who comes from another tooltip within this time waits no more. */
const SKIP_DELAY_MS = 300;

const TRIGGER = "[data-tooltip]";
const TOOLTIP = "[role=tooltip]";

/**
 * Tells which element with `data-tooltip` shows its tooltip, or null: one that a mouse rests on, or that the keyboard reached.
 * A tooltip stays while the mouse is on it, and leaves on Escape, on scrolling, and once its trigger is used. Touch shows none.
 * Returns what ends the watch.
 */
export function watchTooltips(onChange: (trigger: Element | null) => void): () => void {
  let shown: Element | null = null;
  let hovered: Element | null = null;
  let hiddenAt = -Infinity;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let focusing: ReturnType<typeof setTimeout> | undefined;

  function show(trigger: Element): void {
    clearTimeout(opening);
    shown = trigger;
    onChange(trigger);
  }

  function hide(): void {
    clearTimeout(opening);
    if (shown === null) return;
    shown = null;
    hiddenAt = performance.now();
    onChange(null);
  }

  function hover(trigger: Element | null): void {
    if (trigger === hovered) return;
    clearTimeout(opening);
    // What the keyboard opened stays until the keyboard leaves it.
    if (shown !== null && shown === hovered) hide();
    hovered = trigger;
    if (trigger === null || trigger === shown) return;
    if (shown !== null || performance.now() - hiddenAt < SKIP_DELAY_MS) show(trigger);
    else opening = setTimeout(show, OPEN_DELAY_MS, trigger);
  }

  const ending = new AbortController();
  const { signal } = ending;
  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { signal, capture: true, passive: name === "scroll" });

  listen("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "touch" && closest(target, TOOLTIP) === null) hover(closest(target, TRIGGER));
  });
  listen("pointerout", ({ relatedTarget }) => {
    // Off the window: nothing else is told to be under the pointer.
    if (relatedTarget === null) hover(null);
  });
  listen("focusin", ({ target }) => {
    // The focus that a dialog gives back after a click shows nothing: who uses a mouse did not ask.
    const trigger = closest(target, TRIGGER);
    // A menu that closes gives its focus back before it is closed, and until then no browser shows another popover.
    if (trigger?.matches(":focus-visible")) focusing = setTimeout(show, 0, trigger);
  });
  listen("focusout", ({ target }) => {
    clearTimeout(focusing);
    if (shown !== null && shown === closest(target, TRIGGER)) hide();
  });
  listen("pointerdown", hide);
  listen("click", hide);
  listen("scroll", ({ target }) => {
    if (shown !== null && target instanceof Node && target.contains(shown)) hide();
  });
  // It goes with what lies below: a dialog closes by one key, wherever the mouse happens to rest.
  listen("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });

  return () => {
    ending.abort();
    clearTimeout(opening);
    clearTimeout(focusing);
  };
}

function closest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}
