"use client";

import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Picture, loadPictures } from "#components/chemistry/drawing-figures.tsx";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Scripts } from "#components/chemistry/scripts.tsx";
import { loadTypesetter, Tex } from "#components/chemistry/tex.tsx";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import type { Block, Run } from "#lib/documents/document.ts";
import "./printed-document.css";

/** `name` is what the browser calls the file that it prints to. */
export type Printing = { readonly blocks: readonly Block[]; readonly name: string; readonly locale: string };

export type PrintedDocumentProps = { printing: Printing; onEnd: () => void };

/**
 * A document as pages of paper, for as long as the browser prints it: beside the page, out of its sight. The browser's own
 * printing sets every script that the screen does, and saves as PDF.
 */
export function PrintedDocument({ printing: { blocks, name, locale }, onEnd }: PrintedDocumentProps) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const title = document.title;
    let isWanted = true;
    const finish = () => end.current();
    window.addEventListener("afterprint", finish);
    const print = async () => {
      await whenSet(blocks);
      if (!isWanted) return;
      document.title = name;
      window.print();
    };
    void print();
    return () => {
      isWanted = false;
      document.title = title;
      window.removeEventListener("afterprint", finish);
    };
  }, [blocks, name]);
  return createPortal(
    <div className="printed-document" lang={locale} aria-hidden="true" inert>
      {groupKept(blocks).map((group, index) => {
        // Groups have no identity but their place, and never change.
        const key = `${index}`;
        return (
          <div key={key} className="kept">
            <PrintedBlocks blocks={group} />
          </div>
        );
      })}
    </div>,
    document.body,
  );
}

/** Once formulas, pictures and the fonts of all of it are there, or cannot be fetched: then words must do. */
async function whenSet(blocks: readonly Block[]): Promise<void> {
  const kinds = new Set(blocks.flatMap((block) => (block.kind === "drawing" ? [block.drawing.kind] : [])));
  await Promise.allSettled([loadTypesetter(), ...[...kinds].map(loadPictures)]);
  // Two frames: what came is drawn in the one, and the fonts that it asks for are known in the next.
  await nextFrame();
  await nextFrame();
  await document.fonts.ready;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    // A page in the background draws no frames.
    const timer = setTimeout(resolve, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Runs of blocks that stay on one page. */
function groupKept(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let current: Block[] = [];
  for (const block of blocks) {
    current.push(block);
    if (block.isKept) continue;
    groups.push(current);
    current = [];
  }
  return current.length === 0 ? groups : [...groups, current];
}

function PrintedBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    const key = `${index}`;
    return <PrintedBlock key={key} block={block} />;
  });
}

function PrintedBlock({ block }: { block: Block }) {
  const style = { marginInlineStart: `${block.depth * 1.8}em` };
  switch (block.kind) {
    case "title":
      return (
        <h1>
          <Runs runs={block.runs} />
        </h1>
      );
    case "subtitle":
      return (
        <p className="subtitle">
          <Runs runs={block.runs} />
        </p>
      );
    case "speaker":
      return (
        <h2>
          <Runs runs={block.runs} />
        </h2>
      );
    case "heading":
      return (
        <h3 style={style}>
          <Runs runs={block.runs} />
        </h3>
      );
    case "label":
      return (
        <h4 style={style}>
          <Runs runs={block.runs} />
        </h4>
      );
    case "item":
    case "step":
      return (
        <div className="item" style={style}>
          <span className="mark">{block.mark}</span>
          <p>
            <Runs runs={block.runs} />
          </p>
        </div>
      );
    case "equation":
      return (
        <div className="equation" style={style}>
          <Lines lines={block.lines} />
        </div>
      );
    case "code":
      return <pre style={style}>{block.text}</pre>;
    case "quote":
      return (
        <blockquote style={style} dir="auto">
          <Runs runs={block.runs} />
        </blockquote>
      );
    case "note":
      return (
        <p className="note" style={style}>
          <Runs runs={block.runs} />
        </p>
      );
    case "table":
      return <PrintedTable rows={block.rows} />;
    case "drawing":
      return (
        <figure>
          <figcaption>
            <ChemistryText text={block.drawing.title} />
          </figcaption>
          <Picture drawing={block.drawing} placeholder={null} />
          <p>
            <ChemistryText text={block.drawing.text} />
          </p>
        </figure>
      );
    case "paragraph":
      return (
        <p style={style}>
          <Runs runs={block.runs} />
        </p>
      );
  }
}

function Lines({ lines }: { lines: readonly (readonly Run[])[] }) {
  return lines.map((line, index) => {
    // Lines have no identity but their place.
    const key = `${index}`;
    return (
      <div key={key}>
        <Runs runs={line} />
      </div>
    );
  });
}

function PrintedTable({ rows }: { rows: readonly (readonly (readonly Run[])[])[] }) {
  const cells = (row: readonly (readonly Run[])[], Cell: "th" | "td") =>
    row.map((runs, index) => {
      // Cells have no identity but their place.
      const key = `${index}`;
      return (
        <Cell key={key}>
          <Runs runs={runs} />
        </Cell>
      );
    });
  return (
    <table>
      <thead>
        {rows.slice(0, 1).map((row) => (
          <tr key="head">{cells(row, "th")}</tr>
        ))}
      </thead>
      <tbody>
        {rows.slice(1).map((row, index) => {
          const key = `${index}`;
          return <tr key={key}>{cells(row, "td")}</tr>;
        })}
      </tbody>
    </table>
  );
}

const TAGS = { bold: "strong", italic: "em", code: "code" } as const;

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => {
    // Runs have no identity but their place.
    const key = `${index}`;
    if (run.kind === "formula") return <Tex key={key} tex={run.tex} source={run.source} isBlock={run.isBlock} />;
    const words = run.looks.includes("code") ? run.text : <Scripts spans={splitScripts(run.text)} />;
    return (
      <Fragment key={key}>{run.looks.reduce<ReactNode>((inner, look) => withLook(inner, TAGS[look]), words)}</Fragment>
    );
  });
}

function withLook(inner: ReactNode, Tag: (typeof TAGS)[keyof typeof TAGS]): ReactNode {
  return <Tag>{inner}</Tag>;
}
