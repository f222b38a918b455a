import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { ElementTile } from "#components/ui/element-tile.tsx";

/** In the place of the materials, for who has no plan that includes them. */
export function PlanRequired({ headingLevel: Heading = "h2" }: { headingLevel?: "h1" | "h2" }) {
  const t = useTranslations("materials.required");
  return (
    <section className="mx-auto flex w-full max-w-xl flex-col items-start gap-4 px-4 py-12 sm:px-6 sm:py-16">
      <ElementTile symbol="Te" number="52" aria-hidden="true" />
      <Heading className="text-display font-semibold tracking-tight">{t("title")}</Heading>
      <p className="lead">{t("text")}</p>
      <Button asChild size="lg">
        <a href="/pricing">{t("action")}</a>
      </Button>
    </section>
  );
}
