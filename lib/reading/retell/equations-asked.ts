import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { findProducts } from "../../chemistry/reaction/products/predict.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { normalise } from "../../solver/normalise.ts";
import { readFormulaObject } from "../../solver/structure/read-objects.ts";
import { readSubstance } from "../../solver/structure/reactions/reactants.ts";
import { listNamed } from "./plain-words.ts";

/** A reaction that is told in a sentence and its equation asked for in another, whatever else a book tells of it. */

const BOUNDARY = /(?<=[A-Za-z\d)+-][.?!:]|[.?!:]["”)])\s+(?=[A-Z(])/;

/** "(Hint: water is one of the products.)" */
const HINT = /\s*(?:\(hint: [^()]*\)|(?<=[.?] )hint: [^.?!]*[.?!](?= [A-Z]|$))/gi;

const EQUATIONS =
  "(?:(?:complete|balanced|molecular|chemical|overall|formula|symbol|redox|and|separate|single) )*(?:equations?|reaction equation)";
const REACTION = "(?:(?:chemical|redox|overall|same|first|second|third|last|final) )*(?:reaction|process|step|change)";

/** "Write a balanced equation for this reaction." */
const ASKS_BACK = new RegExp(
  `^(?:write|give|what is|provide|state)(?: (?:an?|the|one))? ${EQUATIONS}(?: (?:for|of|describing|representing|that (?:represents|describes)) (?:the|this|that) ${REACTION})?(?: (?:that )?(?:occurs|occurring|takes place|taking place|involved))? ?[.?]?$`,
  "i",
);

/** "Write an equation describing the following step of the process.": what is told behind it. */
const ASKS_AHEAD = new RegExp(
  `^(?:write|give|provide)(?: (?:an?|the|one))? ${EQUATIONS} (?:for|of|describing|representing|that (?:represents|describes)) (?:each of )?the following ${REACTION}s?(?: of the process)?[.:]?$`,
  "i",
);

/** "Write an equation for the reaction of A with B to yield C." */
const ASKS_ITSELF = new RegExp(
  `^(?:write|give|what is|provide|state)(?: (?:an?|the|one))? ${EQUATIONS} (?:for|of|describing|representing|that (?:represents|describes)) (?=(?:the )?(?:reaction (?:of|between)|(?:thermal )?decomposition of) )`,
  "i",
);

const LY = String.raw`(?:[a-z]+ly )?`;
const TO_MAKE = String.raw`(?:,? (?:and|which|(?:and )?the mixture|they) (?:then )?(?:${LY}react(?:s|ed)? to )?(?:yields?|forms?|produces?|gives?|makes?)|,? (?:the mixture )?(?:${LY}reacts? )?to (?:yield|form|produce|give|make)|,? (?:yielding|forming|producing|giving|making)|, the products? of (?:this|the) reaction being)`;
const MADE = " (?<made>.+)";

/** "To yield the corresponding metal oxide": which one, the two tell by themselves. */
const CORRESPONDING =
  /,? (?:to (?:yield|form|produce|give)|yielding|forming|producing|giving) the corresponding (?:metal )?[a-z]+ides?$/i;

/** A reaction told in one clause. */
const TELLS: readonly RegExp[] = [
  new RegExp(
    `^(?:when |if |as )?(?<one>.+?),? (?:${LY}(?:reacts?|combines?)(?: [a-z]+ly)? with|(?:is|are) ${LY}(?:added|bubbled|passed|dissolved|placed|heated|burned|burnt|treated|mixed|reacted|combined)(?: [a-z]+ly)? (?:to|in|into|through|with)|(?:may|can|could|is|are)(?: also)?(?: be)? (?:reduced|oxidized|oxidised) (?:using|by|with)) (?<other>.+?)${TO_MAKE}${MADE}$`,
    "i",
  ),
  new RegExp(
    `^(?:the )?reaction (?:of|between) (?<one>.+?) (?:with|and) (?<other>.+?)(?:${TO_MAKE}| (?:leads to|results in)(?: the (?:formation|production) of)?)${MADE}$`,
    "i",
  ),
  new RegExp(
    `^(?:the (?:first|second|third|last|final|next) step is )?(?:the )?(?:thermal )?decomposition of (?<one>.+?)(?: from [a-z ]+)?(?:${TO_MAKE}| (?:leads to|results in|gives|yields|produces)(?: the (?:formation|production) of)?)${MADE}$`,
    "i",
  ),
  new RegExp(
    `^(?<one>.+?)(?: (?:is|are) (?:${LY}(?:heated|melted|electrolyzed|electrolysed|decomposed)(?: and )?)+)?(?: and)?(?: decomposes?| breaks? down)?(?:${TO_MAKE}| (?:to|into))${MADE}$`,
    "i",
  ),
  /^(?<made>.+?) (?:can|may|could|is|are)(?: also)?(?: be)? (?:prepared|produced|made|formed|obtained) (?:by|from|in|through) the reaction (?:of|between) (?<one>.+?) (?:and|with) (?<other>.+?)(?:, (?:yielding|giving|forming|producing) (?<more>.+?) as (?:the other|another) product)?$/i,
  // What forms of two is left to be found.
  /^(?:.{0,90}\b(?:when|in which|as) )?(?<one>.+?) (?:reacts?|combines?)(?: [a-z]+ly)? with (?<other>.+?)$/i,
  /^(?:the )?reaction (?:of|between) (?<one>.+?) (?:with|and) (?<other>.+?)$/i,
];

const MEDIUM =
  /[,;]?(?:\.?\s*\bthe reaction (?:takes place|occurs|is carried out))?\s*\b(?:occurring )?in (?:an? )?(?:aqueous )?(acid(?:ic)?|bas(?:ic|e)|alkaline) (?:aqueous )?(?:solution|medium|conditions)\b,?/gi;

const isCharged = ({ charge }: Formula): boolean => charge !== 0;

/** "Manganese(IV) oxide (MnO2)": by its name and its formula, where both are the same. */
function readTwice(name: string, formula: string): Formula | null {
  const [named, written] = [readSubstance(name, DEFAULT_LOCALE), readFormulaObject(formula)];
  return named !== null && written !== null && canonicalOf(named) === canonicalOf(written) ? named : null;
}

/** A substance or an ion; null for what is none, or leaves open which. */
function readOne(told: string): Formula | null {
  const item = told.trim().replace(/^(?:aqueous|solid|dissolved) /i, "");
  const [, name = "", formula = ""] = /^(.+?) \((\S+)\)$/.exec(item) ?? [];
  if (!/\bions?\b/i.test(item)) {
    const found = readSubstance(item, DEFAULT_LOCALE) ?? readTwice(name, formula);
    // "Oxide" by itself is a kind of compound, and no ion of it.
    return found === null || (isCharged(found) && readFormulaObject(item) === null) ? null : found;
  }
  const bare = (name === "" ? item : name).replace(/ ions$/i, " ion");
  const known = listFormulasOf(bare, DEFAULT_LOCALE);
  const written = readFormulaObject(formula === "" ? (known.length === 1 ? (known[0] ?? "") : "") : formula);
  return written !== null && known.includes(canonicalOf(written)) ? written : null;
}

/** "Molecular chlorine, Cl2, and hydroxide ions": all of them; null where one is not known. */
function readAll(told: string | undefined): Formula[] | null {
  if (told === undefined) return [];
  const items = told
    .replaceAll(/, ([A-Z][\w()^+-]*)(?=[,.]|\s|$)[,.]?/g, " ($1)")
    .split(/,? and |, (?!\d)/)
    .filter((item) => item.trim() !== "");
  const found = items.flatMap((item) => readOne(item) ?? []);
  return found.length === items.length ? found : null;
}

type Told = { readonly reactants: readonly Formula[]; readonly products: readonly Formula[] };

function readTelling(clause: string): Told | null {
  for (const pattern of TELLS) {
    const groups = pattern.exec(clause)?.groups;
    const [one, other, made, more] = ["one", "other", "made", "more"].map((name) => readAll(groups?.[name]));
    if (groups === undefined || !one?.length || !other || !made || !more) continue;
    const told = { reactants: [...one, ...other], products: [...made, ...more] };
    return told.products.length === 0 && told.reactants.length !== 2 ? null : told;
  }
  return null;
}

const elementsOf = ({ counts }: Formula): string[] => [...counts.keys()];

/** What forms of two by themselves; null where nothing does, or where another compound of the same elements is spoken of. */
function foreseen({ reactants }: Told, rest: string): Told | null {
  const found = findProducts(reactants);
  if (!found.ok || found.value.kind !== "reaction") return null;
  const products = found.value.equation.products.map(({ formula }) => formula);
  const own = new Set([...reactants, ...products].map(canonicalOf));
  const isRival = (named: string): boolean => {
    const other = readFormulaObject(named);
    return (
      other !== null &&
      elementsOf(other).length > 1 &&
      !own.has(canonicalOf(other)) &&
      products.some((product) => elementsOf(other).every((element) => product.counts.has(element)))
    );
  };
  return listNamed(rest)
    .flatMap((named) => named.split(","))
    .some(isRival)
    ? null
    : { reactants, products };
}

/** What would make another reaction of the same substances. */
const CHANGED =
  /\b(?:not|never|no|without|instead|incomplet\w*|partial\w*|limited|insufficient|fails?|unless|except\w*|cannot|[a-z]+n['’]t)\b/i;

/** Acids that give their protons to what takes part beside them. */
const hasAcid = ({ reactants }: Told): boolean => reactants.some((each) => /^H\d?[A-Z]/.test(canonicalOf(each)));

/** The equation that a text asks for, without its coefficients, as a question; null where it asks for none, or for more. */
export function askEquation(written: string): string | null {
  const text = normalise(written).replaceAll(HINT, "");
  if (!/\bequation\b/i.test(text) || /->|<=>|=|\d%|\d ?(?:g|mL|L|mol|M|K|°C|kJ|atm)\b/.test(text) || CHANGED.test(text))
    return null;
  const media = [...text.matchAll(MEDIUM)].map(([, medium = ""]) => (/^acid/i.test(medium) ? "acidic" : "basic"));
  if (new Set(media).size > 1) return null;
  const sentences = text
    .replaceAll(MEDIUM, " ")
    .trim()
    .split(BOUNDARY)
    .map((sentence) => sentence.trim().replace(/^[a-z]/, (letter) => letter.toUpperCase()));
  const asking = sentences.filter((sentence) => /\bequations?\b|\?/i.test(sentence));
  const [ask = "", ...others] = asking;
  if (others.length > 0) return null;
  const at = sentences.indexOf(ask);
  const clause = ASKS_ITSELF.test(ask)
    ? ask.replace(ASKS_ITSELF, "")
    : (sentences[ASKS_AHEAD.test(ask) ? at + 1 : ASKS_BACK.test(ask) ? at - 1 : -1] ?? "");
  const told =
    clause === ""
      ? null
      : readTelling(
          clause
            .replace(/ ?[.?:]+$/, "")
            .replace(CORRESPONDING, "")
            .trim(),
        );
  const whole = told === null || told.products.length > 0 ? told : foreseen(told, text);
  if (whole === null) return null;
  const [before, behind] = [whole.reactants, whole.products].map((side) => side.map(canonicalOf).join(" + "));
  const isIonic = [...whole.reactants, ...whole.products].some(isCharged);
  const medium = isIonic ? (media[0] ?? (hasAcid(whole) ? "acidic" : null)) : null;
  return `Balance the equation${medium === null ? "" : ` in ${medium} solution`}: ${before ?? ""} -> ${behind ?? ""}`;
}
