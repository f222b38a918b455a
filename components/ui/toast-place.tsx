import { offerToastPlace } from "./toast-places.ts";

/** A place for toasts between the parts of a column: it has no height of its own. */
export function ToastPlace() {
  return <div ref={offerToastPlace} className="relative flex shrink-0 justify-center" />;
}
