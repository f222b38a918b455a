import { listFormulasOf } from "../../nomenclature/formula-of.ts";

/** Hydrates as exercises tell of them, in the words that the readers know. */

const SALT = String.raw`[A-Z][A-Za-z\d()]*`;
const MASS = String.raw`\d[\d.]*[ -]?m?g(?:rams?)?\b`;

/** MgSO4·nH2O, Na2CO3.xH2O, CuSO4*xH2O: how much water there is, nobody says. */
const OPEN = new RegExp(String.raw`(${SALT}) ?[·.*•⋅∙] ?([xny])(?: ?|\()H2O\)?`, "g");

const WATER_GONE =
  /\b(?:fell|falls?|drop(?:s|ped)?|decreas\w*|reduced|lighter) by\b|\b(?:los(?:es?|t|ing)|loss)\b|\bwater (?:is|was|were|has been)? ?(?:driven|given|lost|removed|evaporated|released|collected)|\bof water\b/i;
const REST =
  /\b(?:anhydrous|residue|remain\w*|left|leaves|leaving|constant|dry|gave|gives|yield\w*|obtain\w*|(?:fell|falls|drop(?:s|ped)?|decreas\w*|reduced)(?! by))\b/i;
const ASKS_COUNT =
  /\b(?:find|determine|calculate|deduce|work out|what(?: whole number| integer)? is|value of|give)\b[^.?]{0,40}\b[xny]\b/i;
const ASKS_FORMULA = /\bformula\b/i;

/** "When 6.45 g of MgSO4·nH2O is heated to constant mass, 3.15 g of residue is left. Determine n." */
function withOpenWater(text: string): string {
  const [hydrate, ...others] = [...text.matchAll(OPEN)];
  const masses = text.match(new RegExp(MASS, "g")) ?? [];
  const [whole, rest, ...more] = masses;
  const [, salt = ""] = hydrate ?? [];
  if (hydrate === undefined || whole === undefined || rest === undefined || more.length > 0) return text;
  if (!ASKS_COUNT.test(text) && !ASKS_FORMULA.test(text)) return text;
  if (others.some(([, other]) => other !== salt) || /\d ?%|\bmol\b|\d ?mol/.test(text)) return text;
  const behind = text.slice(text.indexOf(rest, text.indexOf(whole) + whole.length) - 60);
  const asked = ASKS_FORMULA.test(text) ? "What is the formula of the hydrate" : "What is x";
  if (WATER_GONE.test(behind.slice(0, 110)) && !/\banhydrous\b/i.test(text))
    return `${whole} of ${salt}·xH2O loses ${rest} of water when heated. ${asked}?`;
  return REST.test(text) ? `${whole} of ${salt}·xH2O leaves ${rest} of ${salt} when heated. ${asked}?` : text;
}

/** "7.38 g of the pink crystals left 4.03 g of anhydrous CoCl2. Write the formula of the hydrate." */
function withNamedSalt(text: string): string {
  const masses = text.match(new RegExp(MASS, "g")) ?? [];
  const [, salt] = new RegExp(String.raw`${MASS} of (?:the )?anhydrous (?:salt,? )?\(?(${SALT})`).exec(text) ?? [];
  const [whole, rest, ...more] = masses;
  const isAsked = /\bformula of the (?:hydrate|hydrated salt|crystals)\b/i.test(text);
  if (salt === undefined || whole === undefined || rest === undefined || more.length > 0 || !isAsked) return text;
  return `${whole} of a hydrate of ${salt} left ${rest} of anhydrous ${salt} when heated. What is the formula of the hydrate?`;
}

