import type { Locale } from "../i18n/locales.ts";

type Operation = "over" | "times" | "plus" | "minus" | "equals" | "ratio";

/**
 * Operations as they are said between numbers: "16 divided by 16.04". Of each language separated by commas; the longest is
 * tried first. `ratio` stands between two counts: "1 to 2".
 */
export const OPERATION_WORDS: Readonly<Record<Locale, Readonly<Record<Operation, string>>>> = {
  en: {
    over: "divided by, over, divide by, per",
    times: "times, multiplied by, x, multiply by",
    plus: "plus, added to",
    minus: "minus",
    equals:
      "equals, is equal to, gives, gives me, makes, which is, which gives, is, so it is, that is, comes to, comes out as, comes out to, i get, i got, you get, we get",
    ratio: "to, for every",
  },
  es: {
    over: "dividido entre, dividido por, entre, dividido, sobre",
    times: "por, multiplicado por, x, veces",
    plus: "mas, más",
    minus: "menos",
    equals: "es igual a, igual a, da, me da, son, es, queda, sale, me sale, obtengo",
    ratio: "a, por cada",
  },
  fr: {
    over: "divisé par, divise par, sur",
    times: "fois, multiplié par, multiplie par, x",
    plus: "plus",
    minus: "moins",
    equals: "est égal à, égale, egale, donne, ça donne, ca donne, fait, ça fait, c'est, est, je trouve, j'obtiens",
    ratio: "à, pour",
  },
  am: {
    over: "ሲካፈል ለ, ሲካፈል በ, ለ",
    times: "ሲባዛ በ, ሲበዛ በ, በ",
    plus: "ሲደመር",
    minus: "ሲቀነስ",
    equals: "እኩል ነው, ይሆናል, ይሰጣል, ነው",
    ratio: "ለ",
  },
  zh: {
    over: "除以",
    times: "乘以, 乘",
    plus: "加上, 加",
    minus: "减去, 减",
    equals: "等于, 得到, 得, 就是, 是, 即",
    ratio: "比",
  },
  hi: {
    over: "भाग, बटा, भागा, को भाग दें",
    times: "गुणा, गुना",
    plus: "जमा, धन",
    minus: "घटा, ऋण",
    equals: "बराबर, के बराबर, होता है, आता है, मिलता है, है",
    ratio: "से, अनुपात",
  },
};

/** What says that somebody means to do something with a number rather than do it: "I'd divide by 18". */
export const INTENT_WORDS: Readonly<Record<"divide" | "multiply" | "add" | "subtract", string>> = {
  divide:
    "divide, dividing, division, divido, dividir, dividimos, divida, diviser, divise, divisons, 除, 除以, መካፈል, አካፍላለሁ, እካፈላለሁ, ማካፈል, भाग, विभाजित",
  multiply:
    "multiply, multiplying, multiplication, multiplico, multiplicar, multiplicamos, multiplier, multiplie, 乘, 乘以, ማባዛት, አባዛለሁ, እናባዛለን, गुणा",
  add: "add, adding, sumo, sumar, additionner, ajouter, ajoute, 加, መደመር, እደምራለሁ, जोड़, जोड़ना",
  subtract: "subtract, subtracting, resto, restar, soustraire, soustrais, 减, መቀነስ, እቀንሳለሁ, घटाना, घटा",
};
