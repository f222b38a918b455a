import { findConfiguration, parseConfiguration, writeConfiguration } from "../../chemistry/elements/configuration.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { elementOf } from "./judge-elements.ts";
import { readAtom } from "./subject-of.ts";
import { judged, type Mentioned, right, type Statement } from "./statement.ts";

const CONFIGURATION =
  /(?:\[(?:He|Ne|Ar|Kr|Xe|Rn)\][\s*]{0,2})?(?:[1-7][spdf](?:\^?\{?\d{1,2}\}?|[⁰¹²³⁴-⁹]{1,2})[\s,*·]{0,3})+(?<![\s,*·])/gu;
/** "Na: 1s² …", "Na (Z = 11): 1s² …". */
const LABEL = /(?<![\p{L}\p{M}])([A-Z][a-z]?)(?:[\s*]{0,3}\(Z\s?=\s?\d{1,3}\))?(?:\s?[:：፦=–—|]|\s?→)[\s*$]{0,4}$/u;
/** "Mg has the configuration [Ne]3s²": of a symbol that is no word. */
const SPOKEN =
  /(?<![\p{L}\p{M}\d])(?!(?:I|In|As|At|He|No|Be|Am)(?!\p{L}))([A-Z][a-z]?)(?:[\s*]{1,3}[\p{Ll}\p{M}'’]{1,16}){1,5}[\s*$:：]{0,4}$/u;
const FARTHEST = 160;

/** "If you simply filled the orbitals in order you would get …": what somebody might take for it is not claimed. */
const SUPPOSED =
  /(?<!\p{L})(?:if|would|might|expected?|esperaría\p{L}*|si|attendrait|serait|sería)(?!\p{L})|如果|若|预期|यदि|अगर|होता|ቢሆን|ቢሞላ|ይጠበቃል/iu;

/** The sentence up to a place. */
const leadOf = (line: string, at: number): string =>
  line
    .slice(0, at)
    .split(/[.!?。！？।፧።]\s?/u)
    .at(-1) ?? "";

type Owner = { readonly symbol: string; readonly charge: number };

/** Configurations of a line against those of the atoms and ions that it speaks of, or the line before. */
export function judgeConfigurations(
  line: string,
  { mentioned, before }: { readonly mentioned: readonly Mentioned[]; readonly before: readonly string[] },
  isDenied: boolean,
): Statement[] {
  return [...line.matchAll(CONFIGURATION)].flatMap((match): Statement[] => {
    const span = { start: match.index, end: match.index + match[0].length };
    const subshells = parseConfiguration(match[0]);
    // A single subshell is spoken of, and no atom's configuration.
    if (subshells === null || !/\[|1s/.test(match[0])) return [];
    const written = writeConfiguration(subshells);
    const isOpen = isDenied || SUPPOSED.test(leadOf(line, span.start));
    const isOf = ({ symbol, charge }: Owner): boolean => {
      const own = findConfiguration(symbol, charge);
      return own !== null && writeConfiguration(own) === written;
    };
    const label = LABEL.exec(line.slice(Math.max(0, span.start - 28), span.start))?.[1];
    if (label !== undefined && findElement(label) !== null) {
      const isRight = isOf({ symbol: label, charge: 0 });
      return isRight || !isOpen ? [judged(span, isRight)] : [];
    }
    const loose = SPOKEN.exec(line.slice(Math.max(0, span.start - 60), span.start))?.[1];
    if (loose !== undefined && findElement(loose) !== null && isOf({ symbol: loose, charge: 0 })) return [right(span)];
    const own = mentioned.filter(({ end }) => end <= span.start && span.start - end <= FARTHEST);
    const owners = own.flatMap((each) => ownersOf(each.formulas, elementOf(each)));
    const [only, ...others] = owners;
    if (owners.some(isOf)) return [right(span)];
    if (only !== undefined && others.length === 0 && !isOpen) return [judged(span, false)];
    return owners.length === 0 &&
      before.flatMap((formula) => ownersOf([formula], readAtom([formula])?.symbol ?? null)).some(isOf)
      ? [right(span)]
      : [];
  });
}

function ownersOf(formulas: readonly string[], element: string | null): Owner[] {
  if (element !== null) return [{ symbol: element, charge: 0 }];
  return formulas.flatMap((formula) => {
    const parsed = parseFormula(formula);
    if (!parsed.ok) return [];
    const [symbol, ...others] = [...parsed.value.counts.keys()];
    const isOneAtom = symbol !== undefined && others.length === 0 && parsed.value.counts.get(symbol) === 1;
    return isOneAtom ? [{ symbol, charge: parsed.value.charge }] : [];
  });
}
