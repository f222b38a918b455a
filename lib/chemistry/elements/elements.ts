/**
 * The 118 elements.
 *
 * Weights: abridged standard atomic weights (five significant figures, conventional value where the standard weight is
 * an interval), Prohaska et al., "Standard atomic weights of the elements 2021", Pure Appl. Chem. 94 (2022) 573-600,
 * doi:10.1515/pac-2019-0603, table 2. Elements without a standard atomic weight carry in brackets the mass number of
 * the longest-lived isotope, as printed in the IUPAC periodic table of 4 May 2022.
 */
const ROWS = [
  ["H", "hydrogen", "1.0080"],
  ["He", "helium", "4.0026"],
  ["Li", "lithium", "6.94"],
  ["Be", "beryllium", "9.0122"],
  ["B", "boron", "10.81"],
  ["C", "carbon", "12.011"],
  ["N", "nitrogen", "14.007"],
  ["O", "oxygen", "15.999"],
  ["F", "fluorine", "18.998"],
  ["Ne", "neon", "20.180"],
  ["Na", "sodium", "22.990"],
  ["Mg", "magnesium", "24.305"],
  ["Al", "aluminium", "26.982"],
  ["Si", "silicon", "28.085"],
  ["P", "phosphorus", "30.974"],
  ["S", "sulfur", "32.06"],
  ["Cl", "chlorine", "35.45"],
  ["Ar", "argon", "39.95"],
  ["K", "potassium", "39.098"],
  ["Ca", "calcium", "40.078"],
  ["Sc", "scandium", "44.956"],
  ["Ti", "titanium", "47.867"],
  ["V", "vanadium", "50.942"],
  ["Cr", "chromium", "51.996"],
  ["Mn", "manganese", "54.938"],
  ["Fe", "iron", "55.845"],
  ["Co", "cobalt", "58.933"],
  ["Ni", "nickel", "58.693"],
  ["Cu", "copper", "63.546"],
  ["Zn", "zinc", "65.38"],
  ["Ga", "gallium", "69.723"],
  ["Ge", "germanium", "72.630"],
  ["As", "arsenic", "74.922"],
  ["Se", "selenium", "78.971"],
  ["Br", "bromine", "79.904"],
  ["Kr", "krypton", "83.798"],
  ["Rb", "rubidium", "85.468"],
  ["Sr", "strontium", "87.62"],
  ["Y", "yttrium", "88.906"],
  ["Zr", "zirconium", "91.224"],
  ["Nb", "niobium", "92.906"],
  ["Mo", "molybdenum", "95.95"],
  ["Tc", "technetium", "[97]"],
  ["Ru", "ruthenium", "101.07"],
  ["Rh", "rhodium", "102.91"],
  ["Pd", "palladium", "106.42"],
  ["Ag", "silver", "107.87"],
  ["Cd", "cadmium", "112.41"],
  ["In", "indium", "114.82"],
  ["Sn", "tin", "118.71"],
  ["Sb", "antimony", "121.76"],
  ["Te", "tellurium", "127.60"],
  ["I", "iodine", "126.90"],
  ["Xe", "xenon", "131.29"],
  ["Cs", "caesium", "132.91"],
  ["Ba", "barium", "137.33"],
  ["La", "lanthanum", "138.91"],
  ["Ce", "cerium", "140.12"],
  ["Pr", "praseodymium", "140.91"],
  ["Nd", "neodymium", "144.24"],
  ["Pm", "promethium", "[145]"],
  ["Sm", "samarium", "150.36"],
  ["Eu", "europium", "151.96"],
  ["Gd", "gadolinium", "157.25"],
  ["Tb", "terbium", "158.93"],
  ["Dy", "dysprosium", "162.50"],
  ["Ho", "holmium", "164.93"],
  ["Er", "erbium", "167.26"],
  ["Tm", "thulium", "168.93"],
  ["Yb", "ytterbium", "173.05"],
  ["Lu", "lutetium", "174.97"],
  ["Hf", "hafnium", "178.49"],
  ["Ta", "tantalum", "180.95"],
  ["W", "tungsten", "183.84"],
  ["Re", "rhenium", "186.21"],
  ["Os", "osmium", "190.23"],
  ["Ir", "iridium", "192.22"],
  ["Pt", "platinum", "195.08"],
  ["Au", "gold", "196.97"],
  ["Hg", "mercury", "200.59"],
  ["Tl", "thallium", "204.38"],
  ["Pb", "lead", "207.2"],
  ["Bi", "bismuth", "208.98"],
  ["Po", "polonium", "[209]"],
  ["At", "astatine", "[210]"],
  ["Rn", "radon", "[222]"],
  ["Fr", "francium", "[223]"],
  ["Ra", "radium", "[226]"],
  ["Ac", "actinium", "[227]"],
  ["Th", "thorium", "232.04"],
  ["Pa", "protactinium", "231.04"],
  ["U", "uranium", "238.03"],
  ["Np", "neptunium", "[237]"],
  ["Pu", "plutonium", "[244]"],
  ["Am", "americium", "[243]"],
  ["Cm", "curium", "[247]"],
  ["Bk", "berkelium", "[247]"],
  ["Cf", "californium", "[251]"],
  ["Es", "einsteinium", "[252]"],
  ["Fm", "fermium", "[257]"],
  ["Md", "mendelevium", "[258]"],
  ["No", "nobelium", "[259]"],
  ["Lr", "lawrencium", "[262]"],
  ["Rf", "rutherfordium", "[267]"],
  ["Db", "dubnium", "[268]"],
  ["Sg", "seaborgium", "[269]"],
  ["Bh", "bohrium", "[270]"],
  ["Hs", "hassium", "[269]"],
  ["Mt", "meitnerium", "[277]"],
  ["Ds", "darmstadtium", "[281]"],
  ["Rg", "roentgenium", "[282]"],
  ["Cn", "copernicium", "[285]"],
  ["Nh", "nihonium", "[286]"],
  ["Fl", "flerovium", "[290]"],
  ["Mc", "moscovium", "[290]"],
  ["Lv", "livermorium", "[293]"],
  ["Ts", "tennessine", "[294]"],
  ["Og", "oganesson", "[294]"],
] as const;

