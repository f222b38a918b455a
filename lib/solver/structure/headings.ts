/**
 * What books put around a question about names, formulas and structures: what all of a list have in common, how the answer is
 * to be written, what it may leave out. Texts as `bareSentence` gives them.
 */

type Turn = readonly [told: RegExp, plain: string];

/** What a remark may not say, for it changes names and formulas. */
const PLAIN = String.raw`(?:(?!\b(?:[a-z]*hydrat|acid|aqueous|solution|dissolv|not?\b|except|isotop|ion of|radical|excited)[a-z]*)[a-z, -]){3,110}`;
const COMPOUNDS =
  "(?:(?:ionic|covalent|molecular|binary|organic|inorganic|coordination) )?(?:compounds?|substances?|salts?|hydrocarbons?|complexes|molecules?)";

const TURNS: readonly Turn[] = [
  // "The following compounds are sold in every drugstore. Write …": says nothing of what a name or a formula is.
  [
    /^(?:the following|these) (?:(?:ionic|covalent|molecular|binary) )?(?:compounds|substances|salts) [^.?!:\d]{1,120}\. /iu,
    "",
  ],
  [new RegExp(String.raw`^(?:each|all) of (?:the following|these) ${COMPOUNDS} ${PLAIN}\. `, "iu"), ""],
  // "Name the following ionic compounds, which contain a metal with more than one charge: …"
  [
    new RegExp(
      String.raw`^((?:name|(?:give|write|state) the (?:[a-z]+ ){0,2}(?:names?|formulas?) (?:of|for))(?: each of)? (?:the following|these) ${COMPOUNDS}),? (?:each of which|all of which|which|that) ${PLAIN}(?=:)`,
      "iu",
    ),
    "$1",
  ],
  [
    new RegExp(
      String.raw`^((?:what are|what is) the (?:[a-z]+ ){0,2}(?:names?|formulas?) (?:of|for) (?:the following|these) ${COMPOUNDS}),? (?:each of which|all of which|which|that) ${PLAIN}\? (?=\S)`,
      "iu",
    ),
    "$1: ",
  ],
  [/^(?:give|write|state) (?:their|its) (?:chemical |systematic |iupac )?names?: /iu, "name: "],
  [/^((?:name|give|write)\b[^:()]{3,60}?) \((?:including|include|give|show) [^()\d]{3,60}\)(?=:? )/iu, "$1"],
  [/^name each of the compounds(?: or|,? and) ions given: /iu, "name "],
  [/\bcomplete (iupac )?name (?=(?:for|of)\b)/iu, "IUPAC name "],
  // "(Hint: balance oxygen last.)"
  [/[ ?.]*\(hint: [^()]{3,200}\)$/iu, ""],
  [
    / \((?:note that|where|hint:)? ?[^()]{1,20} is (?:a )?(?:mono|bi|tri|tetra|hexa)dentate(?: (?:ligand )?in this complex)?\)$/iu,
    "",
  ],
  // "Predict the shape … Give the name of the shape only.": how short the answer may be.
  [
    /(?<=\b(?:shape|geometry)\b.{1,200}?)[ ?.]+(?:give|state|write) (?:(?:only|just) the name(?: of the (?:shape|geometry))?|the name(?: of the (?:shape|geometry))? only)$/iu,
    "",
  ],
  // A formula by its atoms is the same however they are drawn, and on whichever side of a double bond they stand.
  [
    /^((?:write|give|draw) the )(?:lewis structures?|structural formulas?|structures?) and (?:the )?((?:molecular|chemical) formulas?) (?=of|for)/iu,
    "$1$2 ",
  ],
  [
    /^((?:write|give) the (?:molecular|chemical) formula) and (?:the )?lewis structure of the following, each of which contains ([a-z]+) carbon atoms: (an? [a-z]+)$/iu,
    "$1 of $3 with $2 carbon atoms",
  ],
  [/\b(molecular formulas? (?:of|for) (?:[a-z ]+: ?)?)(?:cis|trans|\([ez]\)|[ez])-(?=\d)/iu, "$1"],
  // Equations.
  [/(?<=[.:] )in some cases, there may be more than one correct answer(?:, depending on [a-z ]{3,60})?\. /iu, ""],
  // In water the ions would be written by themselves.
  [/(?<=[.:] )if water is used as a solvent, write the reactants and products as aqueous ions\. (?!.*\(aq\))/iu, ""],
  [/^(?:from|using|for) the balanced (?:molecular )?equations?(?: (?:above|below|given))?, (?=(?:write|give)\b)/iu, ""],
  [
    /^write two (?:complete,? )?(?:balanced )?equations for (?:each of )?the following reactions?, one using condensed formulas and one using lewis structures[.:] /iu,
    "Write a balanced equation for the following reaction: ",
  ],
  // Molecular orbitals: the diagram is the way to the number.
  [
    /^(?:[^.?!\d]{5,120}\w?\. )?(?:draw|sketch|construct) the molecular orbital (?:energy )?(?:level )?diagram (?:of|for) (?:the )?(?:[a-z ]+, )?([A-Z][A-Za-z\d]*(?:\^?\d?[+-])?)\. (?:from (?:this|the|your) diagram, )?(?:calculate|predict|determine|find|what is) (?:its|the) bond order(?: (?:for|of|in) (?:the )?\1)?(?:[.?] how does this diagram account for [a-z ]+ of \1)?$/iu,
    "what is the bond order of $1",
  ],
  [
    /^(?:[^.?!]{5,120}\. )?(?:from|using) the molecular orbital (?:energy )?diagram (?:of|for) ([A-Z][A-Za-z\d]*(?:\^?\d?[+-])?), (?:predict|calculate|determine) its bond order(?: and (?:predict |state )?whether it is (?:diamagnetic or paramagnetic|paramagnetic or diamagnetic))?$/iu,
    "what is the bond order of $1",
  ],
  // "Would you expect … to have any?" asks how many.
  [
    /^(?:would you expect|do you expect) (?:the (?:complex|compound|ion) )?(\S+) to have any unpaired electrons(?:\? (?:if so, )?how many)?$/iu,
    "how many unpaired electrons does $1 have",
  ],
];

/** The question by itself. */
export const withoutHeading = (plain: string): string =>
  TURNS.reduce((told, [pattern, question]) => told.replace(pattern, question), plain);
