import type { Locale } from "../../i18n/locales.ts";

/** A short answer and the reason that stands with it; both folded (`fold-words.ts`). */
type Reasoned = { readonly answer: string; readonly reason: string };

const BECAUSE: Readonly<Record<Locale, string>> = {
  en: "because(?: of)?|since|as|due to|owing to|cause|cuz|bc",
  es: "porque|ya que|puesto que|dado que|debido a(?: que)?|pues|por",
  fr: "parce qu[e ]?|car|puisqu[e ]?|en raison d[eu]|a cause d[eu]|du fait d[eu]",
  am: "ምክንያቱም",
  zh: "因为|由于",
  hi: "क्योंकि|चूंकि|चूँकि",
};
const SO: Readonly<Record<Locale, string>> = {
  en: "so|therefore|thus|hence",
  es: "por lo tanto|por tanto|por eso|asi que|luego",
  fr: "donc|par consequent|alors",
  am: "ስለዚህ",
  zh: "所以|因此",
  hi: "इसलिए|अतः",
};

/** Chinese sets no spaces around its words; in the other languages a word ends where a space is. */
function splitAt(words: string, locale: Locale, folded: string): readonly [string, string] | null {
  const pattern = locale === "zh" ? new RegExp(`(?:${words})`, "u") : new RegExp(`(?<=^| )(?:${words})(?= |$)`, "u");
  const found = pattern.exec(folded);
  return found === null
    ? null
    : [folded.slice(0, found.index).trim(), folded.slice(found.index + found[0].length).trim()];
}

/** "Exothermic because heat is released", 因为放出热量，所以是放热: the answer and its reason; null where there is none. */
export function splitReason(folded: string, locale: Locale): Reasoned | null {
  for (const language of new Set<Locale>([locale, "en"])) {
    const behind = splitAt(BECAUSE[language], language, folded);
    if (behind !== null && behind[0] !== "" && behind[1] !== "") return { answer: behind[0], reason: behind[1] };
    const before = splitAt(SO[language], language, folded);
    if (before !== null && before[0] !== "" && before[1] !== "") return { answer: before[1], reason: before[0] };
  }
  return null;
}

type Side = { readonly term: RegExp; readonly reason: RegExp };

/** Two terms that exclude each other, and what is said of the one and not of the other. `elsewhere`: it may be said of something else. */
type Opposed = { readonly sides: readonly [Side, Side]; readonly elsewhere: RegExp };

