import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isMark } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { plainText } from "../../text/notation.ts";
import { settle } from "../../statement/scene.ts";
import type { NamedSubstance, Spot } from "../../text/spot.ts";

/** Two bodies that come to one temperature, read from a text: which number is of which body, and which is of both. */

const NO_WORDS = { before: [], behind: [] };
const WATER = "H2O";
const ICE = "H2O(s)";

const ASKED: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>(["temperature", "specific-heat", "mass"]);

const USED: ReadonlySet<Kind | undefined> = new Set<Kind | undefined>([
  "mass",
  "volume",
  "temperature",
  "specific-heat",
  "heat-capacity",
  "specific-enthalpy",
]);

/** What brings bodies together. */
const TOGETHER =
  /\b(?:add(?:ed|s|ing)?|mix(?:ed|es|ing)?|mixture|combin(?:ed|es|ing)|pour(?:ed|s|ing)?|drop(?:ped|s|ping)?|plac(?:ed|es|ing)|put|immers(?:ed|es|ing)|submerg(?:ed|es|ing)|plung(?:ed|es|ing)|transferred|thrown|sunk|lowered into|quench(?:ed|es|ing)?|stirred (?:into|with)|in contact|thermal equilibrium)\b/i;

/** What happens besides, of which the law knows nothing. */
export const BESIDES =
  /\b(?:steam|vapou?r\w*|boil\w*|evaporat\w*|condens\w*|freez\w*|frozen|react\w*|dissolv\w*|burn\w*|combust\w*|percent|efficien\w*|twice|doubl\w*|third|quarter|per (?:second|minute|hour)|instead|another|each|also|too|as well|hal(?:f|ves))\b|%/i;

/** Heat that goes elsewhere, unless the text says that none does. */
const LOST =
  /\b(?:(?:absorbs?|takes? up|takes?|gains?|los(?:es?|t|ing)|escap\w+|leak\w*|radiat\w+)\b[^.?!]*\b(?:heat|energy|J|kJ)|(?:heat|energy|J|kJ) (?:is |was |are |were )?(?:lost|absorbed|taken up|escap\w+|radiated))\b/i;

const NONE_LOST =
  /\b(?:no (?:heat|energy|loss)|without (?:any )?(?:heat|loss|losing)|not (?:lose|lost|escape|absorb)|neglect\w*|negligible|ignor\w*|all (?:of )?the (?:heat|energy)|heat (?:lost|gained) by the [\w ]+ (?:is|equals|=)|only)\b/i;

/** A body of which the text gives no formula. */
const NAMELESS = /^(?:metal|object|solid|alloy|material|block|piece|sample|it)$/i;

type Body = {
  readonly of: string | null;
  /** Where the text first tells of it. */
  readonly place: number;
  /** Its mass or volume; null for that which is asked for. */
  readonly size: GivenSpot | null;
};

const isTemperature = ({ kinds: [kind] }: GivenSpot): boolean => kind === "temperature";

const OBJECT =
  /^(?:ring|bar|rod|spoon|coin|ball|cube|wire|cylinder|nail|bolt|pellet|shot|slug|plug|chunk|bead|sphere|sheet|nugget|pan|pot|weight|bullet|ingot|plate|strip|rivet|horseshoe|bracelet|necklace|object|metal)$/i;

/** "30.0 g silver ring": the ring is of silver. */
export function isObject(spots: readonly Spot[], { of, at }: GivenSpot): boolean {
  const named = spots.findIndex((spot, index) => index > at && spot.kind === "substance" && spot.substance === of);
  const next = spots[named + 1];
  return next?.kind === "word" && OBJECT.test(next.text);
}

class Exchange {
  /** In the notation of the spots. */
  readonly #plain: string;
  readonly #spots: readonly Spot[];
  readonly #goal: GoalSpot;
  readonly #givens: readonly GivenSpot[];
  readonly #bodies: readonly Body[];

