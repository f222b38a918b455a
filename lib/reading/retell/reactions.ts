import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";

/** Reactions that are told by what they are made of: "mass of CaO from heating 25 g of CaCO3", "3.2 g of MgO from 2.4 g of Mg". */

const N = String.raw`\d[\d.,]*(?<![.,])`;
const OF = String.raw`${N} ?(?:g|kg|mg|mol|moles?|grams?|mL|L) of (?:${N} ?M )?`;
const NAME = String.raw`[A-Za-z][A-Za-z\d()·]*(?: (?:acid|oxide|chloride|carbonate|hydroxide|sulfate|sulphate|nitrate|sulfide|dioxide|iodide|bromide))?`;

const VERBS: Readonly<Record<string, string>> = {
  heating: "decomposes",
  decomposing: "decomposes",
  roasting: "decomposes",
  burning: "burns",
  combusting: "burns",
  neutralising: "reacts",
  neutralizing: "reacts",
  reacting: "reacts",
  dissolving: "reacts",
  mixing: "reacts",
};

const DONE = new RegExp(
  String.raw`\bWhat is the (mass|volume|amount) of (${NAME})(?: (?:formed|made|produced|obtained))? (?:from|by|when|on) (${Object.keys(VERBS).join("|")}) (${OF}${NAME})(?: completely)?(?:,? (?:with|in|and) ((?:excess |enough )?(?:${OF})?${NAME}))?( at STP)?\?`,
  "i",
);

const MADE = new RegExp(
  String.raw`\bWhat is the (mass|volume|amount|theoretical yield) of (${NAME})(?: (?:formed|made|produced|obtained))? from (${OF}${NAME}) (?:and|with|in|\+) ((?:excess |enough )?(?:${OF})?${NAME})\?`,
  "i",
);

const GOT = new RegExp(
  String.raw`\bWhat is the (percent(?:age)? yield) (?:if|when) (?:\w+ )?(?:got|obtained?|collected|made|get) (${OF}(${NAME})) from (${OF}(${NAME}))\s*\?`,
  "i",
);

const GIVES = new RegExp(
  String.raw`\bWhat is the (percent(?:age)? yield) (?:if|when) (${OF}(${NAME})) (?:gives|gave|yields|yielded|produces|produced|makes|made) (${OF}(${NAME}))(?: with ([a-z]+))?\s*\?`,
  "i",
);

const HEAT = new RegExp(
  String.raw`[,.] (?:What is the )?heat (?:given off |released |produced )?(?:from|by|for|of|when) (?:burning )?(${OF}${NAME})(?: burns| reacts)?\s*\??$`,
  "i",
);

/** What joins one substance to make another of it. */
const PARTNERS: Readonly<Record<string, string>> = {
  O: "burns in oxygen",
  Cl: "reacts with chlorine",
  S: "reacts with sulfur",
  N: "reacts with nitrogen",
  Br: "reacts with bromine",
  I: "reacts with iodine",
};

function elementsOf(name: string): Set<string> {
  const [formula = name] =
    /^[A-Z]/.test(name) && parseFormula(name).ok ? [name] : listFormulasOf(name.toLowerCase(), "en");
  const parsed = parseFormula(formula);
  return new Set(parsed.ok ? parsed.value.counts.keys() : []);
}

/** How a substance becomes another that has one element more; null where that is not so. */
function findPartner(from: string, to: string): string | null {
  const [before, after] = [elementsOf(from), elementsOf(to)];
  const more = [...after].filter((element) => !before.has(element));
  const [only, ...others] = more;
  if (only === undefined || others.length > 0 || ![...before].every((element) => after.has(element))) return null;
  return PARTNERS[only] ?? null;
}

/** "Enough" of it is more than is needed. */
const asExcess = (partner: string): string => partner.replace(/^enough /i, "excess ");

/** The same question with its reaction in a clause, as exercises tell it. */
export function withReaction(text: string): string {
  return text
    .replace(DONE, (_, kind: string, product: string, doing: string, sample: string, partner = "", at = "") => {
      const verb = VERBS[doing.toLowerCase()] ?? "reacts";
      const joint = partner === "" ? "" : ` ${verb === "burns" ? "in" : "with"} ${asExcess(partner)}`;
      return `What ${kind.toLowerCase()} of ${product} forms${at} when ${sample} ${verb}${joint}?`;
    })
    .replace(
      MADE,
      (_, kind: string, product: string, sample: string, partner: string) =>
        `What ${kind.toLowerCase().replace("theoretical yield", "mass")} of ${product} forms when ${sample} reacts with ${asExcess(partner)}?`,
    )
    .replace(GOT, (whole, asked: string, got: string, product: string, sample: string, from: string) => {
      const partner = findPartner(from, product);
      return partner === null ? whole : `${sample} ${partner} and ${got} forms. What is the ${asked}?`;
    })
    .replace(
      GIVES,
      (whole, asked: string, sample: string, from: string, got: string, product: string, partner = "") => {
        const how = partner === "" ? findPartner(from, product) : `reacts with ${partner}`;
        return how === null ? whole : `${sample} ${how} and ${got} forms. What is the ${asked}?`;
      },
    )
    .replace(HEAT, ". How much heat is released when $1 reacts?");
}
