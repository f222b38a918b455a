import type { Locale } from "../i18n/locales.ts";

/** What people say before and after the name of a concept when they ask for it, as `foldText` leaves it. */
export type Phrasing = { readonly before: readonly string[]; readonly after: readonly string[] };

/** None of them changes what is asked: "the unit of", "the difference between" and "who discovered" are not among them. */
export const QUESTIONS: Readonly<Record<Locale, Phrasing>> = {
  en: {
    before: [
      "please", "hi", "hello", "hey", "can you", "could you", "would you", "will you", "i want to", "i would like to", "i d like to", "i need to", "help me", "help me to",
      "explain", "explain to me", "explain me", "describe", "define", "introduce", "understand", "learn", "know", "learn about", "know about", "tell me", "tell me about", "teach me", "teach me about",
      "give me", "give an explanation of", "give me an explanation of", "i do not understand", "i don t understand", "i dont understand",
      "what", "what is", "what are", "what s", "whats", "what exactly is", "what exactly are", "what do we mean by", "what do you mean by", "what is meant by", "what does", "what do", "how does", "how do",
      "the", "a", "an", "term", "concept", "concept of", "this concept", "idea of", "notion of", "meaning of", "definition of", "topic", "topic of", "about", "basics of", "principle of",
    ],
    after: ["mean", "means", "work", "works", "please", "to me", "for me", "in chemistry", "in simple terms", "in simple words", "simply", "briefly", "in detail", "with an example", "with examples", "step by step", "concept", "and how does it work", "exactly"],
  },
  es: {
    before: [
      "por favor", "hola", "puedes", "podrias", "puede", "me puedes", "me podrias", "quiero", "quisiera", "necesito", "ayudame a", "entender", "comprender", "aprender", "saber", "aprender sobre", "saber sobre", "saber que es",
      "explica", "explicame", "explicar", "explicarme", "explique", "expliqueme", "describe", "define", "definir", "hablame de", "hablame sobre", "no entiendo", "no comprendo",
      "que es", "que son", "que significa", "que significan", "que quiere decir", "que se entiende por", "a que se llama", "en que consiste", "en que consisten", "como funciona", "como funcionan", "cual es",
      "el", "la", "los", "las", "un", "una", "concepto", "concepto de", "este concepto", "el concepto de", "definicion de", "significado de", "idea de", "tema", "tema de", "sobre",
    ],
    after: ["por favor", "en quimica", "con un ejemplo", "con ejemplos", "paso a paso", "brevemente", "de forma sencilla", "en palabras sencillas"],
  },
  fr: {
    before: [
      "s il vous plait", "s il te plait", "svp", "stp", "bonjour", "salut", "peux tu", "pouvez vous", "pourrais tu", "pourriez vous", "je veux", "je voudrais", "aide moi a", "aidez moi a", "comprendre", "apprendre", "savoir ce qu est", "savoir ce que sont",
      "explique", "expliquez", "explique moi", "expliquez moi", "expliquer", "m expliquer", "decris", "decrivez", "definis", "definissez", "definir", "parle moi de", "parlez moi de", "je ne comprends pas",
      "qu est ce que", "qu est ce qu", "qu est ce que c est que", "qu est ce que c est", "c est quoi", "que sont", "qu est", "que signifie", "que veut dire", "qu appelle t on", "qu entend on par", "en quoi consiste", "en quoi consistent", "ce qu est", "ce que sont", "comment fonctionne", "comment fonctionnent", "quelle est", "quel est",
      "le", "la", "les", "l", "un", "une", "des", "de", "du", "d", "notion", "notion de", "concept", "concept de", "cette notion", "ce concept", "definition de", "sens de",
    ],
    after: ["s il vous plait", "s il te plait", "svp", "stp", "en chimie", "avec un exemple", "avec des exemples", "etape par etape", "simplement", "brievement"],
  },
  am: {
    before: [
      "እባክህ", "እባክሽ", "እባክዎ", "እባክዎን", "እባካችሁ", "ሰላም", "ስለ", "ይህን ፅንሰ ሀሳብ", "ፅንሰ ሀሳብ", "ምንድን ነው", "ምንድነው", "ምን ማለት ነው", "ምንድን ናቸው",
      "ያብራሩልኝ", "ያብራሩ", "አብራራ", "አብራሪ", "አብራራልኝ", "አብራሪልኝ", "አስረዳኝ", "አስረጂኝ", "ያስረዱኝ",
    ],
    after: [
      "ምንድን ነው", "ምንድነው", "ምንድን ናቸው", "ምንድናቸው", "ምን ማለት ነው", "ማለት ምን ማለት ነው", "ማለት ምንድን ነው", "ማለት ምንድነው", "ማለት", "ምን ማለት ናቸው", "ያብራሩልኝ", "ያብራሩ", "አብራራ", "አብራሪ", "አብራራልኝ", "አብራሪልኝ", "አብራሩ", "አስረዳኝ", "አስረጂኝ", "ያስረዱኝ", "ያስረዱ",
      "ግለፅ", "ይግለጹ", "ንገረኝ", "ይንገሩኝ", "እባክህ", "እባክሽ", "እባክዎ", "እባክዎን", "ፅንሰ ሀሳብ", "ፅንሰ ሀሳቡን", "ፅንሰ ሀሳብን", "የሚለውን", "የሚለው", "ምን እንደሆነ", "ምን እንደሆኑ", "ትርጉም", "ትርጉሙን", "በምሳሌ",
    ],
  },
  zh: {
    before: ["请", "请问", "你好", "帮我", "给我", "为我", "能", "能否", "可以", "你能", "我想", "我想知道", "我想了解", "了解", "什么是", "什么叫", "什么叫做", "何谓", "解释", "解释一下", "讲解", "讲解一下", "讲", "讲讲", "讲一下", "介绍", "介绍一下", "说明", "说明一下", "说说", "这个概念", "概念", "一下", "关于", "我不懂", "我不理解", "定义"],
    after: ["是什么", "是什么意思", "是指什么", "指什么", "指的是什么", "是什么呢", "的概念", "这个概念", "这一概念", "概念", "的定义", "的含义", "的意思", "的原理", "是怎么回事", "吗", "呢", "吧", "一下", "什么意思"],
  },
  hi: {
    before: ["कृपया", "मुझे", "नमस्ते", "क्या आप", "यह अवधारणा समझाएं", "यह अवधारणा", "अवधारणा", "समझाइए", "समझाएं", "बताइए", "बताएं", "व्याख्या कीजिए"],
    after: [
      "क्या है", "क्या हैं", "क्या होता है", "क्या होती है", "क्या होते हैं", "क्या होती हैं", "किसे कहते हैं", "से क्या तात्पर्य है", "से आप क्या समझते हैं", "का क्या अर्थ है", "का अर्थ क्या है", "का अर्थ", "की परिभाषा", "की परिभाषा दीजिए", "की परिभाषा क्या है", "की अवधारणा", "का सिद्धांत", "का मतलब क्या है", "का मतलब",
      "समझाइए", "समझाइये", "समझाओ", "समझाएं", "समझा दीजिए", "को समझाइए", "को समझाएं", "की व्याख्या कीजिए", "की व्याख्या करें", "के बारे में", "के बारे में बताइए", "के बारे में बताएं", "के बारे में समझाइए", "बताइए", "बताएं", "कैसे काम करता है", "कृपया", "उदाहरण सहित",
    ],
  },
};
