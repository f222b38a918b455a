import katex from "katex";
import "katex/contrib/mhchem";
import "katex/dist/katex.min.css";

/**
 * Lays mathematics out within an element; false when it cannot be read, and then nothing is changed. Nothing in it is
 * trusted: no links, no images, no styles, no more macros or larger sizes than a formula needs.
 */
export function typeset(tex: string, isBlock: boolean, place: HTMLElement): boolean {
  try {
    katex.render(tex, place, {
      displayMode: isBlock,
      output: "htmlAndMathml",
      trust: false,
      strict: "ignore",
      throwOnError: true,
      // What is not trusted is shown by its name, in the colour of the text.
      errorColor: "currentColor",
      maxExpand: 500,
      maxSize: 10,
    });
    return true;
  } catch {
    // A parse error, or nesting that exhausts the stack: the reader gets what was written.
    return false;
  }
}
