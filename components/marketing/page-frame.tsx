import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Brand } from "#components/ui/brand.tsx";
import { buttonVariants } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { LanguageSelector } from "#components/ui/language-selector.tsx";

function Header() {
  const t = useTranslations("common");
  const locale = useLocale();
  return (
    <header>
      <div>
        {/* A plain link: `/` is another page for whoever is signed in. */}
        <a href="/">
          <Brand name={t("appName")} />
        </a>
        <a href="/pricing" className={cn(buttonVariants({ variant: "ghost" }), "max-sm:hidden")}>
          {t("pricing")}
        </a>
        <LanguageSelector locale={locale} label={t("language")} />
        <a href="/api/login" className={buttonVariants({ variant: "outline" })}>
          {t("signIn")}
        </a>
      </div>
    </header>
  );
}

function Footer({ note }: { note?: ReactNode }) {
  const t = useTranslations("common");
  return (
    <footer>
      <div>
        <p>{note ?? t("tagline")}</p>
        <a href="/pricing">{t("pricing")}</a>
        <a href="/api/login">{t("signIn")}</a>
      </div>
    </footer>
  );
}

/** The pages that everyone may see stand between this header and footer. They need no script to work. */
export function PageFrame({ footerNote, children }: { footerNote?: ReactNode; children: ReactNode }) {
  return (
    <div className="site">
      <Header />
      <main id="content">
        {children}
      </main>
      <Footer note={footerNote} />
    </div>
  );
}
