import { useFormatter, useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import { buttonVariants } from "#components/ui/button.tsx";
import { ElementTile } from "#components/ui/element-tile.tsx";
import { PLAN_NAMES, PLANS, type PlanName } from "#lib/plans/plans.ts";
import { usePlanFeatures } from "./plan-features.ts";

const POPULAR: PlanName = "student";

const SYMBOLS = { free: "Fr", student: "St", teacher: "Te" } as const satisfies Record<PlanName, string>;

type HeadingLevel = "h2" | "h3";

/** What leads from a card to its plan. */
export type PlanLinkProps = { plan: PlanName; href: string; className: string; children: ReactNode };

type PlanLink = ComponentType<PlanLinkProps>;

const PlainLink: PlanLink = ({ href, className, children }) => (
  <a href={href} className={className}>
    {children}
  </a>
);

type Zero = {
  /** What a price of zero is called; without it the amount stands there. */ zeroPrice?: string | undefined;
};

function Price({ plan, zeroPrice }: { plan: PlanName } & Zero) {
  const t = useTranslations("pricing");
  const price = useFormatter().number(PLANS[plan].priceCents / 100, "price");
  return (
    <p className="price">
      {PLANS[plan].priceCents === 0 ? (
        <strong>{zeroPrice ?? price}</strong>
      ) : (
        t.rich("perMonth", { price, amount: (chunks) => <strong>{chunks}</strong> })
      )}
    </p>
  );
}

function PlanCard({
  plan,
  href,
  Heading,
  Link,
  zeroPrice,
}: { plan: PlanName; href: string; Heading: HeadingLevel; Link: PlanLink } & Zero) {
  const t = useTranslations("pricing");
  const popular = plan === POPULAR;
  return (
    <li {...(popular && { className: "popular" })}>
      <div>
        <ElementTile aria-hidden="true" symbol={SYMBOLS[plan]} number={PLAN_NAMES.indexOf(plan) + 1} className="w-14" />
        <div>
          <Heading>{t(plan)}</Heading>
          {popular ? <span className="plan-sign">{t("mostPopular")}</span> : null}
        </div>
      </div>
      <Price plan={plan} zeroPrice={zeroPrice} />
      <p>{t(`about.${plan}`)}</p>
      <ul className="check-list">
        {usePlanFeatures(plan).map(({ text, isIncluded }, index) => {
          // A key travels with the page: the place is shorter than the words.
          const key = `${index}`;
          return (
            <li key={key} {...(!isIncluded && { className: "absent" })}>
              {text}
            </li>
          );
        })}
      </ul>
      <Link plan={plan} href={href} className={buttonVariants({ variant: popular ? "default" : "outline" })}>
        {plan === "free" ? t("start") : t("choose", { plan: t(plan) })}
      </Link>
    </li>
  );
}

/** The plans side by side, from lib/plans. `hrefs` says where each one's button leads; `Link` may know better, with scripts. */
export function PlanCards({
  hrefs,
  headingLevel,
  Link = PlainLink,
  zeroPrice,
}: {
  hrefs: Readonly<Record<PlanName, string>>;
  headingLevel: HeadingLevel;
  Link?: PlanLink;
} & Zero) {
  return (
    <ul className="plans">
      {PLAN_NAMES.map((plan) => (
        <PlanCard key={plan} plan={plan} href={hrefs[plan]} Heading={headingLevel} Link={Link} zeroPrice={zeroPrice} />
      ))}
    </ul>
  );
}
