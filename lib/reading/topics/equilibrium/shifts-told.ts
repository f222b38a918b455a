import { GASEOUS_ELEMENTS } from "../../../chemistry/data/formation-enthalpies.ts";
import { formatEquation } from "../../../chemistry/equation/format.ts";
import { isCounted, type Participant, readEquilibrium } from "../../../chemistry/equilibrium/equilibrium.ts";
import { parseEquation } from "../../../chemistry/equation/parse.ts";
import type { Equation, Term } from "../../../chemistry/equation/equation.ts";
import { formatFormula } from "../../../chemistry/formula/format.ts";
import { getFormula } from "../../../chemistry/formula/parse.ts";
import { heatOf } from "../../../chemistry/reaction/heat-of.ts";
import { LOCALES } from "../../../i18n/locales.ts";
import { nameOf } from "../../../nomenclature/name-of.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Change, type ShiftAsked, solveShift } from "../../../problems/equilibrium/shifts.ts";
import { readBalanced } from "../../../solver/problems/reaction.ts";

/** Which way an equilibrium shifts that is told in any of the six languages, what becomes of its K, and of how much there is. */

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
  /(?<!\p{L})(?:heat(?:ed|ing)?(?= (?:it|up|this|the|that|and)(?!\p{L})|[?.!,]|$| then)|warm|hotter|calient\p{L}*|calent\p{L}*|chauff\p{L}*)|加热|升温|गर्म|ብናሞቅ|ቢሞቅ/iu;
const COOLED = /(?<!\p{L})(?:cool|colder|enfr[ií]\p{L}*|refroidi\p{L}*)|冷却|降温|ठंडा|ብናቀዘቅዝ|ቢቀዘቅዝ/iu;
const CATALYST = /catal[yi]|催化剂|उत्प्रेरक|ካታሊስት/iu;
const INERT =
  /(?<!\p{L})(?:argon|helium|neon|krypton|xenon|(?:inert|noble) gas|arg[óo]n|helio|ne[óo]n|gas (?:inerte|noble)|h[ée]lium|gaz (?:inerte|noble|rare))(?!\p{L})|氩|氦|氖|惰性气体|稀有气体|आर्गन|हीलियम|अक्रिय गैस|उत्कृष्ट गैस|አርገን|ሂሊየም/iu;
const FIXED_VOLUME =
  /(?<!\p{L})(?:(?:constant|fixed|same) volume|rigid|volume (?:is |being )?(?:kept |held )?(?:constant|fixed)|volumen constante|volume constant)(?!\p{L})|恒容|体积不变|स्थिर आयतन|በቋሚ ይዘት/iu;
const ADDED =
  /(?<!\p{L})(?:add|inject|put|more|extra|introduc|pump|a[ñn]ad|agreg|m[aá]s|ajout|plus)\p{L}*|加入|通入|充入|增加|मिला|डाल|ጨም|ጨመ/iu;
const REMOVED =
  /(?<!\p{L})(?:remov|take|took|withdraw|less|quit|retir|elimin|extra[eiy]|enl[eè]v)\p{L}*|移走|移去|除去|减少|निकाल|हटा|አስወግ|ቢወገድ/iu;

/** That it is asked which way an equilibrium goes. */
const SHIFTS =
  /(?<!\p{L})(?:shift|favou?r|which (?:way|direction|side)|desplaz|hacia|favorec|d[ée]plac|sens(?!\p{L}))\p{L}*|移动|方向|दिशा|አቅጣጫ/iu;
