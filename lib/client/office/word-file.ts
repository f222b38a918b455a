import {
  convertMillimetersToTwip,
  Document,
  type FileChild,
  Footer,
  type INumberingOptions,
  type IStylesOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from "docx";
import type { OfficeLanguage } from "../../documents/office-language.ts";

/**
 * A4, as paper is in most places where the six languages are spoken; Word fits it to Letter where a printer holds that.
 * All lengths in twips, a twentieth of a point.
 */
const PAGE = {
  width: convertMillimetersToTwip(210),
  height: convertMillimetersToTwip(297),
  margin: convertMillimetersToTwip(22),
};
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

export const FAINT = "7F7F7F";

type WordFile = {
  readonly title: string;
  readonly language: OfficeLanguage;
  readonly numbering?: INumberingOptions;
  readonly children: readonly FileChild[];
};

/** A Word document (Office Open XML, ISO/IEC 29500) with the look of all that we write: page, fonts, headings, page numbers. */
export function writeWordFile({ title, language, numbering, children }: WordFile): Promise<Blob> {
  const document = new Document({
    title,
    creator: "AtomCoach",
    lastModifiedBy: "AtomCoach",
    styles: stylesFor(language),
    ...(numbering !== undefined && { numbering }),
    // As new documents of Word are, and not as those of an older one.
    compatibility: { version: 15 },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.margin, right: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: "center",
                children: [new TextRun({ children: [PageNumber.CURRENT], color: FAINT, size: 18 })],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
}

function stylesFor({ tag, fonts }: OfficeLanguage): IStylesOptions {
  const language = { value: tag, eastAsia: tag, bidirectional: tag };
  const font = { ascii: fonts.latin, hAnsi: fonts.latin, eastAsia: fonts.eastAsian, cs: fonts.complex };
  const heading = (size: number, after: number) => ({
    run: { font, size, bold: true, color: "auto" },
    paragraph: { spacing: { after }, keepNext: true },
  });
  return {
    default: {
      document: { run: { font, language, size: 22 }, paragraph: { spacing: { after: 80 } } },
      title: heading(36, 240),
      heading1: heading(28, 200),
      heading2: heading(24, 120),
      heading3: heading(22, 60),
    },
  };
}
