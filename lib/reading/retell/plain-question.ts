import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { applyTurns, type Turn } from "./turn.ts";
import { withoutAsides } from "./asides.ts";

/** An English question about formulas as books ask it, in the plainer words that the readers know. */

const FORMULA = String.raw`\[?[A-Z][A-Za-z\d()[\]]*(?:\^?\d?[+-])?`;

const KINDS = String.raw`(?:elements?|atoms?|ions?|species|molecules?|substances?|compounds?|bonds?|particles?|pairs?)`;

/** "The nitrate ion, NO3-": by its formula, where both are the same. */
function byFormula(whole: string, name: string, formula: string): string {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return whole;
  const written = formatFormula({ ...parsed.value, state: null }, "ascii");
  const words = name.split(" ");
  const isName = (at: number): boolean => {
    const own = words.slice(at).join(" ").toLowerCase();
    return [own, own.replace(/ (?:ion|molecule|atom)$/, "")].some((each) =>
      listFormulasOf(each, "en").some((known) => sameAtoms(known, written)),
    );
  };
  const at = words.findIndex((_, index) => isName(index));
  return at === -1
    ? whole
    : [...words.slice(0, at).filter((word, index) => index < at - 1 || word !== "the"), formula].join(" ");
}

const PROPERTY = String.raw`((?:(?:first|1st|atomic|ionic|covalent) )*(?:radius|radii|size|ioni[sz]ation (?:energy|energies)|electronegativit(?:y|ies)|electron affinit(?:y|ies)|boiling points?))`;

const TURNS: readonly Turn[] = [
  [
    /^(?:according to|using|based on|on the basis of|applying|by applying|from|in terms of|considering|with the help of|without (?:using|looking at|referring to) [a-z ]+|with(?:out)? reference to|by) (?:the |its |their |your )?[^,.?!\d]{3,60}?(?:theory|model|rules?|table|trends?|properties|structures?|position in [a-z ]+|concepts?|principles?),? /i,
    "",
  ],
  [
    /,? (?:according to|using|based on|on the basis of|from|by|with) (?:the |its |their )?[^,.?!\d]{0,40}?(?:vsepr|valence[- ]bond|lewis|molecular[- ]orbital|mo|periodic)[^,.?!\d]{0,30}?(?:theory|model|rules?|table|trends?|structures?)?$/i,
    "",
  ],
  [
    /\b(?:approximate|expected|predicted|likely|most likely|idealized|overall|correct|probable|formal) (?=(?:[a-z-]+ ){0,3}(?:shape|geometr|structure|hybridi|bond angle|oxidation|coordination|configuration|name))/gi,
    "",
  ],
  [
    /\b(?:would you (?:expect|predict)|do you expect|is expected|are expected|should|is predicted) to (?:have|be)\b/gi,
    "has",
  ],
  [/\b(?:a |an |the |one )?(?:single )?(?:molecules?|formula unit) of (?:the )?(?=[A-Za-z[])/gi, ""],
  [
    /\b(in|of|for|on) (?:an?|the) (?:neutral |ground-state |isolated |gaseous )*atoms? of (?:the element )?(?=[A-Za-z])/gi,
    "$1 ",
  ],
  [/\b(?:about|around|surrounding|at) (the (?:central )?[a-z]+ atom)\b/gi, "of $1"],
  [
    new RegExp(String.raw`\b((?:[a-z-]+ ){0,3}[a-z-]+)(?:,| \()? ?(${FORMULA})(?:\)|(?=[,?.]|$))`, "g"),
    (whole, name = "", formula = "") => byFormula(whole, name, formula),
  ],
  [
    /\b(?:must|should|can|need to|are|is) (?:be )?(?:shown|drawn|placed|included|counted|used|needed|written|present) (in|for|on)\b/gi,
    "are there $1",
  ],
  // What the choice is among.
  [
    new RegExp(
      String.raw`^(?:of|among|from|out of) (?:the )?(?:following )?(?:${KINDS}(?: ${KINDS})?:? )?(.{3,120}?),? which (?:(?:one|${KINDS}) )?(.+)$`,
      "i",
    ),
    "which $2: $1",
  ],
  [
    new RegExp(
      String.raw`^which (?:one )?of (?:the following|these|the)(?: [a-z]+){0,3}? (is|are|has|have|would|will|can|does|do|contains?) `,
      "i",
    ),
    "which $1 ",
  ],
  [
    new RegExp(
      String.raw`^(?:which|what) (?:of the |one of the )?(?:${KINDS}|one) (is|has|would|will|can|does|contains) `,
      "i",
    ),
    "which $1 ",
  ],
  [/^which would have /i, "which has "],
  [
    /\bthe (?:larger|smaller|largest|smallest) (?:species|atom|ion|one|particle)\b/gi,
    (whole) => whole.replace(/^the /i, "").replace(/ \S+$/, ""),
  ],
  [/^which is (?=(?:larger|smaller|largest|smallest)\b)/i, "which is "],
  [/^identify the (?:element|atom|ion|species|one) with the /i, "which has the "],
  [/\b((?:most|least|more|less) (?:electronegative|polar)) (?:elements?|atoms?|bonds?|molecules?)\b/gi, "$1"],
  // In what order.
  [/^(?:rank|order|list|place|put|sort|arrange)\b/i, "arrange"],
  [
    new RegExp(
      String.raw`^(arrange )(?:each of )?(?:the )?(?:following )?(?:sets? of |groups? of )?(?:(?:isoelectronic |given )?${KINDS}:? )?`,
      "i",
    ),
    "$1",
  ],
  [
    new RegExp(
      String.raw`\b(?:according to|by|in terms of|with respect to|based on|from lowest to highest|from smallest to largest|from least to greatest)(?: their)? (?:(increasing|decreasing) )${PROPERTY}`,
      "i",
    ),
    "in order of $1 $2",
  ],
  [
    new RegExp(
      String.raw`\bin (?:the )?(increasing|decreasing|ascending|descending) order of (?:their )?${PROPERTY}`,
      "i",
    ),
    "in order of $1 $2",
  ],
  [
    new RegExp(
      String.raw`\b(?:in order )?from (?:the )?(?:smallest|lowest|least) to (?:the )?(?:largest|highest|greatest|most)(?: (?:in )?${PROPERTY})?`,
      "i",
    ),
    "in order of increasing $1",
  ],
  [
    new RegExp(
      String.raw`\b(?:in order )?from (?:the )?(?:largest|highest|greatest|most) to (?:the )?(?:smallest|lowest|least)(?: (?:in )?${PROPERTY})?`,
      "i",
    ),
    "in order of decreasing $1",
  ],
  [/ {2,}/g, " "],
];

/** Longer ones tell more than a question. */
const LONGEST = 240;

/** A sentence alone; the same where nothing of it is told in other words. */
export function plainQuestion(text: string): string {
  const bare = text.trim().replace(/[?.]$/, "");
  if (bare.length > LONGEST || /[.?!]\s/.test(bare)) return text;
  const asked = bare.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const plain = applyTurns(withoutAsides(`${asked}.`).replace(/\.$/, ""), TURNS).trim();
  return plain === asked ? text : `${plain}?`;
}
