import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MEDIA_TYPES } from "#lib/contracts/uploads.ts";
import { archive, assemblePdf, makeDocx, makePdf, makePptx, type Run, stream } from "#tests/support/documents.ts";
import { ROOM_OF_A_FILE, type TextRoom } from "./cut-pages.ts";
import { readDocument } from "./read-document.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "reading-"));
});

afterAll(() => rm(folder, { recursive: true }));

let files = 0;

async function read(
  bytes: Uint8Array | string,
  format: keyof typeof MEDIA_TYPES,
  fromPage = 1,
  budgetMs = 10_000,
  room: TextRoom = ROOM_OF_A_FILE,
) {
  files += 1;
  const file = path.join(folder, String(files));
  await writeFile(file, bytes);
  return readDocument({ path: file, mediaType: MEDIA_TYPES[format], fromPage, budgetMs, room });
}

async function pagesOf(bytes: Uint8Array | string, format: keyof typeof MEDIA_TYPES): Promise<string[]> {
  const outcome = await read(bytes, format);
  if (outcome.kind !== "read") throw new Error(outcome.code);
  return outcome.pages;
}

const WATER: Run[] = ["The mass of 2.0 mol H", { sub: "2" }, "O is 36 g."];
const NUMBER: Run[] = ["There are 6.022 × 10", { sup: "23" }, " in a mole."];
const ION: Run[] = ["Cu", { sup: "2+" }, " + SO", { sub: "4" }, { sup: "2-" }];

describe("[MAT-04] text is read with its pages, its formulas and its powers of ten", () => {
  test.each([
    ["docx", makeDocx([[WATER, NUMBER], [ION]])],
    ["pptx", makePptx([[WATER, NUMBER], [ION]])],
  ] as const)("%s", async (format, bytes) => {
    expect(await pagesOf(bytes, format)).toEqual([
      "The mass of 2.0 mol H₂O is 36 g.\nThere are 6.022 × 10²³ in a mole.",
      "Cu²⁺ + SO₄²⁻",
    ]);
  });

  test("pdf", async () => {
    const ascii: Run[] = ["There are 6.022 x 10", { sup: "23" }, " in a mole."];
    const isotope: Run[] = [{ sup: "235" }, "U decays slowly."];
    expect(
      await pagesOf(
        makePdf([
          [WATER, ascii],
          [ION, isotope],
        ]),
        "pdf",
      ),
    ).toEqual([
      "The mass of 2.0 mol H₂O is 36 g.\nThere are 6.022 x 10²³ in a mole.",
      "Cu²⁺ + SO₄²⁻\n²³⁵U decays slowly.",
    ]);
  });

  test("a PDF that does not say what its letters are is refused, not read with holes", async () => {
    const printed = await readFile("tests/fixtures/documents/printed-hi.pdf");
    expect(await read(printed, "pdf")).toMatchObject({ kind: "failed", code: "lost_letters" });
  });

  test.each(["txt", "md"] as const)("%s", async (format) => {
    expect(await pagesOf("\ufeffOne H₂O\r\n\r\n\r\nmore\f  Two\u0007 ", format)).toEqual(["One H₂O\n\nmore", "Two"]);
  });
});

const LONG = Array.from({ length: 1_000 }, (_, index) => `Paragraph ${index + 1} speaks of salts.`);

test.each([
  ["txt", Buffer.from(LONG.join("\n"))],
  ["docx", makeDocx([LONG.map((line) => [line])])],
] as const)("[MAT-04] a %s whose program saved no ends of pages has pages all the same", async (format, bytes) => {
  const pages = await pagesOf(bytes, format);
  expect(pages.length).toBeGreaterThan(8);
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(6_000);
  expect(pages.join("\n")).toBe(LONG.join("\n"));
});

test("a page that is a little long stays one", async () => {
  expect(await pagesOf(makeDocx([LONG.slice(0, 160).map((line) => [line])]), "docx")).toHaveLength(1);
});

