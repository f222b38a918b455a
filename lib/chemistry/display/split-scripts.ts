/** A run of a text and where it stands to the line; `text` holds ordinary digits and signs. */
export type ScriptSpan = { readonly text: string; readonly position: "base" | "sub" | "sup" };

const SUBSCRIPTS: ReadonlyMap<string, string> = new Map([
  ...pairs("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎", "0123456789+−=()"),
  ...pairs("ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ", "aehijklmnoprstuvx"),
]);

const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map([...pairs("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾", "0123456789+−=()"), ...pairs("ⁿⁱ", "ni")]);

const TO_SUBSCRIPT = invert(SUBSCRIPTS);
const TO_SUPERSCRIPT = invert(SUPERSCRIPTS);

function pairs(scripts: string, plain: string): [string, string][] {
  return [...scripts].map((script, index) => [script, [...plain][index] ?? ""]);
}

function invert(map: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...map].map(([script, plain]): [string, string] => [plain, script]));
}

/**
 * Cuts a text into runs on, below and above the line, so that Unicode sub- and superscripts can be shown as real ones.
 * The runs' texts in their positions are the whole text.
 */
export function splitScripts(text: string): ScriptSpan[] {
  const spans: { text: string; position: ScriptSpan["position"] }[] = [];
  for (const sign of text) {
    const sub = SUBSCRIPTS.get(sign);
    const sup = SUPERSCRIPTS.get(sign);
    const position = sub !== undefined ? "sub" : sup !== undefined ? "sup" : "base";
    const plain = sub ?? sup ?? sign;
    const last = spans.at(-1);
    if (last?.position === position) last.text += plain;
    else spans.push({ text: plain, position });
  }
  return spans;
}

/** The text below the line, or null when one of its signs has no Unicode subscript. */
export function findSubscript(text: string): string | null {
  return translate(text, TO_SUBSCRIPT);
}

/** The text above the line, or null when one of its signs has no Unicode superscript. */
export function findSuperscript(text: string): string | null {
  return translate(text, TO_SUPERSCRIPT);
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
