import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BillingDesk } from "#components/billing/billing-desk.tsx";
import { MemberEntrance } from "#components/billing/member-entrance.tsx";
import { LateScripts } from "#components/marketing/late-scripts.tsx";
import { PageFrame } from "#components/marketing/page-frame.tsx";
import { PlanRequired } from "#components/materials/plan-required.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { PageMessages } from "#lib/i18n/page-messages.tsx";

export async function generateMetadata({ params }: PageProps<"/[locale]/materials/notice">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "materials" });
  return { title: t("required.title"), description: t("required.text"), robots: { index: false } };
}

/** What stands under /materials for everyone without the teacher plan, visitors included. */
export default async function MaterialsNoticePage({ params }: PageProps<"/[locale]/materials/notice">) {
  return (
    <PageMessages locale={await pageLocale(params)} areas={["common", "payment"]}>
      <BillingDesk>
        <LateScripts until="paint" />
        <PageFrame Entrance={MemberEntrance}>
          <PlanRequired headingLevel="h1" />
        </PageFrame>
      </BillingDesk>
    </PageMessages>
  );
}
