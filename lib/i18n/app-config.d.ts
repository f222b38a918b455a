import type { Messages } from "./areas.ts";
import type { FORMATS } from "./formats.ts";
import type { Locale } from "./locales.ts";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
    Formats: typeof FORMATS;
  }
}
