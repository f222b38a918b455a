/** What people call the browsers and systems that can be told apart. They are names: the same in every language. */
export const BROWSERS = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  opera: "Opera",
  safari: "Safari",
  samsung: "Samsung Internet",
} as const;

export const PLATFORMS = {
  android: "Android",
  chromeos: "ChromeOS",
  ios: "iOS",
  linux: "Linux",
  macos: "macOS",
  windows: "Windows",
} as const;

export type Browser = keyof typeof BROWSERS;
export type Platform = keyof typeof PLATFORMS;

/** A device as coarsely as its person needs it to know it again; null is what was not recognised. */
export type Device = { browser: Browser | null; platform: Platform | null };

export const UNKNOWN_DEVICE: Device = { browser: null, platform: null };

/** The first that fits: browsers also name those whose pages they can show, and Android is a Linux. */
const BROWSER_SIGNS: readonly [string, Browser][] = [
  ["Edg/", "edge"],
  ["EdgA/", "edge"],
  ["EdgiOS/", "edge"],
  ["OPR/", "opera"],
  ["OPT/", "opera"],
  ["SamsungBrowser/", "samsung"],
  ["Firefox/", "firefox"],
  ["FxiOS/", "firefox"],
  ["CriOS/", "chrome"],
  ["Chromium/", "chrome"],
  ["Chrome/", "chrome"],
  ["Safari/", "safari"],
];

const PLATFORM_SIGNS: readonly [string, Platform][] = [
  ["Android", "android"],
  ["iPhone", "ios"],
  ["iPad", "ios"],
  ["iPod", "ios"],
  ["CrOS", "chromeos"],
  ["Windows", "windows"],
  ["Macintosh", "macos"],
  ["Linux", "linux"],
];

/** What a browser's header User-Agent tells of its device. An iPad may call itself a Mac. */
export function deviceOf(userAgent: string | null): Device {
  return { browser: firstIn(BROWSER_SIGNS, userAgent ?? ""), platform: firstIn(PLATFORM_SIGNS, userAgent ?? "") };
}

function firstIn<Name>(signs: readonly [string, Name][], text: string): Name | null {
  return signs.find(([sign]) => text.includes(sign))?.[1] ?? null;
}

/** A device as it was stored, perhaps by a version that knew others. */
export function readDevice({ browser, platform }: { browser: string | null; platform: string | null }): Device {
  return {
    browser: browser !== null && Object.hasOwn(BROWSERS, browser) ? (browser as Browser) : null,
    platform: platform !== null && Object.hasOwn(PLATFORMS, platform) ? (platform as Platform) : null,
  };
}
