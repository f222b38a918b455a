/** "Lowers the temperature of the solution by 3.1 °C", "cools the water by 3.1 °C". */
const LOWERED =
  /,?\s(?:(?:lower|reduce|decrease)[sd]? the temperature(?: of (?:the )?[\w-]+(?: [\w-]+){0,2})?|cool(?:s|ed) the (?:water|solution|mixture|liquid|contents|bath)) by (?=\d)/gi;

/** "A temperature drop of 3.1 °C", "a decrease in temperature of 3.1 °C". */
const DROP =
  /\b(?:a|the) (?:temperature (?:drop|decrease|fall)|(?:drop|decrease|fall) (?:in|of) (?:the )?temperature)(?: of (?:the )?[\w-]+)? of (?=\d)/gi;

/** Says in a sentence of its own that a temperature falls, which is a verb with an object, or a noun: its sign would be lost. */
export function tellFalls(text: string): string {
  return text.replace(LOWERED, ", the temperature falls by ").replace(DROP, "the temperature falls by ");
}
