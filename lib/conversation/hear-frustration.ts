/** Longer messages tell a problem. UTF-16 units. */
const LONGEST = 200;

/** That it has gone on for long. */
const LONG =
  /(?<!\p{L})(?:all (?:day|night|evening|afternoon|morning|week)|(?:for|been|spent) (?:hours|days|ages)|(?:the )?whole (?:day|evening|night|afternoon|week)|hours (?:on|with)|toda la (?:tarde|noche|mañana|semana)|todo el día|(?:llevo|desde hace) horas|horas con|(?:des|depuis des) heures|toute la (?:soirée|journée|nuit|semaine))(?!\p{L})|一整?(?:天|晚|夜|个下午)|(?:好几|几)个小时|半天|पूर[ेी] (?:दिन|रात|शाम)|घंटों|कब से|ቀኑን ሙሉ|ሙሉ ቀን|ለሰዓታት|ማታውን ሙሉ/iu;

/** That nothing is understood. */
const LOST =
  /(?<!\p{L})(?:nothing makes (?:any )?sense|(?:doesn'?t|dont|does not|not) mak(?:e|ing) (?:any )?sense|(?:don'?t|do not|cant|can'?t|still not) (?:get|understand|getting|understanding) (?:it|any(?: of (?:it|this))?|anything|this|a thing)|(?:no (?:me )?(?:entero|entiendo|aclaro)(?: (?:de )?nada)?)|no (?:lo )?pillo|(?:je )?(?:ne )?(?:comprends|capte|pige) (?:plus )?rien|je bloque|j'y arrive pas|rien compris)(?!\p{L})|(?:完全|都|还是|就是|一点都)(?:听|看|搞|弄)?不(?:懂|会|明白)|(?:कुछ (?:भी )?)?समझ (?:ही )?(?:में )?नहीं|(?:ምንም )?አልገባኝም|ሊገባኝ አልቻለም/iu;

/** That it is enough. */
const FED_UP =
  /(?<!\p{L})(?:(?:i'?m|i am|im) (?:so |just )?(?:done|over it|fed up|frustrated|losing it|about to (?:cry|scream|quit))|so (?:frustrat(?:ed|ing)|annoying)|sick of (?:this|it)|hate (?:this|chemistry|chem)|this is (?:so )?(?:hopeless|frustrating)|(?:estoy|toy) (?:hart[oa]|cansad[oa]|frustrad[oa]|desesperad[oa])|no (?:puedo|aguanto) más|me rindo|j['e]?\s?(?:n[' ])?en peux plus|(?:i )?can'?t (?:do this |take (?:it|this) )?any ?more|(?:y )?en ai (?:marre|assez)|ras[- ]le[- ]bol|j'(?:abandonne|en ai marre))(?!\p{L})|烦死了|学不下去|不行了|好烦|崩溃|受不了|想放弃|परेशान हो|थक गय|हार मान|तंग आ|अब नहीं होता|thak gay|pareshan ho|ሰለቸኝ|ከአቅሜ በላይ|ደከመኝ|ተስፋ ቆረጥኩ/iu;

/** A wish beside it goes before. */
const ASKS =
  /[?？፧\d]|(?<!\p{L})(?:explain|show|help|teach|give|tell|can you|could you|explica|explícame|ayuda|ayúdame|enséñame|explique|expliquez|aide|aidez|montre)(?!\p{L})|解释|讲|帮|समझा|मदद|बता|አስረዳ|አብራራ|እርዳ/iu;

/** Whether somebody says no more than that they have had enough of what they cannot do: two of such signs, and no wish. Linear in the text's length. */
export function hearsFrustration(text: string): boolean {
  if (text.length > LONGEST || ASKS.test(text)) return false;
  const plain = text.replaceAll("’", "'");
  return [LONG, LOST, FED_UP].filter((sign) => sign.test(plain)).length > 1;
}

/** Whether a clause says that it is enough, or has gone on for long. */
export function saysFedUp(clause: string): boolean {
  const plain = clause.replaceAll("’", "'");
  return [LONG, FED_UP].some((sign) => sign.test(plain));
}

/** Longer clauses say more than that. UTF-16 units. */
export const LONGEST_COMPLAINT = 40;
