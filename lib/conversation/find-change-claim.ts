import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { findRedoxChanges, type RedoxChange } from "../chemistry/redox/changes.ts";
import { isOnlyClaim } from "./claim-words.ts";
import { isWordOfFollowUp } from "./phrases/follow-up-vocabulary.ts";

/** That a species becomes another is an oxidation, or a reduction: what changes, and what was said of it; null where that was asked. */
export type ChangeClaim = {
  readonly kind: "change";
  readonly change: RedoxChange;
  readonly isRight: boolean | null;
};

/** Longer texts say more than one thing. UTF-16 units. */
const LONGEST = 140;

const SPECIES = String.raw`(?<![\p{Script=Latin}\d])([A-Z][A-Za-z\d()]{0,20}(?:\^?\d?[+−-]|\s\d[+−-])?)`;

/** "From SO2 to SO3", "Fe2+ -> Fe3+", "SO2变成SO3", "SO2 से SO3". */
const BECOMES = new RegExp(
  String.raw`${SPECIES}\s?(?:->|→|to|into|becom(?:es|ing)|turn(?:s|ing) into|going to|a|en|se convierte en|pasa a|à|devient|到|变(?:成|为)|转化为|成|से|ወደ)\s?${SPECIES}`,
  "u",
);

const OXIDATION = /(?<!\p{L})(?:an? )?(?:oxida\p{L}*|oxyda\p{L}*|oxidi[sz]\p{L}*)|氧化|ऑक्सीकरण|उपचयन|ኦክሲዴሽን|ኦክሳይድ/giu;
const REDUCTION = /(?<!\p{L})(?:an? )?(?:reduc\p{L}*|réduct\p{L}*|rédui\p{L}*)|还原|अपचयन|ሪዳክሽን/giu;

/** What is said around it. */
const AROUND =
  /(?<!\p{L})(?:from|going|goes|go|change|changing|reaction|process|being|gets?|got|un[ea]?|der?|pasar|ir|paso|passer|passage|aller|réaction|reacci[oó]n|proceso|or|and|right)(?!\p{L})|从|变|反应|ከ|मैं|जाना|अभिक्रिया|या/giu;

/** "So going from NH4+ to NO3- is oxidation?": two species, one element whose oxidation number differs, and nothing else. */
export function findChangeClaim(text: string): ChangeClaim | null {
  if (text.length > LONGEST) return null;
  const found = BECOMES.exec(text);
  const [from, to] = [found?.[1], found?.[2]].map((each) => (each === undefined ? null : speciesOf(each)));
  if (found === null || !from || !to) return null;
  const beside = text.replace(found[0], " ");
  const [isOxidation, isReduction] = [OXIDATION, REDUCTION].map((each) => beside.search(each) !== -1);
  const rest = beside.replaceAll(OXIDATION, " ").replaceAll(REDUCTION, " ").replaceAll(AROUND, " ");
  if ((!isOxidation && !isReduction) || !(isOnlyClaim(rest) || isWordOfFollowUp(rest))) return null;
  const changes = findRedoxChanges({ reactants: [termOf(from)], products: [termOf(to)], arrow: "forward" }) ?? [];
  const [change, ...others] = changes.filter(({ element }) => element !== "O" && element !== "H");
  if (change === undefined || others.length > 0) return null;
  const rises = change.to.numerator * change.from.denominator > change.from.numerator * change.to.denominator;
  return { kind: "change", change, isRight: isOxidation === isReduction ? null : rises === isOxidation };
}

const termOf = (formula: Formula) => ({ coefficient: null, formula });

/** As it is written, its charge also apart: "SO4 2-". */
function speciesOf(written: string): Formula | null {
  for (const each of [written, written.replace(/\s(?=\d?[+−-]$)/u, "^")]) {
    const parsed = parseFormula(each);
    if (parsed.ok) return parsed.value;
  }
  return null;
}
