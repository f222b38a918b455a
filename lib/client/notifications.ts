"use client";

import { useCallback, useState } from "react";

export type NotificationSupport = "default" | "granted" | "denied" | "unsupported";

/** Whether the browser may show notifications, and how to ask for it. Only ask when a person has just wished for it. */
export function useNotificationPermission() {
  const [permission, setPermission] = useState<NotificationSupport>(readPermission);
  const request = useCallback(async () => {
    if (readPermission() === "default") {
      await Notification.requestPermission().catch((error: unknown) =>
        console.warn("Notifications cannot be asked for", error),
      );
    }
    setPermission(readPermission());
  }, []);
  return { permission, request };
}

/**
 * Shows a notification of the browser if that is allowed; false when it is not shown. Of several with the same tag, as from
 * several tabs, one stands.
 */
export function showNotification({ title, body, tag }: { title: string; body: string; tag: string }): boolean {
  if (readPermission() !== "granted") return false;
  try {
    const notification = new Notification(title, { body, tag });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
    return true;
  } catch (error) {
    // Some browsers know them only from service workers.
    console.warn("The notification could not be shown", error);
    return false;
  }
}

function readPermission(): NotificationSupport {
  return "Notification" in window ? Notification.permission : "unsupported";
}
