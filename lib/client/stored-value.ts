/** The browser storage keys of this application. */
export const STORAGE_KEYS = {
  currentSession: "atomcoach.currentSession",
  /** Also read by app/theme.js, before the first paint. */
  settings: "atomcoach.settings",
  settingsVersion: "atomcoach.settingsVersion",
} as const;

/** Beside those, what is kept of each practice question: the answer as far as it is written, the hints given. */
type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | `atomcoach.${"answer" | "hints"}.${string}`;

/** Null when nothing is stored, or when the browser refuses storage. */
export function readStoredValue(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser that refuses storage only forgets; nothing else depends on it. */
export function writeStoredValue(key: StorageKey, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch (error) {
    console.warn("Browser storage is not available", error);
  }
}

export function removeStoredValue(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
