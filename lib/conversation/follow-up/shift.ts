import { GASEOUS_ELEMENTS } from "../../chemistry/data/formation-enthalpies.ts";
import { isCounted, readEquilibrium } from "../../chemistry/equilibrium/equilibrium.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { Equation, Term } from "../../chemistry/equation/equation.ts";
import { heatOf } from "../../claims/statements/heat-of.ts";
import { type Change, solveShift } from "../../problems/equilibrium/shifts.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import { listFormulas } from "../list-formulas.ts";
import type { Again } from "./again.ts";
import { tellBoth } from "./again.ts";

/** Longer messages say more. UTF-16 units. */
const LONGEST = 200;

/** So many messages of the student back an equilibrium is still spoken of. */
const REMEMBERED = 6;

const UP =
  /(?<!\p{L})(?:rais|increas|high|more|up(?!\p{L})|ris|greater|double|bigger|larger|expand|aument|sub[ieo]|elev|mayor|augment|[ée]l[eè]v|mont|hauss|grand)\p{L}*|升高|增大|增加|加大|提高|变大|बढ़ा|बढ़|badha|ጨም|ጨመ|ከፍ/iu;
const DOWN =
  /(?<!\p{L})(?:lower|decreas|reduc|drop|less|small|down(?!\p{L})|halv|shrink|dismin|baj|reduz|menor|diminu|baiss|r[ée]dui|petit)\p{L}*|降低|减小|减少|变小|下降|घट|कम|ghata|ቀንስ|ቀነስ|ዝቅ/iu;
const PRESSURE = /(?<!\p{L})(?:press?ure|presi[oó]n|pression)(?!\p{L})|压强|压力|दाब|ግፊ[ትቱ]/iu;
const VOLUME = /(?<!\p{L})(?:volumen?|container|recipiente|r[ée]cipient)(?!\p{L})|体积|容积|आयतन|ይዘ[ትቱ]/iu;
const TEMPERATURE = /(?<!\p{L})(?:temp|temps|temperature|temperatura|temp[ée]rature)(?!\p{L})|温度|ताप|ሙቀ[ትቱ]/iu;
const COMPRESSED = /(?<!\p{L})(?:compress|squeez|comprim)\p{L}*|压缩|加压|संपीड/iu;
const EXPANDED = /(?<!\p{L})(?:expand|expansion|expandi)\p{L}*|膨胀|减压/iu;
const HEATED =
  /(?<!\p{L})(?:heat(?:ed|ing)?(?= (?:it|up|this|the|that)|[?.!]|$| then)|warm|hotter|calient\p{L}*|calent\p{L}*|chauff\p{L}*)|加热|升温|गर्म|ብናሞቅ|ቢሞቅ/iu;
const COOLED = /(?<!\p{L})(?:cool|colder|enfr[ií]\p{L}*|refroidi\p{L}*)|冷却|降温|ठंडा|ብናቀዘቅዝ|ቢቀዘቅዝ/iu;
const CATALYST = /catal[yi]|催化剂|उत्प्रेरक|ካታሊስት/iu;
const ADDED =
  /(?<!\p{L})(?:add|inject|put|more|extra|a[ñn]ad|agreg|m[aá]s|ajout|plus)\p{L}*|加入|通入|增加|मिला|डाल|ጨም|ጨመ/iu;
const REMOVED =
  /(?<!\p{L})(?:remov|take|took|less|quit|retir|elimin|extra[eiy]|enl[eè]v)\p{L}*|移走|移去|除去|减少|निकाल|हटा|አስወግ|ቢወገድ/iu;

/** That it is asked which way an equilibrium goes. */
const SHIFTS =
  /(?<!\p{L})(?:shift|favou?r|which (?:way|direction|side)|desplaz|hacia|favorec|d[ée]plac|sens(?!\p{L}))\p{L}*|移动|方向|दिशा|አቅጣጫ/iu;
