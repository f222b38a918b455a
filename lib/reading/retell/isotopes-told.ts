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

const ASKS = /\b(?:what is|calculate|determine|find)\b[^.?]*\baverage (?:atomic )?(?:mass|weight)\b[^.?]*[.?]?$/i;

type Isotope = { readonly share: string; readonly mass: string };

function listIsotopes(text: string): { readonly isotopes: readonly Isotope[]; readonly rest: string } {
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
  if (!ASKS.test(text) || !/%/.test(text)) return text;
  const { isotopes, rest } = listIsotopes(text);
  const others = rest.replaceAll(new RegExp(NUCLIDE, "g"), " ");
  if (isotopes.length < 2 || !isAll(isotopes) || /\d/.test(others) || ELSE.test(others)) return text;
  const told = isotopes.map(({ share, mass }) => `${share}% with mass ${mass} amu`);
  return `An element consists of ${told.slice(0, -1).join(", ")} and ${told.at(-1) ?? ""}. What is the average atomic mass?`;
}
