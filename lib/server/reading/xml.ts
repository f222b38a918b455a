/** One piece of an XML document, in its order. Names keep their prefix, which every producer of Office files writes alike. */
export type XmlPiece =
  | { kind: "open"; name: string; attributes: string }
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

/** What is no element and no text, by its delimiters; only a CDATA section holds text. */
const COMMENT = { open: "<!--", close: "-->" };
const DATA = { open: "<![CDATA[", close: "]]>" };
const PROLOGUE = ["<?", "<!"];

/**
 * Reads a document from end to end, in linear time. No document type is read and no entity but the five of XML is known:
 * there is nothing in a document that could name a file or an address, or grow. What is not well-formed is passed over.
 */
export function* readXml(xml: string): Generator<XmlPiece> {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf("<", at);
    if (start > at || start === -1)
      yield { kind: "text", text: decodeEntities(xml.slice(at, start === -1 ? undefined : start)) };
    if (start === -1) return;
    const bracket = [COMMENT, DATA].find(({ open }) => xml.startsWith(open, start));
    const close = bracket?.close ?? ">";
    const end = xml.indexOf(close, start);
    if (end === -1) return;
    at = end + close.length;
    if (bracket === DATA) yield { kind: "text", text: xml.slice(start + DATA.open.length, end) };
    else if (!PROLOGUE.some((open) => xml.startsWith(open, start))) yield* readTag(xml.slice(start + 1, end));
  }
}

/** What stands between the angle brackets of an element's begin, end, or both. */
function* readTag(inside: string): Generator<XmlPiece> {
  if (inside.startsWith("/")) {
    yield { kind: "close", name: inside.slice(1).trim() };
    return;
  }
  const isEmpty = inside.endsWith("/");
  const nameEnd = inside.search(/[\s/]|$/);
  const name = inside.slice(0, nameEnd);
  yield { kind: "open", name, attributes: inside.slice(nameEnd, isEmpty ? -1 : undefined) };
  if (isEmpty) yield { kind: "close", name };
}

/** An attribute's value by its full name; null without one. Linear: a name is only tried from where it begins. */
export function findAttribute(attributes: string, name: string): string | null {
  for (const [, key, double, single] of attributes.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (key === name) return decodeEntities(double ?? single ?? "");
  }
  return null;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}