const EQUILIBRIUM = /[ée]quilibri|平衡|साम्य|ሚዛን/iu;
const REVERSIBLE = /<-+>|<=+>|⇌|⇄|⇋|↔/u;
const CONSTANT =
  /(?<![\p{L}\d]|\d\s)K(?:c|p|eq)?(?![\p{L}\d])|equilibrium constant|constante d(?:e |['’])[ée]quilibr|平衡常数|साम्य (?:स्थिरांक|नियतांक)|የሚዛን ቋሚ/iu;
const TAKES =
  /endotherm|endot[eé]rm|吸热|ऊष्माशोषी|ኢንዶተርሚክ|ሙቀት ?(?:የሚስብ|ተቀባይ)|(?:ΔH|dH|∆H)[^\d\n]{0,4}(?:>|\+|positiv)/iu;
const GIVES = /exotherm|exot[eé]rm|放热|ऊष्माक्षेपी|ኤክሶተርሚክ|ሙቀት ?(?:የሚሰጥ|ሰጪ)|(?:ΔH|dH|∆H)[^\d\n]{0,4}(?:<|[-−]|negativ)/iu;

/** Gases of school, where no state is told; steam beside nothing but gases. */
const GASES: ReadonlySet<string> = new Set([
  ...GASEOUS_ELEMENTS,
  ..."NO NO2 N2O N2O4 CO CO2 SO2 SO3 NH3 HCl HBr HI HF H2S CH4 C2H2 C2H4 C2H6 C3H8 PCl3 PCl5 COCl2 NOCl NOBr I2 Br2".split(
    " ",
  ),
]);

/**
 * Which way the equilibrium that is spoken of shifts, "b) what happens if we raise the pressure", or what becomes of its constant,
 * "does K change then?": by the gases and the heat of its equation. `said`: what the student said before. Null where nothing
 * disturbs it, or where states or heat that are not known decide.
 */
export function findShift(text: string, said: readonly string[]): Again | null {
  if (text.length > LONGEST) return null;
  const texts = [...said.slice(-REMEMBERED), text];
  const asked = CONSTANT.test(text) && !SHIFTS.test(text) ? "constant" : "direction";
  const told = texts.findLast((each) => findEquation(each) !== null);
  const equation = told === undefined ? null : findEquation(told);
  if (told === undefined || equation === null) return null;
  const isReversible = texts.some((each) => [REVERSIBLE, SHIFTS, EQUILIBRIUM].some((sign) => sign.test(each)));
  const bare = text.replaceAll(EQUATION, " ");
  const own = readChange(bare, equation);
  // "37 °C in K" has a number of its own: its K is another one.
  const isOfBefore = asked === "constant" && !/\p{Nd}/u.test(bare);
  const change =
    own ??
    (isOfBefore
      ? (texts.map((each) => readChange(each.replaceAll(EQUATION, " "), equation)).findLast((each) => each !== null) ??
        null)
      : null);
  if (change === null || !isReversible) return null;
  const heat = change.change === "heated" || change.change === "cooled" ? findHeat(texts, equation) : -1;
  const isOfGases = change.change === "compressed" || change.change === "expanded";
  if (heat === null || (isOfGases && equation.states === "open")) return null;
  const participants = readEquilibrium(equation.text);
  const species = participants.find(({ formula }) => formula === change.of) ?? null;
  const isSolid = species !== null && !isCounted(species);
  if (isSolid && change.change === "removed") return null;
  const disturbance = { change: isSolid ? ("solid-added" as const) : change.change, species, heat };
  const solution = solveShift(equation.text, disturbance, asked);
  return { solution, changes: [], isSameGoal: false, problem: tellBoth({ problem: told }, text), before: null };
}

/** What is done to it; null where a message speaks of none, or of two. */
function readChange(text: string, { text: equation }: Reversible): { change: Change; of: string | null } | null {
  const formulas = new Set(readEquilibrium(equation).map(({ formula }) => formula));
  const [of, ...others] = listFormulas(text).filter((each) => formulas.has(each));
  if (of !== undefined) {
    if (others.length > 0) return null;
    if (REMOVED.test(text)) return { change: "removed", of };
    return ADDED.test(text) ? { change: "added", of } : null;
  }
  const [up, down] = [UP.test(text), DOWN.test(text)];
  const isOne = up !== down;
  const found: (Change | null)[] = [
    CATALYST.test(text) ? "catalyst" : null,
    isOne && PRESSURE.test(text) ? (up ? "compressed" : "expanded") : null,
    isOne && VOLUME.test(text) && !PRESSURE.test(text) ? (up ? "expanded" : "compressed") : null,
    isOne && TEMPERATURE.test(text) ? (up ? "heated" : "cooled") : null,
    COMPRESSED.test(text) ? "compressed" : EXPANDED.test(text) ? "expanded" : null,
    HEATED.test(text) ? "heated" : COOLED.test(text) ? "cooled" : null,
  ];
  const [change, ...more] = new Set(found.filter((each) => each !== null));
  return change === undefined || more.length > 0 ? null : { change, of: null };
}

const TERM = String.raw`(?:\d+\s?)?[A-Z(][A-Za-z\d()₀-₉^·]*[+-]?(?:\s?\((?:g|l|s|aq)\))?`;
const EQUATION = new RegExp(
  String.raw`(?<![\p{L}\d])${TERM}(?:\s?\+\s?${TERM})*\s*(?:<?[-=]+>|→|⇌|⇄|⇋|↔|=)\s*${TERM}(?:\s?\+\s?${TERM})*`,
  "gu",
);

/** `states`: whether it is known, of every substance, whether it is a gas. */
type Reversible = { readonly text: string; readonly equation: Equation; readonly states: "known" | "open" };

function findEquation(text: string): Reversible | null {
  const [written] = text.match(EQUATION) ?? [];
  if (written === undefined) return null;
  const arrowed = written.replace(/<?[-=]+>|→|⇌|⇄|⇋|↔|=/u, "->");
  const parsed = parseEquation(arrowed);
  const balanced = parsed.ok ? readBalanced(arrowed) : null;
  if (balanced === null) return null;
  const { reactants, products } = balanced.equation;
  const isSteam = [...reactants, ...products].every((term) => isGas(term) || formulaOf(term) === "H2O");
  const withState = (term: Term): Term =>
    term.formula.state === null && (isGas(term) || isSteam)
      ? { ...term, formula: { ...term.formula, state: "g" } }
      : term;
  const equation = { ...balanced.equation, reactants: reactants.map(withState), products: products.map(withState) };
  const isKnown = [...equation.reactants, ...equation.products].every(({ formula }) => formula.state !== null);
  return { text: formatEquation(equation, "ascii"), equation, states: isKnown ? "known" : "open" };
}

const formulaOf = ({ formula }: Term): string => formatFormula({ ...formula, state: null }, "ascii");

const isGas = (term: Term): boolean =>
  term.formula.state === "g" || (term.formula.state === null && GASES.has(formulaOf(term)));

/** What is said of its heat, else what the tables tell. */
function findHeat(texts: readonly string[], { equation }: Reversible): 1 | -1 | null {
  const [takes, gives] = [TAKES, GIVES].map((words) => texts.findLastIndex((each) => words.test(each))) as [
    number,
    number,
  ];
  if (takes === gives) return heatOf(equation);
  return takes > gives ? 1 : -1;
}
