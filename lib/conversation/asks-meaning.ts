/** In six languages: what something is or means, and not how much it is. "What's the pOH" asks for a value. */
const MEANING =
  /(?<!\p{L})(?:what(?:\s+is|['’]?s|\s+are)\s+(?!the(?!\p{L}))|what does|means?|meaning|defin\p{L}*|explain\p{L}*|describe|tell me about|learn|lesson|qu[eé] (?:es|son|significa)|significa|explica\p{L}*|qu['’]est[- ]ce|c['’]est quoi|signifie|veut dire|expli(?:que|ci)\p{L}*)|什么(?:是|叫|意思)|是什么|解释|讲|意思|定义|ምን ማለት|ምንድን|ምንድነው|ትርጉም|አብራራ|अर्थ|मतलब|परिभाषा|समझा|क्या (?:है|होता|होती|होते)|matlab|samjha/iu;

/** Whether a message asks what a term means. Total. */
export const asksMeaning = (text: string): boolean => MEANING.test(text);
