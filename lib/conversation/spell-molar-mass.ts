/** "M was 132", "molar mass is 180": a molar mass without its unit is in grams per mole. */
const BARE =
  /(?<![\p{L}\d])(?:M|MM|M_?r|MW|mw|[Mm]olar mass|[Mm]olecular (?:mass|weight)|[Mm]asa molar|[Mm]asse molaire|摩尔质量|सापेक्ष अणुभार|मोलर द्रव्यमान|ሞላር መጠነ ቁስ)\s*(?:(?:is|was|were|were to be|es|era|fuera|est|était|vaut|है|हो|为|是|of|=|:)\s*)?(\d+(?:\.\d+)?)(?![.,]?\d|\s?(?:k?g|M|mol|m?L|%)(?!\p{L}))/gu;

/** A text with the unit of each molar mass that is told by its number alone. Total; linear in the text's length. */
export const spellMolarMass = (text: string): string => text.replaceAll(BARE, "molar mass = $1 g/mol");

/** The same for what a message brings to a problem: the value alone, which then takes the place of the one there. */
export const tellMolarMass = (text: string): string => text.replaceAll(BARE, "$1 g/mol");
