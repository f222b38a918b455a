"use client";

import { useDesk } from "./billing-desk.tsx";

/** Where it is said that no payment can be made. Its place is kept, so that nothing moves. */
export function PaymentsNotice() {
  const { member } = useDesk();
  return (
    <p role="status" className="flex min-h-12 items-center py-3 text-sm font-medium">
      {member ? <member.PaymentsWarning /> : null}
    </p>
  );
}
