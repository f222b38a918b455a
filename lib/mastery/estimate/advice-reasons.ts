/**
 * Why something is to be learnt next: it is the ground of something that went wrong (`foundation`); it went wrong itself,
 * though its ground holds (`weak`); or what it rests on is known (`ready`, of which `start` rests on nothing).
 */
export const ADVICE_REASONS = ["foundation", "weak", "ready", "start"] as const;

export type AdviceReason = (typeof ADVICE_REASONS)[number];
