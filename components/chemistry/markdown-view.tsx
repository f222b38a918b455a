"use client";

import { memo, useMemo, type ComponentProps } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { markMath } from "#lib/markdown/math-marks.ts";
import { rehypeChemistry } from "./rehype-chemistry.ts";
import { Tex } from "./tex.tsx";
import { NO_MARKS, type TextMark } from "./text-marks.ts";
import { MarkedText } from "./marked-text.tsx";

const REMARK_PLUGINS = [remarkGfm];

/**
 * Text of a model or of a student: raw HTML is shown, not run; images are named, not fetched, because fetching one
 * could carry words of this conversation to whoever planted it; react-markdown empties every link but http, https,
 * irc, ircs, mailto, xmpp and relative ones.
 */
const COMPONENTS: Components = {
  a: ({ href, children }) => (href ? <ExternalLink href={href}>{children}</ExternalLink> : <span>{children}</span>),
  img: ({ alt }) => (alt ? <span className="text-muted-foreground">[{alt}]</span> : null),
  // The page's heading is the session's title, so a reply's begin below it, whatever level its writer chose.
  h1: ({ children }) => <h2 className="text-lg font-semibold">{children}</h2>,
  h2: ({ children }) => <h2 className="font-semibold">{children}</h2>,
  h3: ({ children }) => <h2 className="font-semibold">{children}</h2>,
  h4: ({ children }) => <h3 className="font-medium">{children}</h3>,
  table: ({ node: _node, ...props }) => (
    <div className="overflow-x-auto" tabIndex={0} role="group">
      <table {...props} />
    </div>
  ),
  // Raw HTML makes no elements here, so these are our own.
  span: ({ node, children, ...props }) => {
    const { dataTex, dataSource, dataBlock } = node?.properties ?? {};
    if (typeof dataTex !== "string" || typeof dataSource !== "string") return <span {...props}>{children}</span>;
    return <Tex tex={dataTex} source={dataSource} isBlock={dataBlock === "true"} />;
  },
  mark: ({ node, children }) => {
    const { dataLook, dataLabel } = node?.properties ?? {};
    return (
      <MarkedText look={dataLook} label={dataLabel}>
        {children}
      </MarkedText>
    );
  },
  input: ({ checked }) => <span aria-hidden="true">{checked ? "☑" : "☐"} </span>,
};

/** A rendered Markdown text. */
export const MarkdownView = memo(function MarkdownView({
  source,
  marks = NO_MARKS,
}: {
  source: string;
  marks?: readonly TextMark[];
}) {
  const read = useMemo(() => markMath(source, marks), [source, marks]);
  return (
    <div className={PROSE}>
      <ReactMarkdown remarkPlugins={REMARK_PLUGINS} rehypePlugins={[[rehypeChemistry, read]]} components={COMPONENTS}>
        {read.text}
      </ReactMarkdown>
    </div>
  );
});

function ExternalLink({ href, children }: Pick<ComponentProps<"a">, "href" | "children">) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-primary underline underline-offset-4">
      {children}
    </a>
  );
}

const PROSE =
  "space-y-3 leading-relaxed wrap-anywhere [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6 [&_li]:my-1 [&_blockquote]:border-s-2 [&_blockquote]:ps-4 [&_blockquote]:text-muted-foreground [&_code]:rounded-sm [&_code]:bg-muted [&_code]:px-1 [&_code]:font-mono [&_code]:text-[0.9em] [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-muted [&_pre]:p-3 [&_pre_code]:p-0 [&_table]:w-full [&_table]:wrap-normal [&_table]:text-sm [&_table]:tabular-nums [&_th]:border-b [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-start [&_td]:border-b [&_td]:px-3 [&_td]:py-1.5 [&_hr]:my-4";
