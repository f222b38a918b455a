import { SettingSlider } from "./setting-slider.tsx";
import { SettingSwitch } from "./setting-switch.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export function AppearanceTab() {
  return (
    <>
      <ThemeChoice />
      <SettingSlider name="fontSize" />
      <SettingSwitch name="compactMode" />
      <SettingSwitch name="highContrast" />
      <SettingSwitch name="reduceMotion" />
      <SettingSwitch name="screenReader" />
    </>
  );
}
