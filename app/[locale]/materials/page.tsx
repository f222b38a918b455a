import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { PageFrame } from "#components/marketing/page-frame.tsx";
import { ChatEntrance } from "#components/materials/chat-entrance.tsx";
import { MaterialsApp } from "#components/materials/materials-app.tsx";
import { PlanRequired } from "#components/materials/plan-required.tsx";
import { readTeacherTab } from "#components/materials/teacher-tab.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { PageMessages } from "#lib/i18n/page-messages.tsx";
import { findSession, mayOpenMaterials } from "#lib/server/auth/find-session.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/materials">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "materials" });
  return { title: t("title"), description: t("lead"), robots: { index: false } };
}

/** A teacher's materials. Whoever comes past middleware is checked here again, and by each call to the API. */
export default async function MaterialsPage({ params, searchParams }: PageProps<"/[locale]/materials">) {
  const locale = await pageLocale(params);
  const tab = readTeacherTab((await searchParams)["tab"]);
  const mayOpen = mayOpenMaterials(await findSession(await cookies()));
  return (
    <PageMessages locale={locale} areas={["common", "curriculum", "materials", "sources", "uploads", "worksheets"]}>
      <PageFrame Entrance={ChatEntrance}>
        {mayOpen ? <MaterialsApp tab={tab} /> : <PlanRequired headingLevel="h1" />}
      </PageFrame>
    </PageMessages>
  );
}