test("[MAT-04] a paragraph of a Word document that is to begin a page begins one, unless it says that it is not", async () => {
  const paragraph = (text: string, property = "") =>
    `<w:p><w:pPr>${property}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const document = `<w:document>${paragraph("First", "<w:pageBreakBefore/>")}${paragraph("same", '<w:pageBreakBefore w:val="0"/>')}${paragraph("Second", '<w:pageBreakBefore w:val="true"/>')}</w:document>`;
  expect(await pagesOf(archive({ "word/document.xml": document }), "docx")).toEqual(["First\nsame", "Second"]);
});

test("a part of a document may be in UTF-16, with either end first", async () => {
  const text = Buffer.from("\ufeff<w:document><w:p><w:t>H₂O</w:t></w:p></w:document>", "utf16le");
  for (const document of [text, Buffer.from(text).swap16()])
    expect(await pagesOf(archive({ "word/document.xml": document }), "docx")).toEqual(["H₂O"]);
});

test("a text in an older encoding is read in it", async () => {
  expect(await pagesOf(Buffer.from("caf\xe9 \x96 10 \xb0C", "latin1"), "txt")).toEqual(["café – 10 °C"]);
});

test("the numbers that Word puts before the paragraphs of a list are written out", async () => {
  const sheet = makeDocx([
    [["Worksheet"], { list: ["Balance Fe + O", { sub: "2" }] }, { list: ["Molar mass of NaCl?"] }],
  ]);
  expect(await pagesOf(sheet, "docx")).toEqual(["Worksheet\n1. Balance Fe + O₂\n2. Molar mass of NaCl?"]);
});

test("the numbers of a slide's list are written out, also when they go on", async () => {
  const numbered = (text: string, type: string) =>
    `<a:p><a:pPr lvl="0"><a:buAutoNum type="${type}"/></a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const slide = [
    numbered("One", "arabicPeriod"),
    numbered("Two", "arabicPeriod"),
    numbered("Third", "alphaLcParenR"),
  ].join("");
  const deck = archive({
    "ppt/presentation.xml": '<p:sldId r:id="rId1"/>',
    "ppt/_rels/presentation.xml.rels": '<Relationship Id="rId1" Type="x/slide" Target="slides/slide1.xml"/>',
    "ppt/slides/slide1.xml": `<p:sld>${slide}</p:sld>`,
  });
  expect(await pagesOf(deck, "pptx")).toEqual(["1. One\n2. Two\nc) Third"]);
});

test("[MAT-04] a link that is none keeps no slide from being read, and a part's name may have any letters", async () => {
  const slide = (text: string) => `<p:sld><a:p><a:t>${text}</a:t></a:p></p:sld>`;
  const deck = archive({
    "ppt/presentation.xml": '<p:sldId r:id="rId1"/><p:sldId r:id="rId2"/>',
    "ppt/_rels/presentation.xml.rels":
      '<Relationship Id="rId1" Type="x/slide" Target="slides/slide 1.xml"/><Relationship Id="rId2" Type="x/slide" Target="slides/ስላይድ.xml"/>',
    "ppt/slides/slide 1.xml": slide("One"),
    "ppt/slides/ስላይድ.xml": slide("Two"),
    "ppt/slides/_rels/slide 1.xml.rels":
      '<Relationship Id="rId1" Type="x/hyperlink" Target="http://" TargetMode="External"/><Relationship Id="rId2" Type="x/image" Target="//:"/><Relationship Id="rId3" Type="x/image" Target="%"/><Relationship Id="rId4" Type="x/notesSlide" Target="../notes/note.xml"/>',
    "ppt/notes/note.xml": slide("Noted"),
  });
  expect(await pagesOf(deck, "pptx")).toEqual(["One\n\nNoted", "Two"]);
});

