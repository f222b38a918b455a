"use client";

import { createContext, useContext } from "react";

const DiagnosticOpener = createContext<(() => void) | null>(null);

export const DiagnosticOpenerProvider = DiagnosticOpener.Provider;

/** Opens the diagnostic over the screen; null where there is none to open. */
export function useDiagnosticOpener(): (() => void) | null {
  return useContext(DiagnosticOpener);
}
