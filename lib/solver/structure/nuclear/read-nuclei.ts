import { findElement } from "../../../chemistry/elements/elements.ts";
import { isPossibleMassNumber } from "../../../chemistry/formula/nuclide.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { PARTICLES } from "../../../problems/nuclear/decays.ts";
import type { Nucleus, ParticleName } from "../../../problems/nuclear/decays.ts";
import { nucleus, particle } from "../../../problems/nuclear/nuclear-equations.ts";
import type { Part } from "../../../problems/nuclear/nuclear-equations.ts";
import { foldAccents } from "../../lexicon/vocabulary.ts";
import { readElementObject } from "../read-objects.ts";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const plainDigits = (text: string): string =>
  text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (digit) => String(SUPERSCRIPTS.indexOf(digit))).replaceAll("⁻", "-");

/** Particles by their symbols, in every language, and by their names. */
const SYMBOLS: Readonly<Record<string, ParticleName>> = {
  α: "alpha-particle",
  β: "electron",
  "β-": "electron",
  "β+": "positron",
  "e-": "electron",
  "e+": "positron",
  n: "neutron",
  p: "proton",
  "p+": "proton",
};

const NAMES: Readonly<Record<Locale, readonly (readonly [RegExp, ParticleName])[]>> = {
  en: [
    [/^(?:an? )?(?:alpha|α)(?:[ -]particle)?$/iu, "alpha-particle"],
    [/^(?:an? )?(?:electron|(?:beta|β)(?:[ -]particle)?)$/iu, "electron"],
    [/^(?:an? )?positron$/iu, "positron"],
    [/^(?:an? )?neutron$/iu, "neutron"],
    [/^(?:an? )?proton$/iu, "proton"],
  ],
  es: [
    [/^(?:una )?(?:particula )?(?:alfa|α)$/iu, "alpha-particle"],
    [/^(?:un )?(?:electron|(?:una )?particula beta)$/iu, "electron"],
    [/^(?:un )?positron$/iu, "positron"],
    [/^(?:un )?neutron$/iu, "neutron"],
    [/^(?:un )?proton$/iu, "proton"],
  ],
  fr: [
    [/^(?:une )?(?:particule )?(?:alpha|α)$/iu, "alpha-particle"],
    [/^(?:un )?(?:electron|(?:une )?particule beta)$/iu, "electron"],
    [/^(?:un )?(?:positron|positon)$/iu, "positron"],
    [/^(?:un )?neutron$/iu, "neutron"],
    [/^(?:un )?proton$/iu, "proton"],
  ],
  am: [
    [/^(?:አልፋ|α)(?: ቅንጣት)?$/u, "alpha-particle"],
    [/^(?:ኤሌክትሮን|ቤታ(?: ቅንጣት)?)$/u, "electron"],
    [/^ፖዚትሮን$/u, "positron"],
    [/^ኒውትሮን$/u, "neutron"],
    [/^ፕሮቶን$/u, "proton"],
  ],
  zh: [
    [/^(?:α|阿尔法) ?粒子$/u, "alpha-particle"],
    [/^(?:电子|β ?粒子)$/u, "electron"],
    [/^正电子$/u, "positron"],
    [/^中子$/u, "neutron"],
    [/^质子$/u, "proton"],
  ],
  hi: [
    [/^(?:अल्फा|अल्फ़ा|α)(?: कण)?$/u, "alpha-particle"],
    [/^(?:इलेक्ट्रॉन|बीटा(?: कण)?)$/u, "electron"],
    [/^पॉज़िट्रॉन$/u, "positron"],
    [/^न्यूट्रॉन$/u, "neutron"],
    [/^प्रोटॉन$/u, "proton"],
  ],
};

/** `^238_92U`, `23892U`, `238U`: numbers in front of a symbol. */
const IN_FRONT =
  /^\^?\{?(?<mass>\d{1,3})\}?(?:[_ ]\{?(?<below>-?\d{1,3})\}?|(?<joined>-?\d{1,3}))?(?<symbol>[A-Z][a-z]?|[nepβα])(?<sign>[+-]?)$/u;

/** `U-238`, `uranium-238`, `铀-238` */
const BEHIND = /^(?<name>\p{L}[\p{L}\p{M}]*)[- ]?(?<mass>\d{1,3})$/u;

function readWritten(item: string): Part | null {
  const groups = IN_FRONT.exec(plainDigits(item))?.groups;
  if (groups === undefined) return null;
  const symbol = groups["symbol"] ?? "";
  for (const [mass, charge] of listNumbers(groups)) {
    const known = findParticle(symbol, mass, charge);
    if (known !== null) return particle(known);
    const element = findElement(symbol);
    if (element === null || (charge !== null && charge !== element.number)) continue;
    if (isPossibleMassNumber(element.number, mass)) return nucleus({ massNumber: mass, charge: element.number });
  }
  return null;
}

/** Mass number and charge, as far as they are written; digits without a space are parted where that makes sense. */
function listNumbers({
  mass = "",
  below,
  joined,
}: Readonly<Record<string, string | undefined>>): (readonly [mass: number, charge: number | null])[] {
  if (below !== undefined) return [[Number(mass), Number(below)]];
  const digits = mass + (joined ?? "");
  const parted = [...digits].flatMap((_, at): (readonly [number, number | null])[] =>
    at === 0 || digits.charAt(at) === "" ? [] : [[Number(digits.slice(0, at)), Number(digits.slice(at))]],
  );
  // "238U" has no charge; "23892U" has, and its first reading would be no nuclide.
  return joined === undefined ? [[Number(mass), null], ...parted] : [...parted, [Number(digits), null]];
}

function findParticle(symbol: string, mass: number, charge: number | null): ParticleName | null {
  const names = Object.keys(PARTICLES) as ParticleName[];
  if (!["e", "n", "p", "β", "α"].includes(symbol)) return null;
  const written = symbol === "β" ? "e" : symbol === "α" ? "He" : symbol === "p" ? "H" : symbol;
  return (
    names.find((name) => {
      const each = PARTICLES[name];
      return (
        each.symbol === written &&
        each.massNumber === mass &&
        (charge === null ? written !== "e" : each.charge === charge)
      );
    }) ?? null
  );
}

/** A nuclide or particle by symbol or name; null for anything else. */
export function readPart(item: string, language: Locale): Part | null {
  const text = item.trim();
  const symbol = plainDigits(text).replace(/\^/gu, "");
  if (Object.hasOwn(SYMBOLS, symbol)) return particle(SYMBOLS[symbol] ?? "neutron");
  const named = NAMES[language].find(([name]) => name.test(foldAccents(text)));
  if (named !== undefined) return particle(named[1]);
  return readWritten(text) ?? readNamed(text, language);
}

function readNamed(text: string, language: Locale): Part | null {
  const groups = BEHIND.exec(text)?.groups;
  const element = findElement(readElementObject(groups?.["name"] ?? "", language) ?? "");
  const massNumber = Number(groups?.["mass"] ?? 0);
  return element !== null && isPossibleMassNumber(element.number, massNumber)
    ? nucleus({ massNumber, charge: element.number })
    : null;
}

/** A nuclide with its mass number. */
export function readNuclide(item: string, language: Locale): Nucleus | null {
  const part = readPart(item.replace(/^(?:an? |the |el |la |le |l'|du |de |d'|የ ?)/iu, ""), language);
  return part !== null && part.massNumber > 1 ? part : null;
}
