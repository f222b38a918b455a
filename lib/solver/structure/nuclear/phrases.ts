import type { Phrases } from "../reader.ts";

type NuclearQuestion = "complete" | "alpha" | "beta" | "positron" | "capture";

const EN_EQUATION =
  "(?:(?:(?:balanced|complete|nuclear) )*(?:equation|reaction)s? (?:for|of|that represents|representing|showing|describing) )?(?:the )?";
const EN_PRODUCT = "(?:(?:daughter|product)(?: (?:nuclide|nucleus|isotope))? (?:of|formed (?:by|in)) )?(?:the )?";
const EN_WHAT =
  "(?:what (?:(?:nuclide|nucleus|isotope|element|daughter)(?: nuclide| nucleus)? )?(?:forms|is formed|is produced|is left|results|remains) (?:when|if|as) )";

/** The sentences about one way of decay, by its names. */
const english = (name: string, emits: string | null): readonly string[] => [
  `{do}${EN_EQUATION}${EN_PRODUCT}${name} (?:of|by|in) {x}`,
  `{do}${EN_EQUATION}{x} (?:undergoing|by|decaying by) ${name}`,
  `${EN_WHAT}{x} (?:undergoes|decays by|goes through) ${name}`,
  `what does {x} (?:become|turn into|decay (?:in)?to|form) (?:by|after|through|in) ${name}`,
  ...(emits === null ? [] : [`${EN_WHAT}{x} emits (?:an? )?${emits}`]),
];

const spanish = (name: string): readonly string[] => [
  `{do}(?:ecuacion nuclear (?:de|para) )?(?:la )?${name} (?:de|del) {x}`,
  `que (?:nucleo|nuclido|isotopo|elemento )?(?:se )?(?:forma|produce) (?:cuando|si)(?: el)? {x} (?:sufre|experimenta)(?: una| la)? ${name}`,
];

const french = (name: string): readonly string[] => [
  `{do}(?:equation nucleaire (?:de |pour ))?(?:la |l' ?)?${name} (?:de |du |de l' ?|d' ?){x}`,
  `quel (?:noyau|nucleide|isotope) se forme (?:quand|lorsque|par)(?: le| l')? ?{x} (?:subit|par)(?: une| la)? ${name}`,
];

const amharic = (name: string): readonly string[] => [`{do}የ ?{x} ${name}(?: (?:እኩልታ|ቀመር)(?:ን)?)?{end}`];

const chinese = (name: string): readonly string[] => [
  `{do} ?{x} ?(?:发生)?的? ?${name}(?:的)?(?:核反应|衰变)?(?:方程式?)?{end}`,
  `{x} ?发生(?:一次)? ?${name}(?:后)?(?:生成|变成|得到)(?:什么)?(?:核素|元素|原子核)?`,
];

const hindi = (name: string): readonly string[] => [`{do}{x} (?:का|के) ${name}(?: का)?(?: नाभिकीय)?(?: समीकरण)?{end}`];

/** What is asked of nuclear equations. */
export const NUCLEAR_PHRASES: Phrases<NuclearQuestion> = {
  en: {
    alpha: english("(?:alpha|α)(?:[ -](?:decay|emission))", "(?:alpha|α)[ -]particle"),
    beta: english("(?:beta|β)(?:[ -]?minus|\\^?-)?(?:[ -](?:decay|emission))", "(?:(?:beta|β)[ -]particle|electron)"),
    positron: english(
      "(?:positron (?:emission|decay)|(?:beta|β)(?:[ -]plus|\\^?\\+)[ -](?:decay|emission))",
      "positron",
    ),
    capture: english("electron capture", null),
    complete: [
      "(?:please )?(?:complete(?: and balance)?|finish|balance|fill in)(?: (?:the|this|each of the|each))?(?: following)?(?: nuclear)?(?: (?:equation|reaction|decay)s?)?:? {x}",
      "(?:what is|identify|find|name|determine|give) (?:the )?(?:missing|unknown) (?:particle|nuclide|nucleus|product|isotope|species|symbol|part)(?: (?:in|of)(?: the| this)?(?: following)?(?: nuclear)?(?: (?:equation|reaction))?)?:? {x}",
      "{x}",
    ],
  },
  es: {
    alpha: spanish("(?:desintegracion|decaimiento|emision) (?:alfa|α)"),
    beta: spanish("(?:desintegracion|decaimiento|emision) (?:beta|β)(?: menos|-)?"),
    positron: spanish("(?:emision de positrones|(?:desintegracion|decaimiento) (?:beta|β)(?: mas|\\+))"),
    capture: spanish("captura (?:electronica|de electrones)"),
    complete: [
      "(?:completa|completar|ajusta)(?: la)?(?: siguiente)?(?: (?:ecuacion|reaccion))?(?: nuclear)? ?:? {x}",
      "(?:cual es|identifica) (?:la particula|el nucleo|el nuclido) que falta(?: en)?(?: la (?:ecuacion|reaccion))?(?: nuclear)? ?:? {x}",
      "{x}",
    ],
  },
  fr: {
    alpha: french("(?:desintegration|emission) (?:alpha|α)"),
    beta: french("(?:desintegration|emission) (?:beta|β)(?: moins|-)?"),
    positron: french("(?:emission (?:de|d'un) positrons?|desintegration (?:beta|β)(?: plus|\\+))"),
    capture: french("capture (?:electronique|d'electrons?)"),
    complete: [
      "(?:complete|completer|completez)(?: la| l')? ?(?:equation|reaction)?(?: nucleaire)?(?: suivante)? ?:? {x}",
      "(?:quelle est|identifie) (?:la particule|le noyau) (?:manquante?|qui manque)(?: dans)?(?: (?:la|l'))? ?(?:equation|reaction)?(?: nucleaire)? ?:? {x}",
      "{x}",
    ],
  },
  am: {
    alpha: amharic("(?:አልፋ|α) (?:መበስበስ|ብስባሴ|ዲኬይ)"),
    beta: amharic("(?:ቤታ|β) (?:መበስበስ|ብስባሴ|ዲኬይ)"),
    positron: amharic("(?:ፖዚትሮን|የፖዚትሮን) (?:ልቀት|መበስበስ)"),
    capture: amharic("(?:የ)?ኤሌክትሮን (?:መያዝ|ቀረጻ)"),
    complete: ["(?:አሟላ|አሟሉ|ያሟሉ)[:፦]? ?{x}", "{x}"],
  },
  zh: {
    alpha: chinese("(?:α|阿尔法) ?衰变"),
    beta: chinese("(?:β|贝塔)-? ?衰变"),
    positron: chinese("(?:β\\+ ?衰变|正电子(?:发射|衰变))"),
    capture: chinese("(?:电子俘获|轨道电子俘获)"),
    complete: ["(?:请)?(?:完成|补全|写全)(?:下列|以下)?(?:核反应|核衰变)?(?:方程式?)?[:：]? ?{x}", "{x}"],
  },
  hi: {
    alpha: hindi("(?:अल्फा|अल्फ़ा|α)[ -]?क्षय"),
    beta: hindi("(?:बीटा|β)[ -]?क्षय"),
    positron: hindi("(?:पॉज़िट्रॉन उत्सर्जन|बीटा प्लस क्षय)"),
    capture: hindi("इलेक्ट्रॉन (?:प्रग्रहण|अभिग्रहण)"),
    complete: ["(?:नाभिकीय )?(?:समीकरण |अभिक्रिया )?(?:को )?पूरा (?:कीजिए|करो|करें)[:]? ?{x}", "{x}"],
  },
};