  constructor(plain: string, spots: readonly Spot[], goal: GoalSpot, givens: readonly GivenSpot[]) {
    this.#plain = plain;
    this.#spots = spots;
    this.#goal = goal;
    this.#givens = givens;
    const sized = givens
      .filter(({ kinds: [kind] }) => kind === "mass" || kind === "volume")
      .map((size): Body => ({ of: this.#nameOf(size), place: size.at, size }));
    const asked = spots.findIndex(({ start }) => start === goal.start);
    this.#bodies =
      goal.kinds[0] === "mass" ? [...sized, { of: this.#substanceOf(goal.of), place: asked, size: null }] : sized;
  }

  /** What stands for a material that only has the substance in it is no body of that substance. */
  #nameOf(size: GivenSpot): string | null {
    if (size.isOther && !isObject(this.#spots, size)) return null;
    return this.#substanceOf(size.of);
  }

  #substanceOf(named: NamedSubstance | null): string | null {
    const formula = settle(named, null, false) ?? named?.element ?? null;
    const spot = this.#spots.find((each) => each.kind === "substance" && each.substance === named);
    const isIce = spot !== undefined && /^ice$/i.test(this.#plain.slice(spot.start, spot.end));
    return formula === WATER && isIce ? ICE : formula;
  }

  /** The body that a value is of: what is named last before it in its sentence, or anywhere before. */
  #bodyOf(at: number): Body | null {
    for (let before = at - 1; before >= 0; before -= 1) {
      const spot = this.#spots[before];
      const sized = this.#bodies.find(({ place }) => place === before);
      if (sized !== undefined) return sized;
      if (spot?.kind === "substance") {
        const formula = this.#substanceOf(spot.substance);
        const own = this.#bodies.filter(({ of }) => of !== null && of === formula);
        const [only, ...others] = own;
        if (only !== undefined && others.length === 0) return only;
      }
      const isName = (spot?.kind === "cue" || spot?.kind === "word") && NAMELESS.test(spot.text);
      const nameless = this.#bodies.filter(({ of }) => of === null);
      if (isName && nameless.length === 1 && spot.kind === "cue") return nameless[0] ?? null;
    }
    return null;
  }

  /** "Reaches", "comes to", "a final temperature of": what both have in the end. */
  #isFinal({ at, label }: GivenSpot): boolean {
    if (label === "final") return true;
    const sentence = this.#spots.slice(
      Math.max(
        0,
        this.#spots.findLastIndex((spot, index) => index < at && isMark(spot, ".", "?", "\n")),
      ),
      at,
    );
    const told = sentence.map((spot) => ("text" in spot ? spot.text.toLowerCase() : "")).join(" ");
    return /(?:final|equilibrium|reach|reache|come|rise|rose|climb|fall|fell|drop|increase|decrease|settle|stabilize|end|cool|warm|bring)(?:s|ed)? ?(?:temperature)?(?: \w+){0,3}$/.test(
      told,
    );
  }

  get #final(): GivenSpot | null {
    const temperatures = this.#givens.filter(isTemperature);
    const last = temperatures.at(-1);
    return temperatures.length === this.#bodies.length + (this.#asksTemperature("initial") ? 0 : 1) &&
      last !== undefined
      ? (temperatures.find(({ label }) => label === "final") ?? (this.#isFinal(last) ? last : null))
      : null;
  }

  #asksTemperature(label: Label): boolean {
    return this.#goal.kinds[0] === "temperature" && (this.#goal.label === "initial") === (label === "initial");
  }

  /** Of two portions of water, the one that the text tells of first. */
  #labelOf(body: Body): Label | null {
    if (this.#bodies.filter(({ of }) => of === body.of).length < 2) return null;
    return this.#bodies.some((other) => other.of === body.of && other.place < body.place) ? "second" : "first";
  }

  #variableOf(given: GivenSpot, final: GivenSpot | null): Variable | null {
    const [kind = null] = given.kinds;
    if (kind === null) return null;
    if (given === final) return variableOf("temperature", null, "final");
    if (kind === "heat-capacity") return variableOf(kind, null);
    if (kind === "specific-enthalpy") return variableOf(kind, ICE);
    const body = this.#bodies.find(({ size }) => size === given) ?? this.#bodyOf(given.at);
    if (body === null) return null;
    const label = this.#labelOf(body);
    // Ice that melts warms as water.
    if (kind === "specific-heat" && body.of === ICE) return variableOf(kind, WATER);
    if (kind === "temperature") return variableOf(kind, body.of, label ?? "initial");
    return variableOf(kind, body.of, kind === "specific-heat" ? null : label);
  }

  get #asked(): Variable | null {
    const { kinds, of } = this.#goal;
    const [kind = null] = kinds;
    if (kind === null) return null;
    if (this.#asksTemperature("final")) return variableOf(kind, null, "final");
    const named = this.#bodies.filter((body) => body.of === this.#substanceOf(of));
    const nameless = this.#bodies.filter((body) => body.of !== WATER);
    // "The specific heat of the metal": of what is not the water.
    const body =
      kind === "mass"
        ? this.#bodies.find(({ size }) => size === null)
        : of === null || named.length !== 1
          ? nameless.length === 1
            ? nameless[0]
            : undefined
          : named[0];
    if (body === undefined) return null;
    const label = this.#labelOf(body);
    return variableOf(kind, body.of, kind === "temperature" ? (label ?? "initial") : kind === "mass" ? label : null);
  }

  /** Where ice melts. */
  #isZero(quantity: Quantity | undefined): boolean {
    return quantity !== undefined && getValueIn(quantity, "°C").abs().lt("0.01");
  }

  read(): Statement | null {
    const formulas = this.#bodies.map(({ of }) => of);
    const isTwice = formulas.length === 2 && formulas.every((of) => of === WATER);
    if (formulas.length < 2 || formulas.length > 3 || (!isTwice && new Set(formulas).size < formulas.length))
      return null;
    const final = this.#final;
    if ((final === null) !== this.#asksTemperature("final")) return null;
    const variables = this.#givens.map((given) => this.#variableOf(given, final));
    const asked = this.#asked;
    const keys = variables.map((variable) => JSON.stringify(variable));
    if (asked === null || variables.includes(null) || new Set(keys).size < keys.length) return null;
    const givens = variables.flatMap((variable, index): Given[] => {
      const quantity = this.#givens[index]?.quantity;
      // What two portions of one substance have cancels.
      const isMelting = variable?.of === ICE && variable.kind === "temperature" && this.#isZero(quantity);
      const isIdle = isMelting || (isTwice && variable?.kind === "specific-heat");
      return variable === null || quantity === undefined || isIdle ? [] : [{ variable, quantity, words: NO_WORDS }];
    });
    if (isTwice && givens.some(({ variable }) => variable.kind === "heat-capacity")) return null;
    const conditions = new Set<Condition>(["heating", "mixing-heat"]);
    return {
      givens,
      goals: [{ variable: asked, unit: this.#goal.unit, words: NO_WORDS }],
      scene: { ...BARE_SCENE, conditions, givens: givens.map(({ variable }) => variable) },
    };
  }
}

/** Null where a text tells of no bodies that exchange heat, or not all of what they do. */
export function readHeatExchange(
  text: string,
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Statement | null {
  const [goal, ...others] = goals;
  if (goal === undefined || others.length > 0 || !ASKED.has(goal.kinds[0])) return null;
  if (!givens.every(({ kinds: [kind] }) => USED.has(kind)) || givens.filter(isTemperature).length < 2) return null;
  if (!TOGETHER.test(text) || BESIDES.test(text) || (LOST.test(text) && !NONE_LOST.test(text))) return null;
  return new Exchange(plainText(text), spots, goal, givens).read();
}
