"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { MAX_TITLE_LENGTH } from "#lib/contracts/session-lengths.ts";

type SessionNameProps = { title: string; isSaving: boolean; onSave: (name: string) => void; onCancel: () => void };

/** The session's name, to be written anew. Enter saves, Escape leaves it. */
export function SessionName({ title, isSaving, onSave, onCancel }: SessionNameProps) {
  const t = useTranslations("sidebar.session");
  const [name, setName] = useState(title);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // In Chinese and Amharic typing, Escape first leaves the choice of a character.
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // It is not meant for the drawer around.
    event.preventDefault();
    onCancel();
  }

  return (
    <form
      className="space-y-2 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSave(name.trim());
      }}
    >
      <Input
        ref={field}
        value={name}
        maxLength={MAX_TITLE_LENGTH}
        readOnly={isSaving}
        aria-label={t("name")}
        onKeyDown={onKeyDown}
        onChange={(event) => setName(event.target.value)}
        className="h-9"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={name.trim() === ""}>
          {t("save")}
        </Button>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
