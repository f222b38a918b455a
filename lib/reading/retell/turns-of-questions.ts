import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in which a question is put: as a sentence to be ended, about "them", or with more words than it needs. */

const ABOUT = String.raw`(?: (?:about|nearly|approximately|roughly|closest to|nearest to|equal to|given by))?`;

/** "Its molarity is nearest to:", "The pH of 0.01 M HCl is ____". */
const STEM = new RegExp(
  String.raw`(^|[.!?] |\n)(?:[A-Z]{2,5}(?: practice| question)?: )?(The|Its|Their) ((?:[^.?!\n]|\.(?=\d)){3,160}?) (is|are|will be|would be)${ABOUT} ?(?:_{2,}|\.{3,}|…)?:?$`,
);

/** A sentence that an answer would end, as the question that it is. */
export function askStem(text: string): string {
  return text.trim().replace(STEM, (_, before: string, owner: string, asked: string, verb: string) => {
    const plural = verb === "are" ? "are" : "is";
    return `${before}What ${plural} ${owner.toLowerCase()} ${asked}?`;
  });
}

const SUBSTANCE = String.raw`(?:[a-z]+(?:\([IV]+\))? [a-z]+|[A-Z][A-Za-z\d()]*)`;

/** What is asked without a verb: "Edge length of its unit cell in pm?" */
const ASKED =
  "(?:average |mean |initial |new |final |total )?(?:edge length|atomic radius|radius|density|molar mass|rate constant|half-life|rate of (?:formation|disappearance|reaction)|degree of (?:dissociation|ionization)|percent (?:dissociation|ionization)|molar solubility|solubility|solubility product|equilibrium constant|reaction quotient|activation energy|wavelength|frequency|ionization energy|mass defect|binding energy(?: per nucleon)?|oxidation (?:state|number))";

const TOLD_TO =
  "(?:please )?(?:state|deduce|identify|suggest|name|predict|tell me|establish|evaluate|compute|estimate|obtain|give|work out|find out|write(?: down| out)?)";

/** How examinations tell somebody to answer. */
const COMMAND = String.raw`(?:(?:show(?:ing)? (?:all )?your working,? (?:to )?|use your knowledge to |hence,? )(?:find|calculate|determine|${TOLD_TO})|${TOLD_TO})`;

