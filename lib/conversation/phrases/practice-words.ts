import type { Locale } from "../../i18n/locales.ts";

/**
 * The words of a wish for practice:
 * - `practice`: says that something is wanted to be worked on;
 * - `choice`: among options;
 * - `easy`, `medium`, `hard`: how difficult; `two`, `three`, `five`: how many, where not in digits;
 * - `filler`: says nothing more.
 */
export type PracticeWord = "practice" | "choice" | "easy" | "medium" | "hard" | "two" | "three" | "five" | "filler";

/** Words of a language by what they are, separated by commas; case, accents and plurals of European words do not matter. */
export const PRACTICE_WORDS: Readonly<Record<Locale, Readonly<Record<PracticeWord, string>>>> = {
  en: {
    practice: `practice, practise, practicing, practising, practice problem, practice question, quiz, quiz me, test me, drill, exercise, give me a problem, give me a question, give me another problem, give me another question, another problem, another question, new problem, new question, next problem, next question`,
    choice: `multiple choice, multiple choice question, mcq, mc question, choice question`,
    easy: `easy, easier, easiest, simple, simpler, beginner`,
    medium: `medium, moderate, intermediate, average`,
    hard: `hard, harder, hardest, difficult, challenging, tough, tricky, advanced`,
    two: `two, a couple, couple`,
    three: `three, a few, few, some, several`,
    five: `five`,
    filler: `please, pls, can you, could you, give me, give us, get me, make me, make, create, generate, show me, send me, set me, i want, i would like, i d like, i need, let me, let s, want, to, do, have, try, a, an, one, another, more, new, next, on, about, of, for, from, in, the, with, some, me, and, my, level, problem, question, one that is, this topic, topic, task`,
  },
  es: {
    practice: `practica, practicar, ejercicio, problema de practica, pregunta de practica, ponme a prueba, otro problema, otra pregunta, dame un problema, dame una pregunta`,
    choice: `opcion multiple, pregunta de opcion multiple, seleccion multiple, tipo test`,
    easy: `facil, faciles, sencillo, sencilla, simple`,
    medium: `medio, media, intermedio, intermedia, moderado`,
    hard: `dificil, dificiles, complicado, complicada, avanzado, avanzada`,
    two: `dos, un par`,
    three: `tres, unos cuantos, algunos, varios`,
    five: `cinco`,
    filler: `por favor, dame, ponme, quiero, quisiera, necesito, hacer, hazme, un, una, uno, otro, otra, mas, nuevo, nueva, de, del, sobre, acerca de, para, con, la, el, los, las, y, problema, pregunta, tema, nivel, que sea, que sean`,
  },
  fr: {
    practice: `exercice, entrainement, entraine moi, m entrainer, pratique, interroge moi, interrogez moi, un autre probleme, une autre question, donne moi un probleme, donnez moi un probleme`,
    choice: `choix multiple, question a choix multiple, qcm`,
    easy: `facile, simple`,
    medium: `moyen, moyenne, intermediaire`,
    hard: `difficile, dur, dure, complique, compliquee, avance, corse`,
    two: `deux`,
    three: `trois, quelque, plusieurs`,
    five: `cinq`,
    filler: `s il te plait, s il vous plait, stp, svp, donne moi, donnez moi, je veux, je voudrais, j aimerais, il me faut, fais moi, un, une, autre, encore, nouveau, nouvelle, de, d, du, des, sur, pour, avec, le, la, l, les, en, et, a, probleme, question, theme, niveau`,
  },
  am: {
    practice: `መለማመጃ, የመለማመጃ, ልምምድ, የልምምድ, መለማመጃ ጥያቄ, የመለማመጃ ጥያቄ, የልምምድ ጥያቄ, ልለማመድ, መለማመድ, ፈትነኝ, ፈትኑኝ`,
    choice: `ምርጫ, የምርጫ, የምርጫ ጥያቄ, ባለብዙ ምርጫ`,
    easy: `ቀላል, ቀለል ያለ, ቀላሎች`,
    medium: `መካከለኛ`,
    hard: `ከባድ, አስቸጋሪ, ጠንካራ, ከበድ ያለ`,
    two: `ሁለት`,
    three: `ሦስት, ሶስት, ጥቂት`,
    five: `አምስት`,
    filler: `እባክዎ, እባክህ, እባክሽ, ስጠኝ, ስጪኝ, ይስጡኝ, እፈልጋለሁ, አንድ, ሌላ, አዲስ, ተጨማሪ, ስለ, በ, ላይ, ጥያቄ, ጥያቄዎች, ጥያቄዎችን, የሆነ, የሆኑ, ደረጃ`,
  },
  zh: {
    practice: `练习题, 练习, 出题, 出道题, 出一道题, 再来一道, 再来一题, 再出一道, 考考我, 测验, 测试我, 习题`,
    choice: `选择题, 单选题, 单选`,
    easy: `简单, 容易, 基础, 入门`,
    medium: `中等, 适中, 中等难度`,
    hard: `困难, 较难, 难一点, 难题, 高难度, 有挑战, 难`,
    two: `两, 二`,
    three: `三, 几`,
    five: `五`,
    filler: `请, 给我, 来, 出, 我想, 我要, 想要, 做, 一道, 一个, 一, 道, 个, 题目, 题, 关于, 有关, 的, 方面, 再, 新, 吧, 点, 些, 难度, 级别, 主题, 和`,
  },
  hi: {
    practice: `अभ्यास, अभ्यास प्रश्न, अभ्यास के प्रश्न, अभ्यास के सवाल, प्रैक्टिस, क्विज़, क्विज, मेरी परीक्षा लें, एक और प्रश्न, एक और सवाल`,
    choice: `बहुविकल्पीय, बहुविकल्पी, बहुविकल्पीय प्रश्न, एमसीक्यू, वस्तुनिष्ठ`,
    easy: `आसान, सरल`,
    medium: `मध्यम, मीडियम`,
    hard: `कठिन, मुश्किल, जटिल`,
    two: `दो`,
    three: `तीन, कुछ`,
    five: `पाँच, पांच`,
    filler: `कृपया, मुझे, दो मुझे, दें, दीजिए, दे दो, चाहिए, करना है, करो, एक, और, नया, पर, के, का, की, में, से, लिए, बारे, वाला, वाले, प्रश्न, सवाल, स्तर, विषय`,
  },
};