test("a list that a paragraph names itself counts before its style's, in whatever order; and text is raised in several ways", async () => {
  const paragraph = (properties: string, runs: string) => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
  const raised = '<w:r><w:t>10</w:t></w:r><w:r><w:rPr><w:position w:val="8"/></w:rPr><w:t>23</w:t></w:r>';
  const lists = (id: string, end: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1${end}"/></w:lvl></w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
  const document = archive({
    "word/document.xml": `<w:document>${paragraph('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:pStyle w:val="Compact"/>', raised)}${paragraph('<w:pStyle w:val="Numbered"/>', "<w:r><w:t>styled</w:t></w:r>")}</w:document>`,
    "word/numbering.xml": `<w:numbering>${lists("1", ".")}${lists("2", ")")}</w:numbering>`,
    "word/styles.xml":
      '<w:styles><w:style w:styleId="Compact"/><w:style w:styleId="Numbered"><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style></w:styles>',
  });
  expect(await pagesOf(document, "docx")).toEqual(["1. 10²³\n1) styled"]);
});

describe("[MAT-04] the numbers of Word's lists", () => {
  const level = (index: number, format: string, text: string, start = 1) =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const item = (list: number, text: string, at = 0) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const restart = (start: number) => `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
  const linesOf = async (items: readonly string[], levels: string, lists: readonly string[]) => {
    const numbering = `<w:numbering><w:abstractNum w:abstractNumId="5">${levels}</w:abstractNum>${lists.map((own, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="5"/>${own}</w:num>`).join("")}</w:numbering>`;
    const [page = ""] = await pagesOf(
      archive({ "word/document.xml": `<w:document>${items.join("")}</w:document>`, "word/numbering.xml": numbering }),
      "docx",
    );
    return page.split("\n");
  };

  test("go on where another list of the same kind was, and start anew where one says so, once", async () => {
    const items = [
      item(2, "one"),
      item(1, "part", 1),
      item(1, "part", 1),
      item(1, "two"),
      item(1, "part", 1),
      item(3, "seven"),
      item(3, "eight"),
      item(1, "nine"),
    ];
    const lines = await linesOf(items, level(0, "decimal", "%1.") + level(1, "lowerLetter", "%2)"), [
      "",
      restart(1),
      restart(7),
    ]);
    expect(lines).toEqual(["1. one", "a) part", "b) part", "2. two", "a) part", "7. seven", "8. eight", "9. nine"]);
  });

  test("are those of the list itself where it has a level of its own", async () => {
    const own = `<w:lvlOverride w:ilvl="0">${level(0, "upperRoman", "%1)")}</w:lvlOverride>`;
    expect(
      await linesOf([item(2, "one"), item(2, "two"), item(1, "three")], level(0, "decimal", "%1."), ["", own]),
    ).toEqual(["I) one", "II) two", "3. three"]);
  });

  test.each([-5, 0, 1e9])("are digits where no letters are left (%d)", async (start) => {
    expect(await linesOf([item(1, "x")], level(0, "lowerLetter", "%1.", start), [""])).toEqual([`${start}. x`]);
  });

  test("are none on levels that there are not", async () => {
    expect(
      await linesOf([item(1, "x", 1.5), item(1, "y", 5e9)], level(0, "decimal", "%1.") + level(5e9, "decimal", "%1."), [
        "",
      ]),
    ).toEqual(["x", "y"]);
  });
});

test("what was deleted with changes tracked is not read, and a formula of the equation editor is", async () => {
  const document = `<w:document><w:body><w:p><w:del><w:r><w:t>gone</w:t></w:r></w:del><m:oMath><m:r><m:t>x=</m:t></m:r><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:sSup><m:e><m:r><m:t>c</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:den></m:f></m:oMath></w:p></w:body></w:document>`;
  expect(await pagesOf(archive({ "word/document.xml": document }), "docx")).toEqual(["x=(a+b)/c²"]);
});

test("a long file is read in steps that go on where the last one ended", async () => {
  const pdf = makePdf(Array.from({ length: 5 }, (_, index) => [[`Page number ${index + 1}`]]));
  const pages: string[] = [];
  for (let from: number | null = 1; from !== null;) {
    const outcome = await read(pdf, "pdf", from, 0);
    if (outcome.kind !== "read") throw new Error(outcome.code);
    expect(outcome.pages).toHaveLength(1);
    pages.push(...outcome.pages);
    from = outcome.next;
  }
  expect(pages).toEqual([1, 2, 3, 4, 5].map((number) => `Page number ${number}`));
});

const BILLION_LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><w:document><w:t>&b; &#x48;&amp;&lt;<!-- no --></w:t></w:document>`;

test("no entity of a document's own is known", async () => {
  expect(await pagesOf(archive({ "word/document.xml": BILLION_LAUGHS }), "docx")).toEqual(["&b; H&<"]);
});

const zeros = (size: number) => new Uint8Array(size);

const BOMB = deflateSync(zeros(128 * 1_048_576));

/** The bomb, in front of which the compression holds a piece of text as it is. */
function bombAfter(text: string): Uint8Array {
  const literal = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt16LE(literal.length, 0);
  length.writeUInt16LE(0xffff - literal.length, 2);
  return Buffer.concat([BOMB.subarray(0, 2), Buffer.from([0]), length, literal, BOMB.subarray(2)]);
}

const pdfBomb = (...streams: (string | Uint8Array)[]) => assemblePdf(["<< /Type /Catalog >>", ...streams]);
const FLATE = "/Filter /FlateDecode";

/** An archive that claims that its file is small. */
function lyingArchive(): Uint8Array {
  const bytes = Buffer.from(archive({ "word/document.xml": zeros(64 * 1_048_576) }));
  const central = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  bytes.writeUInt32LE(1_000, central + 24);
  return bytes;
}

describe("[MAT-04] a file that was made to exhaust the server is refused", () => {
  test.each([
    ["a ZIP bomb", () => archive({ "word/document.xml": zeros(64 * 1_048_576) }), "docx", "too_much"],
    ["a ZIP bomb that hides its size", lyingArchive, "docx", "too_much"],
    [
      "too many files",
      () => archive(Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`f${index}`, ""]))),
      "docx",
      "too_much",
    ],
    ["a presentation whose slides together are too large", () => largeSlides(), "pptx", "too_much"],
    ["a PDF bomb", () => pdfBomb(stream(BOMB, FLATE)), "pdf", "too_much"],
    [
      "a PDF bomb behind a short stream",
      () => pdfBomb(stream(deflateSync(zeros(100)), FLATE), stream(BOMB, FLATE)),
      "pdf",
      "too_much",
    ],
    [
      "a PDF bomb whose filter is written in another way",
      () => pdfBomb(stream(BOMB, "/Filter /Fl#61teDecode")),
      "pdf",
      "too_much",
    ],
    [
      "a PDF bomb whose filter is named elsewhere",
      () => pdfBomb(stream(BOMB, "/Filter 3 0 R"), "/FlateDecode"),
      "pdf",
      "too_much",
    ],
    [
      "a PDF bomb that seems to end soon",
      () => pdfBomb(stream(bombAfter("\nendstream endobj"), FLATE)),
      "pdf",
      "too_much",
    ],
    [
      "a PDF bomb within a picture",
      () => pdfBomb(stream(Buffer.concat([Buffer.from("9 0 obj "), stream(BOMB, FLATE)]), "/Subtype /Image")),
      "pdf",
      "too_much",
    ],
    [
      "a PDF bomb behind words on the line of its beginning",
      () => pdfBomb(Buffer.concat([Buffer.from("<< /Filter /FlateDecode >> stream %\n"), BOMB])),
      "pdf",
      "too_much",
    ],
    [
      "a PDF bomb within a PDF bomb",
      () =>
        assemblePdf(["<<>>", stream(deflateSync(deflateSync(zeros(1_000))), "/Filter [/FlateDecode /FlateDecode]")]),
      "pdf",
      "too_much",
    ],
    ["no PDF", () => Buffer.from("%PDF-1.7 and nothing else"), "pdf", "damaged"],
    ["no archive", () => Buffer.from("PK\x03\x04 and nothing else"), "docx", "damaged"],
    ["another archive", () => archive({ "a.txt": "a" }), "docx", "wrong_type"],
    ["a presentation called a document", () => makePptx([[["x"]]]), "docx", "wrong_type"],
  ] as const)("%s", async (_name, make, format, code) => {
    const bytes = make();
    const before = process.cpuUsage();
    expect(await read(bytes, format)).toEqual({ kind: "failed", code });
    expect(processorMilliseconds(before)).toBeLessThan(2_000);
  });
});

