import { LOCALES, type Locale } from "../i18n/locales.ts";

/**
 * How somebody asks to be taught, as patterns over a message in small letters: `before` and `after` stand around what it is on.
 * `resume`: to go on with the lesson that was begun.
 */
type LessonWords = { readonly before: string; readonly after: string; readonly resume: string };

const WORDS: Readonly<Record<Locale, LessonWords>> = {
  en: {
    before: `(?:please |can you |could you |would you |i want you to |i need you to )*(?:teach me(?: about)?|(?:(?:give me|start|begin|open|i want|i d like|i would like|i need|do|take|show me) )?(?:a |an |the |another )?(?:short |new )?lesson (?:on|about|for|in)|i (?:want|would like|d like|need) to (?:learn|be taught)(?: about)?|let s learn(?: about)?)(?: the)?`,
    after: `lesson(?: please)?|please`,
    resume: `(?:please )?(?:continue|resume|go on with|back to|carry on with|go back to|return to)(?: with)? (?:the|my|our) lesson`,
  },
  es: {
    before: `(?:por favor |puedes |podr[ií]as |quiero que me )*(?:ens[eé][nñ](?:a|e)(?:s|me|rme)?(?: sobre| acerca de)?|(?:(?:dame|empieza|abre|quiero|quisiera|necesito) )?(?:una |la |otra )?lecci[oó]n (?:sobre|de|del|acerca de)|(?:quiero|quisiera|me gustar[ií]a|necesito) aprender(?: sobre| acerca de)?)(?: el| la| los| las)?`,
    after: `por favor`,
    resume: `(?:continuar?|contin[uú]a|seguir|sigue|sigamos|retomar?|volver a|vuelve a)(?: con)? (?:la|mi|nuestra) lecci[oó]n`,
  },
  fr: {
    before: `(?:s il te pla[iî]t |s il vous pla[iî]t |peux tu |pouvez vous |je veux que tu )*(?:m ?apprends|apprends moi|apprenez moi|m apprendre|enseigne moi|enseignez moi|m enseigner|(?:(?:donne moi|commence|ouvre|je veux|je voudrais) )?(?:une |la |une autre )?le[cç]on (?:sur|de|du)|je (?:veux|voudrais) apprendre)(?: le| la| les| l| des| du)?`,
    after: `s il te pla[iî]t|s il vous pla[iî]t|stp|svp`,
    resume: `(?:continue[rz]?|reprend(?:re|s|ez)?|reviens [aà]|revenir [aà]|retour [aà])(?: avec)? (?:la|ma|notre) le[cç]on`,
  },
  am: {
    before: `(?:እባክህ |እባክሽ |እባክዎ )?(?:ስለ)?`,
    after: `(?:አስተምረኝ|አስተምሪኝ|ያስተምሩኝ|(?:የሚል )?ትምህርት(?: (?:ስጠኝ|ስጪኝ|ጀምር|እፈልጋለሁ))?|መማር እፈልጋለሁ|ልማር)`,
    resume: `ትምህርቱን (?:ቀጥል|ቀጥይ|እንቀጥል|ልቀጥል)|ወደ ትምህርቱ (?:እንመለስ|ተመለስ)`,
  },
  zh: {
    before: `(?:请|能不能|可以|你能)*(?:教教?我(?:一下)?|给我(?:上|讲)(?:一)?(?:节|堂)?(?:关于)?|我(?:想|要)学(?:习)?(?:一下)?|上一?(?:节|堂)?关于|开始学习)`,
    after: `的?(?:课程|一课|课)(?:吧)?|吧`,
    resume: `(?:继续|接着|回到)(?:上|学|这节)?(?:课程?|这一课|那一课)`,
  },
  hi: {
    before: `(?:कृपया )?(?:मुझे )?`,
    after: `(?:के बारे में |पर |का |की |को )*(?:सिखाओ|सिखाइए|सिखाएं|सिखाएँ|सिखा दो|पढ़ाओ|पढ़ाइए|पढ़ाएं|पढ़ाएँ|सीखना है|सीखना चाहता हूँ|सीखना चाहती हूँ|पाठ(?: (?:दो|दीजिए|शुरू करो|शुरू करें|चाहिए))?)`,
    resume: `पाठ (?:जारी रखो|जारी रखें|जारी रखिए|आगे बढ़ाओ|आगे बढ़ाएं)|पाठ पर (?:वापस|लौट)`,
  },
};

/** Languages whose words for it stand behind what is to be taught. */
const BEHIND: ReadonlySet<Locale> = new Set<Locale>(["am", "hi"]);

/** Longer messages say more. */
const LONGEST = 120;

const plain = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/['’ʼ`´-]/gu, " ")
    .replaceAll(/[?!.,;:¿¡。？！，、።፣፤፥፧।"“”«»]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

const PATTERNS = LOCALES.map((locale) => {
  const { before, after } = WORDS[locale];
  const space = locale === "zh" ? " ?" : " ";
  const start = BEHIND.has(locale) ? `(?:${before})` : `(?:${before})${space}`;
  const end = BEHIND.has(locale) ? ` ?(?:${after})` : `(?:${space}(?:${after}))?`;
  return new RegExp(`^${start}(.+?)${end}$`, "u");
});

const RESUMES = new RegExp(`^(?:${LOCALES.map((locale) => WORDS[locale].resume).join("|")})$`, "u");

/** What somebody asks to be taught: "teach me limiting reactants", "lesson on pH". The readings of it, the plainest first. */
export function listTaught(text: string): readonly string[] {
  if (text.length > LONGEST) return [];
  const said = plain(text);
  return PATTERNS.flatMap((pattern) => {
    const subject = pattern.exec(said)?.[1]?.trim() ?? "";
    return subject === "" ? [] : [subject];
  });
}

/** "Continue the lesson", "back to the lesson". */
export function resumesLesson(text: string): boolean {
  return text.length <= LONGEST && RESUMES.test(plain(text));
}
