import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Equation } from "#components/chemistry/equation.tsx";
import { LOCALE_NAMES, LOCALES } from "#lib/i18n/locales.ts";
import { molarMassExample } from "./worked-examples.ts";

type PromiseName = "computed" | "marking" | "hints" | "mastery" | "notation" | "languages";

function Cell({ name, children }: { name: PromiseName; children: ReactNode }) {
  const t = useTranslations("landing");
  return (
    <li>
      <h3>{t(`${name}.title`)}</h3>
      <p>{t(`${name}.text`)}</p>
      <div>{children}</div>
    </li>
  );
}

/** A molar mass as the engine adds it up. */
function MolarMass() {
  const format = useFormatter();
  const { formula, molarMass, terms } = molarMassExample("CuSO4·5H2O");
  const mass = format.number(molarMass, { maximumFractionDigits: 2 });
  return (
    <>
      <table>
        <tbody>
          {terms.map(({ symbol, count, atomicWeight }) => (
            <tr key={symbol}>
              <th scope="row">{symbol}</th>
              <td>{`${count} × ${format.number(atomicWeight)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Equation text={`M(${formula}) = ${mass}\u202Fg/mol`} />
    </>
  );
}

/** 0.50 mol in 250 mL, by a student who forgot to turn them into litres. */
function Marks() {
  const t = useTranslations("landing.marking");
  const format = useFormatter();
  const amount = format.number(0.5, { minimumFractionDigits: 2 });
  const answer = format.number(0.002, { minimumFractionDigits: 4 });
  return (
    <>
      <table>
        <tbody>
          {(["setup", "method", "calculation"] as const).map((axis) => (
            <tr key={axis}>
              <th scope="row">{t(axis)}</th>
              <td className="text-correct">{`${t("right")} ✓`}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t("units")}</th>
            <td className="text-wrong">{`${t("mistake")} ✗`}</td>
          </tr>
        </tbody>
      </table>
      <Equation text={`c = ${amount}/250 = ${answer}\u202Fmol/L`} />
    </>
  );
}

/** Three tiles; the last is locked. */
function HintTiles() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 48" fill="none" stroke="currentColor">
      <path d="M1 1h46v46H1zM57 1h46v46H57z" />
      <path d="M113 1h46v46h-46z" strokeDasharray="4 3" />
      <path d="m21 18 4-3v18M76 19q0-4 4-4t4 4q0 3-9 14h10M129 22h14v11h-14zM132 22v-3a4 4 0 0 1 8 0v3" strokeWidth="2" />
    </svg>
  );
}

/** A level that rises by one's own work; the step that is still to be taken is empty. */
function MasteryBars() {
  return (
    <svg aria-hidden="true" viewBox="0 0 136 48" className="fill-primary stroke-primary">
      <path d="M0 36h32v12H0zM35 24h32v24H35zM70 12h32v36H70z" />
      <path d="M105 1h30v46h-30z" fill="none" />
    </svg>
  );
}

function Languages() {
  return (
    <ul className="language-name">
      {LOCALES.map((locale) => (
        <li key={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </li>
      ))}
    </ul>
  );
}

/** What AtomCoach does that no chatbot can promise: two large cells, three small ones, one broad one. */
export function Promises() {
  return (
    <ul className="promises">
      <Cell name="computed">
        <MolarMass />
      </Cell>
      <Cell name="marking">
        <Marks />
      </Cell>
      <Cell name="hints">
        <HintTiles />
      </Cell>
      <Cell name="mastery">
        <MasteryBars />
      </Cell>
      <Cell name="languages">
        <Languages />
      </Cell>
      <Cell name="notation">
        <Equation text="2 CrO₄²⁻ + 2 H⁺ ⇌ Cr₂O₇²⁻ + H₂O" />
      </Cell>
    </ul>
  );
}
