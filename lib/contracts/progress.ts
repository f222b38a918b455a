import { z } from "zod";
import { isTimeZone } from "../mastery/local-day.ts";

/**
 * Where the student is, as the browser says (`Intl.DateTimeFormat().resolvedOptions().timeZone`): an IANA name. It
 * decides which day an answer counts for; a client that sends none lives in UTC.
 */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone).default("UTC");

/** GET /api/user/progress */
export const progressQuerySchema = z.object({ timeZone: timeZoneSchema });
