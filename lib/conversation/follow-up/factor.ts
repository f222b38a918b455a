/** How many times as large something becomes, by a word. */
const FACTORS: readonly (readonly [factor: number, words: RegExp])[] = [
  [
    2,
    /\bdoubl(?:e|es|ed|ing)\b|\btwice(?: as (?:much|many|big|large|long|high))?\b|se duplica|\bduplica(?:mos|ndo)?\b|\bel doble\b|\bdouble\b|deux fois(?: plus)?|加倍|翻倍|变为(?:原来的)?两倍|两倍|እጥፍ|(?:ሁለት|በእጥፍ) እጥፍ|दोगुन[ाीे]|दुगुन[ाीे]|दुगन[ाीे]/iu,
  ],
  [
    0.1,
    /\b(?:a|one) tenth\b|(?:la )?d[eé]cima parte|un d[eé]cimo|(?:au|un|le) dixi[eè]me|十分之一|አንድ አስረኛ|दसव(?:ाँ|ां|ें) (?:भाग|हिस्स[ाे])/iu,
  ],
  [3, /\btripl(?:e|es|ed)\b|se triplica|\bel triple\b|trois fois(?: plus)?|三倍|ሦስት እጥፍ|ሶስት እጥፍ|तिगुन[ाीे]|तीन गुन[ाीे]/iu],
  [
    0.5,
    /\bhalv(?:e|es|ed)\b|\bhalf\b|\bcut in half\b|se reduce a la mitad|\bla mitad\b|la moitié|divisée? par deux|减半|一半|ግማሽ|आध[ाीे]/iu,
  ],
];

const NUMBER = String.raw`(?<number>\d{1,5}(?![\d.,]*\d)|ten|hundred|diez|dix|cien|cent|አስር|十|百|दस)`;

/** "5 times as much", "tenfold", "by a factor of 100". */
const TIMES = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,])${NUMBER}(?:[- ]?(?:fold|times|x)(?: (?:as|more) (?:much|many|big|large|long|high|strong|concentrated))?(?![\p{L}\d])| ?(?:veces|fois)(?: (?:más|plus))?(?!\p{L})| ?(?:倍|እጥፍ|ጊዜ|गुन[ाीे]|बार))|(?:by )?(?:a )?factor (?:of |de )?(?<factor>\d{1,5})(?![\d.,]*\d)|facteur (?:de )?(?<facteur>\d{1,5})(?![\d.,]*\d)`,
  "iu",
);

const WORDED: Readonly<Record<string, number>> = {
  ten: 10,
  diez: 10,
  dix: 10,
  አስር: 10,
  十: 10,
  दस: 10,
  hundred: 100,
  cien: 100,
  cent: 100,
  百: 100,
};

/** What is said of a factor that divides. */
const LESS =
  /(?<!\p{L})(?:smaller|lower|less|weaker|fewer|menos|menor|moins|inférieure?|plus (?:petite?|faible))(?!\p{L})|缩小|减小|कम|ያነሰ/iu;

const DILUTED =
  /(?<!\p{L})(?:(?:i |we |you )?(?:re)?dilut(?:e|es|ed|ing|ion)|(?:la |lo )?dilu(?:yo|ye|yes|yen|ir|irla|irlo|imos|yendo|ido|ida|yera)|(?:on |je )?(?:la |le )?dilu(?:e|es|ée?s?|er|ons|ant))(?!\p{L})(?: (?:it|this|that|the (?:acid|base|solution)))?|稀释(?:到|至|为|成)?(?:原来的?)?|ብናቀጥን\p{L}*|በማቅጠን|ማቅጠን|ባቀጥነው|ብቀጥነው|ቢቀጥን|ቀጥኖ|तनु (?:करें|करूँ|करने|किया|कर दें)?/iu;

/** That a solution is diluted, and so no value is stated. */
export const saysDilution = (text: string): boolean => DILUTED.test(text);

/** What is gone of a sample. */
const GONE =
  /(?<!\p{L})(?:(?:of (?:it|this|that|the gas|them) )?(?:leaks?|leaked|escapes?|escaped)(?: out)?|(?:se escapa|escapa|se sale|s['’]échappe|fuit)(?: del? gas)?)(?!\p{L})(?: of (?:it|the gas))?|(?:漏|跑)(?:掉|出|走)了?|(?:ቢያመልጥ|ካመለጠ|ቢወጣ)|(?:निकल|रिस) (?:जाए|जाये|गई|गया|जाती)/iu;

/** Which share of a sample is left where part of it escapes, and what else is said; null where nothing does. */
export function findLeft(text: string): { readonly left: number; readonly rest: string } | null {
  if (!GONE.test(text)) return null;
  const [share, words] = FACTORS.find(([factor, each]) => factor < 1 && each.test(text)) ?? [];
  return share === undefined || words === undefined
    ? null
    : { left: 1 - share, rest: text.replace(words, " ").replace(GONE, " ") };
}

export type Factor = { readonly factor: number; readonly isDilution: boolean; readonly rest: string };

/** How many times as large a message makes something, and what else it says; null where it says no such thing. */
export function findFactor(text: string): Factor | null {
  const isDilution = DILUTED.test(text);
  const [named, words] = FACTORS.find(([, each]) => each.test(text)) ?? [];
  const counted = TIMES.exec(text);
  const groups = counted?.groups;
  const written = groups?.["number"] ?? groups?.["factor"] ?? groups?.["facteur"];
  const factor = written === undefined ? named : (WORDED[written.toLowerCase()] ?? Number(written));
  if (factor === undefined || factor === 0) return null;
  const rest = text.replace(counted?.[0] ?? words ?? "", " ").replace(DILUTED, " ");
  return LESS.test(rest)
    ? { factor: 1 / factor, isDilution, rest: rest.replace(LESS, " ") }
    : { factor, isDilution, rest };
}

/** That something is to be a number of times as large, whatever it is. */
export const saysTimes = (text: string): boolean => TIMES.test(text);
