import type { Phrases } from "../reader.ts";

type FiguresQuestion =
  | "count-of-result"
  | "count"
  | "round"
  | "scientific"
  | "calculate"
  | "add"
  | "subtract"
  | "multiply"
  | "divide";

const EN_SF = "(?:significant (?:figures?|digits?)|sig\\.? ?figs?|sigfigs?|s\\.?f\\.?)";
const EN_NUMBERS =
  "(?:(?:(?:each|all) of )?(?:the )?(?:following )?(?:numbers?|measurements?|values?|quantities|quantity)?:? ?)?";
const EN_RIGHT = `(?:the )?(?:correct|right|proper|appropriate)(?: number of)? ${EN_SF}`;
const EN_WITH_FIGURES = `(?:,? ?(?:with|to|using|in|and) ${EN_RIGHT}|,? ?and (?:then )?(?:report|give|express|write|round|state)(?: off)?(?: (?:each|the|your))?(?: (?:answer|result)s?)? (?:with|to|in) ${EN_RIGHT})`;
const ES_CS = "(?:cifras significativas|cs)";
const ES_WITH = `,? ?(?:y (?:expresa|da|escribe|redondea) el resultado )?(?:con|al?) (?:el numero (?:correcto|adecuado) de |las )?${ES_CS}(?: (?:correctas?|adecuadas?|apropiadas?))?`;
const FR_CS = "(?:chiffres significatifs|cs)";
const FR_WITH = `,? ?(?:et (?:donne|donner|exprime|exprimer|arrondis) le resultat )?(?:avec|au) (?:le (?:bon )?nombre (?:correct |approprie )?de |les )?(?:bons )?${FR_CS}(?: (?:corrects?|appropries?))?`;

