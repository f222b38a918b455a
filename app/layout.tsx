import type { Viewport } from "next";
import type { ReactNode } from "react";

/** The paper of each theme; app/theme.js says it again for a theme that was chosen. */
export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf7f0" },
    { media: "(prefers-color-scheme: dark)", color: "#14191f" },
  ],
};

/** Only so that `not-found.tsx` may stand beside it: the document is made by `[locale]/layout.tsx`. */
export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
