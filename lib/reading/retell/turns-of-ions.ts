import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { WRITTEN } from "../text/labelled.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in exercises on ions in solution: what may be neglected, lists of solutions, points of a titration, what a metal ion is kept at. */

const MOLAR = String.raw`${N}[ -]?(?:M|mol\/L)(?![A-Za-z\d])`;
const VOLUME = String.raw`${N}[ -]?m?L`;
const FORMULA = String.raw`[[(]?[A-Z][A-Za-z\d()[\]]*`;
const ION = String.raw`[A-Z][A-Za-z\d()]*(?:\^?\d?[+−-])`;
const TEMPERATURE = String.raw`${N} ?°C`;

/** What is small enough to be left out is so for whoever solves it, too: it is no given. */
const NEGLECTED = String.raw`(?:[^.?!\d]|(?<=[A-Za-z)^])\d)*\b(?:neglect(?:ed)?|negligible|does not change on dissolution)\b[^.?!\d]*`;

const TURNS: readonly Turn[] = [
  [
    new RegExp(
      String.raw`(?<=^|[.?!] )\(?(?:Hint: )?(?:(?:Assume|Show|State whether)\b${NEGLECTED}|Neglect\b[^.?!\d]*)[.]\)?(?: |$)`,
      "g",
    ),
    "",
  ],
  [new RegExp(String.raw`\bBecause these [^.?!\d]*, assume\b${NEGLECTED} and (calculate)\b`, "g"), "Calculate"],
  // A table of solubilities.
  [/^The [A-Z][^.?!\d]* gives (?:the )?solubilities of the following [^.?!]*[.] /g, ""],
  [
    new RegExp(String.raw`\b(solubility product) for each\. (?=${FORMULA}(?: \([^()]*\))?, ${N} ?(?:g|mol))`, "g"),
    "$1 from the solubility given: ",
  ],
  // What is told of a formula that a table has.
  [new RegExp(String.raw`\b(solubility product: ${FORMULA}), a salt containing the ${ION} ion\.?$`, "g"), "$1"],
  // "0.0020 mol of CrO4^2- per liter".
  [
    new RegExp(
      String.raw`\b(a|the) solution (?:contains|has|holds) (${N}) ?mol (?:of )?(${ION}) per lit(?:er|re)(?=[,. ])`,
      "g",
    ),
    "$1 solution is $2 M in $3",
  ],
  // "TlCl [thallium(I) chloride], an intermediate formed when thallium is isolated from ores, is".
  [
    new RegExp(
      String.raw`\b(${FORMULA}) \[[a-z]+(?:\([IV]+\))? [a-z]+\],(?: an? [^,.?\d]{3,90},)?(?= (?:is|has|was)\b)`,
      "g",
    ),
    "$1",
  ],
  // What an acidity is due to, and with what it is compared.
  [
    /\b(hydr(?:onium|oxide|ogen) ions? concentration) (?:that is )?(?:caused by|due to|because of) [^.?\d]*?(?:[A-Z][A-Za-z]?\d?)* of (?=\d)/g,
    "$1 of ",
  ],
  [
    new RegExp(
      String.raw`(?<=\d ?M), (?:about|nearly|some|roughly) \d+[ -]times (?:larger|smaller|greater|higher|lower) than (?:that of|in) [^.?,\d]*(?=\.)`,
      "g",
    ),
    "",
  ],
  [
    /\b(pH|pOH) of [a-z ]{3,30}, an? (?:aqueous )?solution of [A-Z][A-Za-z\d]* (?=(?:with|that has) an? hydr)/g,
    "$1 of a solution ",
  ],
  // What remains beside a told concentration.
  [
    new RegExp(
      String.raw`\b[Ww]hat (?:is the )?concentration of (${FORMULA}) (?:remains|is left|is present|is) in an equilibrium mixture (?:with|in which|that has) (?=\[)`,
      "g",
    ),
    "What is [$1] at equilibrium if ",
  ],
  // Both at the same strength, before and after.
  [
    new RegExp(
      String.raw`\b[Ii]f a solution with (?:the )?concentrations of (${FORMULA}(?:\^?\d?[+−-])?) and (${FORMULA}(?:\^?\d?[+−-])?) both equal to (${MOLAR}) before (?:the )?reaction gives an equilibrium concentration of (${FORMULA}(?:\^?\d?[+−-])?) of (${MOLAR}), what is\b`,
      "g",
    ),
    "The initial concentrations of $1 and $2 are both $3. The equilibrium concentration of $4 is $5. What is",
  ],
];

