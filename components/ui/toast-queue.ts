import type { ReactNode } from "react";

/** Beyond these the oldest toast gives way. */
const MAX_TOASTS = 3;

export type ToastContent = {
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive";
  action?: { label: string; onSelect: () => void };
  /** The session that it speaks of: with another one it goes. */
  about?: string;
};

export type QueuedToast = ToastContent & { id: string; open: boolean };

export type ToastEvent =
  | { type: "added"; toast: QueuedToast }
  | { type: "updated"; id: string; content: Partial<ToastContent> }
  | { type: "dismissed"; id: string }
  | { type: "removed"; id: string };

/** Newest first. A dismissed toast stays, closed, until it is removed, so that its exit can be seen. */
export function nextToasts(toasts: readonly QueuedToast[], event: ToastEvent): readonly QueuedToast[] {
  switch (event.type) {
    case "added":
      return [event.toast, ...toasts].slice(0, MAX_TOASTS);
    case "updated":
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, ...event.content } : toast));
    case "dismissed":
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
    case "removed":
      return toasts.filter((toast) => toast.id !== event.id);
  }
}