/** What is asked of measured numbers and their figures: `{x}` is the numbers or the calculation, `{y}` how many figures. */
export const FIGURES_PHRASES: Phrases<FiguresQuestion> = {
  en: {
    "count-of-result": [
      `how many ${EN_SF} (?:should|would|will|must|can) (?:be (?:present |used |given |reported |there )?(?:in|for) )?(?:the )?(?:answer|result) (?:of|to) (?:(?:the|this) (?:following )?(?:calculation|operation|expression):? )?{x}(?: have| contain)?`,
      `how many ${EN_SF} (?:does|should) the (?:answer|result) (?:of|to) (?:(?:the|this) (?:following )?(?:calculation|operation|expression):? )?{x} have`,
    ],
    count: [
      `how many ${EN_SF} (?:are (?:there )?(?:in|contained in)|does|do|in|has|have|there are in) ${EN_NUMBERS}{x}(?: have| has| contain)?`,
      `{do}(?:number|amount) of ${EN_SF} (?:in|of|for) ${EN_NUMBERS}{x}`,
      `(?:count|determine) the ${EN_SF} (?:in|of) ${EN_NUMBERS}{x}`,
      `${EN_SF} (?:in|of) {x}`,
    ],
    round: [
      `(?:please )?round ${EN_NUMBERS}to the (?:indicated|given|stated) number of ${EN_SF}:? {x} \\(to {y} ${EN_SF}\\)`,
      `(?:please )?(?:round(?: off)?|express|write|give|report) ${EN_NUMBERS}(?:off )?to {y} ${EN_SF}:? {x}`,
      `(?:please )?(?:round(?: off)?|express|write|give|report) ${EN_NUMBERS}{x} (?:off )?(?:to|with|in) {y} ${EN_SF}`,
    ],
    scientific: [
      `(?:please )?(?:express|write|convert|put|give|change) ${EN_NUMBERS}(?:in|to|into|using) (?:scientific|exponential|standard) (?:notation|form)(?: (?:with|to) ${EN_RIGHT})?:? {x}`,
      `(?:please )?(?:express|write|convert|put|give|change) ${EN_NUMBERS}{x} (?:in|to|into|using) (?:scientific|exponential|standard) (?:notation|form)`,
      "(?:what is )?{x} in (?:scientific|exponential) notation",
    ],
    calculate: [
      `(?:please )?(?:give|report|express|write|state) (?:the |your )?(?:answer|result) (?:with|to|in) ${EN_RIGHT}[.:] ?{x}`,
      `(?:please )?(?:perform|do|carry out|complete|calculate|compute|evaluate) (?:each of )?(?:the )?following(?: (?:calculations?|operations?|arithmetic|expressions?))?${EN_WITH_FIGURES}[.:]? {x}`,
      `(?:please )?(?:(?:calculate|compute|evaluate|find|solve|work out|what is|what's)(?: the value of)? )?{x}${EN_WITH_FIGURES}`,
    ],
    add: [`add {x} (?:and|to) {y}(?:${EN_WITH_FIGURES})?`],
    subtract: [`subtract {x} from {y}(?:${EN_WITH_FIGURES})?`],
    multiply: [`multiply {x} (?:by|and|with) {y}(?:${EN_WITH_FIGURES})?`],
    divide: [`divide {x} by {y}(?:${EN_WITH_FIGURES})?`],
  },
  es: {
    "count-of-result": [],
    count: [
      `(?:cuantas|que) ${ES_CS} (?:tienen?|hay en)(?: (?:el numero|la medida|los (?:siguientes )?numeros))?:? {x}`,
      `{do}numero de ${ES_CS} (?:de|en)(?: los (?:siguientes )?numeros)?:? {x}`,
    ],
    round: [
      `(?:redondea|redondear|redondee|expresa|escribe)(?: (?:los (?:siguientes )?numeros|el numero))?:? {x} (?:a|con) {y} ${ES_CS}`,
      `(?:redondea|redondear|redondee|expresa|escribe)(?: (?:los (?:siguientes )?numeros|el numero))? (?:a|con) {y} ${ES_CS}:? {x}`,
    ],
    scientific: [
      "(?:expresa|escribe|escribir|expresar|convierte|pasa)(?: (?:los (?:siguientes )?numeros|el numero))?:? {x} (?:en|a) notacion (?:cientifica|exponencial)",
      "(?:expresa|escribe|escribir|expresar|convierte|pasa)(?: (?:los (?:siguientes )?numeros|el numero))? (?:en|a) notacion (?:cientifica|exponencial):? {x}",
    ],
    calculate: [`(?:calcula|calcular|cuanto es|halla) {x}${ES_WITH}`],
    add: [`suma {x} y {y}${ES_WITH}`],
    subtract: [`resta {x} de {y}${ES_WITH}`],
    multiply: [`multiplica {x} por {y}${ES_WITH}`],
    divide: [`divide {x} (?:entre|por) {y}${ES_WITH}`],
  },
  fr: {
    "count-of-result": [],
    count: [
      `combien de ${FR_CS} (?:y a-t-il dans|a|ont|possede|contient|comporte)(?: (?:le nombre|la mesure|les nombres(?: suivants)?))? ?:? {x}`,
      `{do}nombre de ${FR_CS} (?:de|dans)(?: les nombres(?: suivants)?)? ?:? {x}`,
    ],
    round: [
      `(?:arrondis|arrondir|arrondissez|ecris|exprime|exprimer)(?: (?:les nombres(?: suivants)?|le nombre))? ?:? {x} (?:a|avec) {y} ${FR_CS}`,
      `(?:arrondis|arrondir|arrondissez|ecris|exprime|exprimer)(?: (?:les nombres(?: suivants)?|le nombre))? (?:a|avec) {y} ${FR_CS} ?:? {x}`,
    ],
    scientific: [
      "(?:ecris|ecrire|ecrivez|exprime|exprimer|convertis|mets)(?: (?:les nombres(?: suivants)?|le nombre))? ?:? {x} en (?:notation|ecriture) (?:scientifique|exponentielle)",
      "(?:ecris|ecrire|ecrivez|exprime|exprimer|convertis|mets)(?: (?:les nombres(?: suivants)?|le nombre))? en (?:notation|ecriture) (?:scientifique|exponentielle) ?:? {x}",
    ],
    calculate: [`(?:calcule|calculer|calculez|combien font) {x}${FR_WITH}`],
    add: [`additionne {x} et {y}${FR_WITH}`],
    subtract: [`(?:soustrais|soustraire) {x} (?:de|a) {y}${FR_WITH}`],
    multiply: [`(?:multiplie|multiplier) {x} par {y}${FR_WITH}`],
    divide: [`(?:divise|diviser) {x} par {y}${FR_WITH}`],
  },
  am: {
    "count-of-result": [],
    count: ["በ? ?{x} (?:ውስጥ )?(?:ስንት|ምን ያህል) (?:ጉልህ|ትርጉም ያላቸው|ጠቃሚ) አሃዞች (?:አሉት|አሉ|አለው)"],
    round: ["{x} ?ን? ወደ {y} (?:ጉልህ|ትርጉም ያላቸው|ጠቃሚ) አሃዞች (?:አጠጋጋ|አጠጋጊ|አጠጋጉ|ይጠጋጋ)"],
    scientific: ["{x} ?ን? በ(?:ሳይንሳዊ|ሳይንቲፊክ) (?:አጻጻፍ|ኖቴሽን) (?:ጻፍ|ጻፊ|ጻፉ|ይጻፉ)"],
    calculate: ["{x} ?ን? በትክክለኛ (?:ጉልህ|ትርጉም ያላቸው|ጠቃሚ) አሃዞች (?:አስላ|አስሊ|አስሉ|ያስሉ)"],
    add: [],
    subtract: [],
    multiply: [],
    divide: [],
  },
  zh: {
    "count-of-result": [],
    count: ["{x} ?(?:有|是|含有)(?:多少|几)位有效数字", "{do} ?{x} ?的有效数字(?:位数|的位数)?{end}"],
    round: [
      "(?:请)?(?:把|将)? ?{x} ?(?:四舍五入|修约|保留)(?:到|至|为)? ?{y} ?位有效数字",
      "{x} ?保留 ?{y} ?位有效数字",
    ],
    scientific: [
      "(?:请)?用科学(?:记数|计数)法(?:表示|写出) ?{x}",
      "(?:请)?(?:把|将) ?{x} ?(?:用|写成|化成|表示成?)科学(?:记数|计数)法(?:表示)?(?:的形式)?",
    ],
    calculate: ["(?:请)?(?:计算|求) ?{x} ?[,，]? ?(?:并|结果)?(?:保留|取)(?:正确的?)?(?:位数的?)?有效数字(?:位数)?"],
    add: [],
    subtract: [],
    multiply: [],
    divide: [],
  },
  hi: {
    "count-of-result": [],
    count: ["{x} में कितने सार्थक अंक (?:हैं|होते हैं)", "{x} में सार्थक अंकों की संख्या{end}"],
    round: ["(?:कृपया )?{x} को {y} सार्थक अंकों (?:तक|में) (?:पूर्णांकित|निकटित) (?:कीजिए|करो|करें)"],
    scientific: ["(?:कृपया )?{x} को वैज्ञानिक (?:संकेतन|निरूपण|रूप) में (?:लिखिए|लिखो|लिखें|व्यक्त (?:कीजिए|करो|करें))"],
    calculate: ["{x} (?:की गणना|का मान) सही सार्थक अंकों (?:में|तक|के साथ) (?:कीजिए|करो|करें|ज्ञात कीजिए)"],
    add: [],
    subtract: [],
    multiply: [],
    divide: [],
  },
};
