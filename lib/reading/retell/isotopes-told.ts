import { Decimal } from "../../quantity/decimal.ts";
import { NUMBER as N } from "./turn.ts";

/** The isotopes of an element with their shares and masses, in whatever story. */

const NUCLIDE = String.raw`(?:(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]+|\^\d{1,3})[A-Z][a-z]?|[A-Z][a-z]?-\d{1,3}|[a-z]+-\d{1,3})`;
const MASS = String.raw`(${N})(?: ?(?:amu|u))?`;

/** "91.8% ²⁰Ne (mass 19.99 amu)" */
const ONE_BY_ONE = new RegExp(
  String.raw`(?<![\d.])(${N}) ?% (?:of )?${NUCLIDE},? ?\(?(?:atomic |isotopic |with a |of )*mass(?: of| =)? ?(${N}) ?(?:amu|u)\b\)?`,
  "g",
);
/** "⁷⁹Br and ⁸¹Br, whose masses (78.92 and 80.92 amu, respectively) and abundances (50.7% and 49.3%, respectively)" */
const ALL_AT_ONCE = new RegExp(
  String.raw`${NUCLIDE} and ${NUCLIDE},? whose (?:atomic |isotopic )?masses \(${MASS} and ${MASS},? respectively\) and (?:natural |percent )*abundances \((${N}) ?% and (${N}) ?%,? respectively\)`,
);

/** "³⁵Cl", "35Cl", "of mass 35": what the mass of an isotope is told by. */
const MASS_NUMBER = String.raw`(?:\b(?:mass(?: number)?s?|isotopes?) (?:of )?)?(?:\^?(\d{1,3})[A-Z][a-z]?|[A-Z]?[a-z]*-?(\d{1,3}(?:\.\d+)?)(?: ?(?:amu|u))?)`;

/** "10 (20%)", "of mass number 63 (69%)" */
const MASS_FIRST = new RegExp(String.raw`(?<![\d.A-Za-z^])${MASS_NUMBER} ?\((?:abundance:? ?)?(${N}) ?%\)`, "g");
/** "75% of the atoms have mass 35" */
const SHARE_FIRST = new RegExp(
  String.raw`(?<![\d.])(${N}) ?%(?: of)?(?: the| its)?(?: atoms| isotopes)?(?: that)?(?: are| have| has| with| of)+(?: an?)?(?: relative)? mass(?: number)?(?: of)? (\d{1,3}(?:\.\d+)?)(?![\d.]*\d)`,
  "g",
);
/** "35Cl and 37Cl in the ratio 3:1" */
const IN_RATIO = new RegExp(
  String.raw`(?<![\d.A-Za-z^])${MASS_NUMBER} and ${MASS_NUMBER},? (?:are )?(?:present |found |occur |mixed )?in (?:the|a) (?:ratio|proportions?)(?: of)? (\d{1,2}) ?: ?(\d{1,2})\b`,
);

const ASKS =
  /\b(?:what is|calculate|determine|find|deduce|work out)\b[^.?]*(?:\b(?:average|relative) (?:atomic )?(?:mass|weight)\b|\bA_?r\b)(?:[^.?]|\.\d)*[.?]?$/i;
const IS_OF_ISOTOPES = /\bisotop|\batoms of\b|\b(?:\^?\d{1,3}[A-Z][a-z]?|mass number)\b/;

type Isotope = { readonly share: string; readonly mass: string };

type Listed = { readonly isotopes: readonly Isotope[]; readonly rest: string };

/** By their masses or mass numbers alone, in whatever order. */
function listByMass(text: string): Listed {
  const ratio = IN_RATIO.exec(text);
  if (ratio !== null) {
    const [whole, one, first, other, second, more = "", less = ""] = ratio;
    const all = new Decimal(more).plus(less);
    const shareOf = (part: string): string => new Decimal(part).times(100).div(all).toFixed();
    return {
      isotopes: [
        { share: shareOf(more), mass: one ?? first ?? "" },
        { share: shareOf(less), mass: other ?? second ?? "" },
      ],
      rest: text.replace(whole, " "),
    };
  }
  return {
    isotopes: [
      ...[...text.matchAll(MASS_FIRST)].map(([, one, other, share = ""]) => ({ share, mass: one ?? other ?? "" })),
      ...[...text.matchAll(SHARE_FIRST)].map(([, share = "", mass = ""]) => ({ share, mass })),
    ],
    rest: text.replaceAll(MASS_FIRST, " ").replaceAll(SHARE_FIRST, " "),
  };
}

function listIsotopes(text: string): Listed {
  const [whole, one = "", other = "", first = "", second = ""] = ALL_AT_ONCE.exec(text) ?? [];
  return whole === undefined
    ? {
        isotopes: [...text.matchAll(ONE_BY_ONE)].map(([, share = "", mass = ""]) => ({ share, mass })),
        rest: text.replaceAll(ONE_BY_ONE, " "),
      }
    : {
        isotopes: [
          { share: first, mass: one },
          { share: second, mass: other },
        ],
        rest: text.replace(whole, " "),
      };
}

/** Masses that are no isotopes' own, and shares of something else. */
const ELSE = /\b(?:not|without|remov\w*|enrich\w*|deplet\w*|after|third|only|mixture|ratio of)\b(?! ratio)/i;

/** The shares are of all of it, as far as they are measured. */
const isAll = (isotopes: readonly Isotope[]): boolean =>
  isotopes
    .reduce((sum, { share }) => sum.plus(share), new Decimal(0))
    .minus(100)
    .abs()
    .lt("0.2");

/** What is told of the isotopes alone; the same text where it tells less or more. */
export function withIsotopes(text: string): string {
  if (!ASKS.test(text) || !/%|\d ?: ?\d/.test(text)) return text;
  const listed = listIsotopes(text);
  const isByName = listed.isotopes.length > 0 || !IS_OF_ISOTOPES.test(text) || /\d ?(?:amu|u)\b/.test(text);
  const { isotopes, rest } = isByName ? listed : listByMass(text);
  // Told by mass number alone, no nuclide is left; one that is has another mass beside it.
  const others = isByName ? rest.replaceAll(new RegExp(NUCLIDE, "g"), " ") : rest;
  if (isotopes.length < 2 || !isAll(isotopes) || /\d/.test(others) || ELSE.test(others)) return text;
  if (!isByName) {
    const has = isotopes.map(({ share, mass }) => `${share}% has mass ${mass}`);
    return `An element has isotopes: ${has.slice(0, -1).join(", ")} and ${has.at(-1) ?? ""}. What is the relative atomic mass?`;
  }
  const told = isotopes.map(({ share, mass }) => `${share}% with mass ${mass} amu`);
  return `An element consists of ${told.slice(0, -1).join(", ")} and ${told.at(-1) ?? ""}. What is the average atomic mass?`;
}
