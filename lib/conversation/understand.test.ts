import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { type Act, SOCIAL_KINDS, type SocialKind } from "./act.ts";
import { understand } from "./understand.ts";

type Expected = SocialKind | Exclude<Act["kind"], "social">;

const told = (act: Act): Expected => (act.kind === "social" ? act.social : act.kind);

/** Messages by what they are, separated by bars. */
const MESSAGES: Record<Locale, Partial<Record<Expected, string>>> = {
  en: {
    privacy: "do you save this?|can my teacher see this|is this private?",
    languages: "can you speak Spanish?|do you speak french",
    stop: "stop|ok stop please|thats enough|maybe later|never mind",
    nerves: "i have a test tomorrow|i have an exam tomorrow",
    "may-i-ask": "can i ask you anything?|what can i ask",
    "from-zero": "from scratch please|total beginner",
    "off-subject": "tell me a joke",
    greeting: "hi|Hiii!!|hey there|Hello AtomCoach 👋|good morning, sir|hi Maria|hello, my name is Jonas|heyyy :)",
    thanks:
      "thx|ty!|Thank you so much, that was helpful 🙏|thanks a lot teacher|ok thanks|thanks for explaining the titration so well|Thanks, you're the best",
    farewell: "bye!|thanks, bye|good night|gtg, see you tomorrow",
    "who-are-you": "who r u?|Hi! Who are you?|are you a real person",
    "how-are-you": "hey, how are you?|whats up|How's it going today?",
    "bad-day": "I had a really bad day|im sooo stressed|my grandma died today|I feel stupid 😭|i failed my exam",
    apology: "sorry!|oops, my bad",
    acknowledgement: "ok|okkk|Got it!|oh I see|👍|makes sense now",
    praise: "you're awesome!!!|wow great job",
    complaint: "you are useless|this doesn't help",
    distress:
      "I don't want to live anymore|what is the molar mass of NaCl i want to kill myself|my dad hits me|I just want to die|I feel like dying",
    hint: "hint|a hint, please|Can you give me a hint?|ok, next hint|one more hint!|give me a hint for this problem",
    wish: "help|can you help me with my homework?|hi, I have a question",
    request:
      "hi, what is the molar mass of NaCl?|thanks, now balance Fe + O2 -> Fe2O3|hello entropy|hi NaCl|hey why?|what is a suicide inhibitor?|who discovered radium|ok and what is the mass|thanks for the help how many moles are in 5 g of NaCl|yes|idk|does chlorine kill bacteria|good conductors|hi water|help me with entropy|explain|help me balance H2 + O2 -> H2O|3.2|is it 5?",
  },
  es: {
    privacy: "¿guardas lo que escribo?|¿esto es privado?",
    languages: "¿hablas inglés?|qué idiomas hablas",
    stop: "basta|ya no quiero más|lo dejo aquí",
    nerves: "mañana tengo examen|tengo un examen",
    "may-i-ask": "¿puedo preguntar?|qué temas sabes",
    "from-zero": "desde cero por favor",
    "off-subject": "cuéntame un chiste",
    greeting: "hola|Holaaa!!|buenos días profe|hola, me llamo Lucía|Buenas tardes|hola Pedro|¡Hola! 👋",
    thanks: "gracias|muchísimas gracias|gracias por la explicación de los gases|ok gracias|mil gracias profe",
    farewell: "adiós|hasta mañana|gracias, nos vemos|chau",
    "who-are-you": "¿quién eres?|hola, ¿cómo te llamas?|eres un robot?",
    "how-are-you": "¿cómo estás?|hola que tal|hola, ¿cómo te va?",
    "bad-day": "hoy tuve un mal día|estoy muy cansada|me siento tonto|suspendí el examen",
    apology: "perdón|lo siento mucho",
    acknowledgement: "vale|ya entendí|está bien|ok",
    praise: "eres genial!|muy bien, me encanta",
    complaint: "no me ayudas|eres inútil",
    distress: "ya no quiero vivir|quiero matarme|mi padre me pega|me quiero morir, calcula los moles",
    hint: "una pista, por favor|dame otra pista|¿me das una pista?",
    wish: "ayuda por favor|¿me puedes ayudar?|tengo una duda",
    request:
      "hola, ¿cuál es la masa molar del NaCl?|gracias, ahora balancea Fe + O2 -> Fe2O3|¿qué es la entropía?|hola agua|por qué|no sé|sí|quién descubrió el radio|explica los gases|ayúdame con la entropía|no entiendo el paso 2|dame otra",
  },
  fr: {
    privacy: "tu enregistres ça ?|c'est privé ?",
    languages: "tu parles anglais ?|tu peux parler anglais ?",
    stop: "j'arrête|stop|ça suffit",
    nerves: "j'ai un contrôle|j'ai un examen",
    "may-i-ask": "puis-je demander ?|quels sujets",
    "from-zero": "à partir de zéro",
    "off-subject": "raconte une blague",
    greeting: "bonjour|Bonjourrr|slt|salut Paul|bonjour madame|bonsoir, je m'appelle Inès|coucou 👋",
    thanks: "merci|merci bcp !|merci beaucoup pour l'explication sur les acides|ok merci|Mille mercis",
    farewell: "au revoir|à demain|merci, bonne soirée|bonne nuit",
    "who-are-you": "qui es-tu ?|salut, tu es qui|t'es un robot ?",
    "how-are-you": "ça va ?|comment vas-tu|bonjour, comment allez-vous ?",
    "bad-day": "j'ai passé une mauvaise journée|je suis trop stressée|je suis nul en chimie|j'ai raté mon contrôle",
    apology: "désolé|pardon, c'est ma faute",
    acknowledgement: "d'accord|ok|j'ai compris|ah je vois",
    praise: "bravo, c'est génial|t'es le meilleur",
    complaint: "tu ne sers à rien|tu m'aides pas",
    distress: "je veux mourir|je n'ai plus envie de vivre|mon père me frappe|je veux me suicider",
    hint: "un indice s'il te plaît|donnez-moi une aide|encore un indice",
    wish: "aide-moi|tu peux m'aider ?|j'ai une question",
    request:
      "bonjour, quelle est la masse molaire de NaCl ?|merci, maintenant équilibre Fe + O2 -> Fe2O3|pourquoi|oui|je ne sais pas|qu'est-ce que l'entropie|salut eau|explique les acides|qui a découvert le radium|encore un|aide-moi avec l'entropie|merci mais combien de moles ?",
  },
  am: {
    privacy: "የምጽፈውን ታስቀምጣለህ?|መምህሬ ያየዋል?",
    languages: "እንግሊዝኛ ትችላለህ?",
    stop: "በቃኝ|እናቁም",
    nerves: "ነገ ፈተና አለኝ",
    "may-i-ask": "ምን መጠየቅ እችላለሁ",
    "from-zero": "ከዜሮ|ጀማሪ ነኝ",
    "off-subject": "ቀልድ",
    greeting: "ሰላም|ሰላም መምህር|ጤና ይስጥልኝ|ሰላም አበበ|ሃሎ|እንደምን አደርክ",
    thanks: "አመሰግናለሁ|በጣም አመሰግናለሁ|እሺ አመሰግናለሁ|ስለ እርዳታህ አመሰግናለሁ|እግዜር ይስጥልኝ",
    farewell: "ደህና ሁን|ቻው|አመሰግናለሁ፣ ነገ እንገናኝ|ደህና እደር",
    "who-are-you": "ማን ነህ?|ስምህ ማን ነው|ሮቦት ነህ?",
    "how-are-you": "እንዴት ነህ?|ሰላም፣ እንዴት ነሽ|ደህና ነህ ወይ",
    "bad-day": "ዛሬ መጥፎ ቀን ነበር|በጣም ደክሞኛል|ፈተና ወደቅኩ",
    apology: "ይቅርታ|በጣም ይቅርታ",
    acknowledgement: "እሺ|ገባኝ|አሁን ገባኝ",
    praise: "ጎበዝ ነህ|በጣም ጥሩ ነው",
    complaint: "አትረባም|አልረዳኸኝም",
    distress: "መኖር አልፈልግም|ራሴን ማጥፋት እፈልጋለሁ|አባቴ ይመታኛል|መሞት እፈልጋለሁ",
    hint: "ፍንጭ ስጠኝ|ሌላ ፍንጭ እባክህ|ፍንጭ እፈልጋለሁ",
    wish: "እርዳኝ|ጥያቄ አለኝ|ልትረዳኝ ትችላለህ?",
    request:
      "ሰላም፣ የNaCl ሞላር ክብደት ስንት ነው?|ለምን|ኢንትሮፒ ምንድን ነው|አዎ|አላውቅም|ሰላም ውሃ|አመሰግናለሁ፣ አሁን Fe + O2 -> Fe2O3 አመጣጥን|ራዲየምን ማን አገኘ|ሌላ ጥያቄ ስጠኝ|አስረዳኝ|ስለ አሲድ|ስለ ሞል ንገረኝ|ስለ እግር ኳስ ጥያቄ ስጠኝ",
  },
  zh: {
    privacy: "你会保存我说的话吗|老师能看到吗",
    languages: "你会说英语吗",
    stop: "不做了|算了吧|到此为止",
    nerves: "明天考试|要考试了",
    "may-i-ask": "可以问什么|能问什么",
    "from-zero": "从零开始|零基础",
    "off-subject": "讲个笑话",
    greeting: "你好|你好呀！|老师好|嗨|早上好|你好，我叫小明|在吗？|哈喽",
    thanks: "谢谢|谢谢谢谢|非常感谢老师|好的谢谢|谢谢你的讲解|多谢啦",
    farewell: "再见|拜拜|谢谢，明天见|晚安",
    "who-are-you": "你是谁？|你好，你叫什么名字|你是机器人吗",
    "how-are-you": "你好吗？|最近怎么样|你怎么样",
    "bad-day": "今天心情不好|我太累了|我考砸了|我好笨",
    apology: "对不起|不好意思",
    acknowledgement: "好的|明白了|嗯嗯|原来如此|我懂了",
    praise: "你真棒|太厉害了",
    complaint: "你真没用|你听不懂",
    distress: "我不想活了|我想自杀|我爸打我|活着没意思",
    hint: "给我一个提示|请给我提示|再给个提示吧",
    wish: "帮帮我|我有个问题|能帮我吗？",
    request:
      "你好，NaCl的摩尔质量是多少？|谢谢，请配平 Fe + O2 -> Fe2O3|为什么|什么是熵|你好水|是|不知道|谁发现了镭|再来一道题|解释一下熵|自杀性抑制剂是什么|帮我算一下",
  },
  hi: {
    privacy: "क्या यह सेव होता है?|कौन देख सकता है",
    languages: "क्या तुम अंग्रेज़ी बोल सकते हो",
    stop: "बस, रहने दो|बाद में",
    nerves: "कल परीक्षा है|परीक्षा है",
    "may-i-ask": "क्या मैं पूछ सकता हूँ",
    "from-zero": "शुरू से|बिल्कुल शुरू से",
    "off-subject": "चुटकुला",
    greeting: "नमस्ते|नमस्ते सर|हैलो|नमस्ते, मेरा नाम राहुल है|सुप्रभात|namaste ji",
    thanks: "धन्यवाद|बहुत बहुत शुक्रिया|ठीक है धन्यवाद|अम्ल समझाने के लिए धन्यवाद|थैंक्स",
    farewell: "फिर मिलेंगे|शुभ रात्रि|धन्यवाद, कल मिलते हैं|अलविदा",
    "who-are-you": "आप कौन हैं?|तुम्हारा नाम क्या है|क्या आप रोबोट हैं?",
    "how-are-you": "आप कैसे हैं?|नमस्ते, क्या हाल है|kaise ho",
    "bad-day": "आज का दिन बहुत खराब था|मैं बहुत थक गई हूँ|मैं परीक्षा में फेल हो गया",
    apology: "माफ़ कीजिए|सॉरी",
    acknowledgement: "ठीक है|समझ गया|अच्छा|अब समझ में आया",
    praise: "बहुत बढ़िया|आप बहुत अच्छे हैं",
    complaint: "तुम बेकार हो|इससे मदद नहीं मिली",
    distress: "मैं जीना नहीं चाहता|मैं मरना चाहती हूँ|मैं आत्महत्या करना चाहता हूँ|पापा मुझे मारते हैं",
    hint: "संकेत दीजिए|मुझे एक संकेत चाहिए|एक और संकेत दें",
    wish: "मेरी मदद करो|मेरा एक सवाल है|क्या आप मेरी मदद कर सकते हैं?",
    request:
      "नमस्ते, NaCl का मोलर द्रव्यमान क्या है?|धन्यवाद, अब Fe + O2 -> Fe2O3 संतुलित करो|क्यों|एन्ट्रॉपी क्या है|हाँ|पता नहीं|नमस्ते पानी|रेडियम की खोज किसने की|एक और दो|समझाओ|अम्ल समझाओ",
  },
};

