"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import type { Element } from "#lib/chemistry/elements/elements.ts";
import type { ElementNames } from "./element-names.ts";

const MOST_SHOWN = 6;

type ElementSearchProps = { names: ElementNames; onOpen: (element: Element) => void };

/** Finds an element by symbol, name or number: Enter opens the first that is found. */
export function ElementSearch({ names, onOpen }: ElementSearchProps) {
  const t = useTranslations("at-hand.table");
  const id = useId();
  const [text, setText] = useState("");
  const found = names.find(text);

  function open(element: Element) {
    setText("");
    onOpen(element);
  }

  return (
    <form
      role="search"
      className="w-full space-y-1.5 sm:w-72"
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0] !== undefined) open(found[0]);
      }}
    >
      <Label htmlFor={id}>{t("search")}</Label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        value={text}
        placeholder={t("searchHint")}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="sr-only">
        {text.trim() === "" ? "" : t("found", { count: found.length })}
      </p>
      {found.length === 0 ? null : (
        <ul className="flex flex-wrap gap-1.5">
          {found.slice(0, MOST_SHOWN).map((element) => {
            const name = names.nameOf(element);
            return (
              <li key={element.symbol}>
                <Button variant="outline" size="sm" onClick={() => open(element)}>
                  {element.symbol} · <span lang={name.lang}>{name.text}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {text.trim() !== "" && found.length === 0 ? <p className="text-sm text-muted-foreground">{t("none")}</p> : null}
    </form>
  );
}
