import { useTranslations } from "next-intl";
import { buttonVariants } from "#components/ui/button.tsx";
import { WorkedSheet } from "./worked-sheet.tsx";

export function Hero() {
  const t = useTranslations("landing.hero");
  return (
    <div className="hero">
      <div>
        <h1 className="text-display font-semibold tracking-tight">{t("title")}</h1>
        <p className="lead">{t("text")}</p>
        <a href="/api/login" className={buttonVariants({ size: "lg" })}>
          {t("start")}
        </a>
        <a href="#features" className={buttonVariants({ variant: "outline", size: "lg" })}>
          {t("learn")}
        </a>
      </div>
      <WorkedSheet />
    </div>
  );
}