/** The one ion of a salt that a solution does not hold before, and how many of it the salt has. */
function otherIon(salt: string, beside: string | null): { readonly ion: string; readonly count: number } | null {
  const [one, other] = [salt, beside].map((each) => {
    const parsed = each === null ? null : parseFormula(each);
    const ions = parsed?.ok === true ? findSalt(parsed.value) : null;
    return ions === null
      ? []
      : [...ions.cations, ions.anion].map(({ formula, count }) => ({ ion: canonicalOf(formula), count }));
  });
  const free = (one ?? []).filter(({ ion }) => !(other ?? []).some((each) => sameAtoms(each.ion, ion)));
  const [first] = free;
  return first === undefined || (beside !== null && free.length !== 1) ? null : first;
}

const SPECIES = String.raw`\bconcentrations? of (?:all|each)(?: of the)? (?:solute |dissolved )?(?:species|ions)\b[^.]*\. `;
const OF_WEAK = new RegExp(
  String.raw`^[^.]*${SPECIES}(${MOLAR}) (${FORMULA}(?:\^?\d?[+−-])?), a weak (acid|base)(?:,? \(?(K_?[ab] ?= ?${N})\)?)?\.?$`,
);
const OF_SHARED = new RegExp(
  String.raw`^[^.]*${SPECIES}(${FORMULA})\(s\) in (?:(${MOLAR}) (${FORMULA})|a solution buffered at a (pH of ${N}))\.?$`,
);
const OF_SATURATED = new RegExp(
  String.raw`^[^.]*\bconcentrations? of (?:the )?ions in a saturated solution of (?:each of )?the following(?: \([^()]*\))?[.:] (${FORMULA})\.?$`,
);

/** One of a list of solutions of which all species are asked for: what its equilibrium decides. */
function tellSpecies(text: string): string {
  const [, strength, solute = "", side, constant = ""] = OF_WEAK.exec(text) ?? [];
  if (strength !== undefined && constant !== "" && /[+−-]$/.test(solute))
    return `A weak ${side} ${side === "acid" ? "HA" : "B"} has ${constant}. What is the ${side === "acid" ? "hydronium" : "hydroxide"} ion concentration of ${strength} ${side === "acid" ? "HA" : "B"}?`;
  if (strength !== undefined)
    return `What is the ${side === "acid" ? "hydronium" : "hydroxide"} ion concentration of ${strength} ${solute}?${constant === "" ? "" : ` ${constant}`}`;
  const [, salt = "", beside, other, ph] = OF_SHARED.exec(text) ?? [];
  const free = salt === "" ? null : otherIon(salt, other ?? null);
  if (free !== null && ph !== undefined)
    return `What is the concentration of ${free.ion} in a solution buffered at ${ph} that is saturated with ${salt}?`;
  // As much of the ion as of the salt is then dissolved.
  if (free?.count === 1) return `What is the molar solubility of ${salt} in ${beside ?? ""} ${other ?? ""}?`;
  const [, alone = ""] = OF_SATURATED.exec(text) ?? [];
  const first = alone === "" ? null : otherIon(alone, null);
  return first === null ? text : `What is the concentration of ${first.ion} in a saturated solution of ${alone}?`;
}

const IN_BRACKETS = String.raw`(?: ?\((?:aq|[^()\d]*|K_?[ab] ?= ?${N})\))*`;
const POINTS = new RegExp(
  String.raw`\btitration (?:is carried out )?(?:between|for|of) (${VOLUME})(?: \(${VOLUME}\))? of (${MOLAR}) ([A-Z][A-Za-z\d]*|[a-z]+ic acid|ammonia)(${IN_BRACKETS}) (?:and|with) (${MOLAR}) (?:of )?(?:an? (?:strong|weak) (?:acid|base),? )?([A-Z][A-Za-z\d()]*?)${IN_BRACKETS}(?:\.|:| at (?:the|these)\b)[^.]*?(?<=[:.] )(?:(${VOLUME})(?: of (?:the )?[A-Za-z ]+)?(?: (?:is |has been )?added)?|no [A-Za-z]+ (?:is |has been )?added)\.?$`,
);

/** "At these volumes of added base: 12.5 mL": a point of a titration. */
const tellPoint = (text: string): string =>
  /\bpH\b/.test(text)
    ? text.replace(
        new RegExp(String.raw`^[^]*?${POINTS.source}`),
        (
          _,
          volume: string,
          strength: string,
          acid: string,
          brackets: string,
          other: string,
          base: string,
          added?: string,
        ) => {
          const constant = /\(K[^()]*\)/.exec(brackets)?.[0] ?? "";
          return added === undefined || /^0(?:\.0+)?[ -]/.test(added)
            ? `What is the pH of ${strength} ${acid}?${constant === "" ? "" : ` ${constant.slice(1, -1)}`}`
            : `${volume} of ${strength} ${acid}${constant === "" ? "" : ` ${constant}`} is titrated with ${other} ${base}. What is the pH after ${added} of ${base} is added?`;
        },
      )
    : text;

