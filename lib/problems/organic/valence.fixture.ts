/** Bonds that an atom without charge forms. */
const VALENCES: Readonly<Record<string, number>> = { H: 1, F: 1, Cl: 1, Br: 1, I: 1, O: 2, N: 3, C: 4 };

const ORDERS: Readonly<Record<string, number>> = { "–": 1, "=": 2, "≡": 3 };

type Atom = { readonly symbol: string; bonds: number };

/** What condensed formulas leave to the reader: the double bond of a carbonyl, the triple bond of a nitrile. A phenyl group forms one bond. */
function spellOut(text: string): string {
  return text
    .replaceAll("C₆H₅", "Ph")
    .replaceAll(/CN(?=\)|$)/g, "C≡N")
    .replaceAll(/CHO(?=\)|$)/g, "CH(=O)")
    .replaceAll(/(?<!=)CO(?=[^₂]|$)/g, "C(=O)");
}

const DIGITS = "₀₁₂₃₄₅₆₇₈₉";

/**
 * The atoms of a condensed formula with a fault each: `CH₂` of `CH₂≡CH₂` has 5 bonds. Dashes at the ends are bonds that go on. Throws on a
 * text that is no condensed formula.
 */
export function findWrongValences(text: string): string[] {
  const source = spellOut(text);
  const atoms: Atom[] = [];
  let at = 0;

  const readCount = (): number => {
    let digits = "";
    for (; DIGITS.includes(source[at] ?? " "); at += 1) digits += DIGITS.indexOf(source[at] ?? "");
    return digits === "" ? 1 : Number(digits);
  };
  const join = (one: Atom | null, other: Atom, order: number): void => {
    if (one !== null) one.bonds += order;
    other.bonds += order;
  };

  function readChain(from: Atom | null): void {
    let current = from;
    // At the start of the whole a dash is a bond to what is not shown; elsewhere neighbours are bound anyway.
    let order = current === null ? 0 : 1;
    while (at < source.length && source[at] !== ")") {
      const sign = source[at] ?? "";
      if (sign === "(") {
        const start = at + 1;
        let repeats = 1;
        for (let index = 0; index < repeats; index += 1) {
          at = start;
          readChain(current);
          at += 1;
          repeats = readCount();
        }
      } else if (ORDERS[sign] !== undefined) {
        order = ORDERS[sign];
        at += 1;
        if (at === source.length && current !== null) current.bonds += order;
      } else {
        const symbol = /^(?:Cl|Br|Ph|[CHNOFI])/.exec(source.slice(at))?.[0];
        if (symbol === undefined) throw new Error(`${text} is no condensed formula at ${source.slice(at)}`);
        at += symbol.length;
        const isEnd = symbol === "Ph" || VALENCES[symbol] === 1;
        const count = readCount();
        if (isEnd && current !== null) current.bonds += count * (source[at - symbol.length - 1] === "–" ? order : 1);
        else {
          const atom: Atom = { symbol, bonds: 0 };
          atoms.push(atom);
          join(current, atom, order);
          current = atom;
        }
        order = 1;
      }
    }
  }

  readChain(null);
  return atoms
    .filter(({ symbol, bonds }) => bonds !== VALENCES[symbol])
    .map(({ symbol, bonds }) => `${symbol} with ${bonds} bonds in ${text}`);
}
