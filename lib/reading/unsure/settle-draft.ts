import type { Statement } from "../statement/statement.ts";
import { verify } from "../statement/verify.ts";
import type { Verified, VerifyIssue } from "../statement/verify.ts";
import type { Draft } from "./draft.ts";
import { stateDraft } from "./state-draft.ts";

/** What becomes of a draft that the student stands by. `issue` is null while a part of it is open. */
export type Settled =
  | { readonly kind: "solved"; readonly statement: Statement; readonly verified: Verified }
  | { readonly kind: "open"; readonly issue: VerifyIssue | null };

/** A draft through the verifier that admits all that is read. `said`: what the student wrote about it. */
export function settleDraft(draft: Draft, said: readonly string[]): Settled {
  const statement = stateDraft(draft);
  if (statement === null) return { kind: "open", issue: null };
  const verified = verify(statement, draft.text, draft.locale, said);
  return verified.ok
    ? { kind: "solved", statement, verified: verified.value }
    : { kind: "open", issue: verified.issue };
}
