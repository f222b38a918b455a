import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { dissolution } from "../../../problems/equilibrium/slightly-soluble.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { type Quantity, quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveProblem } from "../../../solver/problems/solve-problem.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { TEMPERATURE } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { BalancedEquation } from "../../../methods/rules/rule.ts";
import { readTransition, readWritten } from "../../text/equations.ts";
import { readQuantity, Taken } from "../../text/taken.ts";
import { readSalt } from "../equilibrium/solve-solubility.ts";

/** Equilibrium constants and boiling points by standard values, of tables or as a text lists them: over ΔG°, or ΔH° and ΔS°. */

const TABLES =
  /\bappendix\b|\btables?\b|\btabulated\b|\bthermodynamic (?:data|values)\b|\bfree energ(?:y|ies) of formation\b|\bstandard (?:molar )?(?:enthalpies|entropies|free energies)\b/i;

const STATED = String.raw`(?:\d{1,2} ?)?[A-Z][A-Za-z\d()]*?(?:\^?\d?[+-])? ?\((?:s|l|g|aq)\)`;
const EQUATION = new RegExp(
  String.raw`(?<![A-Za-z\d])${STATED}(?: ?\+ ?${STATED})* ?(?:->|<=>|→|⟶|⇌) ?${STATED}(?: ?\+ ?${STATED})*`,
  "g",
);

/** "… of A, B and C are 1.0, 2.0 and 3.0 kJ/mol, respectively" */
const LIST =
  /\b(?:the )?standard (?:Gibbs )?free energies of formation (?:of|for) (?:[^.?]|\.(?=\d))*?\brespectively\b/i;

const AT = new RegExp(String.raw`(?:,? ?\bat|\(? ?\bT ?=) ?(${TEMPERATURE})\)?`);

const ASKS_CONSTANT =
  /\b(?:what|calculate|find|determine|compute|estimate)\b[^.?]*\b(?:equilibrium constant|solubility product|(?<!\d ?)K(?:_?(?:eq|p|sp))?\b)/i;
const ELSE =
  /\bnot\b|n't|\bKc\b|K_c|mixture|partial|concentration|at equilibrium|reverse|both|\beach\b|ratio|spontaneous|\bunits?\b|expression|\bwrite\b|\bhow do(?:es)?\b|\bwhat do(?:es)?\b|effect|shift|temperature (?:at which|does)|K_?[ab]\b|ioni[sz]|\bcell\b/i;

/** Where the tables hold. */
const ROOM = quantity("298.15", "K", 5);
const isRoom = (temperature: Quantity): boolean => inUnit(temperature, "K").value.minus("298.15").abs().lt("0.5");

const solveOne = (text: string): SolutionFacts | null => {
  const [only, ...others] = solveProblem(text, DEFAULT_LOCALE) ?? [];
  return only === undefined || others.length > 0 ? null : only;
};

/** What a reaction changes, by the tables. */
const changeOf = (kind: Kind, equation: BalancedEquation): SolutionFacts | null =>
  solveByLaws([], variableOf(kind, null), null, [], { equation })?.[0] ?? null;

/** The salt whose solubility product is asked for, as it dissolves. */
function dissolving(plain: string): string | null {
  const [, formula = ""] =
    /\b(?:solubility product|Ksp|K_sp)\b[^.?]*?\b(?:of|for) ([A-Z][A-Za-z\d()]*)(?=[.?, ]|$)/.exec(plain) ?? [];
  const salt = !parseFormula(formula).ok ? null : readSalt(formula);
  return salt === null ? null : dissolution(salt);
}

/** A metal that goes to its ion: where no other data are named, by the potentials of a cell. */
const isOfCell = ({ species }: BalancedEquation): boolean =>
  species.some((each) => each.endsWith("+") && species.includes(each.replace(/\^?\d?\+$/, "")));

