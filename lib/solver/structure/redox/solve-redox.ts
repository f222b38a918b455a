import { spend } from "../../../budget/budget.ts";
import type { Equation } from "../../../chemistry/equation/equation.ts";
import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { isElectron } from "../../../chemistry/formula/formula.ts";
import type { Medium } from "../../../chemistry/redox/half-reactions.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { balanceHalfInMedium, balanceInMedium } from "../../../methods/redox/balance-in-medium.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { foldAccents } from "../../lexicon/vocabulary.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { bareSentence } from "../bare-sentence.ts";
import { readFormulaObject } from "../read-objects.ts";

/** Longer texts are no equations to be balanced. */
const LONGEST = 500;

/** How a language says the medium, and all the words that may stand around the equation. */
type Phrases = { readonly acid: string; readonly base: string; readonly before: string; readonly behind: string };

const PHRASES: Readonly<Record<Locale, Phrases>> = {
  en: {
    acid: "(?:(?:that |which )?(?:occurs?|occurring|takes? place|taking place) )?(?:in|under|for) (?:an? )?acid(?:ic)?(?: aqueous)?(?: (?:solution|medium|conditions?))?",
    base: "(?:(?:that |which )?(?:occurs?|occurring|takes? place|taking place) )?(?:in|under|for) (?:an? )?(?:base|basic|alkaline)(?: aqueous)?(?: (?:solution|medium|conditions?))?",
    before:
      "(?:please )?(?:complete and )?balance(?: (?:the|this|each of the|each))?(?: following)?(?: (?:redox|oxidation-reduction|ionic|net ionic|skeleton|unbalanced|oxidation|reduction))*(?: (?:equations?|reactions?|half-? ?(?:reactions?|equations?)(?: \\([a-z\\d –-]{3,60}\\))?))?(?: (?:according to|by|using|with) the (?:half-reaction|ion-electron) method)?",
    behind: "(?:(?:by|using|with) the (?:half-reaction|ion-electron) method)?",
  },
  es: {
    acid: "en (?:un )?(?:medio acido|(?:di)?solucion acida)",
    base: "en (?:un )?(?:medio (?:basico|alcalino)|(?:di)?solucion (?:basica|alcalina))",
    before:
      "(?:balancea|balancear|ajusta|ajustar|iguala|igualar)(?: (?:la|esta))?(?: siguiente)?(?: (?:ecuacion|reaccion|semirreaccion|semiecuacion))?(?: (?:redox|ionica|de oxidacion-reduccion))*(?: por el metodo del ion-electron)?",
    behind: "(?:por el metodo del ion-electron)?",
  },
  fr: {
    acid: "en (?:milieu|solution) acide",
    base: "en (?:milieu|solution) (?:basique|alcaline?)",
    before:
      "(?:equilibre|equilibrer|equilibrez)(?: (?:la |l' ?|cette )(?:equation|reaction|demi-reaction|demi-equation))?(?: (?:redox|ionique|d' ?oxydoreduction|suivante))*",
    behind: "(?:par la methode des demi-(?:reactions|equations))?",
  },
  am: {
    acid: "በ ?(?:አሲድ|አሲዳማ) (?:ሟሟ|መፍትሄ|ውህድ|ሁኔታ)(?: ውስጥ)?",
    base: "በ ?(?:ቤዝ|ቤዛዊ|አልካላይን) (?:ሟሟ|መፍትሄ|ውህድ|ሁኔታ)(?: ውስጥ)?",
    before: "(?:(?:ይህን |የሚከተለውን )?(?:የሪዶክስ |ሪዶክስ |የግማሽ አፀግብሮት )?(?:እኩልታ|ቀመር|ግማሽ አፀግብሮት) (?:አመጣጥን|አመጣጥኚ|አመጣጥኑ))?",
    behind: "(?:(?:እኩልታውን |(?:ይህን )?ግማሽ አፀግብሮት(?:ን|ኡን|ውን)? )?(?:አመጣጥን|አመጣጥኚ|አመጣጥኑ))?",
  },
  zh: {
    acid: "在? ?酸性(?:溶液|介质|条件)(?:中|下)?",
    base: "在? ?碱性(?:溶液|介质|条件)(?:中|下)?",
    before: "(?:请)?(?:配平)?(?:下列|以下)?(?:的)?(?:氧化还原)?(?:半反应|反应)?(?:方程式|离子方程式)?",
    behind: "(?:配平)?",
  },
  hi: {
    acid: "अम्लीय (?:माध्यम|विलयन) में",
    base: "(?:क्षारीय|क्षारकीय) (?:माध्यम|विलयन) में",
    before: "(?:(?:इस |निम्नलिखित )?(?:रेडॉक्स )?(?:समीकरण|अभिक्रिया|अर्ध-? ?अभिक्रिया) को )?(?:संतुलित (?:कीजिए|करें|करो))?",
    behind: "(?:को )?(?:संतुलित (?:कीजिए|करें|करो))?",
  },
};

