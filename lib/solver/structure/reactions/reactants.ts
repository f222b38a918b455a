import type { Formula } from "../../../chemistry/formula/formula.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { readFormulaObject, readNameObject, splitObjects } from "../read-objects.ts";

/** Words beside a substance that do not change what it is, in front of it and behind it. */
type Descriptions = { readonly before: RegExp | null; readonly behind: RegExp | null };

const DESCRIPTIONS: Readonly<Record<Locale, Descriptions>> = {
  en: {
    before:
      /^(?:(?:an? )?(?:excess|large amount)(?: of)?|(?:an? )?(?:dilute |aqueous |heated )*solutions? (?:of|containing)|an? (?:stream|sample|piece|strip|atmosphere) of|the|an?|aqueous|solid|gaseous|liquid|molten|elemental|metallic|molecular|diatomic|pure|dilute|hot|cold) /iu,
    behind: / (?:gas|metal|vapou?r|solution|powder|crystals?|pellets?|in (?:water|solution)|in excess)$/iu,
  },
  es: {
    before:
      /^(?:(?:un )?exceso de|(?:una |la )?(?:di)?solucion(?:es)?(?: acuosas?)? de|(?:el )?gas|el|la|los|las|un|una) /iu,
    behind: / (?:gaseoso|solido|liquido|metalico|acuoso|molecular|en exceso|en solucion|diluido)$/iu,
  },
  fr: {
    before:
      /^(?:(?:un )?exces (?:de |d' ?)|(?:une |la )?solutions?(?: aqueuses?)? (?:de |d' ?|du )|(?:le |la |les |l' ?|du |de la |de l' ?|de |d' ?|un |une ))/iu,
    behind: / (?:gazeux|solide|liquide|metallique|aqueux|moleculaire|en exces|en solution|dilue)$/iu,
  },
  am: { before: /^(?:የ|ጠጣር |ፈሳሽ )/u, behind: / (?:ጋዝ|ብረት|መፍትሄ|ሟሟ)$/u },
  zh: { before: /^(?:过量的?|固体|气体|液体|稀|足量的?)/u, behind: /(?:气体|固体|溶液|金属)$/u },
  hi: { before: /^(?:ठोस|द्रव|तनु|जलीय|धात्विक) /u, behind: / (?:गैस|धातु|विलयन|के विलयन)$/u },
};

/** Names that stand between other names: "calcium hydroxide, Ca(OH)2," and "nitrogen (N2)". */
const NAMED = /^(?<name>[^(),]{3,60}?)(?:, (?<behind>[A-Z][\w()^+-]{0,30}),?| \((?<within>[A-Z][\w()^+-]{0,30})\))$/u;

function strip(item: string, language: Locale): string {
  const { before, behind } = DESCRIPTIONS[language];
  const front = before === null ? item : item.replace(before, "");
  return behind === null ? front : front.replace(behind, "");
}

/** What burns in air takes its oxygen. */
const AIR = /^air$/iu;

function readPlain(item: string, language: Locale): Formula | null {
  if (language === "en" && AIR.test(item)) return readFormulaObject("O2");
  const formula = readFormulaObject(item) ?? readNameObject(item.replace(/ ?\((?:aq|s|l|g)\)$/u, ""), language);
  if (formula !== null) return formula;
  const groups = NAMED.exec(item)?.groups;
  const written = readFormulaObject(groups?.["behind"] ?? groups?.["within"] ?? "");
  const named = groups === undefined ? null : readSubstance(groups["name"] ?? "", language);
  // A formula beside a name that means another one is no apposition.
  return written === null || (named !== null && !isSame(named, written))
    ? null
    : named === null || named.counts.size === 1
      ? written
      : named;
}

/** "Phosphorus (P4)": of an element in whatever molecules. */
const isSame = (one: Formula, other: Formula): boolean =>
  one.charge === other.charge &&
  one.counts.size === other.counts.size &&
  [...one.counts].every(([atom, count]) =>
    one.counts.size === 1 && one.charge === 0 ? other.counts.has(atom) : other.counts.get(atom) === count,
  );

/** A substance by its formula or name, whatever its state: "gaseous butane, C4H10", "a solution of Sr(OH)2". */
export function readSubstance(written: string, language: Locale): Formula | null {
  let item = written.trim().replace(/,$/u, "");
  for (let tries = 0; tries < 4; tries += 1) {
    const found = readPlain(item, language);
    if (found !== null) return found;
    const shorter = strip(item, language);
    if (shorter === item) return null;
    item = shorter;
  }
  return null;
}

function readAll(items: readonly string[] | null, language: Locale): Formula[] | null {
  const found = (items ?? []).flatMap((item) => readSubstance(item, language) ?? []);
  return items !== null && items.length > 0 && found.length === items.length ? found : null;
}

/** "AgNO3 + NaCl", "sodium chloride and silver nitrate"; null where one of them cannot be read. */
export function readReactants(text: string, language: Locale): Formula[] | null {
  // Behind words that describe it, an equation begins with its first formula; to balance it is another question.
  const equation = text.replace(/^(?!balanc)(?:[a-z][\p{Ll},'-]* )+(?=\S+ \+ )/u, "");
  const terms = equation.split(/ ?\+ (?!\d*-?$)|(?<=[A-Za-z)\d])\+(?=[A-Z\d(])/u);
  if (terms.length > 1)
    return readAll(
      terms.map((each) => each.replace(/^\d{1,2} ?(?=[A-Z([])/u, "")),
      language,
    );
  return readAll([text], language) ?? readAll(splitObjects(text, language), language);
}