describe.each(LOCALES)("%s", (locale) => {
  const cases = Object.entries(MESSAGES[locale]).flatMap(([act, texts]) =>
    texts.split("|").map((text): [string, string] => [text, act]),
  );
  test.each(cases)("[TALK-01] [TALK-04] %s is %s", (text, act) => {
    expect(told(understand(text, locale))).toBe(act);
  });

  test("[INPUT-03] what Solve Problem sends for an empty box is a wish to be asked back", async () => {
    const chat = (await import(`#messages/${locale}/chat.json`, { with: { type: "json" } })) as {
      default: { input: { solvePlaceholder: string } };
    };
    expect(told(understand(chat.default.input.solvePlaceholder, locale))).toBe("wish");
  });

  test("[INPUT-03] what Give Hint sends where nothing was asked or solved is a wish for a hint", async () => {
    const chat = (await import(`#messages/${locale}/chat.json`, { with: { type: "json" } })) as {
      default: { input: { hintWanted: string } };
    };
    expect(told(understand(chat.default.input.hintWanted, locale))).toBe("hint");
  });

  test("each kind is known", () => {
    expect(SOCIAL_KINDS.filter((kind) => MESSAGES[locale][kind] === undefined)).toEqual([]);
  });
});

test("the language of the message is not that of the screen", () => {
  for (const locale of LOCALES) expect(told(understand("merci beaucoup", locale))).toBe("thanks");
  expect(told(understand("thanks that made me feel better", "en"))).toBe("thanks");
  expect(told(understand("gracias, ya me siento mejor", "es"))).toBe("thanks");
});

