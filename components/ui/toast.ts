import { nextToasts, type QueuedToast, type ToastContent, type ToastEvent } from "./toast-queue.ts";

const REMOVAL_DELAY_MS = 5000;

let toasts: readonly QueuedToast[] = [];
let lastNumber = 0;
/** The session that is on the screen. */
let here: string | undefined;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function dispatch(event: ToastEvent) {
  toasts = nextToasts(toasts, event);
  for (const listener of listeners) listener();
}

/** Closes the toast now; it leaves the page after its exit. */
export function dismissToast(id: string) {
  if (removals.has(id)) return;
  dispatch({ type: "dismissed", id });
  const removal = setTimeout(() => {
    removals.delete(id);
    dispatch({ type: "removed", id });
  }, REMOVAL_DELAY_MS);
  removals.set(id, removal);
}

/** Another session is on the screen: what was said about any other goes. */
export function enterSession(id: string) {
  here = id;
  for (const { id: toastId, about } of toasts) if (about !== undefined && about !== id) dismissToast(toastId);
}

/** Shows a toast about the session that is on the screen, if there is one. */
export const toastHere = (content: ToastContent) => toast(here === undefined ? content : { ...content, about: here });

/** Shows a toast. The sentences arrive translated. Needs one `<Toaster />` on the page. */
export function toast(content: ToastContent) {
  lastNumber += 1;
  const id = `toast-${lastNumber}`;
  dispatch({ type: "added", toast: { ...content, id, open: true } });
  return {
    id,
    update: (change: Partial<ToastContent>) => dispatch({ type: "updated", id, content: change }),
    dismiss: () => dismissToast(id),
  };
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => toasts,
};
