import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { CHINESE_WORDS, ORGANIC_WORDS } from "./organic-words.ts";
import type { OrganicWords } from "./organic-words.ts";
import { GROUP_IDS } from "./systematic-name.ts";
import type { SystematicName } from "./systematic-name.ts";

type Group = SystematicName["groups"][number];

/** `2,2-di` before the word of a group. */
function writeGroup({ id, locants, count }: Group, words: Pick<OrganicWords, "groups" | "multipliers">): string {
  const places = locants.length === 0 ? "" : `${locants.join(",")}-`;
  return `${places}${words.multipliers[count - 1] ?? ""}${words.groups[id]}`;
}

/** A hyphen stands between a word and a number alone: "2-bromo-3-chloro", "dichlorodifluoro". */
function join(groups: readonly string[]): string {
  return groups.reduce((text, group) => text + (text !== "" && /^\d/.test(group) ? "-" : "") + group, "");
}

/** Whether the places of bond and group stand before the stem, as in 2-butanol. */
type Style = "inside" | "before";

type Ends = Pick<SystematicName, "bond" | "suffix">;

/** A multiple bond beside a principal group, two bonds, or two groups. */
function isTwofold({ bond, suffix }: Ends): boolean {
  return (bond !== null && suffix !== null) || (bond ?? suffix)?.locants.length === 2;
}

/** "but-3-en-2-ol", "prop-2-enoic acid", "buta-1,3-diene", "ethane-1,2-diol" (Blue Book 2013, P-31.1.4 and P-31.2.4). */
function writeTwofold(
  { carbons, bond, suffix }: Ends & Pick<SystematicName, "carbons">,
  words: OrganicWords,
): string | null {
  const stem = words.stems[carbons - 1] ?? "";
  const two = words.multipliers[1] ?? "";
  const before = TWOFOLD.get(words);
  if (before === undefined) return null;
  if (bond !== null && suffix !== null) {
    const places = suffix.locants.length === 0 ? "" : `-${suffix.locants.join(",")}-`;
    return `${stem}-${bond.locants.join(",")}-${before[bond.id]}${places}${words.behind[suffix.id]}`;
  }
  if (bond !== null) return `${stem}a-${bond.locants.join(",")}-${two}${words.behind[bond.id]}`;
  if (suffix === null) return null;
  return `${words.attach(stem, words.endings.ane)}-${suffix.locants.join(",")}-${two}${words.behind[suffix.id]}`;
}

function writeParent(
  { carbons, bond, suffix, alkyl }: SystematicName,
  words: OrganicWords,
  style: Style,
): { places: string; text: string } {
  const stem = words.stems[carbons - 1] ?? "";
  const twofold = isTwofold({ bond, suffix }) ? writeTwofold({ carbons, bond, suffix }, words) : null;
  if (twofold !== null) return { places: "", text: twofold };
  const { id, locants } = suffix ?? bond ?? { id: "ane" as const, locants: [] };
  if (id === "oate") return { places: "", text: words.attach(stem, words.endings.oate) };
  if (id === "ane" || locants.length === 0 || style === "before") {
    return {
      places: locants.length === 0 || alkyl !== null ? "" : `${locants.join(",")}-`,
      text: words.attach(stem, words.endings[id]),
    };
  }
  const saturated = suffix === null ? stem : words.attach(stem, words.saturated);
  return { places: "", text: `${saturated}-${locants.join(",")}-${words.behind[id]}` };
}

const alphabet = new Intl.Collator("en", { sensitivity: "base" });

function writeByWords(name: SystematicName, words: OrganicWords, style: Style): string {
  // Where the writing is another one, the order is that of the English words.
  const isLatin = /^\p{Script=Latin}/u.test(words.groups.methyl);
  const key = ({ id }: Group): string => (isLatin ? words.groups[id] : id);
  const groups = name.groups
    .toSorted((a, b) => alphabet.compare(key(a), key(b)))
    .map((group) => writeGroup(group, words));
  const { places, text } = writeParent(name, words, style);
  const whole = `${join(groups)}${groups.length > 0 && places !== "" ? "-" : ""}${places}${text}`;
  if (name.suffix?.id === "oate")
    return words.ester(whole, words.attach(words.stems[(name.alkyl ?? 1) - 1] ?? "", ALKYL_ENDINGS.get(words) ?? ""));
  return name.suffix?.id === "oic" ? words.acid + whole : whole;
}

const { en, es, fr, am, hi } = ORGANIC_WORDS;

/** How "ene" and "yne" end before a suffix, in the languages whose names of this kind are known here. */
const TWOFOLD: ReadonlyMap<OrganicWords, { readonly ene: string; readonly yne: string }> = new Map<
  OrganicWords,
  { readonly ene: string; readonly yne: string }
