import { useTranslations } from "next-intl";
import { balancingExample } from "./worked-examples.ts";
import { Trial } from "./trial.tsx";
import { WorkedEquationSteps } from "./worked-equation.tsx";

const PROPANE = "C3H8 + O2 -> CO2 + H2O";

/** One that is hard to balance by hand, one of ions, and one that nobody can balance. */
const EXAMPLES = ["KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O", "Fe^3+ + Sn^2+ -> Fe^2+ + Sn^4+", "Mg + HCl -> MgCl2"];

/** A page of the lab notebook: an equation worked out, and, with scripts, a line for one's own. */
export function WorkedSheet() {
  const t = useTranslations("landing");
  return (
    <section aria-label={t("sheet.label")} className="sheet notebook-grid">
      <Trial
        piece="balancing"
        title={t("sheet.title")}
        action={t("sheet.action")}
        start={PROPANE}
        examples={EXAMPLES}
        failure={t("failure")}
      >
        <WorkedEquationSteps {...balancingExample(PROPANE)} />
      </Trial>
    </section>
  );
}
