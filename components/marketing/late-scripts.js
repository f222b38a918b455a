// Loaded by the pages that the build takes the scripts out of (scripts/build/late-scripts.ts), as a file of its own: plain
// script, which nothing compiles or bundles. It brings those scripts in when they are wanted.

(() => {
  const LATE = 'script[type="late"]';
  /** Signs that somebody is about to use the page; after a failure, that there is a network again. */
  const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "online"];
  /** Who reads so long may stay. */
  const FETCHED_AHEAD_AFTER_MS = 1000;
  const LISTENING = { capture: true, passive: true };

  const { until } = document.currentScript.dataset;

  function bringIn(late) {
    const script = document.createElement("script");
    // By these attributes, as they were written, React and the scripts themselves know that they are there.
    script.async = true;
    script.setAttribute("src", late.getAttribute("src"));
    script.addEventListener("error", () => {
      script.replaceWith(late);
      awaitUse();
    });
    late.replaceWith(script);
  }

  /** A browser also tells of a pointer that rests where a page has just been laid out beneath it. */
  const rests = (event) => event?.type === "pointermove" && event.movementX === 0 && event.movementY === 0;

  function wake(event) {
    if (rests(event)) return;
    for (const sign of SIGNS) removeEventListener(sign, wake, LISTENING);
    whenParsed(() => document.querySelectorAll(LATE).forEach(bringIn));
  }

  function awaitUse() {
    for (const sign of SIGNS) addEventListener(sign, wake, LISTENING);
  }

  /** Fetched ahead they are there at once, without work for the processor before they are wanted. */
  function fetchAhead() {
    if (navigator.connection?.saveData) return;
    for (const late of document.querySelectorAll(LATE)) {
      const link = document.createElement("link");
      link.rel = "prefetch";
      link.as = "script";
      link.href = late.src;
      document.head.append(link);
    }
  }

  /** What is sent before anybody listens waits in the form, which React then finds. */
  function hold(event) {
    const form = event.target;
    if (form.dataset.late === undefined) return;
    event.preventDefault();
    form.dataset.held = event.submitter?.value ?? "";
    form.setAttribute("aria-busy", "true");
    wake();
  }

  function whenParsed(work) {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", work, { once: true });
    else work();
  }

  function whenLoaded(work) {
    if (document.readyState === "complete") work();
    else addEventListener("load", work, { once: true });
  }

  /** The page may have something to tell to who comes back from a payment or out of the app. */
  function isReturn() {
    try {
      return location.search !== "" || sessionStorage.length > 0;
    } catch {
      return false;
    }
  }

  addEventListener("submit", hold, true);
  if (until === "paint" || isReturn()) {
    whenParsed(() => requestAnimationFrame(() => setTimeout(wake)));
  } else {
    awaitUse();
    whenLoaded(() => setTimeout(fetchAhead, FETCHED_AHEAD_AFTER_MS));
  }
})();
