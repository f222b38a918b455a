import type { Grade } from "#lib/contracts/grades.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#lib/i18n/locales.ts";
import type { PlanName } from "#lib/plans/plans.ts";

export type DemoAccount = {
  /** The form field `account` of POST /api/login/demo. */
  account: "new-student" | "student" | "teacher";
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  grade: Grade | null;
  plan: PlanName;
  /** The language of its past. */
  locale: Locale;
};

/** The ids of all demo users begin so. */
const ID_PREFIX = "0de70000-0000-4000-8000-";

/**
 * The ready accounts of the demo sign-in, as they are for who signs in from an English page. Their ids are fixed, so that
 * seeding again changes nothing.
 */
export const DEMO_ACCOUNTS = [
  {
    account: "new-student",
    id: "0de70000-0000-4000-8000-000000000001",
    firstName: "Noor",
    lastName: "Haddad",
    email: "new-student@demo.invalid",
    grade: null,
    plan: "free",
    locale: DEFAULT_LOCALE,
  },
  {
    account: "student",
    id: "0de70000-0000-4000-8000-000000000002",
    firstName: "Selam",
    lastName: "Tesfaye",
    email: "student@demo.invalid",
    grade: "11",
    plan: "student",
    locale: DEFAULT_LOCALE,
  },
  {
    account: "teacher",
    id: "0de70000-0000-4000-8000-000000000003",
    firstName: "Mateo",
    lastName: "Rivera",
    email: "teacher@demo.invalid",
    grade: "other",
    plan: "teacher",
    locale: DEFAULT_LOCALE,
  },
] as const satisfies readonly DemoAccount[];

/** The account as it is for who signs in from a page in this language: a user of its own, whose past is in it. */
export function findDemoAccount(name: string, locale: Locale): DemoAccount | null {
  const account = DEMO_ACCOUNTS.find((known) => known.account === name);
  return account === undefined ? null : inLanguage(account, locale);
}

function inLanguage(account: DemoAccount, locale: Locale): DemoAccount {
  if (locale === account.locale) return account;
  const id = `${account.id.slice(0, -2)}${LOCALES.indexOf(locale)}${account.id.slice(-1)}`;
  return { ...account, id, email: account.email.replace("@", `.${locale}@`), locale };
}

export function isDemoUser({ id }: { id: string }): boolean {
  return id.startsWith(ID_PREFIX);
}

/** A class may try the app on one demo account. */
const VISITORS = 40;

/** For how many persons an account's shares are: strangers use a demo account at the same time. */
export function personsAt(userId: string): number {
  return isDemoUser({ id: userId }) ? VISITORS : 1;
}
