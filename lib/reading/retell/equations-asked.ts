import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { findProducts } from "../../chemistry/reaction/products/predict.ts";
import { findUsualRedox } from "../../chemistry/redox/usual-products.ts";
import { normalise } from "../../solver/normalise.ts";
import { readFormulaObject } from "../../solver/structure/read-objects.ts";
import { listNamed } from "./plain-words.ts";
import { isCharged, readTelling, type ToldReaction } from "./reactions-told.ts";

/** A reaction that is told in a sentence and its equation asked for in another, whatever else a book tells of it. */

const BOUNDARY = /(?<=[A-Za-z\d)+-][.?!:]|[.?!:]["”)])\s+(?=[A-Z(])/;

/** "(Hint: water is one of the products.)" */
const HINT = /\s*(?:\(hint: [^()]*\)|(?<=[.?] )hint: [^.?!]*[.?!](?= [A-Z]|$))/gi;

const EQUATIONS =
  "(?:(?:complete|balanced|molecular|chemical|overall|formula|symbol|redox|(?:net|total|full)(?: ionic)?|ionic|and|the|separate|single) )*(?:equations?|reaction equation)";
const REACTION = "(?:(?:chemical|redox|overall|same|first|second|third|last|final) )*(?:reaction|process|step|change)";

/** "Write a balanced equation for this reaction." */
const ASKS_BACK = new RegExp(
  `^(?:write|give|what is|provide|state)(?: (?:an?|the|one))? ${EQUATIONS}(?: (?:for|of|describing|representing|that (?:represents|describes)) (?:the|this|that) ${REACTION})?(?: (?:that )?(?:occurs|occurring|takes place|taking place|involved))? ?[.?]?$`,
  "i",
);

/** "Write an equation describing the following step of the process.": what is told behind it. */
const ASKS_AHEAD = new RegExp(
  `^(?:predict the products of (?:each of )?the following reactions?,? and (?:then )?balance the (?:chemical )?equations?[.:]$|(?:write|give|provide)(?: (?:an?|the|one))? ${EQUATIONS} (?:for|of|describing|representing|that (?:represents|describes)) (?:each of )?the following ${REACTION}s?(?: of the process)?[.:]?$)`,
  "i",
);

/** "Write an equation for the reaction of A with B to yield C." */
const ASKS_ITSELF = new RegExp(
  `^(?:write|give|what is|provide|state)(?: (?:an?|the|one))? ${EQUATIONS} (?:for|of|describing|representing|that (?:represents|describes)) (?=(?:the )?(?:(?:reaction|oxidation|reduction) (?:of|between)|(?:thermal )?decomposition of) )`,
  "i",
);

const MEDIUM =
  /[,;]?(?:\.?\s*\bthe reaction (?:takes place|occurs|is carried out))?\s*\b(?:occurring )?in (?:an? )?(?:aqueous )?(acid(?:ic)?|bas(?:ic|e)|alkaline) (?:aqueous )?(?:solution|medium|conditions)\b,?/gi;

const elementsOf = ({ counts }: Formula): string[] => [...counts.keys()];

/** What an excess of takes the reaction further than its usual end. */
const GOES_ON =
  /\bexcess(?: of)? (?:gaseous |aqueous )?(?:carbon dioxide|CO2|sulfur dioxide|SO2|ammonia|NH3|phosphoric|H3PO4)\b/i;

/** What forms of two by themselves; null where nothing does, or where another compound of the same elements is spoken of. */
function foreseen({ reactants }: ToldReaction, rest: string): ToldReaction | null {
  const found = GOES_ON.test(rest) ? null : findProducts(reactants);
  if (found?.ok !== true || found.value.kind !== "reaction") return null;
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
const hasAcid = ({ reactants }: ToldReaction): boolean =>
  reactants.some((each) => /^H\d?[A-Z]/.test(canonicalOf(each)));

/** "An acidic solution of KMnO4": its medium. */
const ACIDIFIED =
  /\b(?:an? )?(?:acidic|acidified)(?: aqueous)?(?: solution of)? (?=[A-Z(]|[a-z]+ )(?!solution|medium|conditions|or\b)/gi;

const IONIC = /\b(?:(?:complete|total|full)(?: ionic)? and (?:the )?)?net ionic\b|\b(?:complete|total|full) ionic\b/i;

/** Numbers that are no coefficients: then amounts are asked for. */
const MEASURED = /->|<=>|=|\d%|\d ?(?:g|mL|L|mol|M|K|°C|kJ|atm)\b/;

type Asked = { readonly ask: string; readonly clause: string };

/** The sentence that asks, and the one that it asks about. */
function findAsked(sentences: readonly string[]): Asked | null {
  const asking = sentences.filter((sentence) => /\b(?:equations?|predict the products)\b|\?/i.test(sentence));
  const [ask, ...others] = asking;
  if (ask === undefined || others.length > 0) return null;
  if (ASKS_ITSELF.test(ask)) return { ask, clause: ask.replace(ASKS_ITSELF, "") };
  const at = sentences.indexOf(ask);
  const clause = sentences[ASKS_AHEAD.test(ask) ? at + 1 : ASKS_BACK.test(ask) ? at - 1 : -1];
  return clause === undefined ? null : { ask, clause };
}

const write = (side: readonly Formula[], joint: string): string => side.map(canonicalOf).join(joint);

/** Ionic equations follow from what is mixed, as long as nothing else is told to form. */
function askIonic(ask: string, kind: string, told: ToldReaction, text: string): string | null {
  const expected = foreseen(told, text);
  const formed = (side: readonly Formula[]): string => write(side, ",").split(",").toSorted().join();
  const isAsTold =
    told.products.length === 0 || (expected !== null && formed(told.products) === formed(expected.products));
  return isAsTold && !/\bmolecular\b/i.test(ask)
    ? `Write the ${kind.toLowerCase()} equation for the reaction of ${write(told.reactants, " and ")}.`
    : null;
}

/** The equation that a text asks for, without its coefficients, as a question; null where it asks for none, or for more. */
export function askEquation(written: string): string | null {
  const plain = normalise(written).replaceAll(HINT, "");
  if (!/\bequations?\b/i.test(plain) || MEASURED.test(plain) || CHANGED.test(plain)) return null;
  const media = [
    ...[...plain.matchAll(MEDIUM)].map(([, medium = ""]) => (/^acid/i.test(medium) ? "acidic" : "basic")),
    ...(plain.match(ACIDIFIED) ?? []).map(() => "acidic"),
  ];
  const [medium = null, ...others] = new Set(media);
  if (others.length > 0) return null;
  const text = plain
    .replaceAll(MEDIUM, " ")
    .replaceAll(ACIDIFIED, "")
    .replaceAll(/ +(?=[.,?])/g, "")
    .trim();
  const asked = findAsked(
    text.split(BOUNDARY).map((sentence) => sentence.trim().replace(/^[a-z]/, (letter) => letter.toUpperCase())),
  );
  const told = asked === null ? null : readTelling(asked.clause);
  if (asked === null || told === null) return null;
  const [ionic = null] = IONIC.exec(asked.ask) ?? [];
  if (ionic !== null) return askIonic(asked.ask, ionic, told, text);
  const usual = medium === "acidic" ? findUsualRedox(told.reactants) : null;
  const whole = told.products.length > 0 ? told : (usual ?? foreseen(told, text));
  if (whole === null) return null;
  const isIonic = [...whole.reactants, ...whole.products].some(isCharged);
  const around = isIonic ? (medium ?? (hasAcid(whole) ? "acidic" : null)) : null;
  return `Balance the equation${around === null ? "" : ` in ${around} solution`}: ${write(whole.reactants, " + ")} -> ${write(whole.products, " + ")}`;
}
