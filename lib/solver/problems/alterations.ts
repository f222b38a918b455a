import type { Kind } from "../../methods/rules/kinds.ts";
import type { Statement } from "./statement.ts";

/** Kinds whose own rules read what is lost. */
const OWN_WORDS: ReadonlySet<Kind> = new Set<Kind>([
  "energy",
  "molar-energy",
  "specific-heat",
  "heat-capacity",
  "temperature-change",
  "half-life",
  "half-lives",
  "decay-constant",
  "activity",
  "fraction-left",
  "wavelength",
  "frequency",
  "absorbance",
]);

/** Something is taken away, or poured in. */
const LOSS =
  /\b(?:los(?:t|es?|ing)|wast(?:ed|es?)|spill(?:ed|s)?|spilt|discard(?:ed|s)?|(?<!must be )removed|removes|withdrawn|withdraws?|withdrew|drained|drains|(?:st(?:eals?|ole|olen|ealing))|robs?|robbed|pinch(?:es|ed)|pilfer(?:s|ed)|pocket(?:s|ed)|swip(?:es|ed)|embezzl\w+|nick(?:s|ed)|filch(?:es|ed)|confiscat(?:es|ed)|destroyed|thrown away|throws? away|threw away|escap(?:ed|es?)|leak(?:ed|s)?|siphon(?:s|ed)?|skim(?:s|med)|bleeds?|scoop(?:s|ed)?|spoon(?:s|ed)|chip(?:s|ped)|break(?:s|ing)? off|broke off|broken off|saw(?:s|ed|n) off|cuts? off|scrap(?:es?|ed) off|shav(?:es?|ed) off|fil(?:es|ed) off|wear(?:s|ing)? (?:off|away)|worn (?:off|away)|rub(?:s|bed) off|knock(?:s|ed) off|gives? away|gave away|given away|giving away|(?:takes?|took|taken|taking|pours?|poured|tips?|tipped|pumps?|pumped|lets?|sucks?|sucked|blows?|blown|pipettes?|pipetted|spoons?|ladles?|ladled|fetch(?:es|ed)?|picks?|picked|sells?|sold|eats?|drinks?|drank) (?:it |them |some |\d[\d.]* ?[a-zA-Z]+ (?:of (?:it|them|the \w+) )?)?(?:out|away|off)|(?:was|is|were|are) then added|tops? (?:it )?up|refill(?:s|ed)?|replenish(?:es|ed)?)\b/i;

/** A part, or a multiple, of what was said. */
const MULTIPLE =
  /\b(?:half(?![ -](?:li|rea|cell|equiv|neutr|titr))|halves|halved|thirds?|quarters?|fifths?|eighths?|twice|thrice|doubl(?:ed|es?|ing)|tripl(?:ed|es?|ing)|quadrupl(?:ed|es?)|\w+fold|dozens?|again|a pair of|a couple of|another (?:sample|portion|piece)|the same (?:mass|amount|quantity)|split|divided|shared (?:between|among|equally)|such (?:samples?|portions?|pieces?))\b/i;

/** So many of a thing that holds, or is, a quantity; "two elements" and "seven astronauts" hold none. */
const COUNT =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred|thousand|million|billion) (?:\d[\d.]*|of|such|more|times|grams?|mol(?:es?)?|lit(?:er|re)s?|(?:\w+ )?(?:samples?|portions?|pieces?|tablets?|pills?|capsules?|doses?|flasks?|beakers?|bottles?|containers?|tanks?|cylinders?|balloons?|batches|packets?|bags?|cubes?|blocks?|bars?|coins?|rings?|nails?|cups?|spoons?|drops?|molecules|ions|photons))\b/i;

/** "As many atoms as 4 g of iron": how many those are is only a link to how much of the other there is. */
const AS_MANY =
  /\b(?:as many|(?:the |an )?(?:same|equal|identical) number of) (?:[a-z]+ )?(?:atoms|molecules|ions|particles|formula units) (?:as|that|which|contained|present|of [a-z]+ as)\b/i;