test.each(["", "   ", "?!", "a".repeat(20_000), "hi ".repeat(6_000), "\u{1f600}".repeat(500), "\0", "\ud800"])(
  "a text that says nothing is no social turn, and takes no time",
  (text) => {
    const start = performance.now();
    expect(understand(text, "en").kind).toMatch(/request|social/);
    expect(performance.now() - start).toBeLessThan(1_000);
  },
);

test.each(LOCALES)(
  "[CARD-03] the hint that is offered beside a question is asked for in words that are read as that (%s)",
  async (locale) => {
    const { t } = await loadWords(locale, ["tutor"]);
    expect(understand(t("tutor.suggestions.hint"), locale)).toEqual({ kind: "hint" });
  },
);

test.each([
  ["en", "I'm so tired, good night", "I feel sad, good night"],
  ["es", "estoy muy cansada, hasta mañana", "estoy triste, hasta mañana"],
  ["fr", "je suis crevé, bonne nuit", "je suis triste, bonne nuit"],
  ["am", "ደክሞኛል ልተኛ ነው", "አዝኛለሁ ልተኛ ነው"],
  ["zh", "我太累了，晚安", "我很难过，晚安"],
  ["hi", "मैं थक गया हूँ, शुभ रात्रि", "मैं उदास हूँ, शुभ रात्रि"],
] as const)(
  "[TALK-01] in %s who is tired and leaves says goodbye, and who is sad is not let go so",
  (locale, tired, sad) => {
    expect(understand(tired, locale)).toEqual({ kind: "social", social: "farewell" });
    expect(understand(sad, locale)).toEqual({ kind: "social", social: "bad-day" });
  },
);
