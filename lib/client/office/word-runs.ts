import { TextRun } from "docx";
import type { ScriptSpan } from "../../chemistry/display/split-scripts.ts";
import type { Look } from "../../documents/document.ts";

/** Comes with Word, and holds what programs are written in. */
const CODE_FONT = "Consolas";

/** What XML 1.0 (section 2.2) has no place for, though a student may paste it. */
// oxlint-disable-next-line no-control-regex -- it is these signs that are meant
const NO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** Text whose lines are kept, with its scripts as the formats that Word's own buttons set. */
export function writeSpans(
  spans: readonly ScriptSpan[],
  looks: readonly Look[] = [],
  small: { readonly color: string; readonly size: number } | null = null,
): TextRun[] {
  // What is not said is left to the paragraph: a heading is bold by itself.
  const look = {
    ...(looks.includes("bold") && { bold: true }),
    ...(looks.includes("italic") && { italics: true }),
    ...(looks.includes("code") && { font: CODE_FONT }),
  };
  return spans.flatMap(({ text, position }) =>
    text
      .toWellFormed()
      .replaceAll(NO_XML, "")
      .split("\n")
      .map(
        (line, index) =>
          new TextRun({
            ...look,
            ...small,
            text: line,
            break: index > 0 ? 1 : 0,
            subScript: position === "sub",
            superScript: position === "sup",
          }),
      ),
  );
}
