/** What a teacher finds on the page of the materials, in the order of its tabs. */
export const TEACHER_TABS = ["materials", "maker", "auditor"] as const;

export type TeacherTab = (typeof TEACHER_TABS)[number];

/** The tab that an address names; the first where it names none. */
export function readTeacherTab(named: unknown): TeacherTab {
  return TEACHER_TABS.find((tab) => tab === named) ?? TEACHER_TABS[0];
}

export function addressOfTab(tab: TeacherTab): string {
  return tab === TEACHER_TABS[0] ? "/materials" : `/materials?tab=${tab}`;
}
