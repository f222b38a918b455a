import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { type Mentions, namesReaction, readMentions, withoutNames } from "./mentions.ts";

const lines = ({ reactions, substances, names, units }: Mentions) => ({
  reactions: reactions.join("; "),
  substances: [...substances.values()].toSorted().join(" "),
  names: [...names.values()].flat().toSorted().join(", "),
  units: [...units].toSorted().join(" "),
});

const nothing = { reactions: "", substances: "", names: "", units: "" };

test.each<[Locale, string, Partial<typeof nothing>]>([
  [
    "en",
    "Baking soda and vinegar fizz: NaHCO3 + CH3COOH → CH3COONa + H2O + CO2.",
    { reactions: "NaHCO3 + CH3COOH -> CH3COONa + H2O + CO2", substances: "CH3COOH CH3COONa CO2 H2O NaHCO3" },
  ],
  ["en", "Ethanoic acid and carbon dioxide.", { substances: "CH3COOH CO2", names: "carbon dioxide, ethanoic acid" }],
  // What everyday life calls a substance is no name of it: vinegar is mostly water, and salt in a kitchen more than one.
  ["en", "Vinegar, dry ice, baking soda and a pinch of salt.", {}],
  ["en", "PV = nRT and P1V1 = P2V2; the volume V is 2.50 L at 98.0 kPa.", { units: "L kPa" }],
  // Not balanced as it is written, though it claims to be; and as an exercise, without coefficients.
  ["en", "2 Mg + 2 O2 → 2 MgO", { substances: "MgO O2" }],
  ["en", "Balance: Mg + O2 → MgO", { reactions: "2 Mg + O2 -> 2 MgO", substances: "Mg MgO O2" }],
  ["en", "N2 + 3 H2 → NaCl", { substances: "H2 N2 NaCl" }],
  ["en", "C3H8 + O2 → CO + CO2 + H2O", { substances: "C3H8 CO CO2 H2O O2" }],
  [
    "en",
    "$$\\ce{2 H2O2(aq) -> 2 H2O(l) + O2(g)}$$",
    { reactions: "2 H2O2(aq) -> 2 H2O(l) + O2(g)", substances: "H2O H2O2 O2" },
  ],
  ["en", "<b>KMnO<sub>4</sub></b> and HC2H3O2 <script>NaCl</script>", { substances: "HC2H3O2 KMnO4 NaCl" }],
  [
    "es",
    "La azida de sodio se descompone: 2 NaN₃ → 2 Na + 3 N₂.",
    { reactions: "2 NaN3 -> 2 Na + 3 N2", substances: "N2 Na NaN3", names: "azida de sodio" },
  ],
  [
    "fr",
    "L’acide éthanoïque réagit avec l’hydroxyde de sodium, 25,0 mL.",
    { substances: "CH3COOH NaOH", names: "acide éthanoïque, hydroxyde de sodium", units: "mL" },
  ],
  [
    "zh",
    "电解饱和食盐水得到氯气:2NaCl + 2H2O → 2NaOH + H2 + Cl2。",
    { reactions: "2 NaCl + 2 H2O -> 2 NaOH + H2 + Cl2", substances: "Cl2 H2 H2O NaCl NaOH", names: "氯气" },
  ],
  ["zh", "钢铁是金属，铁被氧化。", {}],
  [
    "hi",
    "CH₃COOH + NaOH → CH₃COONa + H₂O में सोडियम हाइड्रॉक्साइड",
    {
      reactions: "CH3COOH + NaOH -> CH3COONa + H2O",
      substances: "CH3COOH CH3COONa H2O NaOH",
      names: "सोडियम हाइड्रॉक्साइड",
    },
  ],
  ["am", "0.100 M NaOH እና ውሃ", { substances: "H2O NaOH", names: "ውሃ", units: "M" }],
  ["en", "", {}],
])("[ROLE-02] in %s %j names what the engine can read, and nothing more", (locale, text, found) => {
  expect(lines(readMentions(text, locale))).toEqual({ ...nothing, ...found });
});

test("[ROLE-02] two ways to write a reaction are one", () => {
  const mentions = readMentions("NaOH(aq) + HC2H3O2(aq) → H2O(l) + NaC2H3O2(aq), and 2 H2 + O2 → 2 H2O", "en");
  expect(namesReaction(mentions, "O2 + H2 -> H2O")).toBe(true);
  expect(namesReaction(mentions, "2 H2O -> 2 H2 + O2")).toBe(false);
  expect(namesReaction(mentions, "not a reaction")).toBe(false);
});

test("[ROLE-02] the name of a substance says nothing of subjects", () => {
  expect(withoutNames("The carbon dioxide of the greenhouse, an acid.", "en")).toBe(
    "The   of the greenhouse, an acid.",
  );
});

test("[ROLE-02] a long line of brackets, arrows and digits is read in good time", () => {
  const started = performance.now();
  readMentions("((H2->".repeat(400) + "[1:2;".repeat(300) + "CO2 + ".repeat(300), "en");
  expect(performance.now() - started).toBeLessThan(3_000);
});
