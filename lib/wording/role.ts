import type { RedoxChange } from "../chemistry/redox/changes.ts";
import type { OxidationNumber } from "../chemistry/redox/oxidation.ts";
import type { RoleAnswer } from "../conversation/follow-up/reaction-role.ts";
import type { Role } from "../conversation/phrases/role-words.ts";
import { equationText, formulaText, substanceName } from "./chemistry.ts";
import { joinSentences } from "./saying.ts";
import { addSuggestions, type Said, suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** What has a part in the reaction before, in a sentence for each, and what can be asked of it next. */
export function wordRole(answer: Exclude<RoleAnswer, { kind: "solved" }>, words: Words): Said {
  return addSuggestions(joinSentences(listSentences(answer, words), words.locale), suggestNext(answer, words));
}

function listSentences(answer: Exclude<RoleAnswer, { kind: "solved" }>, words: Words): string[] {
  const { t, locale, names } = words;
  const equation = equationText(answer.equation);
  if (answer.kind === "precipitate")
    return answer.solids.map((solid) => {
      const name = substanceName(solid, { locale, ...(names !== undefined && { names }) });
      return t("tutor.role.precipitate", { substance: `${formulaText(solid)} (${name})` });
    });
  if (answer.kind === "equation") return [t("tutor.role.equation", { equation })];
  if (answer.kind === "electrons")
    return [
      t("tutor.role.electrons", { equation, count: answer.count }),
      ...answer.changes.map((each) => wordChange(each, words)),
    ];
  if (answer.kind === "reason") return answer.changes.map((each) => wordChange(each, words));
  if (answer.kind === "none") return [t(`tutor.role.${nothingOf(answer.role)}`, { equation })];
  const said = (key: "oxidized" | "reduced" | "oxidizer" | "reducer", changes: readonly RedoxChange[]): string[] =>
    changes.map((change) => t(`tutor.role.${key}`, { ...toValues(change) }));
  const rising = answer.changes.filter(({ from, to }) => valueOf(to) > valueOf(from));
  const falling = answer.changes.filter(({ from, to }) => valueOf(to) < valueOf(from));
  switch (answer.role) {
    case "oxidized":
    case "reducer":
      return said(answer.role, rising);
    case "reduced":
    case "oxidizer":
      return said(answer.role, falling);
    default:
      return [t("tutor.role.redox"), ...said("oxidized", rising), ...said("reduced", falling)];
  }
}

function nothingOf(role: Role): "noPrecipitate" | "noIons" | "noRedox" {
  if (role === "precipitate") return "noPrecipitate";
  return role === "spectators" || role === "net" ? "noIons" : "noRedox";
}

const valueOf = ({ numerator, denominator }: OxidationNumber): number => numerator / denominator;

/** Which species is oxidized or reduced, by which element. */
export function wordChange(change: RedoxChange, { t }: Words): string {
  return t(`tutor.role.${valueOf(change.to) > valueOf(change.from) ? "oxidized" : "reduced"}`, { ...toValues(change) });
}

function toValues({ element, species, from, to }: RedoxChange) {
  return { element, species: formulaText(species), from: signed(from), to: signed(to) };
}

/** As oxidation numbers are written: +6, −2, −8/3. */
function signed({ numerator, denominator }: OxidationNumber): string {
  const sign = numerator > 0 ? "+" : numerator < 0 ? "\u2212" : "";
  return `${sign}${Math.abs(numerator)}${denominator === 1 ? "" : `/${denominator}`}`;
}

/** The other half of it. */
function suggestNext(answer: Exclude<RoleAnswer, { kind: "solved" }>, { t }: Words) {
  if (answer.kind === "precipitate") return [suggest("chat", t("tutor.role.asks.net"))];
  if (answer.kind !== "redox") return [];
  const isRising = answer.role === "oxidized" || answer.role === "reducer";
  return [
    ...(answer.role === "redox" ? [] : [suggest("chat", t(`tutor.role.asks.${isRising ? "reduced" : "oxidized"}`))]),
    ...(answer.role === "oxidizer" ? [] : [suggest("chat", t("tutor.role.asks.oxidizer"))]),
  ];
}
