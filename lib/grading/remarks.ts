import { z } from "zod";

/**
 * What there is to say about an answer: codes with their values, worded in `lib/wording`. Chemistry in the values is in
 * canonical ASCII, units as `formatUnit` writes them.
 */

const text = z.string();
const count = z.number().int();

/** Why an answer cannot be marked. */
const UNGRADABLE_REMARKS = [
  z.object({ code: z.literal("empty") }),
  /** "idk": no answer, and none was tried. */
  z.object({ code: z.literal("not-known") }),
  /** A word of everyday speech where it can be no answer: "no", "he". */
  z.object({ code: z.literal("stray-word"), found: text }),
  z.object({ code: z.literal("too-long") }),
  /** The problem's own answer cannot be read: a fault of ours. */
  z.object({ code: z.literal("unreadable-expectation") }),
  z.object({ code: z.literal("no-number") }),
  /** Several values, none of them marked as the answer. */
  z.object({ code: z.literal("several-values"), values: z.array(text) }),
  z.object({ code: z.literal("unreadable-number"), found: text }),
  /** A calculation without its result. */
  z.object({ code: z.literal("unevaluated"), found: text }),
  /** "not 12 g", "more than 12 g", "12-13 g". */
  z.object({ code: z.literal("no-definite-value"), found: text }),
  z.object({ code: z.literal("unknown-unit"), found: text }),
  z.object({ code: z.literal("ambiguous-unit"), found: text, readings: z.array(text) }),
  /** `issue` is a code of `FormulaIssue` or `EquationIssue`. */
  z.object({ code: z.literal("not-a-formula"), issue: text, at: count, found: text, readings: z.array(text) }),
  z.object({ code: z.literal("not-an-equation"), issue: text, at: count, found: text, readings: z.array(text) }),
  /** `issue` is a `MoleculeIssue`. */
  z.object({ code: z.literal("not-a-molecule"), issue: text }),
  z.object({ code: z.literal("several-formulas"), formulas: z.array(text) }),
  z.object({ code: z.literal("unknown-name"), found: text }),
  z.object({ code: z.literal("unknown-choice"), found: text }),
  z.object({ code: z.literal("several-choices"), ids: z.array(text) }),
  /** The accepted words within others or misspelt beyond certainty, or far more words than a short answer has. */
  z.object({ code: z.literal("unclear-text") }),
  /** "Exothermic because it absorbs heat": the reason is that of the opposite. */
  z.object({ code: z.literal("reason-contradicts") }),
] as const;

const QUANTITY_REMARKS = [
  z.object({ code: z.literal("significant-figures"), expected: count, given: count }),
  /** Right but for the last figure, as with other tables of atomic weights. */
  z.object({ code: z.literal("rounding-difference") }),
  z.object({ code: z.literal("early-rounding"), step: text.nullable() }),
  /** The right value with so few figures that it is no longer it. */
  z.object({ code: z.literal("over-rounding"), expected: count, given: count }),
  z.object({ code: z.literal("unit-missing"), expected: text }),
  z.object({ code: z.literal("unit-of-another-dimension"), expected: text, given: text }),
  /** Atoms for molecules. */
  z.object({ code: z.literal("another-thing-counted"), expected: text, given: text }),
  /** The right number with a unit that makes it another value: kg for g. */
  z.object({ code: z.literal("unit-mismatch"), expected: text, given: text }),
  /** The right value in a unit that is not the one it is to be converted to. */
  z.object({ code: z.literal("unit-not-converted"), expected: text, given: text }),
  z.object({ code: z.literal("sign") }),
  /** The answer is 10^exponent times the right one. */
  z.object({ code: z.literal("power-of-ten"), exponent: count }),
  z.object({ code: z.literal("inverted") }),
  z.object({ code: z.literal("logarithm-base") }),
  /** 273.15 too much or too little. */
  z.object({ code: z.literal("temperature-scale") }),
  /** What a step before the last one leads to. */
  z.object({ code: z.literal("on-the-way") }),
  /** A value that the question itself gives. */
  z.object({ code: z.literal("given-repeated") }),
  /** So near that the way must be right, and too far off for another rounding. */
  z.object({ code: z.literal("close") }),
  /** A ratio of small numbers to the right value: a coefficient forgotten or upside down, atoms taken for molecules. */
  z.object({ code: z.literal("coefficient-ratio"), numerator: count, denominator: count }),
] as const;

const FORMULA_REMARKS = [
  z.object({ code: z.literal("atom-count"), atom: text, expected: z.number(), given: z.number() }),
  z.object({ code: z.literal("ion-charge"), expected: count, given: count }),
  /** Divided by `factor`: CH for C6H6. */
  z.object({ code: z.literal("empirical-for-molecular"), factor: count }),
  z.object({ code: z.literal("molecular-for-empirical"), factor: count }),
  z.object({ code: z.literal("diatomic-element"), expected: text, given: text }),
  z.object({ code: z.literal("polyatomic-ion"), expected: text, given: text }),
  /** The right ions in numbers whose charges do not cancel. */
  z.object({ code: z.literal("charge-balance"), cation: text, anion: text }),
  /** The numbers of ions fit another charge of the metal. */
  z.object({ code: z.literal("cation-charge"), expected: text, given: text }),
  z.object({ code: z.literal("missing-parentheses"), expected: text }),
  z.object({ code: z.literal("hydrate-water"), expected: count, given: count }),
  z.object({ code: z.literal("letter-case"), expected: text, given: text }),
  /** The same atoms without the ions or groups that they make up: Fe2S3O12 for Fe2(SO4)3. */
  z.object({ code: z.literal("grouping-lost"), expected: text }),
  /** The same atoms in an order or grouping in which the compound is not written. */
  z.object({ code: z.literal("unusual-order"), expected: text }),
  z.object({ code: z.literal("element-repeated"), atom: text }),
  /** The same atoms, bound otherwise: CH3OCH3 for C2H5OH. */
  z.object({ code: z.literal("another-isomer"), expected: text }),
] as const;

