import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { BillingDesk } from "#components/billing/billing-desk.tsx";
import { MemberEntrance } from "#components/billing/member-entrance.tsx";
import { OwnPlan } from "#components/billing/own-plan.tsx";
import { PaymentsNotice } from "#components/billing/payments-notice.tsx";
import { PlanAction } from "#components/billing/plan-action.tsx";
import { LateScripts } from "#components/marketing/late-scripts.tsx";
import { PageFrame } from "#components/marketing/page-frame.tsx";
import { PlanCards } from "#components/marketing/plan-cards.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { PLANS } from "#lib/plans/plans.ts";

const SIGN_IN = "/api/login?returnTo=/pricing";

export async function generateMetadata({ params }: PageProps<"/[locale]/pricing">): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "pricing" });
  const format = await getFormatter({ locale });
  const price = (cents: number) => format.number(cents / 100, "price");
  const prices = { student: price(PLANS.student.priceCents), teacher: price(PLANS.teacher.priceCents) };
  return { title: t("meta.title"), description: t("meta.description", prices) };
}

/** Complete for visitors as it is built; for who is signed in, scripts fit the actions to their plan. */
export default async function PricingPage({ params }: PageProps<"/[locale]/pricing">) {
  await pageLocale(params);
  const t = await getTranslations("pricing");
  return (
    <BillingDesk>
      <LateScripts until="paint" />
      <PageFrame Entrance={MemberEntrance}>
        <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
          <h1 className="text-display font-semibold tracking-tight">{t("title")}</h1>
          <p className="lead mt-4">{t("text")}</p>
          <PaymentsNotice />
          <PlanCards
            headingLevel="h2"
            zeroPrice={t("noPrice")}
            hrefs={{ free: "/api/login", student: SIGN_IN, teacher: SIGN_IN }}
            Link={PlanAction}
          />
          <OwnPlan />
        </div>
      </PageFrame>
    </BillingDesk>
  );
}
