// Loaded by the layout before the first paint, as a file of its own, so that no wrong theme flashes, no page carries it
// along and the Content-Security-Policy needs no exception for it. Plain script: nothing compiles or bundles it.

(() => {
  const SETTINGS_KEY = "atomcoach.settings";
  const LOCALE_KEY = "atomcoach.locale";

  const PAPER = { light: "#faf7f0", dark: "#14191f" };

  const root = document.documentElement;
  const systemDark = matchMedia("(prefers-color-scheme: dark)");

  /** Storage may be forbidden, and anything may stand in it. */
  function readStorage(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function readSettings() {
    try {
      return JSON.parse(readStorage(SETTINGS_KEY)) ?? {};
    } catch {
      return {};
    }
  }

  function applySettings({ theme, highContrast, reduceMotion, compactMode, fontSize }) {
    const dark = theme === "dark" || (theme !== "light" && systemDark.matches);
    root.classList.toggle("dark", dark);
    root.classList.toggle("light", !dark);
    root.classList.toggle("high-contrast", highContrast === true);
    root.classList.toggle("reduce-motion", reduceMotion === true);
    root.classList.toggle("compact", compactMode === true);
    const [size] = Array.isArray(fontSize) ? fontSize : [];
    if (size >= 12 && size <= 20) root.style.setProperty("--font-size", size);
    else root.style.removeProperty("--font-size");
    showColor(dark ? PAPER.dark : PAPER.light);
  }

  /** The browser's own bars take the colour of the paper. Said here only: each byte of the pages counts. */
  function showColor(color) {
    let meta = document.getElementById("theme-color");
    if (!meta) {
      meta = document.createElement("meta");
      meta.id = "theme-color";
      meta.name = "theme-color";
      document.head.prepend(meta);
    }
    meta.content = color;
  }

  /** The cookie that keeps the language is mirrored in local storage, and brought back from there when it was lost. */
  function keepLocale() {
    const chosen = /(?:^|; )NEXT_LOCALE=([a-z]{2})(?:;|$)/.exec(document.cookie)?.[1];
    if (chosen) {
      localStorage.setItem(LOCALE_KEY, chosen);
      return;
    }
    const mirrored = readStorage(LOCALE_KEY);
    if (!/^[a-z]{2}$/.test(mirrored ?? "") || mirrored === root.lang) return;
    document.cookie = `NEXT_LOCALE=${mirrored}; path=/; max-age=31536000; samesite=lax`;
    // Where cookies are refused, this would go on for ever.
    if (document.cookie.includes("NEXT_LOCALE=")) location.reload();
  }

  applySettings(readSettings());
  systemDark.addEventListener("change", () => applySettings(readSettings()));
  addEventListener("settingsUpdated", ({ detail }) => applySettings(detail ?? readSettings()));
  addEventListener("storage", ({ key }) => {
    if (key === SETTINGS_KEY) applySettings(readSettings());
  });
  try {
    keepLocale();
  } catch {
    // Without storage there is no mirror to keep.
  }
})();
