"use client";

import { saveFile } from "#lib/client/save-file.ts";

export type PictureFormat = "svg" | "png";

/** What makes a drawing look as it does; all else is geometry, which stands in its attributes. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "visibility",
  "color",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
] as const;

const SVG = "http://www.w3.org/2000/svg";

/** A picture for print or a slide: so many of its pixels to one of the drawing's units. */
const PIXELS = 3;

/** No screen shows more, and a browser may refuse a larger canvas. */
const MOST_PIXELS = 8_000;

const isClear = (color: string): boolean => color === "" || color === "transparent" || color.endsWith(", 0)");

/** The colour that lies behind an element. */
function findPaper(element: Element | null): string {
  for (let at = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return "white";
}

/** Writes into each element of the copy how the same one is drawn on the page. */
function fixStyles(drawn: Element, copy: Element): void {
  const style = getComputedStyle(drawn);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    if (value !== "") copy.setAttribute(name, value);
  }
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  for (const [index, child] of [...drawn.children].entries()) {
    const own = copy.children[index];
    if (own !== undefined) fixStyles(child, own);
  }
}

const sizeOf = ({ viewBox, width, height }: SVGSVGElement, drawn: DOMRect) => {
  const box = viewBox?.baseVal;
  if (box !== undefined && box !== null && box.width > 0) return box;
  return { x: 0, y: 0, width: width?.baseVal.value || drawn.width, height: height?.baseVal.value || drawn.height };
};

/** A drawing of the page as a file that stands alone: its colours and letters as they are now, on the paper behind it. */
export function standaloneSvg(drawn: SVGSVGElement): string {
  const { x, y, width, height } = sizeOf(drawn, drawn.getBoundingClientRect());
  const copy = document.importNode(drawn, true);
  fixStyles(drawn, copy);
  copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.removeAttribute("aria-hidden");
  const paper = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x, y, width, height, fill: findPaper(drawn) }))
    paper.setAttribute(name, String(value));
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

async function asPng(drawn: SVGSVGElement): Promise<Blob> {
  const { width, height } = sizeOf(drawn, drawn.getBoundingClientRect());
  const scale = Math.min(PIXELS, MOST_PIXELS / Math.max(width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standaloneSvg(drawn))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("The picture cannot be written")) : resolve(blob))),
  );
}

/** Saves a drawing of the page under a name without its ending. */
export async function savePicture(drawn: SVGSVGElement, name: string, format: PictureFormat): Promise<void> {
  const file =
    format === "png" ? await asPng(drawn) : new Blob([standaloneSvg(drawn)], { type: "image/svg+xml;charset=utf-8" });
  saveFile(`${name}.${format}`, file);
}
