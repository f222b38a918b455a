import { dropSource } from "../../solver/lists.ts";
import { withFigures } from "../glosses/number-words.ts";
import { withoutToldConstants } from "../text/told-constants.ts";
import { withoutIdle } from "./idle.ts";
import { askEquation } from "./equations-asked.ts";
import { tellEquation } from "./equations-told.ts";
import { withoutBackground } from "./background.ts";
import { withoutGeneralities } from "./generalities.ts";
import { withClassesNamed } from "./classes-named.ts";
import { withBornHaber } from "./born-haber.ts";
import { withCombustions } from "./combustions.ts";
import { withFormation } from "./formations.ts";
import { withLimiting } from "./heats-of-limiting.ts";
import { spellHurried } from "./hurried.ts";
import { withFormulaForName } from "./names-told.ts";
import { withEquation } from "./reaction-supplied.ts";
import { speakPlainly, withoutStory } from "./plain-words.ts";
import { withPlainAsks } from "./plain-asks.ts";
import { plainQuestion } from "./plain-question.ts";
import { listShapes } from "./shapes.ts";
import { turnPlain } from "./turns.ts";

/** Longer texts are no problems of a school book. UTF-16 units. */
export const LONGEST_TOLD = 1_000;

/** A text, and what is left of it without its generalities, are told again at most so often. */
const MOST = 8;

/** "K2CrO4 (yellow crystals)", "SO2 (a colourless gas)": how a substance looks changes nothing of its formula. */
const LOOK =
  / \((?:an? |the )?(?:(?:pale|deep|dark|light|bright|colou?rless|white|yellow|orange|red|pink|purple|violet|blue|green|black|brown|gr[ae]y|silvery|shiny|crystalline|hygroscopic|volatile|poisonous|toxic)[ -,]? ?(?:and )?){1,4}(?:crystals?|solid|powder|liquid|gas|salt|substance|compound|solution|pigment|metal)\)/giu;

/**
 * An English problem told again for the readers: without what is true of everything, without the numbers that cannot matter, without the shorthand and the slips
 * of somebody in a hurry, with the small words and the question that they leave out. It says the same; whoever solves it
 * holds it against the same gates.
 */
export function retell(text: string): string[] {
  if (text.length > LONGEST_TOLD) return [];
  const written = text.trim();
  const bare = withoutGeneralities(withoutIdle(written) ?? written);
  const asked = withPlainAsks(bare ?? written);
  const tellings = [
    ...tell(written),
    ...(bare === null ? [] : [bare, ...tell(bare)]),
    ...(asked === (bare ?? written) ? [] : [asked, ...tell(asked)]),
  ];
  return [...new Set(tellings)].filter((each) => each !== written);
}

/** A text in at most {@link MOST} other words. */
function tell(written: string): string[] {
  const figured = withFigures(dropSource(written).replace(LOOK, ""), "en");
  const known = withoutToldConstants(figured) ?? figured;
  const idle = withoutIdle(known) ?? known;
  const turned = turnPlain(known);
  const spelt = spellHurried(withoutIdle(turned) ?? turned);
  const plain = withClassesNamed(speakPlainly(spelt));
  const bare = withoutStory(plain);
  const shaped = [plain, bare ?? plain].flatMap((each) => listShapes(each));
  const equation = askEquation(written) ?? tellEquation(spelt);
  const supplied =
    withBornHaber(written) ??
    withFormation(known) ??
    withLimiting(known) ??
    withCombustions(plain) ??
    withEquation(plain);
  const named = withFormulaForName(known);
  const bared = idle === known ? [] : [spellHurried(turnPlain(idle))];
  const alone = withoutBackground(written);
  const tellings = [
    ...(alone === null ? [] : [alone]),
    ...(named === null ? [] : [named]),
    ...(equation === null ? [] : [equation]),
    ...(supplied === null ? [] : [supplied]),
    idle,
    spelt,
    plain,
    ...shaped,
    ...(bare === null ? [] : [bare]),
    plainQuestion(written),
    ...bared,
  ];
  return [...new Set(tellings)].filter((each) => each !== written).slice(0, MOST);
}
