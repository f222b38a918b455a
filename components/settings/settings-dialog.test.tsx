// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import { getSettings, resetSettings } from "#lib/client/settings.ts";
import { STORAGE_KEYS } from "#lib/client/stored-value.ts";
import { FORMATS } from "#lib/i18n/formats.ts";
import { DEFAULT_SETTINGS } from "#lib/settings/settings.ts";
import common from "#messages/en/common.json" with { type: "json" };
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import settings from "#messages/en/settings.json" with { type: "json" };
import { SettingsDialog } from "./settings-dialog.tsx";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  resetSettings();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

function open() {
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ common, curriculum, settings }} formats={FORMATS} timeZone="UTC">
        <SettingsDialog isOpen onClose={onClose} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return { onClose };
}

const tab = (name: string) => screen.getByRole("tab", { name });
const lastToast = () => toastStore.getSnapshot()[0];
const stored = (): unknown => JSON.parse(window.localStorage.getItem(STORAGE_KEYS.settings) ?? "null");

test("[SET-01] Student Preferences has six tabs, and shows the first", () => {
  open();
  expect(screen.getByRole("dialog", { name: "Student Preferences" })).toBeTruthy();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Appearance",
    "Learning",
    "Audio",
    "Reminders",
    "Study",
    "Subscription",
  ]);
  expect(screen.getByRole("tabpanel", { name: "Appearance" })).toBeTruthy();
});

test("[SET-01] arrows, Home and End go through the tabs, and only the selected one is a stop", () => {
  open();
  tab("Appearance").focus();
  const press = (key: string) => {
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
    return document.activeElement?.textContent;
  };
  expect(press("ArrowRight")).toBe("Learning");
  expect(press("ArrowDown")).toBe("Audio");
  expect(press("ArrowLeft")).toBe("Learning");
  expect(press("End")).toBe("Subscription");
  expect(press("ArrowRight")).toBe("Appearance");
  expect(press("ArrowUp")).toBe("Subscription");
  expect(press("Home")).toBe("Appearance");
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
});

test.each([
  ["Appearance", ["Compact mode", "High contrast", "Reduce motion", "Screen reader"], ["Font size"], []],
  [
    "Learning",
    ["Show hints automatically", "Step-by-step solutions", "Show formulas"],
    [],
    ["Response style", "Difficulty level", "Practice mode", "Default topic"],
  ],
  ["Audio", ["Read replies aloud", "Sound effects"], ["Voice speed", "Volume"], []],
  ["Reminders", ["Study reminders", "Practice notifications", "Progress updates"], [], ["Reminder time"]],
  ["Study", ["Auto-save progress"], [], []],
])("[SET-01] the tab %s has its controls", (name, switches, sliders, lists) => {
  open();
  fireEvent.click(tab(name));
  const panel = within(screen.getByRole("tabpanel", { name }));
  for (const each of switches) expect(panel.getByRole("switch", { name: each })).toBeTruthy();
  for (const each of sliders) expect(panel.getByRole("slider", { name: each })).toBeTruthy();
  for (const each of lists) expect(panel.getByRole("combobox", { name: each })).toBeTruthy();
  expect(panel.queryAllByRole("switch")).toHaveLength(switches.length);
});

test("[SET-02] the lists offer what the specification lists", () => {
  open();
  const optionsOf = (name: string) =>
    [...screen.getByRole<HTMLSelectElement>("combobox", { name }).options].map(({ value }) => value);
  expect(screen.getAllByRole("radio").map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "Light",
    "Dark",
    "System",
  ]);
  fireEvent.click(tab("Learning"));
  expect(optionsOf("Response style")).toEqual(["concise", "detailed", "comprehensive"]);
  expect(optionsOf("Difficulty level")).toEqual(["easy", "medium", "hard", "adaptive"]);
  expect(optionsOf("Practice mode")).toEqual(["sequential", "random", "mixed", "adaptive"]);
  expect(optionsOf("Default topic")).toHaveLength(24);
  fireEvent.click(tab("Reminders"));
  expect(optionsOf("Reminder time")).toEqual(["09:00", "12:00", "15:00", "18:00", "21:00"]);
});

test.each([
  ["Font size", "Appearance", { key: "PageUp" }, { fontSize: [20] }],
  ["Font size", "Appearance", { key: "ArrowLeft", shiftKey: true }, { fontSize: [12] }],
  ["Voice speed", "Audio", { key: "ArrowUp", shiftKey: true }, { voiceSpeed: [2] }],
  ["Volume", "Audio", { key: "PageDown" }, { voiceVolume: [0] }],
])("[SET-02] on the slider %s of %s, %j goes ten steps", (slider, tabName, keys, expected) => {
  open();
  fireEvent.click(tab(tabName));
  fireEvent.keyDown(screen.getByRole("slider", { name: slider }), keys);
  expect(getSettings()).toMatchObject(expected);
});

test("[SET-02] a slider says its value with its unit, in steps of its own", () => {
  open();
  const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Font size" });
  fireEvent.change(slider, { target: { value: "17" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("17\u202fpx");
  expect([slider.min, slider.max, slider.step]).toEqual(["12", "20", "1"]);
  expect(getSettings().fontSize).toEqual([17]);
});

test("[SET-04] what is changed is told and kept at once, before anything is saved", () => {
  const heard = vi.fn<(event: Event) => void>();
  window.addEventListener("settingsUpdated", heard);
  open();
  fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
  fireEvent.click(screen.getByRole("switch", { name: "High contrast" }));
  window.removeEventListener("settingsUpdated", heard);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(stored()).toMatchObject({ theme: "dark", darkMode: true, highContrast: true });
});

test("[SET-01] [ERR-13] Save keeps what is on the screen, says so and closes", () => {
  const { onClose } = open();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(stored()).toEqual(JSON.parse(JSON.stringify(DEFAULT_SETTINGS)));
  expect(lastToast()?.title).toBe("Settings saved");
  expect(onClose).toHaveBeenCalledOnce();
});

test("[SET-01] [ERR-13] Reset removes what was kept, shows the defaults and stays", () => {
  const { onClose } = open();
  fireEvent.click(screen.getByRole("switch", { name: "Compact mode" }));
  fireEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Compact mode" }).checked).toBe(false);
  expect(window.localStorage.getItem(STORAGE_KEYS.settings)).toBeNull();
  expect(lastToast()?.title).toBe("Settings reset");
  expect(onClose).not.toHaveBeenCalled();
});

test("[SET-06] turning a reminder on asks the browser for permission, and nothing else does", async () => {
  const request = vi.fn<() => Promise<NotificationPermission>>(() => Promise.resolve("default"));
  vi.stubGlobal("Notification", { permission: "default", requestPermission: request });
  open();
  fireEvent.click(tab("Reminders"));
  fireEvent.click(screen.getByRole("switch", { name: "Study reminders" }));
  expect(request).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole("switch", { name: "Study reminders" })));
  expect(request).toHaveBeenCalledOnce();
});
