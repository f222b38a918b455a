/** What a person without an e-mail address types to confirm that the account is to be deleted: the same in every language. */
export const CONFIRMATION_WORD = "AtomCoach";

/** Whether somebody typed what was asked for; nobody has to mind its case. */
export function isConfirmed(typed: string, asked: string): boolean {
  return typed.trim().toLowerCase() === asked.toLowerCase();
}
