import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Equation } from "#components/chemistry/equation.tsx";
import type { LedgerRow, WorkedEquation } from "./worked-examples.ts";

/** A charge carries its sign. */
function amountText(amount: number, isCharge: boolean): string {
  return (isCharge && amount > 0 ? `+${amount}` : `${amount}`).replace("-", "−");
}

/** How many atoms of each element stand before and after the arrow. */
function AtomLedger({ ledger }: { ledger: readonly LedgerRow[] }) {
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
        {ledger.map(({ atom, before, after }) => (
          <tr key={atom}>
            <th scope="row">{atom ?? t("charge")}</th>
            <td>{amountText(before, atom === null)}</td>
            <td>{`= ${amountText(after, atom === null)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An equation balanced in steps that are numbered in the margin, and at its foot what was checked, or `doubts`: built with the page, or in the browser. */
export function WorkedEquationSteps({
  asked,
  balanced,
  ledger,
  doubts,
}: Pick<WorkedEquation, "asked" | "balanced" | "ledger"> & { doubts?: ReactNode }) {
  const t = useTranslations("landing.sheet");
  return (
    <>
      <ol>
        <li>
          <p>{t("write")}</p>
          <Equation text={asked} className="pt-2" />
        </li>
        <li>
          <p>{t(asked === balanced ? "alreadyBalanced" : "solve")}</p>
          <Equation text={balanced} className="pt-2" />
        </li>
        <li>
          <p>{t("count")}</p>
          <AtomLedger ledger={ledger} />
        </li>
      </ol>
      {doubts ?? <p>{`✓ ${t("checked")}`}</p>}
    </>
  );
}
