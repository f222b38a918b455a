import "server-only";
import { createHash } from "node:crypto";
import type { Locale } from "#lib/i18n/locales.ts";

/** A whole document with the policy that it is shown under. */
export type OfflinePage = { html: string; policy: string };

type OfflineWords = { title: string; text: string; retry: string; tile: string };

/** The tokens of app/globals.css that this page needs, and its few rules: it can fetch nothing. */
const STYLE = `:root{color-scheme:light dark;font:100%/1.5 system-ui,"Noto Sans Ethiopic","Noto Sans Devanagari",sans-serif;background:light-dark(#faf7f0,#14191f);color:light-dark(#20242a,#e9e6df)}
body{margin:0;min-height:100dvh;display:flex;align-items:center;justify-content:center;padding:1.5rem;box-sizing:border-box;--grid:light-dark(#f0ebdf,#1b2229);background:linear-gradient(var(--grid) 1px,transparent 1px) 0 0/24px 24px,linear-gradient(90deg,var(--grid) 1px,transparent 1px) 0 0/24px 24px}
main{display:grid;gap:2rem;align-items:center;max-width:48rem}
@media(min-width:40rem){main{grid-template-columns:auto 1fr}}
h1{margin:0;font-size:1.875rem;line-height:1.2;letter-spacing:-.02em}
p{margin:.75rem 0 0;color:light-dark(#5a5e64,#a8aeb5)}
a{display:inline-block;margin-top:1.5rem;padding:.6rem 1rem;border-radius:.375rem;background:light-dark(#0f5fa8,#6cb8f2);color:light-dark(#fff,#0b1a27);font-weight:500;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:2px}
.tile{position:relative;box-sizing:border-box;width:9rem;aspect-ratio:1;margin:0;display:grid;place-content:center;text-align:center;border:1px dashed light-dark(#8b867a,#6f7a86);border-radius:.25rem;background:light-dark(#fffdf8,#1b2229)}
.tile small{position:absolute;inset-block-start:.6rem;inset-inline-start:.8rem}
.tile b{font-size:3.5rem;line-height:1;color:light-dark(#20242a,#e9e6df)}`;

/** The theme that was chosen in the settings (app/theme.js has the rest of it), and the way back as soon as there is one. */
const SCRIPT = `try{const{theme}=JSON.parse(localStorage.getItem("atomcoach.settings"))??{};if(theme==="light"||theme==="dark")document.documentElement.style.colorScheme=theme}catch{}
addEventListener("online",()=>location.reload());`;

const POLICY = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What is shown in place of a page when the server cannot be reached: one document that needs nothing else. */
export function offlinePage(locale: Locale, { title, text, retry, tile }: OfflineWords): OfflinePage {
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><p class="tile" aria-hidden="true"><small>0</small><b>?</b><span>${escapeHtml(tile)}</span></p><div><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></div></main><script>${SCRIPT}</script></body>
</html>`;
  return { html, policy: POLICY };
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