const OPPOSED: readonly Opposed[] = [
  {
    sides: [
      {
        term: /exoth?erm|放热|ऊष्माक्षेपी|ሙቀት ሰጪ|ሙቀት አመንጪ/u,
        reason:
          /\b(?:releas|emit|evolv|liber|desprend|degag|giv\w* (?:off|out)|given? off|gave (?:off|out)|los(?:es|ing|t)\b|pierd|perd)|δh? ?(?:<|is negative|es negativ|est negativ)|放出|释放|放热|निकल|मुक्त|उत्सर्ज|छोड़|ይለቃ|ይለቀቃ|ስለሚለቅ|ስለሚለቀቅ|ስለሚወጣ/u,
      },
      {
        term: /endoth?erm|吸热|ऊष्माशोषी|ሙቀት ወሳጅ|ሙቀት ሳቢ/u,
        reason:
          /\b(?:absor|tak(?:es|ing|en) (?:in|up)|took (?:in|up)|gain|requir|requier|necesit|necessit|consum)|δh? ?(?:>|is positive|es positiv|est positiv)|吸收|吸热|अवशोष|सोख|ስለሚወስድ|ይወስዳ|ስለሚስብ|ይስባ/u,
      },
    ],
    elsewhere:
      /surround|water|solution|air|beaker|hand|entorno|alrededor|agua|disolucion|environnement|milieu|exterieur|\beau\b|环境|周围|外界|水|परिवेश|आसपास|वातावरण|पानी|አካባቢ|ውሃ/u,
  },
  {
    sides: [
      {
        term: /^(?:\S+ ){0,2}(?:oxidation|oxidi[sz]ed|oxidacion|oxid[ao]d[ao]|oxydation|oxydee?)$|^(?:氧化|被氧化|氧化反应|ऑक्सीकरण|ኦክሲዴሽን)$/u,
        reason:
          /\b(?:los(?:es?|ing|s of|t)|giv\w* (?:up|away)|pierd\w*|perd\w*|perte d|ced\w*) (?:\S+ ){0,3}e(?:lectron|lectrone)?s?\b|\belectrons? (?:are|is) lost|失去?.{0,4}电子|इलेक्ट्रॉन (?:खो|त्याग|दे)|ኤሌክትሮን.{0,3} (?:ስለሚያጣ|ያጣ|ስለሚለቅ)/u,
      },
      {
        term: /^(?:\S+ ){0,2}(?:reduction|reduced|reduccion|reducid[ao]|reduite?)$|^(?:还原|被还原|还原反应|अपचयन|ሪዳክሽን)$/u,
        reason:
          /\b(?:gain\w*|accept\w*|tak\w* (?:in|up)|gan\w*|acept\w*|capt\w*|gagn\w*) (?:\S+ ){0,3}e(?:lectron|lectrone)?s?\b|\belectrons? (?:are|is) gained|[得获]到?.{0,4}电子|इलेक्ट्रॉन (?:ग्रहण|प्राप्त|ले)|ኤሌክትሮን.{0,3} (?:ስለሚቀበል|ስለሚያገኝ|ያገኛ)/u,
      },
    ],
    elsewhere: /\bother\b|another|otr[oa]|autre|另|对方|दूसर|ሌላ/u,
  },
  {
    sides: [
      {
        term: /^(?:\S+ ){0,2}(?:acid|acidic|acido|acida|acide)$|^(?:酸|酸性|अम्ल|अम्लीय|አሲድ)$/u,
        reason:
          /\b(?:donat|giv|los|releas|don|ced|perd|libera)\w* (?:\S+ ){0,3}(?:protons?|protones|h )|proton donor|ph (?:is |es |est )?(?:<|less than|below|lower than|under|menor|inferieur)|给出?.{0,3}质子|प्रोटॉन (?:दे|त्याग)/u,
      },
      {
        term: /^(?:\S+ ){0,2}(?:base|basic|basico|basica|basique|alkaline)$|^(?:碱|碱性|क्षार|क्षारीय|ቤዝ)$/u,
        reason:
          /\b(?:accept|gain|tak|acept|gan|capt)\w* (?:\S+ ){0,3}(?:protons?|protones|h )|proton acceptor|ph (?:is |es |est )?(?:>|more than|above|greater than|higher than|over|mayor|superieur)|(?:接受|得到).{0,3}质子|प्रोटॉन (?:ग्रहण|ले)/u,
      },
    ],
    elsewhere: /conjugate|conjugad|conjugue|共轭|\bother\b|water|संयुग्मी/u,
  },
];

const DENIAL =
  /(?:^| )(?:not|no|isn t|doesn t|don t|never|without|sin|ni|pas|jamais|sans|नहीं|አይደለም|አይ\S*)(?= |$)|[不没非无]/u;

/** "The surroundings absorb heat", "heat is absorbed by the water", but not "it absorbs heat from the surroundings". */
function isSaidElsewhere(reason: string, evidence: RegExpExecArray, elsewhere: RegExp): boolean {
  const behind = reason.slice(evidence.index + evidence[0].length);
  return (
    elsewhere.test(reason.slice(0, evidence.index)) ||
    (/(?:^| )(?:\S* )?(?:by|por|par|被) /u.test(behind) && elsewhere.test(behind))
  );
}

/** Whether a reason says what is said of the answer, or of its opposite; null where that cannot be told. */
export function judgeReason({ answer, reason }: Reasoned): "supports" | "contradicts" | null {
  if (DENIAL.test(reason)) return null;
  for (const { sides, elsewhere } of OPPOSED) {
    const [own, other] = sides[0].term.test(answer) ? sides : ([sides[1], sides[0]] as const);
    if (!own.term.test(answer) || other.term.test(answer)) continue;
    if (other.term.test(reason)) return "contradicts";
    const [ofOwn, ofOther] = [own.reason.exec(reason), other.reason.exec(reason)];
    const evidence = ofOwn ?? ofOther;
    if (evidence === null || (ofOwn !== null && ofOther !== null) || isSaidElsewhere(reason, evidence, elsewhere))
      return null;
    return ofOwn === null ? "contradicts" : "supports";
  }
  return null;
}
