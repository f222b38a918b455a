"use client";

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { takePaymentReturn } from "#lib/client/payment-return.ts";
import { request } from "#lib/client/request.ts";
import type { MemberDesk } from "./member-desk.tsx";
import { leaveFor } from "./open-payment-page.ts";
import { tellOutcome, tellSignIn, usePaymentToaster } from "./use-payment-toaster.ts";

type Desk = {
  /** What a person who is signed in can do with their plan; null while that is not known or loaded, and for visitors. */
  member: MemberDesk | null;
  isVisitor: boolean;
  /** Tells a visitor that only who is signed in can have a plan, and leads to the sign-in. */
  signInFirst: (address: string) => void;
};

const DeskContext = createContext<Desk>({ member: null, isVisitor: false, signInFirst: leaveFor });

export const useDesk = (): Desk => use(DeskContext);

/**
 * What a page stands on that is open to all, and on which members find their plan. It arrives as visitors see it; what only
 * members need, which is most, is loaded once it is known that there is one.
 */
export function BillingDesk({ children }: { children: ReactNode }) {
  const [guest, setGuest] = useState<Pick<Desk, "member" | "isVisitor">>({ member: null, isVisitor: false });
  const [toaster, tell] = usePaymentToaster();
  useEffect(() => {
    findGuest()
      .then(setGuest)
      // The page stays as visitors see it: its links find out who it is.
      .catch((error: unknown) => console.error("Who is signed in could not be read:", error));
  }, []);

  const { isVisitor } = guest;
  useEffect(() => {
    const outcome = isVisitor ? takePaymentReturn() : null;
    if (outcome !== null && outcome !== "managed") void tell(tellOutcome(outcome));
  }, [isVisitor, tell]);

  const signInFirst = useCallback((address: string) => void tell(tellSignIn).then(() => leaveFor(address)), [tell]);
  const desk = useMemo(() => ({ ...guest, signInFirst }), [guest, signInFirst]);
  return (
    <DeskContext value={desk}>
      {children}
      {guest.member ? <guest.member.Attendant /> : toaster}
    </DeskContext>
  );
}

async function findGuest(): Promise<Pick<Desk, "member" | "isVisitor">> {
  const session = await request("/api/auth/session");
  if (!session.ok || (await session.json()) === null) return { member: null, isVisitor: true };
  const { loadMemberDesk } = await import("./member-desk.tsx");
  return { member: await loadMemberDesk(), isVisitor: false };
}
