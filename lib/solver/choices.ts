/** The answers that a problem offers to choose from: "(A) 184  (B) 242  (C) 484  (D) 968". */

/** Labels in their order: all of one list are written alike. */
const ORDERS: readonly (readonly string[])[] = [
  ["A", "B", "C", "D", "E"],
  ["a", "b", "c", "d", "e"],
  ["1", "2", "3", "4", "5"],
  ["i", "ii", "iii", "iv", "v"],
];

const FEWEST = 3;

/** How a label is written: "(A)", "A)", "A.", "[A]". */
const WRITTEN: readonly ((label: string) => string)[] = [
  (label) => `(${label})`,
  (label) => `[${label}]`,
  (label) => `${label})`,
  (label) => `${label}.`,
];

/** A number with its unit; in words only that none of them is right. */
const CHOICE =
  /^(?:[-−+]?\d[\d.,]*(?:\s?[×x*·]\s?10\^?[-−]?[\d⁰¹²³⁴-⁹⁻]+|[eE][-−]?\d+)?\s?(?:[%°\p{L}µμ][^\d,;:?!]{0,16}(?:[-−]?\d[^\d,;:?!]{0,6}){0,3})?|none(?: of (?:these|the above))?)$/iu;

type Choices = {
  /** The problem without them. */
  readonly text: string;
  /** The numbers on offer, as they are written; none where one says that none is right. */
  readonly numbers: readonly number[];
};

/** Where each label stands, behind white space and in order; null where the text has no such list. */
function findLabels(text: string, labels: readonly string[]): readonly { start: number; end: number }[] | null {
  const places: { start: number; end: number }[] = [];
  let from = 0;
  for (const label of labels) {
    const at = text.indexOf(label, from);
    if (at === -1) break;
    from = at + label.length;
    if (at === 0 || !/\s/.test(text.charAt(at - 1)) || (label.endsWith(".") && !/\s/.test(text.charAt(from))))
      return null;
    places.push({ start: at, end: from });
  }
  return places.length < FEWEST ? null : places;
}

function readNumber(choice: string): number {
  const [, digits = "", power] = /^([-−+]?\d[\d.,]*)(?:\s?(?:[×x*·]\s?10\^?|[eE])([-−]?\d+))?/.exec(choice) ?? [];
  return Number(`${digits.replaceAll(",", "")}e${power ?? "0"}`.replaceAll("−", "-"));
}

/** The numbers among which a problem lets choose, at its end; null where it has no such list. Parts that are asked are none. */
export function findChoices(text: string): Choices | null {
  for (const order of ORDERS)
    for (const write of WRITTEN) {
      const places = findLabels(text, order.map(write));
      const [first] = places ?? [];
      if (places === null || first === undefined) continue;
      const choices = places.map(({ end }, at) =>
        text
          .slice(end, places[at + 1]?.start)
          .replace(/[\s,;.]+$/, "")
          .trim(),
      );
      const rest = text.slice(0, first.start).trim();
      if (rest === "" || !choices.every((choice) => CHOICE.test(choice))) continue;
      const isOpen = choices.some((choice) => /^none/i.test(choice));
      return { text: rest, numbers: isOpen ? [] : choices.map(readNumber) };
    }
  return null;
}

const NEAR = 0.03;

/** Whether a number is one of those on offer, in whatever power of ten of its unit. */
export function isOnOffer(value: number, { numbers }: Choices): boolean {
  return (
    numbers.length === 0 ||
    numbers.some((number) => {
      if (number === 0 || value === 0) return number === value;
      const ratio = value / number;
      const power = 10 ** Math.round(Math.log10(Math.abs(ratio)));
      return Math.abs(Math.abs(ratio) / power - 1) <= NEAR;
    })
  );
}
