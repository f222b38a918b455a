import { writeScript } from "#lib/chemistry/display/split-scripts.ts";

/**
 * Makes a copied selection useful where only plain text arrives: SO₄²⁻, not SO42-, and a laid out formula as it was
 * written. A part of a formula copies all of it. Without either in the selection the browser copies as always.
 */
export function copyChemistry(
  event: Pick<ClipboardEvent, "clipboardData" | "preventDefault">,
  selection: Selection | null,
): void {
  if (selection === null || selection.rangeCount === 0 || event.clipboardData === null) return;
  const copied = document.createElement("div");
  copied.append(withWholeFormulas(selection.getRangeAt(0)).cloneContents());
  // What is only heard belongs to the screen, not to the text.
  for (const unseen of copied.querySelectorAll(".sr-only")) unseen.remove();
  const formulas = copied.querySelectorAll<HTMLElement>("[data-tex]");
  const hasScripts = copied.querySelector("sub, sup") !== null;
  if (formulas.length === 0 && !hasScripts) return;

  // To who reads HTML a formula is MathML; what the browser draws of it makes no sense without its style sheet.
  for (const formula of formulas) {
    const math = formula.querySelector("math");
    if (math !== null) formula.replaceChildren(math);
  }
  const html = copied.innerHTML;
  for (const formula of formulas) formula.textContent = formula.dataset["tex"] ?? "";
  for (const script of copied.querySelectorAll("sub, sup")) script.replaceWith(inUnicode(script));
  event.clipboardData.setData("text/html", html);
  event.clipboardData.setData("text/plain", renderedText(copied));
  event.preventDefault();
}

function withWholeFormulas(selected: Range): Range {
  const range = selected.cloneRange();
  const first = formulaAround(range.startContainer);
  const last = formulaAround(range.endContainer);
  if (first !== null) range.setStartBefore(first);
  if (last !== null) range.setEndAfter(last);
  return range;
}

function formulaAround(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest("[data-tex]") ?? null;
}

/** A script in Unicode's own signs; one that has none gets its mark, and needs no braces between its symbol and a sign. */
function inUnicode(script: Element): string {
  const written = writeScript(script.textContent ?? "", script.tagName === "SUB" ? "sub" : "sup");
  return /^\w/.test(script.nextSibling?.textContent ?? "") ? written : written.replace(/^_\{([A-Za-z]+)\}$/, "_$1");
}

/** Line breaks are where the layout has them, so the text must be laid out to be read: out of sight, for a moment. */
function renderedText(content: HTMLElement): string {
  content.style.cssText = "position:fixed;inset-inline-start:-9999px;white-space:pre-line";
  document.body.append(content);
  const text = content.innerText;
  content.remove();
  return text;
}
