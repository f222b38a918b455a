import type { ReactNode } from "react";

/** Only so that `not-found.tsx` may stand beside it: the document is made by `[locale]/layout.tsx`. */
export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