/** A reaction that uses up only some of what is there, or material that is only partly what it is called. */
const PART =
  /\b(?:hollow|breaks? (?:up|apart)|bursts?|in part|partly|partially|(?<!as )part of (?:it|its|the|this)|only most of|mostly|not all|incomplete(?:ly)?|insufficient|nothing (?:is|was|has been) (?:ignited|lit|heated|done|added)|(?:is|are|was|were) never (?:ignited|lit|heated|mixed)|in limited|limited (?:supply|amount|quantity)|too little|not enough|not (?:go|run|proceed) to completion|(?:not|nearly|almost) (?:to completion|complete(?:ly)?|entirely|fully)|stops early|(?:is|was) stopped|interrupted|soot|leaving some|a (?:tenth|sixth|seventh|ninth|twentieth|hundredth)|a bit of|(?:is|was) contaminated|damp|moisture|inactive|is wet|spatters|replenished|excreted|(?:gas|vapou?r) dissociates|current (?:is not constant|then |slowly |drops|falls|decreases|rises|increases)|(?:evolv\w+|plates?|absorbs? heat|formed|deposited|reacts?) (?:too|as well)|inefficient|soaks? up|(?:g|grams) wet|and some [A-Z]|takes? up (?:some )?(?:of the )?heat|(?:los(?:es?|t|ing)|gives? (?:off|up)|radiates?|releases?) (?:some|part|a little)|also (?:bubbles?|forms?|evolves?|dissolves?|condenses?|decomposes?|(?:is|are|was|were) (?:formed|evolved|deposited|given off|reduced|oxidi[sz]ed))|(?:takes?|took|gets?|got|keeps?|kept) (?:some|part|a share)|runs? out|with a hole|including (?:its|the) (?:container|box|beaker|flask)|poor|already (?:contains?|holds?)|if (?:[\w()]+ ){1,4}(?:condenses?|precipitates?|liquef(?:y|ies)|dissolves?)(?! (?:in|completely)\b)|already (?:been )?(?:neutrali[sz]ed|reacted|decayed|dissolved|used))\b/i;

