/** Each person's own: after a sign-out somebody else may use the same tab. */
const keyOf = (userId: string) => `atomcoach.draft.${userId}`;

/** Empty when there is none, or when the browser refuses storage. */
export function readDraft(userId: string): string {
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