const KEPT = new RegExp(
  String.raw`\b(?:[Ww]hat|[Cc]alculate the|[Ff]ind the|[Dd]etermine the) (?:is the )?(pH|\[${ION}\])(?: that)? (?:is (?:required|needed|necessary) to (?:keep|reduce|decrease|lower|hold) |at which )\[(${ION})\](?: equal| is (?:decreased|reduced|lowered))? ?(?:to|at) (${N} ?M)(?: by (?:the )?precipitation (?:of|as) ${FORMULA})?(?=[.?]|$)`,
);

/** At what pH, or beside how much of one ion, as much of the other is left as is told: what precipitates says which salt. */
function tellKept(text: string): string {
  const [, asked = "", ion = "", value = ""] = KEPT.exec(text) ?? [];
  const parsed = parseFormula(ion.replace("−", "-"));
  if (asked === "" || !parsed.ok) return text;
  const salts = new Set(
    (text.match(/(?<![A-Za-z\d[])[A-Z][A-Za-z\d]*(?:\([A-Z][A-Za-z\d]*\)\d?)?(?![A-Za-z\d^+−-]|\])/g) ?? []).filter(
      (each) => {
        const formula = parseFormula(each);
        const salt = formula.ok ? findSalt(formula.value) : null;
        const ions = salt === null ? [] : [...salt.cations, salt.anion].map(({ formula: own }) => canonicalOf(own));
        const partner = asked === "pH" ? "OH^-" : asked.slice(1, -1).replace("−", "-");
        return [canonicalOf(parsed.value), partner].every((wanted) => ions.some((own) => sameAtoms(own, wanted)));
      },
    ),
  );
  const [salt, ...others] = salts;
  if (salt === undefined || others.length > 0) return text;
  const constant = new RegExp(
    String.raw`\bK_?sp(?: (?:of|for) [A-Za-z\d()]+| ?\([A-Za-z\d()]+\))? ?(?:=|is) ?${N}`,
  ).exec(text)?.[0];
  const told = constant === undefined ? "" : ` ${constant}.`;
  return asked === "pH"
    ? `At what pH is [${ion}] = ${value} in equilibrium with ${salt}?${told}`
    : `What concentration of ${asked.slice(1, -1)} is needed to begin precipitation of ${salt} from a solution that is ${value} in ${ion}?${told}`;
}

const BEGINS = new RegExp(
  String.raw`\b[Cc]oncentration of (${ION})(?: ions?)? in (?:an? |the )?[a-z ]+ is (${N} ?M)\. [Ww]hat concentration of (${ION})(?: ions?)? must be (?:established|reached|present|exceeded)[^.?\d]* before (${FORMULA})(?:·\d?H2O)? (?:begins|starts) to precipitate\?$`,
);

/** "The concentration of Ca2+ in a sample is 2.2 mM. What concentration of … must be reached before … begins to precipitate?" */
function tellBeginning(text: string): string {
  const [, held = "", value = "", asked = "", salt = ""] = BEGINS.exec(text) ?? [];
  return salt === ""
    ? text
    : `What concentration of ${asked} is needed to begin precipitation of ${salt} from a solution that is ${value} in ${held}?`;
}

/** "When 0.10 mol NO2 is added to a 1.0-L flask …": of no account, where all that is there in the end is told. */
const STARTED = new RegExp(
  String.raw`\b[Ww]hen ${N} ?mol (?:of )?[A-Z][A-Za-z\d]* is (?:added to|placed in|put into) an? ${N}[ -]L [a-z]+(?: at ${TEMPERATURE})?, (?:the concentrations? changes? so that )?at equilibrium,? (?=\[)`,
);

function withoutStart(text: string): string {
  const [equation = ""] = new RegExp(WRITTEN).exec(text) ?? [];
  const species = equation.match(/[A-Z][A-Za-z\d]*(?:\((?!s\)|l\)|g\)|aq\))[A-Za-z\d]*\)\d?)*/g) ?? [];
  const isWhole = species.length > 1 && species.every((each) => text.includes(`[${each}] =`));
  return isWhole && /\b(?:equilibrium constant|K_?c)\b/.test(text) ? text.replace(STARTED, "At equilibrium, ") : text;
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnIons = (text: string): string =>
  tellSpecies(tellPoint(tellBeginning(tellKept(withoutStart(applyTurns(text, TURNS).trim())))));
