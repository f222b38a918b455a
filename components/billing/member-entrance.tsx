"use client";

import type { Entrance } from "#components/marketing/page-frame.tsx";
import { useDesk } from "./billing-desk.tsx";

/** The way into the app: past the sign-in for who is signed in. */
export const MemberEntrance: Entrance = ({ className, children }) => {
  const { member } = useDesk();
  return (
    <a href={member ? "/" : "/api/login"} className={className}>
      {member ? <member.EntranceWords /> : children}
    </a>
  );
};
