import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClosingCall } from "#components/marketing/closing-call.tsx";
import { Farewell } from "#components/marketing/farewell.tsx";
import { Hero } from "#components/marketing/hero.tsx";
import { LateScripts } from "#components/marketing/late-scripts.tsx";
import { LinkPreview } from "#components/marketing/link-preview.tsx";
import { PageFrame } from "#components/marketing/page-frame.tsx";
import { PaymentReturn } from "#components/marketing/payment-return.tsx";
import { PlanCards } from "#components/marketing/plan-cards.tsx";
import { Promises } from "#components/marketing/promises.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { addressAtBuild } from "#lib/server/env.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/landing">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "landing" });
  return { title: t("meta.title"), description: t("meta.description") };
}

/** `/` for those who are signed out. */
export default async function LandingPage({ params }: PageProps<"/[locale]/landing">) {
  await pageLocale(params);
  const t = await getTranslations("landing");
  return (
    <PageFrame footerNote={t("footer")}>
      <LinkPreview title={t("meta.title")} description={t("meta.description")} site={addressAtBuild()} />
      <LateScripts until="use" />
      <Farewell />
      <Hero />
      <section id="features" className="section bg-muted">
        <div>
          <h2>{t("promise.title")}</h2>
          <p className="lead">{t("promise.text")}</p>
          <Promises />
        </div>
      </section>
      <section className="section">
        <div>
          <h2>{t("plans.title")}</h2>
          <p className="lead">{t("plans.text")}</p>
          <PlanCards headingLevel="h3" hrefs={{ free: "/api/login", student: "/pricing", teacher: "/pricing" }} />
        </div>
      </section>
      <ClosingCall />
      <PaymentReturn />
    </PageFrame>
  );
}
