"use client";

import { useEffect, useState } from "react";

const CONFIRMATION_MS = 2000;

/** Copies texts; for a moment afterwards `isCopied` says that it was done. What `copy` answers is whether it could be. */
export function useCopy(): { readonly isCopied: boolean; readonly copy: (text: string) => Promise<boolean> } {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      return true;
    } catch {
      return false;
    }
  }

  return { isCopied, copy };
}