/** "What mass of CuSO4·5H2O is needed for 500 mL of 0.200 M CuSO4?": the solution has what the hydrate brings. */
function withOwnSolution(text: string): string {
  const [, formula] = new RegExp(String.raw`(${SALT})·\d+H2O`).exec(text) ?? [];
  const [, name] =
    /\b([a-z]+(?:\([IV]+\))? [a-z]+) (?:mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca)hydrate\b/.exec(text) ?? [];
  const own = [formula, name].flatMap((each) =>
    each === undefined ? [] : [each.replaceAll(/[()]/g, String.raw`\$&`)],
  );
  if (own.length === 0 || !/\b(?:mass|grams|g) of\b/.test(text)) return text;
  const solution = new RegExp(
    String.raw`\b(of an? |of )(\d[\d.]* ?(?:M|mol\/L|mol\/dm3|mol dm-3|mol dm\^-3)) (?:(?:aqueous )?(?:${own.join("|")})(?: solution)?|(?:aqueous )?solution of (?:${own.join("|")}))(?=[ ?.,]|$)`,
    "g",
  );
  return text
    .replaceAll(solution, (_, __: string, strength: string) => `of a ${strength} solution`)
    .replaceAll(
      /\b(?:do|should|must|would|will) (?:you|we|I|one) (?:weigh out|weigh|need|use|take|measure out|dissolve) (?:for|to (?:make|prepare)|to get)\b/g,
      "is needed to make",
    )
    .replaceAll(
      /\b(?:must|should|has to|needs to|is to) be (?:weighed out|weighed|taken|used|dissolved) (?:for|to (?:make|prepare|get))\b/g,
      "is needed to make",
    );
}

const AMOUNT = String.raw`\d[\d.]* ?(?:m?g|kg|grams?|m?mol|moles?)`;
const DRIED =
  /\b(?:heat\w*|dried|drying|dehydrat\w*|anhydrous|driven off|roasted|constant mass|los(?:es?|ing|t) (?:all )?(?:its|the) water)\b/i;
const ASKS_REST =
  /\b(?:what|which|how (?:much|many)|find|calculate|determine|work out)\b[^.?]{0,60}\b(?:remains?|left|leaves|stays?|residue|anhydrous)\b/i;
const ASKS_WATER =
  /\b(?:what|which|how (?:much|many)|find|calculate|determine|work out)\b[^.?]{0,40}\bwater\b[^.?]{0,40}\b(?:lost|loses?|driven|given|removed|released|evaporat\w*|expelled)\b/i;

/** Where not all of its water goes, or there is something else. */
const NOT_ALL =
  /\b(?:only|half|part(?:ly|ial(?:ly)?)?|some|mixture|impure|pure|purity|impurit\w*|contain\w*|first|stage|gently)\b|°C|\bK\b|%|\bdegrees\b/i;

/** What a hydrate is named: "copper(II) sulfate pentahydrate", with its formula. */
const NAMED =
  /\b([a-z]+(?: ?\([IV]+\))? [a-z]+ (?:mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca)hydrate)\b(?:,? \(?[A-Z][A-Za-z\d()·]*\)?,?)?/;

/** "What mass remains when 12.0 g of MgSO4·7H2O is heated until it is dry?": the salt parts from all of its water. */
function withDried(text: string): string {
  const asked = ASKS_WATER.test(text) ? "H2O" : ASKS_REST.test(text) ? "salt" : null;
  if (asked === null || !DRIED.test(text) || NOT_ALL.test(text)) return text;
  const [, name] = NAMED.exec(text) ?? [];
  const [named] = name === undefined ? [] : listFormulasOf(name, "en");
  const written = [...text.matchAll(new RegExp(String.raw`(${SALT}) ?[·.*•⋅∙] ?(\d*) ?H2O`, "g"))];
  const [hydrate, ...others] = new Set([
    ...written.map(([, salt = "", count = ""]) => `${salt}·${count}H2O`),
    ...(named === undefined ? [] : [named]),
  ]);
  const amounts = text.match(new RegExp(String.raw`${AMOUNT}(?![A-Za-z\d/])`, "g")) ?? [];
  const [amount, ...more] = amounts;
  const [, salt, count = ""] = /^(.+)·(\d*)H2O$/.exec(hydrate ?? "") ?? [];
  const isOne = others.length === 0 && more.length === 0;
  if (!isOne || hydrate === undefined || amount === undefined || salt === undefined) return text;
  return `${hydrate} -> ${salt} + ${count} H2O. How many grams of ${asked === "salt" ? salt : asked} form from ${amount} of ${hydrate}?`;
}

/** A text about a hydrate in plainer words; the same where it is none. */
export const withHydrate = (text: string): string => withDried(withOwnSolution(withNamedSalt(withOpenWater(text))));