/** Whether the words ask to balance at all: in some languages they stand before the equation or behind it. */
const ASKS: Readonly<Record<Locale, RegExp>> = {
  en: /balance/iu,
  es: /balance|ajust|igual/iu,
  fr: /equilibr/iu,
  am: /አመጣጥ/u,
  zh: /配平/u,
  hi: /संतुलित/u,
};

/** Where no medium is named, the way must be: any other equation is balanced by counting. */
const BY_HALVES =
  /half-? ?(?:reaction|equation)|ion-electron|demi-(?:reaction|equation)|semi(?:rreaccion|ecuacion)|半反应|अर्ध-? ?अभिक्रिया|ግማሽ አፀግብሮት/iu;

/** Where half of a reaction is what is asked about, and not the way. */
const OF_HALF = new RegExp(String.raw`(?<!(?:by|using|with)(?: the)? )(?:${BY_HALVES.source})(?!s? method)`, "iu");

/** "Write the half-reaction for the reduction of X to Y": the equation, without its arrow. */
const OF_CHANGE =
  /^(?:write|give|construct|deduce|derive|state|suggest|what is)(?: down)? (?:the |an? )?(?:balanced )?(?:ionic )?(?:oxidation |reduction )?half-? ?(?:reaction|equation) (?:for|of|to (?:show|represent)) the (?<kind>reduction|oxidation) of (?:the )?(?<from>[^.;:?]{1,80}?) (?:to|into) (?:the )?(?<to>[^.;:?]{1,80}?)$/iu;

/** "Dichromate(VI) ions, Cr2O7^2-", "iodine (I2)": what is told by its name, its formula, or both. */
const TOLD_TWICE =
  /^(?<name>[^,()]+(?:\([IVX]+\))?[^,()]*?)(?:, (?<behind>\S+?),?| \((?<inside>[^() ]*[A-Z][^ ]*)\)),?$/u;

/** A species as equations write it; null where it is named otherwise, or by two that differ. */
function readSpecies(told: string): string | null {
  const { name = told, behind, inside } = TOLD_TWICE.exec(told)?.groups ?? {};
  const formula = behind ?? inside ?? null;
  const bare = name.replace(/,$/u, "").trim();
  const plain = bare.replace(/ (?:ions?|molecules?|gas|metal|atoms?)$/iu, "");
  if (formula === null && readFormulaObject(plain) !== null) return plain;
  const singular = bare.replace(/ions$/iu, "ion");
  const spellings = / ions?$/iu.test(bare) ? [singular] : [bare, plain];
  const named = [...new Set(spellings.flatMap((each) => listFormulasOf(each, DEFAULT_LOCALE)))];
  if (formula === null) {
    const [only, molecule, ...more] = named;
    // An element's atoms and its molecules; "copper ions" may be of two.
    if (molecule !== undefined && (more.length > 0 || molecule !== `${only ?? ""}2`)) return null;
    return molecule ?? only ?? null;
  }
  const written = readFormulaObject(formula);
  return written !== null && named.includes(canonicalOf(written)) ? formula : null;
}

/** "The reduction of X to Y" as a skeleton; null where the text asks otherwise. */
function readChange(rest: string): { readonly skeleton: string; readonly isReduction: boolean } | null {
  const { kind, from = "", to = "" } = OF_CHANGE.exec(rest)?.groups ?? {};
  const [before, after] = kind === undefined ? [null, null] : [readSpecies(from), readSpecies(to)];
  return before === null || after === null
    ? null
    : { skeleton: `${before} -> ${after}`, isReduction: kind?.toLowerCase() === "reduction" };
}

/** Whether electrons stand on the side that the word says: what is reduced takes them. */
function isOfKind({ answer: { value } }: SolutionFacts, isReduction: boolean): boolean {
  const [reactants = "", products = ""] = value.kind === "equation" ? value.equation.split(" -> ") : [];
  return ELECTRON.test(isReduction ? reactants : products);
}

