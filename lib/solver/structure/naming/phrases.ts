import type { Phrases } from "../reader.ts";

/** What can be asked of a formula, a name or ions, without a number. */
type NamingQuestion = "name" | "formula" | "compound-of-ions";

/** Politeness in front, compounds in many words: pieces of the sentences below. */
const EN_PLEASE = "(?:(?:please|can you|could you|can u|help me|i need to) )*";
const EN_KINDS =
  "(?:(?:chemical|ionic|covalent|molecular|binary|inorganic|simple) )*(?:compounds?|substances?|salts?|ions?|acids?|hydrates?|molecules?|formulas?|species)";
const EN_THESE = `(?:(?:each of )?(?:the following|these|this|the|each) ?(?:${EN_KINDS})?|${EN_KINDS})`;

export const NAMING_PHRASES: Phrases<NamingQuestion> = {
  en: {
    name: [
      `${EN_PLEASE}name(?: ${EN_THESE})?:? {x}`,
      `${EN_PLEASE}(?:give|write|state|find|tell me|determine|provide)(?: me)? (?:the |an? )?(?:(?:correct|chemical|systematic|iupac|stock) )*names? (?:of|for)(?: ${EN_THESE})?:? {x}`,
      `(?:what is|what's|whats|what are) (?:the )?(?:(?:correct|chemical|systematic|iupac|stock) )*names? (?:of|for)(?: ${EN_THESE})?:? {x}`,
      "(?:what is|what's|what are) (?:the compounds? )?{x} (?:called|named)",
      "(?:what do (?:you|we) call|how (?:do you|do i|do we|is|would you) name(?:d)?) (?:the compounds? )?{x}",
      "how is {x} named",
    ],
    formula: [
      `${EN_PLEASE}(?:give|write|state|find|tell me|determine|provide)(?: me)?(?: down)? (?:the |an? )?(?:(?:correct|chemical) )*formula(?:s|e)? (?:of|for)(?: ${EN_THESE})?:? {x}`,
      `(?:what is|what's|whats|what are) (?:the )?(?:(?:correct|chemical) )*formula(?:s|e)? (?:of|for)(?: ${EN_THESE})?:? {x}`,
      "(?:the )?(?:chemical )?formula (?:of|for) {x}",
    ],
    "compound-of-ions": [
      "for (?:each of )?the following pairs? of ions, (?:write|give|predict) the formula of the compound (?:that )?they (?:will )?form: {x}",
      "(?:predict|write|give|find|determine|what is) the formula of the (?:ionic )?compound (?:that is )?(?:formed (?:between|from|by)|made (?:of|from|by)|(?:composed|that consists) of) (?:the (?:ions )?)?{x}",
      "(?:what|which) (?:ionic )?compound (?:is formed by|is formed from|do|would|forms from) (?:the )?{x}(?: form| make)?",
    ],
  },
  es: {
    name: [
      "(?:por favor,? )?(?:nombra|nombre|nombrar)(?: (?:el |la |los |las )?(?:(?:siguientes? )?(?:compuestos?|sustancias?|sales?|iones|acidos?)|siguientes)(?: ionicos?| covalentes| moleculares)?)?:? {x}",
      "(?:cual es|dime|escribe|da|indica) el nombre (?:quimico |sistematico )?(?:de|del)(?: compuesto)? {x}",
      "como se (?:llama|nombra|denomina)(?: el compuesto)? {x}",
    ],
    formula: [
      "(?:por favor,? )?(?:cual es|dime|escribe|da|indica|escribir|halla) (?:la|las) formulas? (?:quimicas? )?(?:de los siguientes compuestos:|de estos compuestos:|del? (?:la |las |los |el )?|para (?:el |la )?){x}",
      "formula (?:quimica )?(?:del? (?:la |el )?){x}",
    ],
    "compound-of-ions": [
      "(?:cual es|escribe|predice|da|indica) la formula del compuesto (?:ionico )?(?:que forman|formado por)(?: los iones)? {x}",
    ],
  },
  fr: {
    name: [
      "(?:s'il vous plait,? |s'il te plait,? )?(?:nomme|nommer|nommez)(?: (?:les? |ces? )?(?:(?:composes?|substances?|sels?|ions|acides?|corps)(?: ioniques?| moleculaires?| covalents?)?(?: suivants?)?))? ?:? {x}",
      "(?:quel est|donne|donner|donnez|ecris|ecrire|indique|indiquer) le nom (?:chimique |systematique )?(?:de la |de l' ?|de |du (?:compose )?|d' ?){x}",
      "comment (?:s'appelle|appelle-t-on|nomme-t-on|se nomme)(?: le compose)? {x}",
    ],
    formula: [
      "(?:quelle est|quelles sont|donne|donner|donnez|ecris|ecrire|ecrivez|indique|indiquer) (?:la|les) formules? (?:chimiques? )?(?:des composes suivants ?:|de ces composes ?:|de la |de l' ?|du |des |de |d' ?){x}",
      "formule (?:chimique )?(?:de la |de l' ?|du |de |d' ?){x}",
    ],
    "compound-of-ions": [
      "(?:quelle est|donne|donner|ecris|ecrire|indique|predis) la formule du compose (?:ionique )?(?:forme par|que forment)(?: les ions)? {x}",
    ],
  },
  am: {
    name: [
      "(?:እባክህ |እባክዎ |እባክሽ )?(?:የ ?)?{x} (?:ኬሚካላዊ )?ስም (?:ምንድን ነው|ምንድነው|ምንድን ነዉ|ጻፍ|ጻፊ|ስጥ|ስጠኝ)",
      "{x} ምን ይባላል",
      "(?:የሚከተሉትን (?:ውህዶች )?)?(?:ሰይም|ሰይሙ)[:፡፦]? {x}",
      "(?:እባክህ |እባክሽ |እባክዎ )?{x} ?ን (?:ሰይም|ሰይሚ|ሰይሙ)",
    ],
    formula: [
      "የ ?{x} (?:(?:ኬሚካላዊ|ኬሚካዊ|የኬሚካል|ኬሚካል) )?(?:ቀመር|ፎርሙላ) (?:ምንድን ነው|ምንድነው|ምንድን ነዉ|ጻፍ|ጻፊ|ስጥ|ስጠኝ)",
      "የ ?{x}ን? (?:(?:ኬሚካላዊ|ኬሚካዊ|የኬሚካል|ኬሚካል) )?(?:ቀመር|ፎርሙላ) ?ን? (?:ጻፍ|ጻፊ|ስጥ)",
    ],
    "compound-of-ions": ["{x} የሚሰሩት ውህድ (?:ቀመር|ፎርሙላ) ምንድን ነው"],
  },
  zh: {
    name: [
      "(?:请)?(?:命名|写出)(?:下列|以下)?(?:化合物|物质|离子|盐)?[:：]? ?{x}(?: ?的(?:化学|系统)?名称)?",
      "(?:请(?:写出|问|给出)?)?{x} ?的(?:化学|系统)?名称(?:是什么|是|叫什么|为何)?",
      "{x} ?(?:叫什么(?:名字)?|怎么命名|如何命名)",
      "(?:请)?(?:给|为|对) ?(?:化合物|物质)? ?{x} ?命名",
    ],
    formula: [
      "(?:请)?(?:写出|给出|求)?(?:下列|以下)?(?:化合物|物质)?[:：]? ?{x} ?的化学式(?:是什么|是|怎么写)?",
      "(?:请)?(?:写出|给出)(?:下列|以下)(?:化合物|物质)的化学式[:：] ?{x}",
    ],
    "compound-of-ions": ["(?:写出)? ?{x} ?(?:形成|组成|构成)的(?:离子)?化合物的化学式(?:是什么)?"],
  },
  hi: {
    name: [
      "(?:कृपया )?{x} (?:का|के) (?:रासायनिक )?नाम (?:क्या (?:है|हैं)|बताइए|बताओ|बताएं|लिखिए|लिखो|लिखें)",
      "{x} को क्या (?:कहते हैं|कहा जाता है)",
      "(?:निम्नलिखित )?(?:यौगिकों|यौगिक) (?:के|का) नाम (?:लिखिए|लिखो|लिखें|बताइए)[:]? {x}",
    ],
    formula: [
      "(?:कृपया )?{x} (?:का|के) (?:रासायनिक )?सूत्र (?:क्या (?:है|हैं)|बताइए|बताओ|बताएं|लिखिए|लिखो|लिखें)",
      "(?:निम्नलिखित )?(?:यौगिकों|यौगिक) (?:के|का) (?:रासायनिक )?सूत्र (?:लिखिए|लिखो|लिखें|बताइए)[:]? {x}",
    ],
    "compound-of-ions": ["{x} से बने (?:आयनिक )?यौगिक का सूत्र (?:क्या है|लिखिए|बताइए)"],
  },
};
