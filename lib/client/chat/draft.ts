/** Each person's own: after a sign-out somebody else may use the same tab. */
const keyOf = (userId: string) => `atomcoach.draft.${userId}`;

/** Empty when there is none, when the browser refuses storage, and on the server: there a failed try would cost each visit. */
export function readDraft(userId: string): string {
  if (typeof window === "undefined") return "";
  try {
    return window.sessionStorage.getItem(keyOf(userId)) ?? "";
  } catch {
    return "";
  }
}

/** A browser that refuses storage only forgets. */
export function writeDraft(userId: string, text: string): void {
  try {
    if (text === "") window.sessionStorage.removeItem(keyOf(userId));
    else window.sessionStorage.setItem(keyOf(userId), text);
  } catch (error) {
    console.warn("Browser storage is not available", error);
  }
}
