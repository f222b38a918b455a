/**
 * Has the browser keep the worker that says, in this language, that there is no connection. Another language is another
 * address, and takes the place of the one before. A browser that keeps no workers does without.
 */
export function keepOfflineWorker(locale: string): void {
  navigator.serviceWorker?.register(`/offline-worker.js?locale=${locale}`).catch(() => undefined);
}
