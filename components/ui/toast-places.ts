/** Where on the page toasts may stand in the flow, so that they cover nothing: the one that came last is taken. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function setPlaces(next: readonly HTMLElement[]) {
  places = next;
  for (const listener of listeners) listener();
}

/** A ref: the element is a place for as long as it is on the page. */
export function offerToastPlace(place: HTMLElement | null) {
  if (place === null) return undefined;
  setPlaces([...places, place]);
  return () => setPlaces(places.filter((other) => other !== place));
}

export function subscribeToToastPlaces(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Where toasts belong now. What lies outside of a modal dialog that is open can be neither seen, heard nor reached: they
 * stand in its own place, or just in it. Null where nobody offers one.
 */
export function findToastPlace(): { element: Element; isInFlow: boolean } | null {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const place = places.findLast((each) => dialog === undefined || dialog.contains(each));
  if (place !== undefined) return { element: place, isInFlow: true };
  return dialog === undefined ? null : { element: dialog, isInFlow: false };
}