export type ElementSymbol = (typeof ROWS)[number][0];

export type Element = {
  readonly number: number;
  readonly symbol: ElementSymbol;
  /** The IUPAC name in English (aluminium, caesium, sulfur). */
  readonly name: string;
  /** Abridged standard atomic weight, an exact decimal string in g/mol; the mass number where there is no weight. */
  readonly weight: string;
  /** True where `weight` is only the mass number of the longest-lived isotope. */
  readonly isMassNumber: boolean;
  /** 1 to 7. */
  readonly period: number;
  /** 1 to 18; null for the f-block, which the eighteen groups leave out. */
  readonly group: number | null;
};

const NOBLE_GAS_NUMBERS = [2, 10, 18, 36, 54, 86, 118];

function findPeriod(number: number): number {
  return NOBLE_GAS_NUMBERS.findIndex((last) => number <= last) + 1;
}

function findGroup(number: number, period: number): number | null {
  const last = NOBLE_GAS_NUMBERS[period - 1] ?? 118;
  const place = number - (NOBLE_GAS_NUMBERS[period - 2] ?? 0);
  if (number === 1 || place <= 2) return number === 2 ? 18 : place;
  const fromTheRight = 18 - (last - number);
  // Lanthanum to ytterbium and actinium to nobelium stand below the table; lutetium and lawrencium are in group 3.
  return fromTheRight < 3 ? null : fromTheRight;
}

/** In the order of atomic numbers: `ELEMENTS[0]` is hydrogen. */
export const ELEMENTS: readonly Element[] = ROWS.map(([symbol, name, weight], index) => {
  const number = index + 1;
  const period = findPeriod(number);
  const isMassNumber = weight.startsWith("[");
  return {
    number,
    symbol,
    name,
    weight: isMassNumber ? weight.slice(1, -1) : weight,
    isMassNumber,
    period,
    group: findGroup(number, period),
  };
});

const BY_SYMBOL: ReadonlyMap<string, Element> = new Map(ELEMENTS.map((element) => [element.symbol, element]));

/** The element of a symbol, written exactly ("Co", not "CO"), or null. */
export function findElement(symbol: string): Element | null {
  return BY_SYMBOL.get(symbol) ?? null;
}

/** The element of a known symbol. */
export function getElement(symbol: ElementSymbol): Element {
  const element = BY_SYMBOL.get(symbol);
  if (element === undefined) throw new Error(`No element has the symbol ${symbol}`);
  return element;
}
