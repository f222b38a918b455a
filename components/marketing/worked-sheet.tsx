import { useTranslations } from "next-intl";
import { Equation } from "#components/chemistry/equation.tsx";
import { balancingExample } from "./worked-examples.ts";

/** How many atoms of each element stand before and after the arrow. */
function AtomLedger({ ledger }: { ledger: ReturnType<typeof balancingExample>["ledger"] }) {
  const t = useTranslations("landing.sheet");
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("element")}</th>
          <th scope="col">{t("before")}</th>
          <th scope="col">{t("after")}</th>
        </tr>
      </thead>
      <tbody>
        {ledger.map(({ symbol, before, after }) => (
          <tr key={symbol}>
            <th scope="row">{symbol}</th>
            <td>{before}</td>
            <td>{`${before === after ? "=" : "≠"} ${after}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A page of the lab notebook: a small problem, its steps numbered in the margin, and the check at its foot. */
export function WorkedSheet() {
  const t = useTranslations("landing.sheet");
  const { asked, balanced, ledger } = balancingExample("C3H8 + O2 -> CO2 + H2O");
  return (
    <section aria-label={t("label")} className="sheet notebook-grid">
      <h2>{t("question")}</h2>
      <ol>
        <li>
          <p>{t("write")}</p>
          <Equation text={asked} className="pt-2" />
        </li>
        <li>
          <p>{t("solve")}</p>
          <Equation text={balanced} className="pt-2" />
        </li>
        <li>
          <p>{t("count")}</p>
          <AtomLedger ledger={ledger} />
        </li>
      </ol>
      <p>{`✓ ${t("checked")}`}</p>
    </section>
  );
}
