import { useLocale, useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import { AtHandLink } from "#components/at-hand/at-hand-link.tsx";
import { Brand } from "#components/ui/brand.tsx";
import { buttonVariants } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { LanguageSelector } from "#components/ui/language-selector.tsx";

type EntranceProps = { className: string; children: ReactNode };

/** The way into the app. */
export type Entrance = ComponentType<EntranceProps>;

const SignIn: Entrance = ({ className, children }) => (
  <a href="/api/login" className={className}>
    {children}
  </a>
);

function Header({ Entrance }: { Entrance: Entrance }) {
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
        <AtHandLink label={t("tools")} />
        <LanguageSelector locale={locale} label={t("language")} />
        <Entrance className={buttonVariants({ variant: "outline" })}>{t("signIn")}</Entrance>
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
        <a href="/quality">{t("quality")}</a>
        <a href="/help">{t("help")}</a>
        <a href="/privacy">{t("privacy")}</a>
        <a href="/terms">{t("terms")}</a>
        <a href="/contact">{t("contact")}</a>
      </div>
    </footer>
  );
}

type PageFrameProps = {
  footerNote?: ReactNode;
  /** For a page that, with scripts, knows who is signed in. */
  Entrance?: Entrance;
  children: ReactNode;
};

/** The pages that everyone may see stand between this header and footer. They need no script to work. */
export function PageFrame({ footerNote, Entrance = SignIn, children }: PageFrameProps) {
  return (
    <div className="site">
      <Header Entrance={Entrance} />
      <main id="content">{children}</main>
      <Footer note={footerNote} />
    </div>
  );
}
