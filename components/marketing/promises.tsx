import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Equation } from "#components/chemistry/equation.tsx";
import { GIVENS } from "./marking-exercise.ts";
import { Picture } from "./picture.tsx";
import { Trial } from "./trial.tsx";

type PromiseName = "computed" | "marking" | "hints" | "mastery";

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

const NARROW_NO_BREAK_SPACE = "\u202F";

/** The exercise as it is marked for a student who forgot to turn millilitres into litres, and, with scripts, a line for one's own answer. */
function Marks() {
  const t = useTranslations("landing");
  const format = useFormatter();
  const { amountMoles, volumeMillilitres } = GIVENS;
  const write = (value: number, decimals: number, unit: string) =>
    `${format.number(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}${NARROW_NO_BREAK_SPACE}${unit}`;
  const start = write(0.002, 4, "mol/L");
  const examples = [write(0.5, 1, "mol/L"), write(2, 0, "mol/L"), write(2, 1, "g/L")];
  const question = t("marking.question", {
    amount: write(amountMoles, 2, "mol"),
    volume: write(volumeMillilitres, 0, "mL"),
  });
  return (
    <Trial
      piece="marking"
      title={question}
      action={t("marking.action")}
      start={start}
      examples={examples}
      failure={t("failure")}
    >
      <Equation
        text={`c = ${format.number(amountMoles, { minimumFractionDigits: 2 })}/${volumeMillilitres} = ${start}`}
      />
      <table>
        <tbody>
          {(["setup", "method", "calculation"] as const).map((axis) => (
            <tr key={axis}>
              <th scope="row">{t(`marking.${axis}`)}</th>
              <td className="text-correct">{`${t("marking.right")} ✓`}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t("marking.units")}</th>
            <td className="text-wrong">{`${t("marking.mistake")} ✗`}</td>
          </tr>
        </tbody>
      </table>
    </Trial>
  );
}

/** What AtomCoach does that no chatbot can promise: a line to try, and pictures of the app. */
export function Promises() {
  const t = useTranslations("landing");
  return (
    <ul className="promises">
      <Cell name="marking">
        <Marks />
      </Cell>
      <Cell name="computed">
        <Picture name="solution" alt={t("computed.picture")} />
      </Cell>
      <Cell name="hints">
        <Picture name="hints" alt={t("hints.picture")} />
      </Cell>
      <Cell name="mastery">
        <Picture name="progress" alt={t("mastery.picture")} />
      </Cell>
    </ul>
  );
}
