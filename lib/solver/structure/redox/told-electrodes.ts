/** What an electrode is made of, by its words; graphite and platinum take no part. */
const MATERIALS: Readonly<Record<string, string>> = {
  inert: "inert",
  "graphite|carbon|platinum|Pt|C": "inert",
  "copper|Cu": "Cu",
  "silver|Ag": "Ag",
  "gold|Au": "Au",
  "nickel|Ni": "Ni",
  "zinc|Zn": "Zn",
  "tin|Sn": "Sn",
  "iron|steel|Fe": "Fe",
  "lead|Pb": "Pb",
  "mercury|Hg": "Hg",
  "cadmium|Cd": "Cd",
  "aluminium|aluminum|Al": "Al",
};

/** A word for one electrode or both: `electrode:anode=Cu`, `electrode:both=inert`. */
export const ELECTRODE_WORD = /^electrode:(both|anode|cathode)=([A-Z][a-z]?|inert)$/;

const MATERIAL = `(?:(?:pure|impure|solid|two|a pair of) )?(${Object.keys(MATERIALS).join("|")})`;
const ELECTRODE = "(electrodes?|anode|cathode)";

const FORMS: readonly { readonly words: RegExp; readonly order: "material-first" | "electrode-first" }[] = [
  {
    words: new RegExp(
      `\\b${MATERIAL} (?:(?:is|are) )?(?:used )?as (?:the |an? |its )?${ELECTRODE}(?! (?:reaction|equation))`,
      "gi",
    ),
    order: "material-first",
  },
  {
    words: new RegExp(
      `\\b${ELECTRODE}(?: which| that)?(?: (?:is|are|was|were))?(?: both)? (?:made (?:up )?(?:of|from|out of)|consisting of|of|in) ${MATERIAL}(?![\\w(]| \\w+(?:ide|ate)\\b)`,
      "gi",
    ),
    order: "electrode-first",
  },
  {
    words: new RegExp(`\\b${MATERIAL}(?:,? (?:inert))? (?:rods?|plates?|strips?) (?:as )?${ELECTRODE}`, "gi"),
    order: "material-first",
  },
  { words: new RegExp(`\\b${MATERIAL} ${ELECTRODE}`, "gi"), order: "material-first" },
];

const materialOf = (word: string): string =>
  Object.entries(MATERIALS).find(([words]) => new RegExp(`^(?:${words})$`, "i").test(word))?.[1] ?? "inert";

/** "With inert graphite electrodes", "at the copper anode": what is asked about an electrode stays, its material is a word of its own. */
export function withElectrodes(text: string): string {
  let told = text
    .replaceAll(/\bnegative(?:ly charged)? (?:electrode|terminal|pole)\b|\((?:the )?negative\)/giu, "cathode")
    .replaceAll(/\bpositive(?:ly charged)? (?:electrode|terminal|pole)\b|\((?:the )?positive\)/giu, "anode")
    .replaceAll(/\binert,? \(?(?=graphite|carbon|platinum|pt\b)/giu, "")
    .replaceAll(/\b(graphite|carbon|platinum)\) (?=electrode)/giu, "$1 ")
    .replaceAll(/\b(graphite|carbon|platinum) \(inert\)/giu, "$1");
  for (const { words, order } of FORMS)
    told = told.replaceAll(words, (_, first: string, second: string, at: number, whole: string) => {
      const [material, electrode] = order === "material-first" ? [first, second] : [second, first];
      const which = /^electrode/i.test(electrode) ? "both" : electrode.toLowerCase();
      const word = `electrode:${which}=${materialOf(material)}`;
      // "At the copper anode" asks about it as well.
      return /\b(?:at|on) (?:the|an?) $/iu.test(whole.slice(0, at))
        ? `${which === "both" ? "electrodes" : which} ${word}`
        : word;
    });
  return told;
}