const EQUILIBRIUM = /[ée]quilibri|平衡|साम्य|ሚዛን/iu;
const REVERSIBLE = /<-+>|<=+>|⇌|⇄|⇋|↔/u;
const CONSTANT =
  /(?<![\p{L}\d]|\d\s)K(?:c|p|eq)?(?![\p{L}\d])|equilibrium constant|constante d(?:e |['’])[ée]quilibr|平衡常数|साम्य (?:स्थिरांक|नियतांक)|የሚዛን ቋሚ/iu;
const TAKES =
  /endotherm|endot[eé]rm|吸热|ऊष्माशोषी|ኢንዶተርሚክ|ሙቀት ?(?:የሚስብ|ተቀባይ)|(?:ΔH|dH|∆H)[°º]?[^\d\n]{0,4}(?:>|\+|positiv)|(?:ΔH|dH|∆H)[°º]?\s?=\s?\d/iu;
const GIVES =
  /exotherm|exot[eé]rm|放热|ऊष्माक्षेपी|ኤክሶተርሚክ|ሙቀት ?(?:የሚሰጥ|ሰጪ)|(?:ΔH|dH|∆H)[°º]?[^\d\n]{0,4}(?:<|[-−–]|negativ)/iu;

/** Gases of school, where no state is told; steam beside nothing but gases. */
const GASES: ReadonlySet<string> = new Set([
  ...GASEOUS_ELEMENTS,
  ..."NO NO2 N2O N2O4 CO CO2 SO2 SO3 NH3 HCl HBr HI HF H2S CH4 C2H2 C2H4 C2H6 C3H8 PCl3 PCl5 COCl2 NOCl NOBr I2 Br2".split(
    " ",
  ),
]);

const TERM = String.raw`(?:\d+\s?)?[A-Z(][A-Za-z\d()₀-₉^·]*[+-]?(?:\s?\((?:g|l|s|aq)\))?`;
const EQUATION = new RegExp(
  String.raw`(?<![\p{L}\d])${TERM}(?:\s?\+\s?${TERM})*\s*(?:<?[-=]+>|→|⇌|⇄|⇋|↔|=)\s*${TERM}(?:\s?\+\s?${TERM})*`,
  "gu",
);

/** `states`: whether it is known, of every substance, whether it is a gas. */
export type Reversible = { readonly text: string; readonly equation: Equation; readonly states: "known" | "open" };

/** The equation that a text writes, balanced; null where it writes none. */
export function findReversible(text: string): Reversible | null {
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

export const withoutEquations = (text: string): string => text.replaceAll(EQUATION, " ");

export const isOfReversible = (text: string): boolean =>
  REVERSIBLE.test(text) || SHIFTS.test(text) || EQUILIBRIUM.test(text);

export const asksForConstant = (text: string): boolean => CONSTANT.test(text) && !SHIFTS.test(text);

/** How much there is of something, and not which way it goes. */
export const asksForAmount = (text: string): boolean => AMOUNT.test(text) && !SHIFTS.test(text);

/** What is said of its heat, the last time that it is, else what the tables tell. */
function findHeat(texts: readonly string[], { equation }: Reversible): 1 | -1 | null {
  const [takes = -1, gives = -1] = [TAKES, GIVES].map((words) => texts.findLastIndex((each) => words.test(each)));
  if (takes === gives) return takes === -1 ? heatOf(equation) : null;
  return takes > gives ? 1 : -1;
}

/** A change, and the substance that is added or removed. */
export type Disturbed = { readonly change: Change; readonly of: string | null };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The substances of an equation that a text names, by formula or by name in any of the languages. */
export function listNamed(text: string, { text: equation }: Reversible): string[] {
  return readEquilibrium(equation)
    .map(({ formula }) => formula)
    .filter((formula) => {
      const names = LOCALES.flatMap((locale) => {
        const name = nameOf(getFormula(formula), locale);
        return name.ok ? [name.value.text, ...name.value.others] : [];
      });
      const words = names.map((name) => escaped(name)).join("|");
      return new RegExp(
        String.raw`(?<![\p{L}\d(])${escaped(formula)}(?![\p{Ll}\d(])${words === "" ? "" : String.raw`|(?<!\p{L})(?:${words})(?!\p{Script=Latin})`}`,
        "iu",
      ).test(text);
    });
}

/** What is done to an equilibrium; null where a text speaks of nothing, or of two things. `text` without its equation. */
export function readDisturbed(text: string, reversible: Reversible): Disturbed | null {
  const [of, ...others] = listNamed(text, reversible);
  if (of !== undefined) {
    if (others.length > 0) return null;
    if (REMOVED.test(text)) return { change: "removed", of };
    // "What becomes of SO3 if the temperature rises": nobody adds any.
    if ([TEMPERATURE, PRESSURE, VOLUME].some((words) => words.test(text))) return null;
    return ADDED.test(text) || (UP.test(text) && !DOWN.test(text)) ? { change: "added", of } : null;
  }
  if (INERT.test(text)) return FIXED_VOLUME.test(text) ? { change: "inert", of: null } : null;
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

/** The solution; null where states or heat that nobody told decide. `texts`: where its heat may be told. */
export function solveDisturbed(
  reversible: Reversible,
  { change, of }: Disturbed,
  asked: ShiftAsked,
  texts: readonly string[],
): SolutionFacts | null {
  const heat = change === "heated" || change === "cooled" ? findHeat(texts, reversible) : -1;
  const isOfGases = change === "compressed" || change === "expanded";
  if (heat === null || (isOfGases && reversible.states === "open")) return null;
  const participants = readEquilibrium(reversible.text);
  const species = participants.find(({ formula }) => formula === of) ?? null;
  const isSolid = species !== null && !isCounted(species);
  if (isSolid && change === "removed") return null;
  return solveShift(reversible.text, { change: isSolid ? "solid-added" : change, species, heat }, asked);
}

const QUESTION =
  /[?？፧]|(?<!\p{L})(?:predict|state|explain|describe|determine|tell|indica|explica|predice|d[ée]termin\p{L}*|pr[ée]vo\p{L}*)(?!\p{L})|判断|说明|बताइए|बताओ|ይግለጹ/iu;

/** The alternatives that a question offers: they say nothing of what is done. */
const OFFERED =
  /(?<!\p{L})(?:(?:to the )?(?:left|right) or (?:to the )?(?:right|left)|(?:go(?:es)? |be |get )?(?:up|higher|more|greater|larger|increases?d?|rises?) (?:,? ?or|\/) ?(?:to )?(?:go |be |get )?(?:down|lower|less|smaller|decreases?d?|falls?)|(?:decreases?|falls?|go down|lower|less|smaller) or (?:increases?|rises?|go up|higher|more|greater|larger)|aument[ae]n? o disminuy[ae]n?|augmente(?:nt)?(?:-t-(?:il|elle))? ou diminue(?:nt)?)(?!\p{L})|增大还是减小|增加还是减少|升高还是降低|बढ़(?:ेगा|ेगी|ता है|ती है) या घट(?:ेगा|ेगी|ता है|ती है)/giu;

const AMOUNT =
  /(?<!\p{L})(?:yield|amount|quantity|(?:number of )?moles|how much|rendimiento|cantidad|rendement|quantit[ée])(?!\p{L})|产量|产率|物质的量|उपज|मात्रा|ምርት/iu;

/** What turns a question round, sets a number to it, or tells of something else that happens. */
const OTHER =
  /(?<!\p{L})(?:not|n['’]t|never|no longer|without|except|which (?:of|change|condition|stress|action|one)|what (?:change|condition|stress|temperature|pressure|could|can|should|must)s?|how (?:could|can|should|must|would you|do you|fast|long|quickly)|rate|speed|faster|slower|percent|pH|solubility|conversion|concentrations?|partial|twice|half|first|then|both|and (?:the )?(?:temperature|pressure|volume)|no|ne|nunca|sin|sans|qu[ée] (?:cambio|condici[oó]n)|velocidad|vitesse)(?![\p{L}\d])|不能|不会|哪些|哪种|速率|浓度|转化率|नहीं|कौन|दर|सांद्रता|አይ/iu;

/** A number that is no part of a formula. */
const NUMBER = /(?<![A-Za-z)\]\d.])\d/;
const HEAT_TOLD =
  /[Δ∆d]_?H(?:_?rxn)?[°º⁰]?\s?(?:=|is|:)?\s?[+\-−–]?\s?\d[\d.,]*\s?(?:kJ(?:\/mol|\smol[⁻^-]?[¹1]?)?)?/giu;
const WARMTH_TOLD = /(?:at |a |à |在)?\d[\d.]*\s?(?:°C|K(?![a-z]))/giu;

/** How much of which substance is asked about: the one that is named beside it, else the only product. */
function findAmount(question: string, reversible: Reversible): string | null {
  const named = listNamed(question, reversible);
  const products = readEquilibrium(reversible.text).filter((each: Participant) => each.power > 0);
  if (named.length > 1) return null;
  return named[0] ?? (products.length === 1 ? (products[0]?.formula ?? null) : null);
}

/** Where what is asked about ends, and what happens begins. */
const CLAUSE_WORD =
  /(?<!\p{L})(?:if|when|while|as|by|upon|on|after|change|affected|have|has|does|do|will|would|si|cuando|al|lorsqu\p{L}*|quand)(?!\p{L})/iu;

const CLAUSE = /[^,.?!;，。？！；।።፣\n]+/gu;

const HEAD_LAST = /[\p{Script=Han}\p{Script=Devanagari}\p{Script=Ethiopic}]/u;

/** The words in which the amount is asked for: "the yield of SO3", or the whole clause where the word for it stands last. */
function findAsking(told: string): string {
  const behind = new RegExp(`(?:${AMOUNT.source})[^,.?!]*`, "iu").exec(told)?.[0] ?? "";
  if (HEAD_LAST.test(behind)) return told.match(CLAUSE)?.find((clause) => AMOUNT.test(clause)) ?? behind;
  const end = behind.search(CLAUSE_WORD);
  return end === -1 ? behind : behind.slice(0, end);
}

/** "… ⇌ …, exothermic. Does the yield of SO3 go up or down if it is heated?"; null for any other text. */
export function solveShiftTold(text: string): SolutionFacts[] | null {
  if (!isOfReversible(text) || !QUESTION.test(text)) return null;
  const reversible = findReversible(text);
  if (reversible === null) return null;
  const bare = withoutEquations(text).replaceAll(OFFERED, " ");
  // What kind of reaction it is says nothing of what is done to it.
  const told = bare
    .replaceAll(HEAT_TOLD, " ")
    .replaceAll(WARMTH_TOLD, " ")
    .replaceAll(/[ΔΔ∆]_?H[°º]?\s?[<>]\s?0/gu, " ");
  if (NUMBER.test(told) || OTHER.test(bare)) return null;
  if (!asksForAmount(bare)) {
    const disturbed = readDisturbed(told, reversible);
    const isAsked = asksForConstant(bare) || SHIFTS.test(text) || EQUILIBRIUM.test(bare);
    const solution =
      disturbed === null || !isAsked
        ? null
        : solveDisturbed(reversible, disturbed, asksForConstant(bare) ? "constant" : "direction", [text]);
    return solution === null ? null : [solution];
  }
  return solveAmount(text, told, reversible);
}

/** The amount of one substance, where another one, or none, is added or taken away. */
function solveAmount(text: string, told: string, reversible: Reversible): SolutionFacts[] | null {
  const asking = findAsking(told);
  const of = findAmount(asking, reversible);
  const disturbed = readDisturbed(told.replace(asking, " "), reversible);
  if (of === null || disturbed === null || disturbed.of === of) return null;
  const solution = solveDisturbed(reversible, disturbed, { amountOf: of }, [text]);
  return solution === null ? null : [solution];
}
