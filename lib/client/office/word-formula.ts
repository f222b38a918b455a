import {
  Math as WordMath,
  type MathComponent,
  MathFraction,
  MathLimitLower,
  MathLimitUpper,
  MathPreSubSuperScript,
  MathRadical,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
  XmlComponent,
} from "docx";
import katex from "katex";
import "katex/contrib/mhchem";

/** A part of MathML Core, as KaTeX writes it: well-formed, its names without prefixes. */
type Markup = { readonly name: string; readonly isUpright: boolean; readonly children: Markup[]; text: string };

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
};

/** A tag, or the text between two. */
const TOKEN = /<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/g;

/**
 * A formula in TeX as Word's own (OMML, ISO/IEC 29500-1, 22.1), which Word sets and edits; null for what cannot be read.
 * The structure is KaTeX's, so that the file shows what the screen does.
 */
export function writeFormula(tex: string): WordMath | null {
  try {
    const markup = katex.renderToString(tex, {
      output: "mathml",
      trust: false,
      strict: "ignore",
      throwOnError: true,
      maxExpand: 500,
      maxSize: 10,
    });
    return new WordMath({ children: writeAll(readMarkup(markup)) });
  } catch {
    // A parse error, or nesting that exhausts the stack.
    return null;
  }
}

function readMarkup(markup: string): Markup[] {
  const root: Markup = { name: "root", isUpright: false, children: [], text: "" };
  const open = [root];
  for (const [, end, name = "", attributes = "", empty, text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += text.replaceAll(/&[^;]{1,6};/g, (entity) => ENTITIES[entity] ?? entity);
    else if (end === "/") open.pop();
    else {
      const child = { name, isUpright: attributes.includes('mathvariant="normal"'), children: [], text: "" };
      parent.children.push(child);
      if (empty !== "/") open.push(child);
    }
  }
  return root.children;
}

const SCRIPTS = new Set(["msub", "msup", "msubsup"]);
/** What is there for its place only, or says the same again. */
const UNSEEN = new Set(["mphantom", "annotation", "mspace"]);

function isEmpty({ name, children, text }: Markup): boolean {
  return UNSEEN.has(name) || (text.trim() === "" && children.every(isEmpty));
}

/**
 * A row. mhchem hangs scripts on an unseen letter: one alone belongs to what stands before it, two at once, as those of a
 * nuclide, to what comes.
 */
function writeAll(row: readonly Markup[]): MathComponent[] {
  const parts: Markup[] = [];
  let leading: Markup | null = null;
  for (const part of row) {
    const [base, ...scripts] = part.children;
    const isLoose = SCRIPTS.has(part.name) && base !== undefined && isEmpty(base);
    if (isLoose && part.name === "msubsup") {
      if (!scripts.every(isEmpty)) leading = part;
    } else if (leading !== null && !isEmpty(part)) {
      parts.push({ ...leading, name: "mprescripts", children: [part, ...leading.children.slice(1)] });
      leading = null;
    } else {
      const before = isLoose ? parts.pop() : undefined;
      parts.push(before === undefined ? part : hang(before, part, scripts));
    }
  }
  return parts.flatMap(writePart);
}

function hang(before: Markup, part: Markup, scripts: Markup[]): Markup {
  if (before.name === "msub" && part.name === "msup")
    return { ...part, name: "msubsup", children: [...before.children, ...scripts] };
  return { ...part, children: [before, ...scripts] };
}

function writePart(part: Markup): MathComponent[] {
  const { name, children, text } = part;
  if (UNSEEN.has(name)) return [];
  const [first, second, third] = children.map((child) => writeAll([child]));
  switch (name) {
    case "mi":
      return [writeLetters(text, part.isUpright || text.length > 1)];
    case "mn":
    case "mo":
      return [writeLetters(text, false)];
    case "mtext":
      return [writeLetters(text, true)];
    case "mfrac":
      return [new MathFraction({ numerator: first ?? [], denominator: second ?? [] })];
    case "msub":
      return [new MathSubScript({ children: first ?? [], subScript: second ?? [] })];
    case "msup":
      return [new MathSuperScript({ children: first ?? [], superScript: second ?? [] })];
    case "msubsup":
      return [new MathSubSuperScript({ children: first ?? [], subScript: second ?? [], superScript: third ?? [] })];
    case "mprescripts":
      return [new MathPreSubSuperScript({ children: first ?? [], subScript: second ?? [], superScript: third ?? [] })];
    case "msqrt":
      return [new MathRadical({ children: writeAll(children) })];
    case "mroot":
      return [new MathRadical({ children: first ?? [], degree: second ?? [] })];
    case "munder":
      return [new MathLimitLower({ children: first ?? [], limit: second ?? [] })];
    case "mover":
      return second === undefined || second.length === 0
        ? (first ?? [])
        : [new MathLimitUpper({ children: first ?? [], limit: second })];
    case "munderover":
      return [
        new MathLimitUpper({
          children: [new MathLimitLower({ children: first ?? [], limit: second ?? [] })],
          limit: third ?? [],
        }),
      ];
    case "mtable":
      return [writeRows(children)];
    default:
      return writeAll(children);
  }
}

/** An element of OMML that the library has no name for. */
class Part extends XmlComponent {
  constructor(name: string, content: readonly (XmlComponent | string)[]) {
    super(name);
    this.root.push(...content);
  }
}

/** Text of a formula; Word slants a letter unless it is told not to. A space at the end of an element is none. */
function writeLetters(text: string, isUpright: boolean): MathComponent {
  const words = new Part("m:t", [text.replaceAll(" ", "\u00A0")]);
  return new Part("m:r", isUpright ? [new Part("m:rPr", [new Part("m:nor", [])]), words] : [words]);
}

/** Rows of cells, as of a matrix or of aligned equations. */
function writeRows(rows: readonly Markup[]): MathComponent {
  const matrix = rows.map(
    (row) =>
      new Part(
        "m:mr",
        row.children.map((cell) => new Part("m:e", writeAll([cell]))),
      ),
  );
  return new Part("m:m", matrix);
}
