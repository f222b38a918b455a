import { cutVerbatim } from "./verbatim.ts";

/** A run of a text and where it stands to the line; `text` holds ordinary digits and signs. */
export type ScriptSpan = { readonly text: string; readonly position: "base" | "sub" | "sup" };

const SUBSCRIPTS: ReadonlyMap<string, string> = new Map([
  ...pairs("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎", "0123456789+−=()"),
  ...pairs("ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ", "aehijklmnoprstuvx"),
]);

const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map([
  ...pairs("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾", "0123456789+−=()"),
  ...pairs("ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ", "abcdefghijklmnoprstuvwxyz"),
  ...pairs("ᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ", "ABDEGHIJKLMNOPRTUVW"),
]);

const TO_SUBSCRIPT = invert(SUBSCRIPTS);
const TO_SUPERSCRIPT = invert(SUPERSCRIPTS);

function pairs(scripts: string, plain: string): [string, string][] {
  return [...scripts].map((script, index) => [script, [...plain][index] ?? ""]);
}

function invert(map: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...map].map(([script, plain]): [string, string] => [plain, script]));
}

/**
 * The symbol of a quantity, behind which a bare `_` marks a subscript, and that subscript: K_eq, N_A, pK_b, E°_cell, [A]_eq.
 * A small letter has a short one only, and no word has any, so that names of variables and files stay (my_var, e_mail).
 */
const SYMBOL_MARK = String.raw`(?:(?<=(?<![A-Za-z_\\])p?[A-ZΑ-Ωα-ω][°⊖⁰]?)_(?=[A-Za-z]{1,12}(?!\w))|(?<=(?<![A-Za-z_\\])[a-z]|\])_(?=[A-Za-z]{1,3}(?!\w)))`;

const BARE_SUBSCRIPT = new RegExp(`${SYMBOL_MARK}([A-Za-z]+)`, "g");

/** What Unicode has no signs for keeps its mark: K_eq, N_A, P_{N₂}, e^{-Eₐ/RT}. */
const MARKED = new RegExp(`([_^])\\{([^{}]{1,20})\\}|${SYMBOL_MARK}([A-Za-z]+)`, "g");

/**
 * Cuts a text into runs on, below and above the line, so that Unicode's and marked scripts can be shown as real ones. The
 * runs' texts in their positions are the whole text without its marks. Code and addresses stay on the line.
 */
export function splitScripts(text: string): ScriptSpan[] {
  if (!/[_^]/.test(text)) return joinSpans(splitUnicode(text));
  return joinSpans(
    cutVerbatim(text).flatMap((piece) =>
      piece.isVerbatim ? [{ text: piece.text, position: "base" as const }] : splitMarked(piece.text),
    ),
  );
}

function splitMarked(text: string): ScriptSpan[] {
  const spans: ScriptSpan[] = [];
  let read = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, mark, braced = "", bare = braced] = match;
    spans.push(...splitUnicode(text.slice(read, match.index)), { text: bare, position: mark === "^" ? "sup" : "sub" });
    read = match.index + whole.length;
  }
  return [...spans, ...splitUnicode(text.slice(read))];
}

function splitUnicode(text: string): ScriptSpan[] {
  return [...text].map((sign) => {
    const sub = SUBSCRIPTS.get(sign);
    const sup = SUPERSCRIPTS.get(sign);
    return { text: sub ?? sup ?? sign, position: sub !== undefined ? "sub" : sup !== undefined ? "sup" : "base" };
  });
}

function joinSpans(spans: readonly ScriptSpan[]): ScriptSpan[] {
  const joined: { text: string; position: ScriptSpan["position"] }[] = [];
  for (const { text, position } of spans) {
    const last = joined.at(-1);
    if (last?.position === position) last.text += text;
    else joined.push({ text, position });
  }
  return joined;
}

/** The text below the line, or null when one of its signs has no Unicode subscript. */
function findSubscript(text: string): string | null {
  return translate(text, TO_SUBSCRIPT);
}

/** The text above the line, or null when one of its signs has no Unicode superscript. */
export function findSuperscript(text: string): string | null {
  return translate(text, TO_SUPERSCRIPT);
}

/** The text above or below the line as plain text has it: in Unicode where each of its signs is there, else behind its mark. */
export function writeScript(text: string, position: "sub" | "sup"): string {
  const core = text.trim();
  const [script, mark] = position === "sub" ? [findSubscript(core), "_"] : [findSuperscript(core), "^"];
  return script ?? `${mark}{${core}}`;
}

/** Symbols with a bare subscript as plain text has them: V_m is Vₘ; N_A stays, as Unicode has no A below the line. */
export function lowerSymbols(text: string): string {
  return text.replace(BARE_SUBSCRIPT, (whole, letters: string) => findSubscript(letters) ?? whole);
}

function translate(text: string, map: ReadonlyMap<string, string>): string | null {
  let translated = "";
  for (const sign of text) {
    const script = map.get(sign === "-" || sign === "–" ? "−" : sign);
    if (script === undefined) return null;
    translated += script;
  }
  return translated;
}