/** K from ΔG°, at 25 °C; over ΔH° and ΔS° at any other temperature. Null for any other text, and where it tells more. */
export function solveConstantByTables(text: string): SolutionFacts[] | null {
  if (!ASKS_CONSTANT.test(text) || ELSE.test(text)) return null;
  const list = LIST.exec(text)?.[0] ?? null;
  const plain = normalise(list === null ? text : text.replace(list, " "));
  const [written, ...more] = plain.match(EQUATION) ?? [];
  const equation = written ?? dissolving(plain);
  const balanced = equation === null ? null : readWritten(equation);
  // What falls apart is no product.
  if (
    /\b(?:dissociation|decomposition) of\b/i.test(text) &&
    balanced?.coefficients.slice(balanced.equation.reactants.length).join() === "1"
  )
    return null;
  const taken = new Taken(plain.replaceAll(EQUATION, " "));
  const temperature = readQuantity(taken.take(AT)?.[0] ?? "");
  const rest = taken.rest.replaceAll(/\b[A-Z][A-Za-z\d()]*\d[A-Za-z\d()]*/g, " ");
  if (equation === null || balanced === null || more.length > 0 || /\d/.test(rest)) return null;
  if (isOfCell(balanced) && !TABLES.test(text)) return null;
  if (list === null && !TABLES.test(text) && temperature === null) return null;
  if (temperature !== null && !isRoom(temperature))
    return list === null
      ? solveByLaws(
          [[variableOf("temperature", null), temperature]],
          variableOf("equilibrium-constant", null),
          null,
          [],
          {
            equation: balanced,
          },
        )
      : null;
  const energy =
    list === null
      ? changeOf("standard-gibbs-energy", balanced)
      : solveOne(`${list.replace(/^the/, "The")}. Calculate ΔG° for ${equation}.`);
  const found = energy === null ? null : foundBy(energy);
  const molar = found === null ? null : perMole(found);
  const [constant] =
    molar === null
      ? []
      : (solveByLaws(
          [
            [variableOf("standard-gibbs-energy", null), molar],
            [variableOf("temperature", null), temperature ?? ROOM],
          ],
          variableOf("equilibrium-constant", null),
          null,
        ) ?? []);
  const whole = energy === null || constant === undefined ? null : chain([energy, constant], energy.givens);
  return whole === null ? null : [whole];
}

/** What an equation changes is the same number for a mole of it. */
const perMole = (energy: Quantity): Quantity => ({ ...inUnit(energy, "kJ"), unit: getUnit("kJ/mol") });

const BOILING =
  /\b(?:estimate|calculate|find|determine|what is)\b[^.?]*\bboiling (?:point|temperature) of (?:liquid |pure )?([A-Z][A-Za-z\d()]*|[a-z]+(?: [a-z]+)?(?:\([IV]+\) [a-z]+)?)(?: in (?:K|°C|kelvins?|degrees Celsius))?(?:[.?]|,| from| using| by|$)/i;

/** The boiling point where ΔG° is zero, of a liquid and its vapour in the tables. Null for any other text. */
export function solveBoilingByTables(text: string): SolutionFacts[] | null {
  if (!TABLES.test(text) || /pressure|solution|elevation|torr|\bnot\b|n't|atm\b|altitude/i.test(text)) return null;
  const plain = normalise(text);
  const [, named = ""] = BOILING.exec(plain) ?? [];
  const formulas = /^[A-Z]/.test(named) ? [named] : listFormulasOf(named.toLowerCase(), DEFAULT_LOCALE);
  const formula = formulas.find((each) => /^[A-Z][A-Za-z\d()]*$/.test(each) && !/^(?:Br|I)$/.test(each));
  if (
    named === "" ||
    formula === undefined ||
    /\d/.test(plain.replaceAll(formula, " ").replaceAll(/298(?:\.15)? ?K|25 ?°C/g, " "))
  )
    return null;
  const equation = readTransition(`${formula}(l) -> ${formula}(g)`);
  const [heat, entropy] =
    equation === null
      ? [null, null]
      : [changeOf("reaction-enthalpy", equation), changeOf("reaction-entropy", equation)];
  const values = [heat, entropy].map((each) => (each === null ? null : foundBy(each)));
  const [change, disorder] = values;
  if (heat === null || entropy === null || !change || !disorder) return null;
  const [last] =
    solveByLaws(
      [
        [variableOf("reaction-enthalpy", null), change],
        [variableOf("reaction-entropy", null), disorder],
      ],
      variableOf("temperature", null),
      getUnit(/in °C|degrees Celsius/.test(text) ? "°C" : "K"),
      ["vaporization"],
    ) ?? [];
  const whole = last === undefined ? null : chain([heat, entropy, last], {});
  return whole === null ? null : [whole];
}
