"use client";

import { type MouseEvent, useCallback, useState } from "react";
import { createPortal } from "react-dom";
import { late, useLate } from "#components/ui/use-late.ts";
import { useIsAwake } from "#lib/client/use-is-awake.ts";
import { TableIcon } from "./table-icon.tsx";
import { AT_HAND_KEY, useAtHandKey } from "./use-at-hand-key.ts";

/** Where the same stands as a page. */
const PAGE = "/tools";

const DIALOG = late(async () => (await import("./load-at-hand.tsx")).loadAtHandDialog());

/**
 * What is at hand, on the pages that everyone may read: a link to its page, which opens it over this one as soon as scripts
 * run. Where the dialog cannot be fetched, the link is followed.
 */
export function AtHandLink({ label }: { label: string }) {
  const isAwake = useIsAwake();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const { part: Dialog } = useLate(DIALOG, { isWanted: isOpen, onFailure: follow });
  useAtHandKey(open);

  function onClick(event: MouseEvent) {
    // What opens a tab or window of its own, does.
    if (event.ctrlKey || event.metaKey || event.shiftKey || window.location.pathname === PAGE) return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <a
        href={PAGE}
        aria-label={label}
        aria-keyshortcuts={isAwake ? AT_HAND_KEY : undefined}
        className="button size-10 hover:bg-accent"
        onClick={onClick}
      >
        <TableIcon />
      </a>
      {/* Out of the page's header, which would hold the dialog's own. */}
      {Dialog === null ? null : createPortal(<Dialog isOpen={isOpen} onClose={close} onWrite={null} />, document.body)}
    </>
  );
}

function follow(): void {
  window.location.assign(PAGE);
}
