import { withoutExcuse } from "./excuse.ts";

/** A question without what ties it to the talk: "ስንት ሞለኪውሎችስ?" */
export const standAlone = (text: string): string =>
  withoutOther(
    withoutExcuse(text)
      .replace(DENIAL, "")
      .replace(SAME, " ")
      .replace(/(?<=[\u1200-\u137f]{2}|[A-Za-z\d%])ስ(?=\s*[?፧]?\s*$)/u, ""),
  ).replaceAll(REMARK, " ");

/** "No, it was 5 g", "wait no the volume was 200 mL": what was wrong is not said. */
const DENIAL =
  /^\s*(?:(?:oh|ah|ay|wait|hold on|sorry|oops|actually|hm+|espera|perd[oó]n|attends|pardon|oups)(?!\p{L})[\s,.!…]*)*(?:no(?=[,.!…]| (?:it|its|it['’]s|the|that|i|we|my|el|la|era|eran|son)(?!\p{L}))|non|nope|不对|错了|नहीं|አይ(?:ደለም)?)(?![\p{L}\p{M}])[,.!，。፣]?\s*|^\s*(?:不对|错了)[，,。]?/iu;

/** "And LiOH, same conc": what stays as it is asks for nothing. */
const SAME =
  /(?<!\p{L})(?:(?:at|with|of|in|for) )?(?:the |an? )?(?:same|equal) (?:conc\p{L}*|molarit\p{L}*|mass(?:es)?|amounts?|moles|number of moles|volumes?|temp\p{L}*|pressures?)(?!\p{L})|(?<!\p{L})(?:a |con |de |en )?(?:la |el )?(?:misma|mismo|igual) (?:concentraci[oó]n|molaridad|masa|cantidad|volumen|temperatura|presi[oó]n)(?!\p{L})|(?<!\p{L})(?:[àa] |avec |de )?(?:la |le )?(?:m[eê]me) (?:concentration|molarit[eé]|masse|quantit[eé]|volume|temp[eé]rature|pression)(?!\p{L})|(?:同样|相同|一样)的?(?:物质的量)?(?:浓度|质量|体积|温度|压强)(?:的)?|浓度(?:相同|一样)的?|(?:उसी|समान|वही) (?:सांद्रता|मोलरता|द्रव्यमान|मात्रा|आयतन|ताप|दाब)(?: (?:का|की|के|पर|में))?|(?<!\p{L})(?:same|wahi) (?:concentration|conc) (?:ka|ki|ke|wala)(?!\p{L})|በ(?:ተመሳሳይ|ተመሳሳዩ) (?:ክምችት|መጠን|ይዘት|ሙቀት|ግፊት)/iu;

/** "How much of the other is left": what is left is of the one that is not used up. */
const withoutOther = (text: string): string => (LEFT.test(text) ? text.replace(OTHER, " ") : text);

const LEFT = /\b(?:left|remains?)\b|\b(?:sobra|queda|reste)\b|剩|बच|ቀር/iu;

const OTHER =
  /(?:of )?\bthe other(?: one| reactant)?\b|\b(?:del otro|de la otra|el otro|de l['’]autre|l['’]autre)(?: reactivo| réactif)?(?!\p{L})|另(?:外)?(?:一|那)(?:个|种)(?:反应物)?|दूसर[ाेी](?: वाला| (?:का|की|में से))?|(?:ከ|የ)?ሌላ(?:ኛ)?(?:ው|ኛው)?(?![\u1200-\u137f])/iu;

/** "(final volume)": what is said beside. */
const REMARK = /\s\(\p{Ll}{3}[^()\d]*\)/gu;
