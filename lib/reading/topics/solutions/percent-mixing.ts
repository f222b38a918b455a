import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, type Label, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { type Quantity, quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/** A solution by its percent by mass that gets or loses water, gets more solute, or is poured together with another. */

/** What is no such problem, or tells more than its numbers. */
const ELSE =
  /\b(?:by volume|volumes?|densit\w*|react\w*|titrat\w*|neutrali\w*|saturat\w*|crystal\w*|solubility|hydrat\w*|impur\w*|purity|ore|alloys?|molar\w*|moles?|each|equal|same|ratio|half|twice|thrice|parts?|spill\w*|respectively|third|three|repeat\w*|burn\w*|yield\w*|decompos\w*|decay\w*|atoms?|isotop\w*|not|hydrochloric|costs?|price|profit|discount|students?)\b|%[ -](?:more|less|of (?:the|its|this|that) (?:water|mass|solution|solvent|weight))|\bby \d[\d.]* ?%|v\/v|w\/v|m\/v/i;

const EVAPORATES =
  /\bevaporat\w*|\bboil(?:ed|ing|s)? (?:off|away|down)|\bdriven off|\bremov\w*|\bconcentrated\b|\blos(?:es?|ing|t)\b/i;
const MIXES =
  /\bmix\w*|\bcombin\w*|\bblend\w*|\bpour\w*|\badd(?:ed|ing|s)?\b|\bstir\w*|\b(?:make|prepare|obtain|get|give)\b/i;

/** Right before the share, or the mass, that comes out. */
const TO_GET =
  /\b(?:to (?:get|obtain|make|give|produce|prepare|form|yield|have|become|reach|be|dilute (?:it|this) to|reduce (?:it|this) to|lower (?:it|this) to)|(?:so that|until|till|such that|which|that)[^.?!]{0,60}\b(?:is|becomes|be|has|contains|reaches|falls to|drops to|rises to)|(?:making|giving|yielding|obtaining|forming)|\b(?:down|up|diluted|reduced|concentrated|lowered|raised) to|gives|becomes)(?: (?:an?|the|its?|exactly|only|concentration|solution|final|that|which|percentage|of|is|aqueous|strength|by mass|grams|mass percent))*\s*$/i;
/** "From 30 % to 10 %": of a share with no mass of its own. */
const BARE_TO =
  /(?<!\b(?:add(?:ed|ing|s)?|pour(?:ed|ing|s)?|mix(?:ed|ing)?|with|dissolved)(?: water| it)?)(?:^| )to(?: an?)?\s*$/i;
/** Right before the mass that is left or made. */
const IN_ALL =
  /\b(?:(?:until|till)[^.?!]{0,50}(?:weighs|mass (?:is|of)|mass becomes|only|to)|(?:to|total|final|new) mass (?:of|is)|to make|to prepare|to obtain|to get|to give|to form|(?:is|was|are|gets?) (?:evaporated|boiled|concentrated|reduced|diluted) (?:down )?to(?: a mass of)?)(?: (?:an?|exactly|only|up to))*\s*$/i;

const OF_WATER = /^ (?:of )?(?:the )?(?:(?:pure|distilled|more|extra) )?(?:water|H2O)\b/i;
const OF_SHARE =
  /^ (?:of )?(?:an? |the |this |another |such )?(?:aqueous |second |first )?(?:(?:[a-z]+|[A-Z][A-Za-z\d()]*)(?: [a-z]+)? (?:solution|syrup|brine)(?: (?:of|with|that is|which is|containing|that contains|at))?(?: an?)? ?)?(?:solution (?:of|with|that is|which is|containing|that contains|at)|(?:solution|syrup|brine) of (?:[A-Z][A-Za-z\d()]*|[a-z]+(?: [a-z]+)?))?[ (]*$/;
const LEFT = /^ (?:of (?:the )?(?:solution|syrup|brine) )?(?:remains?|is left|are left|are obtained|is obtained)\b/i;
const OF_SOLUTE =
  /^ (?:of )?(?:the )?(?:(?:pure|dry|solid|more|extra) )?(?:salt|sugar|solute|[A-Z][A-Za-z\d()]*|[a-z]+ (?:chloride|nitrate|sul(?:f|ph)ate|hydroxide|carbonate|bromide|iodide)|glucose|sucrose|urea)\b(?! (?:solution|syrup))/;

const ASKS_WATER =
  /\b(?:how (?:much|many (?:kilo)?grams of)(?: more)?|(?:what|the|which)(?: is the)? (?:mass|amount|quantity|weight) of) (?:pure |distilled )?water\b/i;
const ASKS_SHARE = /\b(?:percent(?:age)?|concentration|mass fraction|strength|%)\b/i;
const ASKS_SOLUTE =
  /\b(?:[Hh]ow (?:much|many (?:kilo)?grams of)|(?:[Ww]hat|the|[Ww]hich)(?: is the)? (?:mass|amount|quantity) of)(?: (?:pure|dry|solid|more|extra|additional))* (?:salt|sugar|solute|glucose|sucrose|urea|[A-Z][A-Za-z\d()]*|[a-z]+ (?:chloride|nitrate|sul(?:f|ph)ate|hydroxide|carbonate))\b(?! (?:solution|syrup))[^.?]*\b(?:add\w*|dissolv\w*)\b/;
const ASKS_SOLUTION =
  /\b(?:how (?:much|many (?:kilo)?grams)|(?:what|which|find|the) (?:mass|weight|amount)(?:es)?)(?: of)?(?: an?| the)? *$/i;

/** What is asked of another moment, another part, or of what has changed. */
const ASKS_ELSE =
  /\b(?:initial\w*|original\w*|before|increase\w*|decrease\w*|change\w*|difference|contains?|there|left|remain\w*|altogether|in total)\b|(?:percent\w*|%|concentration|fraction) of (?:the )?(?:water|solvent)|\bwater (?:is|are) in\b/i;
const OF_ADDING = /\b(?:add\w*|needed|required|necessary|evaporat\w*|remov\w*|boil\w*|driven|lost|mix\w*|dilut\w*)\b/i;

type Share = SpotOf<"quantity"> & { readonly owner: Spot | null; readonly isEnd: boolean };

const PERCENT = getUnit("%");

class PercentReader {
  readonly #plain: string;
  readonly #quantities: readonly SpotOf<"quantity">[];
  constructor(plain: string, spots: readonly Spot[]) {
    this.#plain = plain;
    this.#quantities = spots.flatMap((spot) => (spot.kind === "quantity" ? [spot] : []));
  }

  #before = ({ start }: Spot): string => this.#plain.slice(Math.max(0, start - 110), start);
  #behind = ({ end }: Spot): string => this.#plain.slice(end, end + 60);
  #isShare = ({ start, end }: Spot): boolean => /(?:%|\bper ?cent)$/i.test(this.#plain.slice(start, end));

  /** The shares, each with the mass right before it that is of such a solution. */
  #listShares(): Share[] {
    return this.#quantities.flatMap((spot, at) => {
      if (!this.#isShare(spot)) return [];
      const last = this.#quantities[at - 1];
      const isOwned =
        last !== undefined && !this.#isShare(last) && OF_SHARE.test(this.#plain.slice(last.end, spot.start));
      const lead = isOwned ? this.#before(last) : this.#before(spot);
      return [{ ...spot, owner: isOwned ? last : null, isEnd: TO_GET.test(lead) || (!isOwned && BARE_TO.test(lead)) }];
    });
  }

  get #question(): string {
    const sentences = this.#plain.match(/[^.?!]+(?:\.(?=\d)[^.?!]*)*[.?!]*/g) ?? [];
    return sentences.findLast((each) => /\b(?:what|how|which|calculate|find|determine|work out)\b/i.test(each)) ?? "";
  }

  read(): SolutionFacts[] | null {
    if (ASKS_ELSE.test(this.#question)) return null;
    const shares = this.#listShares();
    const masses = this.#quantities.filter((spot) => !this.#isShare(spot));
    if (masses.some(({ quantity: { unit } }) => unit.dimension !== DIMENSIONS.mass)) return null;
    const ends = shares.filter(({ isEnd }) => isEnd);
    const [start, second, ...more] = shares.filter(({ isEnd }) => !isEnd);
    if (start === undefined || more.length > 0 || ends.length > 1) return null;
    const loose = masses.filter((mass) => !shares.some(({ owner }) => owner?.start === mass.start));
    return second === undefined
      ? this.#readChange(start, ends[0], loose)
      : this.#readMixing([start, second], ends[0], loose);
  }

  #solve(
    told: readonly (readonly [Kind, Label | null, Quantity])[],
    wanted: readonly Variable[],
  ): SolutionFacts[] | null {
    const givens = told.map(([kind, label, value]) => [variableOf(kind, null, label), value] as const);
    if (new Set(givens.map(([{ kind, label }]) => `${kind} ${label}`)).size < givens.length) return null;
    const solved = wanted.map((each) => solveByLaws(givens, each, each.kind === "mass-percent" ? PERCENT : null));
    return solved.every((each) => each !== null) ? solved.flat() : null;
  }

  /** Water comes in or boils away, or more of the solute is stirred in. */
  #readChange(start: Share, end: Share | undefined, loose: readonly SpotOf<"quantity">[]): SolutionFacts[] | null {
    const question = this.#question;
    const isLess = EVAPORATES.test(this.#plain);
    const isMore = /\badd\w*|\bdilut\w*|\bmix\w*|\bstir\w*|\bpour\w*|\bdissolv\w*/i.test(this.#plain);
    if (isLess === isMore) return null;
    const told: (readonly [Kind, Label | null, Quantity])[] = [["mass-percent", "initial", start.quantity]];
    let solute: Quantity | null = null;
    if (start.owner?.kind === "quantity") told.push(["solution-mass", "initial", start.owner.quantity]);
    if (end !== undefined) told.push(["mass-percent", "final", end.quantity]);
    if (end?.owner?.kind === "quantity") told.push(["solution-mass", "final", end.owner.quantity]);
    for (const mass of loose) {
      const behind = this.#behind(mass);
      if (OF_WATER.test(behind)) told.push(["mass", isLess ? "released" : "absorbed", mass.quantity]);
      else if (IN_ALL.test(this.#before(mass)) || LEFT.test(behind))
        told.push(["solution-mass", "final", mass.quantity]);
      else if (OF_SOLUTE.test(behind) && !isLess && solute === null) solute = mass.quantity;
      else return null;
    }
    const isOfSolute = solute !== null || ASKS_SOLUTE.test(question);
    if (isOfSolute) return isLess ? null : this.#readStronger(told, solute, question);
    // Water thins a solution, and leaves it stronger where it boils away.
    if (end !== undefined && end.quantity.value.gt(start.quantity.value) !== isLess) return null;
    if (ASKS_WATER.test(question) && OF_ADDING.test(question))
      return this.#solve(told, [variableOf("mass", null, isLess ? "released" : "absorbed")]);
    if (end === undefined && ASKS_SHARE.test(question) && !/\bhow (?:much|many)\b|\bmass of\b/i.test(question))
      return this.#solve(told, [variableOf("mass-percent", null, "final")]);
    const isOfStart =
      start.owner === null && ASKS_SOLUTION.test(this.#before(start)) && end !== undefined && end.owner !== null;
    return isOfStart ? this.#solve(told, [variableOf("solution-mass", null, "initial")]) : null;
  }

  /** The pure solute is a solution of 100 %. */
  #readStronger(
    told: readonly (readonly [Kind, Label | null, Quantity])[],
    solute: Quantity | null,
    question: string,
  ): SolutionFacts[] | null {
    if (!told.every(([kind, label]) => label === "initial" || (kind === "mass-percent" && label === "final")))
      return null;
    const renamed = told.map(([kind, label, value]) => [kind, label === "initial" ? "first" : null, value] as const);
    const pure = ["mass-percent", "second", quantity("100", "%")] as const;
    if (solute === null) return this.#solve([...renamed, pure], [variableOf("solution-mass", null, "second")]);
    const isOfShare = ASKS_SHARE.test(question) && !/\bhow (?:much|many)\b|\bmass of\b/i.test(question);
    return isOfShare && renamed.length === 2
      ? this.#solve([...renamed, pure, ["solution-mass", "second", solute]], [variableOf("mass-percent", null)])
      : null;
  }

  #readMixing(
    [first, second]: readonly [Share, Share],
    end: Share | undefined,
    loose: readonly SpotOf<"quantity">[],
  ): SolutionFacts[] | null {
    if (!MIXES.test(this.#plain) || EVAPORATES.test(this.#plain) || /\bwater\b/i.test(this.#plain)) return null;
    if (loose.length > 0) return null;
    const question = this.#question;
    const told: (readonly [Kind, Label | null, Quantity])[] = [
      ["mass-percent", "first", first.quantity],
      ["mass-percent", "second", second.quantity],
    ];
    if (first.owner?.kind === "quantity") told.push(["solution-mass", "first", first.owner.quantity]);
    if (second.owner?.kind === "quantity") told.push(["solution-mass", "second", second.owner.quantity]);
    if (end === undefined)
      return ASKS_SHARE.test(question) &&
        told.length === 4 &&
        !/\bhow (?:much|many)\b|\bmass(?:es)? of\b/i.test(question)
        ? this.#solve(told, [variableOf("mass-percent", null)])
        : null;
    told.push(["mass-percent", null, end.quantity]);
    if (end.owner?.kind === "quantity") told.push(["solution-mass", null, end.owner.quantity]);
    const isAsked = (share: Share): boolean => share.owner === null && ASKS_SOLUTION.test(this.#before(share));
    const wanted = (label: Label): Variable => variableOf("solution-mass", null, label);
    const areBoth =
      /\bmasses\b|\bhow (?:much|many grams) of each\b/i.test(question) ||
      (isAsked(first) && /\band(?: of)?(?: an?| the)? *$/i.test(this.#before(second)));
    if (areBoth) return end.owner === null ? null : this.#solve(told, [wanted("first"), wanted("second")]);
    if (isAsked(first)) return this.#solve(told, [wanted("first")]);
    return isAsked(second) ? this.#solve(told, [wanted("second")]) : null;
  }
}

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solvePercentMixing(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (ELSE.test(plain) || spots.some(({ kind }) => kind === "equation" || kind === "concentration")) return null;
  const named = new Set(spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.formulas.join()] : [])));
  const solutes = [...named].filter((each) => each !== "H2O");
  const isOfTwo = solutes.length > 1 || (/\bsalt\b/i.test(plain) && /\bsugar\b/i.test(plain));
  return isOfTwo ? null : new PercentReader(plain, spots).read();
}
