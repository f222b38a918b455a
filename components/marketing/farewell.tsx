"use client";

import { type ReactNode, useEffect, useState } from "react";
import { takeFarewell } from "#lib/client/farewell.ts";

/** Tells whoever has deleted their account that it is done. For everyone else it loads nothing. */
export function Farewell() {
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    if (!takeFarewell()) return;
    import("./farewell-notice.tsx")
      .then(({ loadFarewellNotice }) => loadFarewellNotice())
      .then(setNotice)
      .catch((error: unknown) => console.error("That the account is deleted could not be told:", error));
  }, []);
  return <div role="status">{notice}</div>;
}
