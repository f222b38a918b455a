import type { Locale } from "../../i18n/locales.ts";

/** The words of a question about what atoms are made of, and how a language puts a number to them. */
export type AtomWords = {
  readonly ask: RegExp;
  readonly protons: RegExp;
  readonly neutrons: RegExp;
  readonly electrons: RegExp;
  readonly symbol: RegExp;
  readonly charge: RegExp;
  readonly massNumber: RegExp;
  readonly atomicNumber: RegExp;
  /** Whether ions are meant. */
  readonly ion: RegExp;
  /** Numbers, the digits in the group `n`; of a charge also its `sign`. */
  readonly told: {
    readonly protons: RegExp;
    readonly neutrons: RegExp;
    readonly electrons: RegExp;
    readonly nucleons: RegExp;
    readonly charge: RegExp;
  };
  /** Words of such questions that change nothing. */
  readonly known: RegExp;
  /** Words that ask for something else of an atom. */
  readonly other: RegExp;
};

const english: AtomWords = {
  ask: /\b(?:how many|numbers? of|what|which|give|find|determine|write|identify|state|list|calculate)\b/i,
  protons: /\bprotons?\b/i,
  neutrons: /\bneutrons?\b/i,
  electrons: /\belectrons?\b/i,
  symbol:
    /\bsymbols?\b|\b(?:identify|name|which|what is|deduce) (?:the |this )?(?:(?:cat|an)?ion|species|particle)(?: (?:is|it|this|that|formed|has)\b|[?.,]|$)/i,
  charge: /\bcharges?\b/i,
  massNumber: /\bmass numbers?\b/i,
  atomicNumber: /\batomic numbers?\b/i,
  ion: /\b(?:cat|an)?ions?\b/i,
  told: {
    protons: /\b(?<n>\d{1,3}) protons?\b|\batomic number(?: is| of| =|:)? ?(?<m>\d{1,3})\b/gi,
    neutrons: /\b(?<n>\d{1,3}) neutrons?\b/gi,
    electrons: /\b(?<n>\d{1,3}) electrons?\b/gi,
    nucleons: /\bmass number(?: is| of| =|:)? ?(?<n>\d{1,3})\b/gi,
    charge:
      /\b(?<n>[1-9])(?<sign>[+-])[ -]charge\b|(?<![\w.])(?<before>[+-])(?<m>[1-9])[ -]charge\b|\bcharge (?:of |is |= ?)?(?:(?<o>[1-9])(?<late>[+-])(?!\d)|(?<early>[+-])(?<p>[1-9])\b)/gi,
  },
  known:
    /^(?:protons?|neutrons?|electrons?|symbols?|charges?|names?|number|mass|atomic|neutral|one|single|nucleus|nuclei|isotopes?|each|them|possess(?:es)?|species|particles?)$/i,
  other:
    /\b(?:molecules?|gas|gaseous|diatomic|unpaired|valence|configurations?|quantum|orbitals?|shells?|energy|mass of|masses|abundan\w*|half-life|decays?|emit\w*|gain\w*|los[et]\w*|lose|accept\w*|donat\w*|need\w*|remov\w*|transferred|shared|bond\w*|lone|core|outer\w*|inner\w*|paired|odd|free|spins?|[spdfgh][- ]electrons?)\b/i,
};

const WORDS: Partial<Record<Locale, AtomWords>> = { en: english };

export const findAtomWords = (locale: Locale): AtomWords | null => WORDS[locale] ?? null;
