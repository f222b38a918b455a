import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Span } from "../claim.ts";
import { type Clause, judged, type Mentioned, type Statement } from "./statement.ts";

/** "The conjugate base of acetic acid is acetate": one proton apart, and which of the two has it. */
export function judgeConjugates({ concepts, mentioned, isDenied, text, start, earlier }: Clause): Statement[] {
  if (isDenied) return [];
  return concepts.flatMap((said): Statement[] => {
    const isBase = said.concept === "conjugate-base";
    if (!isBase && said.concept !== "conjugate-acid") return [];
    const [from, to, ...others] = mentioned;
    if (from !== undefined && to === undefined && from.start >= said.end)
      return judgeOfEarlier(said, from, isBase, earlier);
    if (from === undefined || to === undefined || others.length > 0) return [];
    // "CN⁻ is the conjugate base of HCN" names them the other way round.
    const [whole, part] = said.start > from.start ? [to, from] : [from, to];
    const protons = whole.formulas.flatMap((one) => part.formulas.map((other) => protonsBetween(one, other)));
    const isRight = protons.includes(isBase ? -1 : 1);
    const isPlain = OF.test(text.slice(said.end - start, whole.start - start));
    return isRight || (isPlain && protons.length === 1)
      ? [judged({ start: Math.min(from.start, said.start), end: Math.max(to.end, said.end) }, isRight)]
      : [];
  });
}

/** "Its conjugate base is F⁻": of the acid that was spoken of before. */
function judgeOfEarlier(said: Span, own: Mentioned, isBase: boolean, earlier: readonly string[]): Statement[] {
  const isRight = own.formulas.some((formula) =>
    earlier.some((other) => protonsBetween(other, formula) === (isBase ? -1 : 1)),
  );
  return isRight ? [judged({ start: said.start, end: own.end }, true)] : [];
}

const OF = /^[\s*]*(?:of|del?|de la|du|de l['’]|d['’])[\s*]*(?:the |el |la |le |l['’])?$/iu;

/** How many protons the second has more; null where they differ in anything else. */
function protonsBetween(one: string, other: string): number | null {
  const [first, second] = [parseFormula(one), parseFormula(other)];
  if (!first.ok || !second.ok) return null;
  const atoms = new Set([...first.value.counts.keys(), ...second.value.counts.keys()]);
  const difference = (atom: string): number =>
    (second.value.counts.get(atom) ?? 0) - (first.value.counts.get(atom) ?? 0);
  const protons = difference("H");
  const isAlike = [...atoms].every((atom) => atom === "H" || difference(atom) === 0);
  return isAlike && second.value.charge - first.value.charge === protons ? protons : null;
}
