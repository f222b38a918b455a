import { useTranslations } from "next-intl";
import { buttonVariants } from "#components/ui/button.tsx";

/** A reaction with its catalyst above the arrow. */
function Catalysis() {
  const t = useTranslations("landing.closing");
  const common = useTranslations("common");
  return (
    <p className="catalysis">
      <span>{t("question")}</span>
      <span>
        <small>{common("appName")}</small>
        <svg viewBox="0 0 120 12" aria-label="→" role="img">
          <path d="M0 6h118M112 1l6 5-6 5" />
        </svg>
      </span>
      <span>{t("understanding")}</span>
    </p>
  );
}

export function ClosingCall() {
  const t = useTranslations("landing");
  return (
    <section className="section notebook-grid">
      <div className="closing">
        <Catalysis />
        <h2>{t("closing.title")}</h2>
        <p className="lead">{t("closing.text")}</p>
        <a href="/api/login" className={buttonVariants({ size: "lg" })}>
          {t("hero.start")}
        </a>
      </div>
    </section>
  );
}