/** "Some salt stays undissolved", but not "some copper is heated". */
const SOME =
  /\bsome (?:of (?:the|its) )?(?:[\w()]+ )?(?:(?:has|have|is|are|was|were)(?:n['’]t| not)|stays?|remains?|dissolves?|condenses?|dissociates?|crystalli[sz]es?|evaporates?|decomposes?|falls?|forms|steams?|spatters?|(?:is|was) (?:left|excreted|lost|spilled|absorbed))\b/i;

/** A solution or a gas that is no longer what it was when it was described. */
const CHANGE =
  /\b(?:(?:water|solvent|liquid|acid|ethanol|solution|it|them) (?:then |slowly |partly )?(?:is |was )?evaporate[sd]?(?! (?:from|until|to)\b)|evaporates? beforehand|by boiling|boil(?:s|ed) (?:down|away|off)(?! to\b)|crystalli[sz]es? out|topped up|overfilled|recycled|(?:let|vented|bled) out|pumped in|over and over|repeatedly|on (?:two|three|several) occasions|(?:new|more|fresh|extra) [\w()]+ (?:is|was|are|were) added|equal volumes? of (?:\w+ )?water|after (?:some |more |a little )?(?:acid|base) is added|with (?:added|some) (?:acid|base))\b/i;

/** What holds the bodies that exchange heat takes its share. */
const OTHER_BODY =
  /\b(?:beaker|cup|container|vessel|flask|glass|pot|air) (?:itself )?(?:also |too )?(?:warms?|heats?|cools?|gets? (?:warm|hot)|changes? temperature)/i;

/** A titration that does not end where all of the acid or base is neutralized. */
const OTHER_END =
  /\b(?:(?:first|initial) (?:equivalence|stoichiometric|inflection|end)[ -]?points?|(?:first|initial) endpoint|(?:first|initial) colou?r change|(?:before|past|beyond|short of) (?:the|its|reaching the) (?:equivalence|stoichiometric|end)[ -]?point|acid salt|(?:left|remains?|should be|must be|is to be|still) (?:slightly )?(?:acidic|basic|alkaline))\b/i;

/** Another state than the one described, without a number that says which. */
const OTHER_STATE =
  /\b(?:at (?:a |some )?(?:higher|lower|different) (?:temperature|pressure)s?(?! of\b)|temperature (?:is |was )?(?:raised|lowered|rises|rising|falls|falling)(?! (?:to|from|by|at)\b)|(?:a longer|a shorter|a higher|a lower|another) (?:wavelength|frequency)(?! of\b))\b/i;

/** With two volumes or concentrations these words are the dilution that is asked about; with one, nothing says how far it goes. */
const DILUTED =
  /\b(?:(?:after|once|when|before) (?:it |they )?(?:is |was |being |are )?(?:dilution|diluted|diluting|adding water|mixing with water)|to which water is added)\b/i;

/** What is there after a reaction, of which no equation tells. */
const AFTER_REACTION = /\bafter (?:the |a |complete |the complete )?reaction\b/i;

/** What makes a rate another one. */
const CATALYST = /\bcatalysts?\b/i;

/** Heat without a temperature, where a gas law takes it as constant. */
const HEATED = /\b(?:heated|warmed|cooled|chilled|hotter|colder|warmer|cooler)\b/i;

/** Another pressure or volume that nothing tells, where a gas law takes it as constant. */
const PRESSED =
  /\b(?:compressed|decompressed|squeezed|pressure (?:also |then )?(?:changes|rises|drops|falls|(?:in|de)creases))\b/i;
const EXPANDED =
  /\b(?:(?:allowed to |also )expands?|compressed|squeezed|volume (?:also |then )?(?:changes|(?:in|de)creases))\b/i;

function isUntoldChange(text: string, { givens, goals, scene }: Statement): boolean {
  const has = (...kinds: Kind[]): boolean =>
    [...givens, ...goals].some(({ variable }) => kinds.includes(variable.kind));
  const asks = (asked: Kind): boolean => goals.some(({ variable: { kind } }) => kind === asked);
  const volumes = givens.filter(({ variable }) => variable.kind === "volume").length;
  const isSolution =
    goals.some(({ variable }) => variable.kind === "molarity") &&
    volumes < 2 &&
    !givens.some(({ variable }) => variable.kind === "molarity");
  const isGas =
    scene.equation === null &&
    goals.some(({ variable }) => variable.kind === "volume" || variable.kind === "pressure") &&
    givens.some(({ variable }) => variable.kind === "pressure");
  return (
    OTHER_STATE.test(text) ||
    (isSolution && DILUTED.test(text)) ||
    (has("half-life", "decay-constant") && CATALYST.test(text)) ||
    (isGas && !has("temperature", "temperature-change") && HEATED.test(text)) ||
    (asks("volume") && has("temperature") && !has("pressure") && PRESSED.test(text)) ||
    (asks("pressure") && has("temperature") && !has("volume") && EXPANDED.test(text)) ||
    (scene.equation === null && AFTER_REACTION.test(text))
  );
}

/** "The third trial", "the second half-life": an order, not a part. */
const ORDER = /\bthe third (?:trial|run|experiment|student)\b/i;

/** What a hydrate loses on heating is its water. */
const LOSS_OF_WATER = /\b(?:los(?:t|es?|ing))\b/gi;

/** Effusion compares equal amounts. */
const SAME_AMOUNT = /\bthe same (?:amount|quantity)\b/gi;

/** What a vessel already contains is what a reaction starts with. */
const ALREADY_THERE = /\balready (?:contains?|holds?)\b(?=(?:[^.?]|\.(?=\d))*\d ?(?:atm|bar|mol|M|k?Pa|torr)\b)/gi;

const IONISED_WHOLLY =
  /\b(?:complete(?:ly)?|full(?:y)?|total(?:ly)?|entire(?:ly)?) (?:dissociat|ioni[sz])|\b(?:dissociates?|ioni[sz]es?) (?:completely|fully|entirely|totally)|\bboth (?:its )?(?:protons|(?:dissociation |ioni[sz]ation )?(?:steps|stages))\b/i;

const isOf = ({ givens, goals }: Pick<Statement, "givens" | "goals">, formula: string): boolean =>
  [...givens, ...goals].some(({ variable }) => variable.of === formula);

/**
 * Whether an English text says anywhere that its quantities are changed or multiplied, in words that no rule reads. In
 * the other languages every word must be known anyway.
 */
export function isAltered(text: string, { givens, goals, scene }: Statement): boolean {
  const readsLoss = [...givens, ...goals].some(({ variable }) => OWN_WORDS.has(variable.kind));
  const told = (scene.effusion === undefined ? text : text.replace(SAME_AMOUNT, "")).replace(ORDER, "");
  const isTable =
    scene.conditions.has("at-equilibrium") && givens.some(({ variable: { label } }) => label === "initial");
  const there = isTable ? told.replace(ALREADY_THERE, "") : told;
  const kept = scene.hydrate === undefined ? text : text.replace(LOSS_OF_WATER, "");
  if (isUntoldChange(text, { givens, goals, scene })) return true;
  // Of sulfuric acid it counts that both protons are taken for strong, which not every reader reads.
  if (IONISED_WHOLLY.test(text) && !scene.conditions.has("both-protons") && isOf({ givens, goals }, "H2SO4"))
    return true;
  return (
    (!readsLoss && [LOSS, CHANGE].some((words) => words.test(kept))) ||
    [COUNT, MULTIPLE, AS_MANY, PART, SOME, OTHER_BODY, OTHER_END].some((words) => words.test(there))
  );
}
