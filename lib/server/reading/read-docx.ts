import { officeMath } from "./office-math.ts";
import { placeText, type ScriptPosition, shiftedBy } from "./page-text.ts";
import { ReadingFailure } from "./reading-failure.ts";
import { ListNumbering, type ListPlace, NO_LIST } from "./word-lists.ts";
import { findAttribute, readXml } from "./xml.ts";
import type { ZipArchive } from "./zip.ts";

/**
 * The pages of a Word document (ECMA-376, WordprocessingML): a page ends where one was broken by hand, where a
 * paragraph is to begin a new one, or where the program that saved it last ended one. Sub- and superscripts, formulas of
 * the equation editor and the numbers of lists, which are no text of the document, are written out.
 */
export async function readDocx(archive: ZipArchive): Promise<string[]> {
  const document = await archive.readText("word/document.xml");
  if (document === null) throw new ReadingFailure("wrong_type");
  const [lists, styles] = [await archive.readText("word/numbering.xml"), await archive.readText("word/styles.xml")];
  const numbering = ListNumbering.read(lists ?? "", styles ?? "");
  return new DocumentReader(numbering).read(document);
}

/** Runs that a reader of the document does not see: deleted, or the code of a field. */
const UNSEEN = new Set(["w:del", "w:moveFrom", "w:instrText", "mc:Fallback"]);

/** What a property says that does not hold (ECMA-376 part 1, 22.9.2.7); one without a value holds. */
const OFF = new Set(["0", "false", "off"]);

class DocumentReader {
  readonly #numbering: ListNumbering;
  readonly #pages: string[] = [];
  #page = "";
  /** The paragraph so far, its number not yet put before it. */
  #paragraph = "";
  /** The list that the paragraph is in by its style, and the one that it names itself, which counts first. */
  #styleList: ListPlace = NO_LIST;
  #list: ListPlace = NO_LIST;
  #position: ScriptPosition = "base";
  #unseenDepth = 0;
  #isText = false;

  constructor(numbering: ListNumbering) {
    this.#numbering = numbering;
  }

  read(xml: string): string[] {
    const pieces = readXml(xml);
    for (const piece of pieces) {
      if (piece.kind === "open" && piece.name === "m:oMath") this.#paragraph += officeMath(pieces);
      else if (piece.kind === "open") this.#open(piece.name, piece.attributes);
      else if (piece.kind === "close") this.#close(piece.name);
      else if (this.#isText && this.#unseenDepth === 0) this.#paragraph += placeText(piece.text, this.#position);
    }
    this.#endPage();
    return this.#pages;
  }

  #open(name: string, attributes: string): void {
    if (UNSEEN.has(name)) this.#unseenDepth += 1;
    switch (name) {
      case "w:t":
        this.#isText = true;
        break;
      case "w:r":
        this.#position = "base";
        break;
      case "w:vertAlign":
        this.#position = POSITIONS[findAttribute(attributes, "w:val") ?? ""] ?? "base";
        break;
      case "w:position":
        this.#position = shiftedBy(Number(findAttribute(attributes, "w:val")));
        break;
      case "w:tab":
      case "w:noBreakHyphen":
        this.#paragraph += name === "w:tab" ? " " : "-";
        break;
      case "w:br":
        if (findAttribute(attributes, "w:type") === "page") this.#breakPage();
        else this.#paragraph += "\n";
        break;
      case "w:lastRenderedPageBreak":
        this.#breakPage();
        break;
      case "w:pageBreakBefore":
        if (!OFF.has(findAttribute(attributes, "w:val") ?? "")) this.#breakPage();
        break;
      case "w:p":
        this.#leaveLists();
        break;
      case "w:pStyle":
        this.#styleList = this.#numbering.ofStyle(findAttribute(attributes, "w:val") ?? "");
        break;
      case "w:ilvl":
        this.#list = { ...this.#list, level: Number(findAttribute(attributes, "w:val")) || 0 };
        break;
      case "w:numId":
        this.#list = { ...this.#list, id: findAttribute(attributes, "w:val") ?? "" };
        break;
      default:
    }
  }

  #close(name: string): void {
    if (UNSEEN.has(name)) this.#unseenDepth -= 1;
    if (name === "w:t") this.#isText = false;
    else if (name === "w:p") this.#endParagraph("\n");
    else if (name === "w:tc") this.#page = `${this.#page.trimEnd()}\t`;
    else if (name === "w:tr") this.#page = `${this.#page.trimEnd()}\n`;
  }

  /** Word keeps empty paragraphs as spacing: they part what stands around them. */
  #endParagraph(end: string): void {
    const list = this.#list.id === "" ? this.#styleList : this.#list;
    const number = this.#paragraph.trim() === "" ? "" : this.#numbering.next(list);
    this.#page += `${number}${this.#paragraph}${end}`;
    this.#paragraph = "";
  }

  #breakPage(): void {
    // A break before the first word of a paragraph leaves its number to the next page.
    if (this.#paragraph.trim() !== "") {
      this.#endParagraph("\n");
      this.#leaveLists();
    }
    if (this.#page.trim() !== "") this.#endPage();
  }

  #leaveLists(): void {
    this.#styleList = NO_LIST;
    this.#list = NO_LIST;
  }

  #endPage(): void {
    this.#pages.push(this.#page + this.#paragraph);
    this.#page = "";
    this.#paragraph = "";
  }
}

const POSITIONS: Readonly<Record<string, ScriptPosition>> = { subscript: "sub", superscript: "sup" };
