import type { KeyboardEvent } from "react";

/** In these, Page Up and Page Down have a meaning of their own. A dialog that a message opens lies within it. */
const OWN_KEYS = "dialog, textarea, input, select, [role=radio], [role=group][tabindex]";

/** Page Down and Page Up take who is within a message to the next one and the one before, as in every feed. */
export function moveThroughFeed(event: KeyboardEvent<HTMLElement>): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof Element) || event.target.closest(OWN_KEYS) !== null) return;
  const messages = [...event.currentTarget.querySelectorAll<HTMLElement>("[aria-posinset]")];
  const here = messages.findIndex((message) => message.contains(event.target as Element));
  const next = messages[here + step];
  if (here < 0 || next === undefined) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "start" });
}