const TURNS: readonly Turn[] = [
  [
    new RegExp(
      String.raw`(?<=^|[.;:)] |\n)${COMMAND} (?:a value for |the value of |the numerical value of )?(?=(?:the|its|their) (?!(?:[a-z-]+ ){0,3}(?:equations?|reactions?|products?|names?|symbols?|structures?|configurations?)\b))`,
      "gi",
    ),
    "Find ",
  ],
  // How the one answer may be written, or what it leaves out.
  [
    / ?\((?:(?:on |the )?average(?: value)?|(?:ignor\w+|disregard\w*|do not (?:give|show)|without|no need for) (?:any |the )?(?:cis[ /-]?(?:and |or )?trans|E[ /]Z|stereo\w*|geometric(?:al)? isomer\w*)(?: isomer\w*| labels?| descriptors?| prefix\w*)?|(?:full|long|complete|spdf) or (?:(?:the )?noble[ -]gas|short(?:ened|hand)?|abbreviated|condensed)(?: form| notation)?|(?:noble[ -]gas|short(?:hand)?|abbreviated|condensed) or (?:full|long|complete)(?: form| notation)?|(?:any|either) (?:form|notation)(?: is (?:fine|ok))?)\)(?=[ ?.,]|$)/gi,
    "",
  ],
  [
    new RegExp(
      String.raw`(?<=^|[.;] )(?:The )?(${ASKED})\b(?= (?:of|at|in|for)\b[^.?;]*\?$|,? in [^.?;]*\?$|\s?\?$)`,
      "gi",
    ),
    (_, asked = "") => `What is the ${asked.toLowerCase()}`,
  ],
  // What a configuration is written in.
  [/\bfull (?:ground[- ]state )?(?=electron(?:ic)? configuration)/g, ""],
  [/\bground[- ]state (?=electron(?:ic)? configuration)/g, ""],
  [/,? (?:using|in|with) (?:the )?(?:s, ?p, ?d(?:, ?f)?|spdf?|subshell|orbital) notation\b/g, ""],
  [/\ban? gaseous (?=[A-Z][a-z]?(?:\^?\d?[+-]|[²³]?[⁺⁻]))/g, "a "],
  [
    /\bWhat is the number of unpaired electrons in (?:an? |the )?([A-Z][a-z]?(?:\^?\d?[+-]|[²³]?[⁺⁻])?)(?: ion| atom)?(?=[?.]| \()/g,
    "How many unpaired electrons are in $1",
  ],
  // Fractions of a mole in words.
  [/\b(?:one and a half|one-and-a-half) moles?\b/g, "1.5 mol"],
  [/\btwo and a half moles?\b/g, "2.5 mol"],
  // Exercises that come with a greeting.
  [
    /^[^.:?!\d→⇌]{0,40}\bbalance (?:this|it|that|the (?:following )?equation)(?: one)?(?: for me)? ?:? +(?=\d?[A-Z][A-Za-z\d()]* ?(?:\+|->|→|⟶|=))/gi,
    "Balance: ",
  ],
  [
    /^Balance (?:each of )?the following equations? by (?:the )?(?:oxidation-reduction|redox) methods?(?:; note that [a-z ]{3,60})?[.:] +(?=\d?[A-Z])/g,
    "Balance the equation: ",
  ],
  // Of two elements the metal stands first.
  [
    /\b(oxidation (?:number|state) of )the metal (?:in|for) (?:each of )?(?:the following [a-z -]{3,70}[:.] )?(?=([A-Z][a-z]?)\d?(?:O|S|F|Cl|Br|I)\d?(?![A-Za-z\d^+-]))/g,
    "$1$2 in ",
  ],
  // What happens to two.
  [
    new RegExp(
      String.raw`^[Ww]hat (?:happens|forms|is (?:formed|made|produced)|do (?:i|you|we) get|will (?:happen|form)) (?:if|when) (?:(?:i|you|we|one) )?(?:mix|add|combine|react|put|drop)(?:es|s)? (?:aqueous |some )?(${SUBSTANCE}|[a-z]+)(?: solution)? (?:and|with|to|into|in) (?:aqueous |some )?(${SUBSTANCE}|[a-z]+)(?: solutions?)?(?: together)?\s?\??$`,
      "g",
    ),
    "Write a balanced equation for the reaction of $1 with $2.",
  ],
  [
    new RegExp(
      String.raw`^[Ww]hat (?:happens|forms|is (?:formed|made|produced)|will (?:happen|form)) (?:if|when) (?:a piece of |some )?(${SUBSTANCE}|[a-z]+) (?:is|are) (?:put|placed|dropped|thrown|added|mixed|poured) (?:in|into|to|with) (${SUBSTANCE}|[a-z]+)(?: solution)?\s?\??$`,
      "g",
    ),
    "Write a balanced equation for the reaction of $1 with $2.",
  ],
  [
    /^(?:[Bb]alance|[Gg]ive|[Ww]rite) (?:me )?the (?:complete )?(?:combustion|burning) of (?:the )?([a-z]+|[A-Z][A-Za-z\d]*)\s?[.?]?$/g,
    "Write the equation for the combustion of $1.",
  ],
  // A precipitate that is seen.
  [
    new RegExp(
      String.raw`^[^.?!]*?\b(?:pours?|adds?|mixes|drops?|poured|added|mixed) (?:aqueous |some )?(?:an? )?(?:(?:aqueous )?solution of )?(${SUBSTANCE})(?: solution)? (?:into|to|with|and) (?:aqueous |some )?(?:an? )?(?:(?:aqueous )?solution of )?(${SUBSTANCE})(?: solution)?(?:[,.]| and)[^.?!\d]*[.]? ?(?:Write|Give|What is) the (?:balanced )?net ionic equation[^.?]*[.?]?$`,
      "g",
    ),
    "Write the net ionic equation for $1 and $2.",
  ],
  // Solutions.
  [
    new RegExp(
      String.raw`\b(${N} ?k?g (?:of )?[a-z]+(?: \([A-Z][A-Za-z\d]*\))?) (?:go|goes|went) into (?=${N} ?k?g)`,
      "g",
    ),
    "$1 is dissolved in ",
  ],
  [
    new RegExp(
      String.raw`,? (?:that is|i\.e\.,?) (${N} ?g) of ([A-Z][A-Za-z\d()]*|[a-z]+) in (?:every|each) (${N} ?mL) of (?:the )?solution\b`,
      "g",
    ),
    ". $1 of $2 is in $3 of solution",
  ],
  [new RegExp(String.raw`\b(${N} ?g of [A-Za-z\d()]+) in (?:every|each) (?=${N} ?mL)`, "g"), "$1 in "],
  [/\bExpress (?:this|it) (?:as|in) (?:mol\/L|mol L-1|molarity|mol\/dm\^?3|mol dm-3)/g, "What is its molarity"],
  [
    new RegExp(
      String.raw`\b[Tt]he osmotic pressure of (${N} ?m?L) of (?:an? )?(?:aqueous )?solution (?:containing|of) (${N} ?m?g of (?:an? )?[a-z]+) is (?=${N})`,
      "g",
    ),
    "A $1 solution contains $2. Its osmotic pressure is ",
  ],
  // Gases that go up.
  [
    /\b(?:High up|Up there|At that height|There),? (the (?:pressure|temperature))/g,
    (_, what = "") => what.replace(/^t/, "T"),
  ],
  [/\b(pressure|temperature|volume) is only (?=-?\d)/g, "$1 is "],
  [/ (?:up|down|out) there(?=[?.])/g, ""],
  // Isotopes.
  [/\bthe (lighter|heavier) one\b/g, "the $1 isotope"],
  // What is asked for twice over.
  [
    /^(What|Which) (molecular formula|formula) (?:has|does|belongs to) (?=(?:the|an?) )(?!the compound (?:of|with|between) )(.*?)(?: have)?\?$/g,
    "What is the $2 of $3?",
  ],
  [/\bstraight[- ]chain (?=alk[aey]ne|hydrocarbon)/g, ""],
  [/(\balk(?:ene|yne) with [a-z]+ carbon atoms) and one (?:double|triple) bond\b/g, "$1"],
  [
    /\bHow is (\(?[A-Z][A-Za-z\d()=≡–-]+) (?:called|named)(?: (?:under|by|according to|following) (?:the )?IUPAC(?: rules)?)?/g,
    "What is the IUPAC name of $1",
  ],
];

/** "Holds purple crystals of KMnO4. Write their chemical name." */
const NAME_OF =
  /^[^.?!]*?\b(?:of|is|are|labelled|marked) ([A-Z][A-Za-z\d()]*)\. (?:Write|Give|State|What is) (?:its|their|the) (?:chemical |systematic |IUPAC )?name[.?]?$/;

/** "Cane sugar (sucrose, C12H22O11)": what is known by both. */
const withSynonym = (text: string): string =>
  text.replaceAll(
    /\b(?:[a-z]+ )?[a-z]+ \(([a-z]+(?: [a-z]+)?), ([A-Z][A-Za-z\d()]*)\)/g,
    (whole, name: string, formula: string) =>
      listFormulasOf(name, "en").some((each) => sameAtoms(each, formula)) ? formula : whole,
  );

/** "Perxenate XeO6^4-": the name of an ion that no table has says no more than its formula. */
const withIonAlone = (text: string): string =>
  text.replaceAll(
    /\b(in|of) (?:the )?([a-z]{4,}(?:ate|ite))(?: ion)?,? ([A-Z][A-Za-z\d]*\^?\d?[-−])(?= ion\b|[\s?.]|$)/g,
    (whole, before: string, name: string, formula: string) =>
      parseFormula(formula.replace("−", "-")).ok && listFormulasOf(name, "en").length === 0
        ? `${before} ${formula}`
        : whole,
  );

/** "46.0 % ethanol (C2H5OH) and 54.0 % water by mass": the water is what is left. */
const withoutRest = (text: string): string =>
  text.replaceAll(
    /(\d[\d.]*) ?%( by mass)? ([a-z]+(?: \([A-Z][A-Za-z\d]*\))?)( by mass)? and (\d[\d.]*) ?% water( by mass)?/g,
    (
      whole,
      part: string,
      one: string | undefined,
      solute: string,
      two: string | undefined,
      rest: string,
      three: string | undefined,
    ) =>
      new Decimal(part).plus(rest).eq(100) && (one ?? two ?? three) !== undefined
        ? `${part} % by mass ${solute}`
        : whole,
  );

const SPECIES = /^[A-Z][A-Za-z\d()[\]]*(?:\^?\d?[+-])?$/;

/** "Which of these has the smallest radius? (A) Na+ (B) Mg2+ …": the question with its choices as a list. */
function withListedChoices(text: string): string {
  const [, question, choices] = /^([Ww]hich\b[^?:\d]{5,160})[?:]\s+\(?[Aa][).]\s?([^?]+)$/.exec(text) ?? [];
  if (question === undefined || choices === undefined) return text;
  const items = choices.split(/\s+\(?[B-Eb-e][).]\s?/).map((item) => item.trim().replace(/[.,;]$/, ""));
  return items.length < 3 || !items.every((item) => SPECIES.test(item)) ? text : `${question}: ${items.join(", ")}?`;
}

/** A text with these turns in plainer words; the same where it has none. */
export function turnQuestions(text: string): string {
  const turned = withoutRest(withIonAlone(withSynonym(applyTurns(withListedChoices(text.trim()), TURNS)))).trim();
  const named = NAME_OF.exec(turned)?.[1];
  return named !== undefined && parseFormula(named).ok ? `What is the name of ${named}?` : askStem(turned);
}
