import { z } from "zod";
import { BROWSERS, PLATFORMS } from "../devices/device.ts";

export const SIGN_INS_PAGE = 50;

/** The sign-ins that the address names: those made before the given one. */
export const signInQuerySchema = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(SIGN_INS_PAGE).default(SIGN_INS_PAGE),
});

export type SignInQuery = z.infer<typeof signInQuerySchema>;

/** A sign-in that holds: its person is signed in there. */
export const signInSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** Null: not recognised. */
  browser: z.enum(Object.keys(BROWSERS) as [keyof typeof BROWSERS]).nullable(),
  platform: z.enum(Object.keys(PLATFORMS) as [keyof typeof PLATFORMS]).nullable(),
  /** The one that asks. */
  isThis: z.boolean(),
});

export type SignIn = z.infer<typeof signInSchema>;
