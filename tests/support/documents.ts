import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** A run of a document's text; `sub` and `sup` stand below and above the line. */
export type Run = string | { sub: string } | { sup: string };

/** A paragraph; `list` puts it into the document's numbered list. */
type Paragraph = readonly Run[] | { list: readonly Run[] };

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export function archive(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(
    ([name, content]) => [name, typeof content === "string" ? strToU8(content) : content] as const,
  );
  return new Uint8Array(zipSync(Object.fromEntries(bytes), { level: 1 }));
}

/** A Word document of pages of paragraphs. */
export function makeDocx(pages: readonly (readonly Paragraph[])[]): Uint8Array<ArrayBuffer> {
  const breaks = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  const body = pages.map((page) => page.map(wordParagraph).join("")).join(breaks);
  return archive({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    "word/numbering.xml": `<w:numbering ${WORD}><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num></w:numbering>`,
  });
}

function wordParagraph(paragraph: Paragraph): string {
  const isList = "list" in paragraph;
  const runs = isList ? paragraph.list : paragraph;
  const properties = isList ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr></w:pPr>' : "";
  return `<w:p>${properties}${runs.map(wordRun).join("")}</w:p>`;
}

function wordRun(run: Run): string {
  const shift =
    typeof run === "string"
      ? ""
      : `<w:rPr><w:vertAlign w:val="${"sub" in run ? "subscript" : "superscript"}"/></w:rPr>`;
  return `<w:r>${shift}<w:t xml:space="preserve">${escapeXml(textOf(run))}</w:t></w:r>`;
}

/** A presentation of slides of lines, shown in the order given. */
export function makePptx(slides: readonly (readonly (readonly Run[])[])[]): Uint8Array<ArrayBuffer> {
  const files: Record<string, string> = { "[Content_Types].xml": "<Types/>" };
  const ids: string[] = [];
  const relations: string[] = [];
  slides.forEach((lines, index) => {
    // Stored in another order than shown, as happens when slides are moved.
    const name = `slides/slide${slides.length - index}.xml`;
    ids.push(`<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`);
    relations.push(
      `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slide" Target="${name}"/>`,
    );
    files[`ppt/${name}`] =
      `<p:sld><a:p>${lines.map((line) => line.map(slideRun).join("")).join("</a:p><a:p>")}</a:p></p:sld>`;
  });
  files["ppt/presentation.xml"] = `<p:presentation><p:sldIdLst>${ids.join("")}</p:sldIdLst></p:presentation>`;
  files["ppt/_rels/presentation.xml.rels"] = `<Relationships>${relations.join("")}</Relationships>`;
  return archive(files);
}

function slideRun(run: Run): string {
  const baseline = typeof run === "string" ? 0 : "sub" in run ? -25_000 : 30_000;
  return `<a:r><a:rPr lang="en" baseline="${baseline}"/><a:t>${escapeXml(textOf(run))}</a:t></a:r>`;
}

function textOf(run: Run): string {
  if (typeof run === "string") return run;
  return "sub" in run ? run.sub : run.sup;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const FONT_SIZE = 12;
const SCRIPT_SIZE = 8;
/** Of Courier: each sign is 0.6 of its size wide, so that runs can be placed without a table. */
const SIGN_WIDTH = 0.6;
const LINE_HEIGHT = 18;

/** A PDF of pages of lines, its text compressed; a page without lines is like a scan's. */
export function makePdf(pages: readonly (readonly (readonly Run[])[])[]): Uint8Array<ArrayBuffer> {
  const contents = pages.map((lines) => stream(deflateSync(lines.map(pdfLine).join("\n")), "/Filter /FlateDecode"));
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  return assemblePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      content,
    ]),
  ]);
}

function pdfLine(line: readonly Run[], row: number): string {
  let x = 72;
  const y = 720 - row * LINE_HEIGHT;
  return line
    .map((run) => {
      const size = typeof run === "string" ? FONT_SIZE : SCRIPT_SIZE;
      const shift = typeof run === "string" ? 0 : "sub" in run ? -3 : 5;
      const text = textOf(run);
      const drawn = `BT /F1 ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y + shift} Tm (${text.replaceAll(/[\\()]/g, "\\$&")}) Tj ET`;
      x += text.length * size * SIGN_WIDTH;
      return drawn;
    })
    .join("\n");
}

export function stream(bytes: Uint8Array, entries: string): Uint8Array {
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

/** A PDF file of objects numbered from 1; the first is the catalogue. */
export function assemblePdf(objects: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    length += bytes.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  add(Buffer.from(trailer));
  return new Uint8Array(Buffer.concat(parts));
}

/** A PDF of forms that each draw the next one ten times: 10¹² pieces of text in some kilobytes. */
export function makeExponentialPdf(): Uint8Array<ArrayBuffer> {
  const depth = 12;
  const form = (next: number) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${next} 0 R >> /Font << /F1 3 0 R >> >>`;
  const forms = Array.from({ length: depth }, (_, index) => {
    const body = index === depth - 1 ? "BT /F1 9 Tf (x) Tj ET" : "/X Do ".repeat(10);
    return `${form(6 + index)} /Length ${body.length} >>\nstream\n${body}\nendstream`;
  });
  return assemblePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >> /Contents 17 0 R >>",
    ...forms,
    stream(Buffer.from("/X Do"), ""),
  ]);
}

/** A PDF of many pages that all draw one and the same piece of text: some kilobytes that hold it as often as there are pages. */
export function makeRepeatedPdf(pageCount: number, lines: readonly (readonly Run[])[]): Uint8Array<ArrayBuffer> {
  const pages = Array.from({ length: pageCount }, (_, index) => `${5 + index} 0 R`);
  return assemblePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.join(" ")}] /Count ${pageCount} /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
    stream(deflateSync(lines.map(pdfLine).join("\n")), "/Filter /FlateDecode"),
    ...pages.map(() => "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>"),
  ]);
}
