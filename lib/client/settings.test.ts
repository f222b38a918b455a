// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { STORAGE_KEYS } from "./stored-value.ts";

const system = { matches: false, listeners: new Set<() => void>() };

beforeEach(() => {
  vi.resetModules();
  window.localStorage.clear();
  system.matches = false;
  system.listeners.clear();
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => system.listeners.delete(listener),
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that was just loaded: the store begins anew. */
const load = () => import("./settings.ts");

const stored = (): unknown => JSON.parse(window.localStorage.getItem(STORAGE_KEYS.settings) ?? "null");

test("[SET-03] settings have keys of their own, beside the current session's", () => {
  expect(new Set(Object.values(STORAGE_KEYS)).size).toBe(3);
  expect(STORAGE_KEYS).toMatchObject({ settings: "atomcoach.settings", settingsVersion: "atomcoach.settingsVersion" });
});

test("[SET-03] [SET-04] a change is told to the window, kept, and there after a reload", async () => {
  const heard = vi.fn<(event: Event) => void>();
  window.addEventListener("settingsUpdated", heard);
  const { updateSettings } = await load();
  updateSettings({ theme: "dark", fontSize: [18] });
  window.removeEventListener("settingsUpdated", heard);

  const expected = { ...DEFAULT_SETTINGS, theme: "dark", darkMode: true, fontSize: [18] };
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: expected });
  expect(stored()).toEqual(expected);
  expect(window.localStorage.getItem(STORAGE_KEYS.settingsVersion)).toBe("1");

  vi.resetModules();
  const again = await load();
  expect(again.getSettings()).toEqual(expected);
});

test("[SET-01] a reset removes what was stored and brings the defaults back", async () => {
  const { updateSettings, resetSettings, getSettings } = await load();
  updateSettings({ compactMode: true });
  resetSettings();
  expect(getSettings()).toEqual(DEFAULT_SETTINGS);
  expect(window.localStorage.length).toBe(0);
});

test("[SET-03] [ERR-11] a corrupt value gives way to the defaults, and is only logged", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  window.localStorage.setItem(STORAGE_KEYS.settings, '{"theme":"purple","compactMode":true}');
  const { getSettings } = await load();
  expect(getSettings()).toEqual({ ...DEFAULT_SETTINGS, compactMode: true });
  expect(log.mock.calls.flat().join(" ")).toContain("theme");
});

test("[ERR-11] a browser that refuses storage keeps the change for the page, and it is only logged", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { updateSettings, getSettings } = await load();
  updateSettings({ highContrast: true });
  expect(getSettings().highContrast).toBe(true);
  expect(log).toHaveBeenCalled();
});

test("[SET-04] the theme of the system is followed live, and no other", async () => {
  const { useSettings, updateSettings } = await load();
  const { result, unmount } = renderHook(() => useSettings());
  expect(result.current.darkMode).toBe(false);
  const turnDark = (isDark: boolean) =>
    act(() => {
      system.matches = isDark;
      for (const listener of system.listeners) listener();
    });
  turnDark(true);
  expect(result.current).toMatchObject({ theme: "system", darkMode: true });
  act(() => updateSettings({ theme: "light" }));
  turnDark(false);
  turnDark(true);
  expect(result.current.darkMode).toBe(false);
  unmount();
  expect(system.listeners.size).toBe(0);
});

test("[SET-04] what another tab sets is taken over", async () => {
  const { useSettings } = await load();
  const { result } = renderHook(() => useSettings());
  window.localStorage.setItem(STORAGE_KEYS.settings, JSON.stringify({ ...DEFAULT_SETTINGS, practiceMode: "random" }));
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: STORAGE_KEYS.settings }));
  });
  expect(result.current.practiceMode).toBe("random");
});
