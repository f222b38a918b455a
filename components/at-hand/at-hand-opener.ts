"use client";

import { createContext, useContext } from "react";

const Opener = createContext<() => void>(() => undefined);

/** Opens what is at hand, from within the conversation. */
export const AtHandOpenerProvider = Opener.Provider;

export const useAtHandOpener = (): (() => void) => useContext(Opener);
