"use client";

import { readSettings, SETTINGS_VERSION } from "../settings/read-settings.ts";
import { changeSettings, DEFAULT_SETTINGS, type Settings } from "../settings/settings.ts";
import { readStoredValue, removeStoredValue, STORAGE_KEYS, writeStoredValue } from "./stored-value.ts";
import { useBrowserValue } from "./use-is-awake.ts";

/** Told to the window whenever the settings change, with the settings as `detail`. app/theme.js applies them to the document. */
const SETTINGS_UPDATED = "settingsUpdated";

/** Null until somebody asks: there is no storage while the page is built. */
let current: Settings | null = null;
const listeners = new Set<() => void>();

export function getSettings(): Settings {
  current ??= loadSettings();
  return current;
}

/** Applies, tells and keeps the change, at once. */
export function updateSettings(change: Partial<Settings>): void {
  show(changeSettings(getSettings(), change, systemIsDark()));
  keep(getSettings());
}

/** The same for one setting whose name is only known when it runs. */
export function updateSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  const change: Partial<Settings> = {};
  change[name] = value;
  updateSettings(change);
}

/** Forgets what was set: the defaults are back. */
export function resetSettings(): void {
  show(changeSettings(DEFAULT_SETTINGS, {}, systemIsDark()));
  removeStoredValue(STORAGE_KEYS.settings);
  removeStoredValue(STORAGE_KEYS.settingsVersion);
}

/** The settings of this browser, also when another tab changes them. */
export function useSettings(): Settings {
  return useBrowserValue(subscribe, getSettings, DEFAULT_SETTINGS);
}

function loadSettings(): Settings {
  const version = Number(readStoredValue(STORAGE_KEYS.settingsVersion));
  const { settings, rejected } = readSettings(
    readStoredValue(STORAGE_KEYS.settings),
    Number.isNaN(version) ? null : version,
  );
  if (rejected.length > 0)
    console.warn("Stored settings that cannot be read gave way to the defaults:", rejected.join(", "));
  return changeSettings(settings, {}, systemIsDark());
}

function show(settings: Settings): void {
  current = settings;
  window.dispatchEvent(new CustomEvent<Settings>(SETTINGS_UPDATED, { detail: settings }));
  for (const listener of listeners) listener();
}

function keep(settings: Settings): void {
  writeStoredValue(STORAGE_KEYS.settings, JSON.stringify(settings));
  writeStoredValue(STORAGE_KEYS.settingsVersion, String(SETTINGS_VERSION));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", followOtherTab);
    darkScheme()?.addEventListener("change", followSystem);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", followOtherTab);
    darkScheme()?.removeEventListener("change", followSystem);
  };
}

/** A key of null means that the whole storage was cleared. */
function followOtherTab({ key }: StorageEvent): void {
  if (key === STORAGE_KEYS.settings || key === null) show(loadSettings());
}

/** Only what is shown: what the device is set to is not ours to keep. */
function followSystem(): void {
  if (getSettings().theme === "system") show(changeSettings(getSettings(), {}, systemIsDark()));
}

function systemIsDark(): boolean {
  return darkScheme()?.matches ?? false;
}

/** Null where there is no screen, as in a test. */
function darkScheme(): MediaQueryList | null {
  return typeof window.matchMedia === "function" ? window.matchMedia("(prefers-color-scheme: dark)") : null;
}