const ELECTRON = /(?<![A-Za-z\d])\d? ?e\^?[-−⁻]/u;

const mediumOf = (phrase: string): RegExp => new RegExp(`[,;]? ?\\(?${foldAccents(phrase)}\\)?(?![a-z])`, "iu");

/** The medium that the text names, null where it names none, and the text without it; both are no exercise. */
function takeMedium(
  plain: string,
  { acid, base }: Phrases,
): { readonly medium: Medium | null; readonly rest: string } | null {
  const [inAcid, inBase] = [mediumOf(acid), mediumOf(base)];
  if (inAcid.test(plain) && inBase.test(plain)) return null;
  if (inAcid.test(plain)) return { medium: "acid", rest: plain.replace(inAcid, " ") };
  if (inBase.test(plain)) return { medium: "base", rest: plain.replace(inBase, " ") };
  return BY_HALVES.test(plain) ? { medium: null, rest: plain } : null;
}

function solveIn(plain: string, language: Locale): SolutionFacts | null {
  const phrases = PHRASES[language];
  const taken = ASKS[language].test(plain) || BY_HALVES.test(plain) ? takeMedium(plain, phrases) : null;
  if (taken === null) return null;
  const shape = new RegExp(
    `^(?:${foldAccents(phrases.before)})?\\s*:?\\s*(?<equation>[A-Z([0-9][^:]{3,300}?)\\s*${foldAccents(phrases.behind)}$`,
    "iu",
  );
  const rest = taken.rest.replace(/ +/gu, " ").trim();
  const change = readChange(rest);
  const written = change?.skeleton ?? shape.exec(rest)?.groups?.["equation"];
  const equation = written === undefined ? null : parseEquation(written.trim());
  if (equation?.ok !== true) return null;
  const half = OF_HALF.test(plain) ? balanceHalfInMedium(equation.value, taken.medium) : null;
  if (half !== null && change !== null && !isOfKind(half, change.isReduction)) return null;
  return half ?? balanceInMedium(equation.value, taken.medium);
}

/** "Combine the half-reactions … and …": halves with their electrons, as they are added up. */
const OF_SUM =
  /^(?:[a-z -]{0,90}[.,] ?)?(?:combine|add(?: up)?|(?:write|give|find|what is)(?: a| the)?(?: balanced)?(?: (?:net|overall|cell))? (?:equation|reaction)(?: for (?:the|an?) (?:overall|cell|net|redox) reaction)?(?: (?:from|of|for|by adding))?)(?: (?:the|these|this|two|following|pair|of|half-? ?reactions))*[.:]? ?(?<one>[^.:;]{4,120}?)(?:;|,| and) ?(?<other>[A-Z[(\d][^:;]{4,120}?)$/iu;

/** The sum of two halves; null where they are no oxidation and reduction. */
function solveSum(plain: string): SolutionFacts | null {
  const groups = OF_SUM.exec(plain)?.groups;
  const halves = [groups?.["one"], groups?.["other"]].map((each) => {
    const parsed = each === undefined || !ELECTRON.test(each) ? null : parseEquation(each.trim());
    return parsed?.ok === true ? parsed.value : null;
  });
  const [one, other] = halves;
  if (one === null || one === undefined || other === null || other === undefined) return null;
  const without = (terms: Equation["reactants"]): Equation["reactants"] =>
    terms.filter(({ formula }) => !isElectron(formula));
  const [reactants, products] = [
    without([...one.reactants, ...other.reactants]),
    without([...one.products, ...other.products]),
  ];
  const names = [...reactants, ...products].map(({ formula }) => canonicalOf(formula));
  const medium = names.includes("OH-") ? "base" : names.includes("H+") || names.includes("H3O+") ? "acid" : null;
  return balanceInMedium({ reactants, products, arrow: "forward" }, medium);
}

/** "Balance MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+ in acidic solution"; null where anything else stands beside it. */
export function solveRedox(text: string, locale: Locale): SolutionFacts[] | null {
  if (text.length > LONGEST || !/->|→|⟶|=|⇌|half/iu.test(text)) return null;
  const plain = bareSentence(text);
  const sum = solveSum(plain);
  if (sum !== null) return [sum];
  for (const language of new Set<Locale>([locale, DEFAULT_LOCALE])) {
    spend(plain.length);
    const solved = solveIn(plain, language);
    if (solved !== null) return [solved];
  }
  return null;
}