test("[MAT-04] [LIMIT-02] of a PDF of too many pages the first are read", async () => {
  const last = await read(makePdf(Array.from({ length: 2_001 }, () => [["x"]])), "pdf", 1_999);
  expect(last).toEqual({ kind: "read", pages: ["x", "x"], next: null, pageCount: 2_000, cutBy: "pages" });
});

test("[MAT-04] [LIMIT-02] of a text that is too long the first pages are read", async () => {
  const outcome = await read(`Salts. ${"They dissolve in water.\n".repeat(1_000)}`, "txt", 1, 10_000, {
    characters: 7_000,
    heldBy: "characters",
  });
  expect(outcome).toMatchObject({ kind: "read", next: null, pageCount: 2, cutBy: "characters" });
});

/** On a busy machine the clock says nothing. */
function processorMilliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/** Each slide is below every limit, and dense as prose is. */
function largeSlides(): Uint8Array {
  const slide = Array.from({ length: 6_000_00 }, (_, index) => (index * 7_919).toString(36)).join(" ");
  return makePptx(Array.from({ length: 14 }, () => [[slide]]));
}

test.each(["<", "<a", "<!--", "<![CDATA[", "&#", '<a b="', "</", "<w:p>"])(
  "hostile XML takes linear time: %s",
  async (piece) => {
    const bytes = archive({
      "word/document.xml": piece.repeat(Math.floor(2_000_000 / piece.length)).concat(Math.random().toString()),
    });
    const before = process.cpuUsage();
    await read(bytes, "docx");
    expect(processorMilliseconds(before)).toBeLessThan(2_000);
  },
);

test("[MAT-04] what a font would have pdf.js run is not run (CVE-2024-4367)", async () => {
  const text = "BT /F1 12 Tf 72 700 Td (Salt) Tj ET";
  const pdf = assemblePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /FontMatrix [1 2 3 4 5 (0\\); globalThis.hasRun = true; //)] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
    stream(Buffer.from(text), ""),
  ]);
  expect(await pagesOf(pdf, "pdf")).toEqual(["Salt"]);
  expect("hasRun" in globalThis).toBe(false);
});
