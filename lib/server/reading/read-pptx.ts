import { formatCount } from "./format-count.ts";
import { placeText, type ScriptPosition, shiftedBy } from "./page-text.ts";
import { officeMath } from "./office-math.ts";
import { ReadingFailure } from "./reading-failure.ts";
import { findAttribute, readXml } from "./xml.ts";
import type { ZipArchive } from "./zip.ts";

const PRESENTATION = "ppt/presentation.xml";

/** The slides of a presentation (ECMA-376, PresentationML) in the order in which they are shown, each with its notes. */
export async function readPptx(archive: ZipArchive): Promise<string[]> {
  const presentation = await archive.readText(PRESENTATION);
  if (presentation === null) throw new ReadingFailure("wrong_type");
  const targets = await readRelations(archive, PRESENTATION);
  const slides: string[] = [];
  for (const id of slideIds(presentation)) {
    const name = targets.get(id)?.target;
    const slide = name === undefined ? null : await archive.readText(name);
    if (name === undefined || slide === null) continue;
    slides.push([slideText(slide), await readNotes(archive, name)].filter((part) => part !== "").join("\n\n"));
  }
  return slides;
}

function slideIds(presentation: string): string[] {
  const ids: string[] = [];
  for (const piece of readXml(presentation)) {
    if (piece.kind === "open" && piece.name === "p:sldId") ids.push(findAttribute(piece.attributes, "r:id") ?? "");
  }
  return ids;
}

type Relation = { target: string; type: string };

/** The parts that a part of the package refers to, by the ids that it uses; targets are names within the archive. */
async function readRelations(archive: ZipArchive, part: string): Promise<Map<string, Relation>> {
  const folder = part.slice(0, part.lastIndexOf("/"));
  const file = part.slice(part.lastIndexOf("/") + 1);
  const relations = new Map<string, Relation>();
  for (const piece of readXml((await archive.readText(`${folder}/_rels/${file}.rels`)) ?? "")) {
    if (piece.kind !== "open" || piece.name !== "Relationship") continue;
    const [id = "", written = "", type = "", mode] = ["Id", "Target", "Type", "TargetMode"].map(
      (name) => findAttribute(piece.attributes, name) ?? "",
    );
    const target = mode === "External" ? null : resolveTarget(folder, written);
    if (id !== "" && target !== null) relations.set(id, { target, type });
  }
  return relations;
}

/** Null for what names no part; a name may be escaped as in an address (ECMA-376 part 2, annex A). */
function resolveTarget(folder: string, target: string): string | null {
  const path = URL.parse(target, `file:///${folder}/`)?.pathname.slice(1) ?? "";
  try {
    return path === "" ? null : decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function readNotes(archive: ZipArchive, slide: string): Promise<string> {
  const relations = await readRelations(archive, slide);
  const notes = [...relations.values()].find(({ type }) => type.endsWith("/notesSlide"));
  const xml = notes && (await archive.readText(notes.target));
  return xml ? slideText(xml) : "";
}

/** Paragraphs, one a line. Shifts of the baseline are in thousandths of a percent. */
function slideText(xml: string): string {
  const numbering = new SlideNumbering();
  let text = "";
  let position: ScriptPosition = "base";
  let isText = false;
  let isField = false;
  const pieces = readXml(xml);
  for (const piece of pieces) {
    if (piece.kind === "text") {
      if (isText && !isField) text += placeText(piece.text, position);
      continue;
    }
    const isOpen = piece.kind === "open";
    if (piece.name === "a:t") isText = isOpen;
    else if (piece.name === "a:fld") isField = isOpen;
    else if (!isOpen) text += piece.name === "a:p" ? "\n" : "";
    else if (piece.name === "a:r") position = "base";
    else if (piece.name === "a:rPr") position = shiftedBy(Number(findAttribute(piece.attributes, "baseline")));
    else if (piece.name === "a:pPr") numbering.begin(Number(findAttribute(piece.attributes, "lvl")));
    else if (piece.name === "a:buAutoNum") text += numbering.next(piece.attributes);
    else if (piece.name === "m:oMath") text += officeMath(pieces);
    else if (piece.name === "a:br") text += "\n";
  }
  return text.trim();
}

const FORMATS: Readonly<Record<string, string>> = {
  alphaLc: "lowerLetter",
  alphaUc: "upperLetter",
  romanLc: "lowerRoman",
  romanUc: "upperRoman",
};

/** The numbers that PowerPoint puts before paragraphs (ECMA-376 part 1, 21.1.2.4.1); they are no part of the text. */
class SlideNumbering {
  readonly #counts: number[] = [];
  #level = 0;

  begin(level: number): void {
    this.#level = level;
    this.#counts.length = Math.min(this.#counts.length, level + 1);
  }

  next(attributes: string): string {
    const count = (this.#counts[this.#level] ?? (Number(findAttribute(attributes, "startAt")) || 1) - 1) + 1;
    this.#counts[this.#level] = count;
    const [, format = "", end = ""] =
      /^([a-zA-Z]+?)(Period|ParenR|ParenBoth|Plain)?$/.exec(findAttribute(attributes, "type") ?? "") ?? [];
    const number = formatCount(count, FORMATS[format] ?? "decimal");
    return `${end === "ParenBoth" ? "(" : ""}${number}${end.startsWith("Paren") ? ")" : "."} `;
  }
}