const EQUATION_REMARKS = [
  /** All coefficients are `numerator`/`denominator` of the smallest whole ones. */
  z.object({ code: z.literal("not-lowest-terms"), numerator: count, denominator: count }),
  z.object({ code: z.literal("unbalanced-atom"), atom: text, reactants: z.number(), products: z.number() }),
  z.object({ code: z.literal("unbalanced-charge"), reactants: z.number(), products: z.number() }),
  /** Balanced, but the sum of several reactions in another proportion. */
  z.object({ code: z.literal("another-stoichiometry") }),
  z.object({ code: z.literal("reversed") }),
  z.object({ code: z.literal("species-missing"), formula: text, side: z.enum(["reactants", "products"]) }),
  z.object({ code: z.literal("species-unexpected"), formula: text, side: z.enum(["reactants", "products"]) }),
  z.object({ code: z.literal("wrong-side"), formula: text, side: z.enum(["reactants", "products"]) }),
  z.object({ code: z.literal("spectator-ion"), formula: text }),
  /** Subscripts changed in order to balance: H2O2 for H2O. */
  z.object({ code: z.literal("subscript-changed"), expected: text, given: text }),
  /** An unexpected formula that contradicts the charges of its ions (any of each of `cations`), and what they give. */
  z.object({
    code: z.literal("doubtful-formula"),
    formula: text,
    cations: z.array(z.array(text)),
    anion: text,
    neutral: z.array(text),
  }),
  /** Another reaction than the expected one, and one that does not happen. */
  z.object({ code: z.literal("doubtful-reaction") }),
  z.object({ code: z.literal("state-missing"), formula: text, expected: text }),
  z.object({ code: z.literal("state-wrong"), formula: text, expected: text, given: text }),
] as const;

const STRUCTURE_REMARKS = [
  /** The same formula, another structure. */
  z.object({ code: z.literal("isomer-drawn") }),
  /** The right groups on more or fewer carbon atoms. */
  z.object({ code: z.literal("chain-length") }),
  /** A double or triple bond is missing, too many, or another one. */
  z.object({ code: z.literal("multiple-bond") }),
  z.object({ code: z.literal("other-group") }),
] as const;

const WORD_REMARKS = [
  z.object({ code: z.literal("spelling"), expected: text }),
  /** The answer is marked, the reason with it is not. It costs nothing. */
  z.object({ code: z.literal("reason-unmarked") }),
  /** An everyday name where a systematic one exists. */
  z.object({ code: z.literal("common-name"), expected: text }),
  z.object({ code: z.literal("oxidation-number-missing"), expected: text }),
  z.object({ code: z.literal("oxidation-number"), expected: text }),
  /** -ite for -ate, -ide for -ate, hypo- and per-: another ion of the same element. */
  z.object({ code: z.literal("anion-name"), expected: text, given: text }),
  /** Counting prefixes missing, or of other numbers. */
  z.object({ code: z.literal("counting-prefix"), expected: text }),
  /** Counting prefixes where the charges say the numbers already: calcium dichloride. */
  z.object({ code: z.literal("prefixes-on-ions"), expected: text }),
  /** The carbons are counted from the wrong end: 3-methylbutane. */
  z.object({ code: z.literal("numbered-otherwise"), expected: text }),
  /** Another chain than the longest is the main one: 2-ethylpropane. */
  z.object({ code: z.literal("shorter-chain"), expected: text }),
  /** The name of another substance. */
  z.object({ code: z.literal("another-substance"), formulas: z.array(text) }),
] as const;

export const remarkSchema = z.discriminatedUnion("code", [
  ...UNGRADABLE_REMARKS,
  ...QUANTITY_REMARKS,
  ...FORMULA_REMARKS,
  ...EQUATION_REMARKS,
  ...STRUCTURE_REMARKS,
  ...WORD_REMARKS,
]);

export type Remark = z.infer<typeof remarkSchema>;
export type RemarkCode = Remark["code"];

/** Remarks that name a misconception by themselves, where the problem lists none that fits better. */
export const SLIPS = [
  "early-rounding",
  "over-rounding",
  "unit-mismatch",
  "sign",
  "power-of-ten",
  "inverted",
  "logarithm-base",
  "temperature-scale",
  "on-the-way",
  "given-repeated",
  "coefficient-ratio",
  "ion-charge",
  "empirical-for-molecular",
  "molecular-for-empirical",
  "diatomic-element",
  "polyatomic-ion",
  "charge-balance",
  "cation-charge",
  "missing-parentheses",
  "grouping-lost",
  "hydrate-water",
  "letter-case",
  "reversed",
  "spectator-ion",
  "subscript-changed",
  "oxidation-number-missing",
  "oxidation-number",
  "anion-name",
  "counting-prefix",
  "prefixes-on-ions",
  "isomer-drawn",
  "chain-length",
  "multiple-bond",
  "other-group",
] as const satisfies readonly RemarkCode[];

export type Slip = (typeof SLIPS)[number];
