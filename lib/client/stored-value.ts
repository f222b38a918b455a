/** The browser storage keys of this application. */
export const STORAGE_KEYS = { currentSession: "atomcoach.currentSession" } as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

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