>([
  [en, { ene: "en", yne: "yn" }],
  [es, { ene: "en", yne: "in" }],
  [fr, { ene: "én", yne: "yn" }],
]);

/** Whether a language has the words for a name; where it has not, the name is written in English. */
export function hasWordsFor(name: SystematicName, locale: Locale): boolean {
  return !isTwofold(name) || (locale !== "zh" && TWOFOLD.has(ORGANIC_WORDS[locale]));
}

const ALKYL_ENDINGS: ReadonlyMap<OrganicWords, string> = new Map<OrganicWords, string>([
  [en, "yl"],
  [es, "il"],
  [fr, "yl"],
  [am, "3ል"],
  [hi, "िल"],
]);

/** By size, as school books order them, or by the English alphabet (CCS 2017). */
function writeChinese(
  { carbons, bond, suffix, groups, alkyl }: SystematicName,
  order: "size" | "alphabet",
  style: Style,
): string {
  const words = CHINESE_WORDS;
  const stem = words.stems[carbons - 1] ?? "";
  const { id, locants } = suffix ?? bond ?? { id: "ane" as const, locants: [] };
  if (id === "oate") return `${stem}酸${words.stems[(alkyl ?? 1) - 1] ?? ""}酯`;
  const rank = (group: Group): number | string => (order === "size" ? GROUP_IDS.indexOf(group.id) : group.id);
  const branches = groups.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).map((group) => writeGroup(group, words));
  const places = locants.join(",");
  const parent =
    places === ""
      ? stem + words.endings[id]
      : style === "inside"
        ? `${places}-${stem}${words.endings[id]}`
        : `${stem}-${places}-${words.endings[id]}`;
  return join(branches) + (branches.length > 0 && /^\d/.test(parent) ? "-" : "") + parent;
}

function write(name: SystematicName, locale: Locale, style: Style): string {
  if (!hasWordsFor(name, locale)) return write(name, DEFAULT_LOCALE, style);
  return locale === "zh" ? writeChinese(name, "size", style) : writeByWords(name, ORGANIC_WORDS[locale], style);
}

/** As school books of the language print it: "2-methylbutan-1-ol", 2-甲基-1-丁醇. */
export function writeSystematic(name: SystematicName, locale: Locale): string {
  return write(name, locale, "inside");
}

/** With the places that a name may leave out. */
function withAllPlaces(name: SystematicName): SystematicName {
  const { carbons, bond, suffix, groups } = name;
  const isPlaced = suffix?.id === "ol" || suffix?.id === "amine" || suffix?.id === "one";
  const single =
    carbons === 2 && groups.length === 1
      ? groups.map((group) => ({
          ...group,
          locants: group.locants.length === 0 && group.count === 1 ? [1] : group.locants,
        }))
      : groups;
  return {
    ...name,
    groups: single,
    bond: bond !== null && bond.locants.length === 0 && carbons < 4 && carbons > 1 ? { ...bond, locants: [1] } : bond,
    suffix:
      suffix !== null && isPlaced && suffix.locants.length === 0 && carbons < 4
        ? { ...suffix, locants: [suffix.id === "one" ? 2 : 1] }
        : suffix,
  };
}

/** Without places that no other molecule could have: methylpropane, methylbutane, methylpropanal, butanone. */
function withFewestPlaces(name: SystematicName): SystematicName {
  const { carbons, bond, suffix, groups } = name;
  const isMethyls = groups.length === 1 && groups[0]?.id === "methyl";
  const isOne = groups[0]?.count === 1;
  const isButanone = suffix?.id === "one" && carbons === 4;
  const hasEnd = suffix === null || suffix.id === "al" || suffix.id === "oic";
  const isPlain =
    isMethyls &&
    ((carbons === 3 && hasEnd && (isOne || bond === null)) ||
      (carbons === 4 && isOne && bond === null && (suffix === null || isButanone)));
  return {
    ...name,
    groups: isPlain
      ? groups.map((group) => (group.count === group.locants.length ? { ...group, locants: [] } : group))
      : groups,
    suffix: isButanone ? { ...suffix, locants: [] } : suffix,
  };
}

/** Every form of a right name that a student may write, the preferred one first; the English ones besides. */
export function listSystematic(name: SystematicName, locale: Locale): string[] {
  const names = [name, withAllPlaces(name), withFewestPlaces(name)];
  const own = names.flatMap((each) => [write(each, locale, "inside"), write(each, locale, "before")]);
  const others = locale === "zh" ? [writeChinese(name, "alphabet", "inside")] : [];
  const english = names.flatMap((each) => [
    write(each, DEFAULT_LOCALE, "inside"),
    write(each, DEFAULT_LOCALE, "before"),
  ]);
  return [...new Set([...own, ...others, ...english])];
}
