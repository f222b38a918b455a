import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageFrame } from "#components/marketing/page-frame.tsx";
import { SignInChoices } from "#components/marketing/sign-in-choices.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { listSignInOptions, parseSignInError } from "#lib/server/auth/sign-in-options.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/sign-in">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "sign-in" });
  return { title: t("meta.title"), robots: { index: false } };
}

/** The choice of ways to sign in: links and forms that work without scripts. */
export default async function SignInPage({ params, searchParams }: PageProps<"/[locale]/sign-in">) {
  await pageLocale(params);
  const t = await getTranslations("sign-in");
  const error = parseSignInError((await searchParams)["error"]);
  return (
    <PageFrame>
      <div className="notebook-grid flex flex-1 items-center">
        <div className="mx-auto w-full max-w-md px-4 py-12">
          <div className="rounded-lg border bg-card p-6 shadow-sheet sm:p-8">
            <h1 className="text-2xl font-semibold tracking-tight">{t("title")}</h1>
            {error ? (
              <div role="alert" className="mt-4 rounded-md border border-wrong bg-wrong-soft p-3 text-sm">
                <strong className="block font-semibold text-wrong">{t("error.title")}</strong>
                {t(`error.${error}`)}
              </div>
            ) : null}
            <SignInChoices {...listSignInOptions()} />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
