import { findSubscript, findSuperscript } from "#lib/chemistry/display/split-scripts.ts";

/**
 * Makes a copied selection useful where only plain text arrives: SO₄²⁻, not SO42-. Without scripts in the selection
 * the browser copies as always.
 */
export function copyChemistry(event: Pick<ClipboardEvent, "clipboardData" | "preventDefault">, selection: Selection | null): void {
  if (selection === null || selection.rangeCount === 0 || event.clipboardData === null) return;
  const copied = document.createElement("div");
  copied.append(selection.getRangeAt(0).cloneContents());
  const scripts = copied.querySelectorAll("sub, sup");
  if (scripts.length === 0) return;

  const html = copied.innerHTML;
  for (const script of scripts) script.replaceWith(inUnicode(script));
  event.clipboardData.setData("text/html", html);
  event.clipboardData.setData("text/plain", renderedText(copied));
  event.preventDefault();
}

/** A script in Unicode's own signs; one that has none stays on the line. */
function inUnicode(script: Element): string {
  const text = script.textContent ?? "";
  return (script.tagName === "SUB" ? findSubscript(text) : findSuperscript(text)) ?? text;
}

/** Line breaks are where the layout has them, so the text must be laid out to be read: out of sight, for a moment. */
function renderedText(content: HTMLElement): string {
  content.style.cssText = "position:fixed;inset-inline-start:-9999px;white-space:pre-line";
  document.body.append(content);
  const text = content.innerText;
  content.remove();
  return text;
}
