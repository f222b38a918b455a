import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageFrame } from "./page-frame.tsx";

/** One part of a page to read, and its entry in the list of parts. */
export type ReadingPart = { id: string; title: string; body: ReactNode };

type ReadingPageProps = { title: string; lead: string; parts: readonly ReadingPart[] };

/** A page to read: a heading, what it is about, and its parts, which a list at the top leads to. */
export function ReadingPage({ title, lead, parts }: ReadingPageProps) {
  const t = useTranslations("common");
  return (
    <PageFrame>
      <div className="reading">
        <h1 className="text-display font-semibold tracking-tight">{title}</h1>
        <p className="lead">{lead}</p>
        <nav aria-label={t("onThisPage")}>
          <ul>
            {parts.map(({ id, title: part }) => (
              <li key={id}>
                <a href={`#${id}`}>{part}</a>
              </li>
            ))}
          </ul>
        </nav>
        {parts.map(({ id, title: part, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{part}</h2>
            {body}
          </section>
        ))}
      </div>
    </PageFrame>
  );
}
