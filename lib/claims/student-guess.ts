import type { Span } from "./claim.ts";

/** What the student takes for the answer, or asks whether it is right; in all six languages. */
const GUESS =
  /(?<![\p{L}\p{M}])(?:I (?:got|get|think|thought|guess\w*|calculat\w*|comput\w*|found|find|obtain\w*|believe|came to|have come to|assum\w*|suppose\w*)|my (?:answer|result|guess|solution)|(?:is|was) (?:it|that|this) (?:right|correct|true|ok)|am I right|is my|right\s?\?|correct\s?\?|isn['’]t it|(?:yo )?(?:creo|pienso|obtuve|obtengo|calculé|hallé|encontré|supongo)|me (?:da|dio|sale|salió|parece)|mi (?:respuesta|resultado)|(?:es|está) (?:correct[oa]|bien)|verdad\s?\?|je (?:pense|crois|trouve|suppose)|j['’]ai (?:trouvé|obtenu|calculé|eu)|j['’]obtiens|ma (?:réponse|solution)|mon résultat|est-ce (?:juste|correct|exact|bon|vrai)|c['’]est (?:juste|correct|bon|exact|ça)|n['’]est-ce pas)(?![\p{L}\p{M}])|right\s?\?|correct\s?\?|verdad\s?\?|我(?:觉得|认为|想是|算出|算得|得到|得出|求得|猜)|我的(?:答案|结果)|对吗|对不对|是不是|是吗|正确吗|मुझे (?:लगता|मिला|प्राप्त)|मेरा (?:उत्तर|परिणाम|जवाब)|मैंने .{0,40}(?:पाया|निकाला|गणना)|मेरे (?:अनुसार|हिसाब)|सही है क्या|क्या (?:यह|ये) सही|ይመስለኛል|አገኘሁ|አገኘኹ|መልሴ|ውጤቴ|ትክክል ነው|ልክ ነው/iu;
const QUESTION = /[?？፧]/;
/** A question for something new gives what it takes to find it. */
const OPEN =
  /(?<![\p{L}\p{M}])(?:how|what|which|why|when|where|who|calculate|find|determine|(?:cu[aá]nt|cu[aá]l|qu[eé]|c[oó]mo|por qu|quién)\p{L}*|combien|quel(?:le)?s?|que|quoi|comment|pourquoi|कितन\p{L}*\p{M}*|कैसे|कौन|क्यों|किस)(?![\p{L}\p{M}])|qu['’]|多少|什么|几|哪|怎|为何|如何|कितन|कैस|कौन|क्यों|किस|ስንት|ምን|የት|ለምን|እንዴት/iu;
/** "Is it 3.50 mol?": that something is so. */
const COPULA =
  /(?<![\p{L}\p{M}])(?:is|are|was|were|equals?|es|son|est|sont|vaut|है|हैं|ነው|ናቸው)(?![\p{L}\p{M}])|=|是|等于|为/iu;
const SENTENCE_END = /[.!]["”’»)\]*_`]{0,3}\s|[?？፧][”"’»)]?|[。！።।\n]/g;

/** The sentences of a student's text that guess at an answer or ask whether something is so: their numbers are not given. */
export function findGuesses(text: string): Span[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const guesses: Span[] = [];
  let start = 0;
  for (const end of [...ends, text.length]) {
    if (isGuess(text.slice(start, end))) guesses.push({ start, end });
    start = end;
  }
  return guesses;
}

function isGuess(sentence: string): boolean {
  return GUESS.test(sentence) || (QUESTION.test(sentence) && COPULA.test(sentence) && !OPEN.test(sentence));
}
