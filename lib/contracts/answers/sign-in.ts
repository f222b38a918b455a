import type { Browser, Platform } from "../../devices/device.ts";
import { BROWSERS, PLATFORMS } from "../../devices/device.ts";
import { boolean, type Infer, instant, nullable, object, oneOf, string } from "../shape.ts";

/** A sign-in that holds: its person is signed in there. */
export const signInShape = object({
  id: string,
  createdAt: instant,
  /** To the hour. */
  lastUsedAt: instant,
  /** Null: not recognised. */
  browser: nullable(oneOf(Object.keys(BROWSERS) as Browser[])),
  platform: nullable(oneOf(Object.keys(PLATFORMS) as Platform[])),
  /** The one that asks. */
  isThis: boolean,
});

export type SignIn = Infer<typeof signInShape>;
