"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Element } from "#lib/chemistry/elements/elements.ts";
import { ElementFacts } from "./element-facts.tsx";
import type { ElementName } from "./element-names.ts";

/** What the tutor is asked of an element; its words are messages. */
const QUESTIONS = ["configuration", "ions", "trends"] as const;

type ElementDetailsProps = {
  element: Element;
  name: ElementName;
  onBack: () => void;
  onAsk?: ((question: string) => void) | undefined;
};

/** An element's facts, below the table; who opened it reads on from its name. */
export function ElementDetails({ element, name, onBack, onAsk }: ElementDetailsProps) {
  const t = useTranslations("at-hand.element");
  const heading = useRef<HTMLHeadingElement>(null);
  const { symbol, number } = element;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <section aria-labelledby={`element-${symbol}`} className="space-y-4 border-t pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3
          ref={heading}
          id={`element-${symbol}`}
          tabIndex={-1}
          className="scroll-mt-4 text-xl font-semibold outline-offset-4"
        >
          {symbol} · <span lang={name.lang}>{name.text}</span>{" "}
          <span className="tabular font-normal text-muted-foreground">{number}</span>
        </h3>
        <Button variant="outline" size="sm" onClick={onBack} className="print:hidden">
          {t("back")}
        </Button>
      </div>
      <ElementFacts element={element} />
      {onAsk === undefined ? null : (
        <div className="space-y-2 print:hidden">
          <h4 className="text-sm font-semibold">{t("ask")}</h4>
          <ul className="flex flex-wrap gap-2">
            {QUESTIONS.map((question) => (
              <li key={question}>
                <Button
                  variant="outline"
                  size="sm"
                  className="h-auto whitespace-normal text-start"
                  onClick={() => onAsk(t(`questions.${question}`, { symbol }))}
                >
                  {t(`questions.${question}`, { symbol })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
