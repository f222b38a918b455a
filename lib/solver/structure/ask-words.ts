import type { Locale } from "../../i18n/locales.ts";

/**
 * How a language asks, in front of what it asks for (`do`) and behind it (`end`), and how it points at a list (`these`):
 * pieces of the sentences of all readers here, each of which may be left out.
 */
type AskWords = { readonly do: string; readonly end: string; readonly these: string };

const EN_KINDS =
  "(?:(?:chemical|ionic|covalent|molecular|binary|inorganic|simple|polyatomic) )*(?:compounds?|substances?|salts?|ions?|acids?|bases?|hydrates?|molecules?|formulas?|species|atoms?|elements?|numbers?)";

export const ASK_WORDS: Readonly<Record<Locale, AskWords>> = {
  en: {
    do: "(?:(?:please|pls|can you|could you|can u|help me|i need to|i need|hey|hi),? )*(?:(?:what is|what's|whats|what are|what would be|what will be|find|determine|give me|give|tell me|state|write down|write|predict|identify|draw|show me|show|sketch|describe|assign|list|name|work out|calculate|deduce|provide) )?(?:the |an? )?",
    end: "",
    these: `(?:(?:(?:each|all) of )?(?:the following|these|this|the|each)(?: ${EN_KINDS})?:? |${EN_KINDS}:? )?`,
  },
  es: {
    do: "(?:por favor,? )?(?:(?:cual es|cuales son|cual seria|cual sera|que|dime|dame|da|indica|escribe|determina|halla|encuentra|predice|dibuja|muestra|describe|asigna|calcula|escribir|dibujar|determinar|indicar|predecir) )?(?:el |la |los |las |una? )?",
    end: "(?:,? por favor)?",
    these:
      "(?:(?:cada una? de )?(?:los|las|estos|estas) (?:siguientes )?(?:compuestos?|sustancias?|sales?|iones|acidos?|moleculas?|especies|atomos|elementos)? ?:? ?|(?:la |el |los |las )?(?:siguientes? )?(?:moleculas?|iones?|ion|compuestos?|sustancias?|elementos?|atomos?)(?: de(?:l)?)?:? )?",
  },
  fr: {
    do: "(?:s'il (?:vous|te) plait,? )?(?:(?:quel est|quelle est|quels sont|quelles sont|quel serait|quelle serait|donne-moi|donner?|donnez|ecris|ecrire|ecrivez|indiquer?|indiquez|determiner?|determinez|trouver?|trouvez|predis|predire|prevois|prevoir|dessiner?|dessinez|representer?|representez|montre|decris|attribuer?|attribuez|calculer?|calculez) )?(?:le |la |les |l' ?|une? )?",
    end: "(?:,? s'il (?:vous|te) plait)?",
    these:
      "(?:(?:chacune? (?:des|de ces) |les |ces |des )(?:composes|substances|sels|ions|acides|molecules|especes|atomes|elements)(?: suivante?s)? ?:? |(?:la |l' ?|le )?(?:molecule|ion|compose|element|atome)(?: de| d' ?)?(?: la | l' ?)? ?:? ?)?",
  },
  am: {
    do: "(?:እባክህ |እባክዎ |እባክሽ |እባክዎን )?",
    end: "(?: (?:ምንድን ነው|ምንድነው|ምንድን ነዉ|ምንድን ናቸው|ምን ያህል ነው|ስንት ነው|ስንት ናቸው|ምን ዓይነት ነው|ምን አይነት ነው|ምን ይመስላል|ጻፍ|ጻፊ|ጻፉ|ስጥ|ስጠኝ|ንገረኝ|ንገሪኝ|አሳይ|አሳየኝ|ሳል|ሳይ|ሳሉ|ይሳሉ|ይጻፉ|ይግለጹ|አግኝ|ፈልግ))?",
    these: "(?:የሚከተሉት(?:ን)? )?",
  },
  zh: {
    do: "(?:请)?(?:问|写出|给出|画出|判断|指出|预测|求出?|说出|计算|确定|推断|描述|完成)? ?(?:下列|以下)?(?:各)?(?:分子|离子|物质|化合物|微粒|元素|原子)?(?:[:：] ?)?",
    end: " ?(?:是什么形状|是什么样的|是什么|是多少|是怎样的|是|有哪些|有多少|怎么写|怎么画|为何|如何|为)?",
    these: "(?:(?:下列|以下)(?:各)?(?:分子|离子|物质|化合物|微粒|元素|原子)?(?:[:：] ?)?)?",
  },
  hi: {
    do: "(?:कृपया )?",
    end: "(?: (?:क्या (?:है|हैं|होगा|होगी|होती है|होता है)|कितना है|कितनी है|कितने हैं|बताइए|बताओ|बताएं|बताएँ|लिखिए|लिखो|लिखें|बनाइए|बनाओ|बनाएं|बनाएँ|खींचिए|खींचो|ज्ञात (?:कीजिए|करो|करें)|निकालिए|निकालो|दीजिए|दो|दर्शाइए))?",
    these: "(?:निम्नलिखित )?(?:(?:यौगिकों?|अणुओं?|आयनों?|पदार्थों?|तत्वों?)[:] )?",
  },
};
