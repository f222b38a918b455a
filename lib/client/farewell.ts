import { CURRENT_SESSION_COOKIE } from "../contracts/chat-start.ts";
import { STORAGE_KEYS } from "./stored-value.ts";

const KEY = "atomcoach.farewell";

/** Everything that this application keeps in a browser begins with it. */
const PREFIX = "atomcoach.";

/** How the page looks and what language it speaks is the browser's matter, not that of a person. */
const KEPT: ReadonlySet<string> = new Set([STORAGE_KEYS.settings, STORAGE_KEYS.settingsVersion]);

/** From an account that was deleted to the page of visitors, which says so. */
export function leaveForGood(): void {
  try {
    window.sessionStorage.setItem(KEY, "1");
  } catch (error) {
    console.warn("Browser storage is not available", error);
  }
  window.location.replace("/");
}

/**
 * Whether somebody comes here whose account was deleted in this tab; asked again, nobody does. What the browser kept of them
 * goes now, when no page is left that could write it anew.
 */
export function takeFarewell(): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === null) return false;
    for (const storage of [window.sessionStorage, window.localStorage]) forgetPerson(storage);
    document.cookie = `${CURRENT_SESSION_COOKIE}=; path=/; max-age=0`;
    return true;
  } catch {
    return false;
  }
}

function forgetPerson(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(PREFIX) && !KEPT.has(key)) storage.removeItem(key);
  }
}
