import { useTranslations } from "next-intl";
import { buttonVariants } from "#components/ui/button.tsx";
import { cn } from "#components/ui/class-names.ts";
import { ElementTile } from "#components/ui/element-tile.tsx";

type Provider = { id: string; name: string; href: string };
type DemoAccount = { account: "new-student" | "student" | "teacher"; firstName: string; lastName: string };

function ProviderLinks({ providers }: { providers: readonly Provider[] }) {
  const t = useTranslations("sign-in");
  return (
    <ul className="mt-6 grid gap-3">
      {providers.map(({ id, name, href }) => (
        <li key={id}>
          <a href={href} className={cn(buttonVariants({ size: "lg" }), "w-full")}>
            {t("provider", { provider: name })}
          </a>
        </li>
      ))}
    </ul>
  );
}

function DemoForm({ accounts }: { accounts: readonly DemoAccount[] }) {
  const t = useTranslations("sign-in");
  return (
    <form method="post" action="/api/login/demo" className="mt-6">
      <h2 className="font-semibold">{t("demo.title")}</h2>
      <p className="mt-1 text-sm text-muted-foreground">{t("demo.text")}</p>
      <ul className="mt-4 grid gap-3">
        {accounts.map(({ account, firstName, lastName }) => (
          <li key={account}>
            <button
              type="submit"
              name="account"
              value={account}
              className="flex w-full items-center gap-4 rounded-md border border-input bg-card p-3 text-start hover:bg-accent"
            >
              <ElementTile
                aria-hidden="true"
                symbol={`${firstName[0] ?? ""}${lastName[0]?.toLowerCase() ?? ""}`}
                className="w-12"
              />
              <span className="grid gap-0.5">
                <span className="font-medium">{t(`demo.${account}.name`)}</span>
                <span className="text-sm text-muted-foreground">{t(`demo.${account}.text`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** Links to identity providers, the form of the demo accounts, or the word that neither has been set up. */
export function SignInChoices({
  providers,
  demoAccounts,
}: {
  providers: readonly Provider[];
  demoAccounts: readonly DemoAccount[];
}) {
  const t = useTranslations("sign-in");
  return (
    <>
      {providers.length > 0 ? <ProviderLinks providers={providers} /> : null}
      {providers.length > 0 && demoAccounts.length > 0 ? <hr className="mt-6" /> : null}
      {demoAccounts.length > 0 ? <DemoForm accounts={demoAccounts} /> : null}
      {providers.length === 0 && demoAccounts.length === 0 ? <p className="mt-4">{t("none")}</p> : null}
    </>
  );
}
