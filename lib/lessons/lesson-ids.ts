/** The lessons there are; each is a file of this folder, and of the messages. */
export const LESSON_IDS = ["mole", "limiting-reactant", "gas-laws", "ph", "equilibrium", "atomic-radius"] as const;

export type LessonId = (typeof LESSON_IDS)[number];

export function isLessonId(text: string): text is LessonId {
  return LESSON_IDS.some((id) => id === text);
}
