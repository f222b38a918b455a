"use client";

import { FileTextIcon, PencilIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { splitFileBlocks } from "#lib/contracts/file-blocks.ts";
import { useConversation } from "../conversation/use-conversation.ts";

type UserMessageProps = {
  content: string;
  initials: string;
  /** The last question can be put back into the input. */
  isLast: boolean;
};

/** A question in the words in which it was typed, its chemistry set as chemistry; files among them by their names. */
export const UserMessage = memo(function UserMessage({ content, initials, isLast }: UserMessageProps) {
  const t = useTranslations("chat.conversation");
  const { edit } = useConversation();
  const { text, files } = splitFileBlocks(content);
  return (
    <>
      <div className="flex max-w-[85%] min-w-0 flex-col items-end gap-1.5">
        {text === "" ? null : (
          <p className="max-w-full whitespace-pre-wrap rounded-lg bg-secondary px-4 py-2.5 text-secondary-foreground wrap-anywhere">
            <ChemistryText text={text} />
          </p>
        )}
        {files.length === 0 ? null : <FileChips files={files} />}
        {isLast ? (
          <Button variant="ghost" size="sm" onClick={() => edit(text)}>
            <PencilIcon aria-hidden="true" />
            {t("edit")}
          </Button>
        ) : null}
      </div>
      <Avatar className="max-sm:hidden">{initials}</Avatar>
    </>
  );
});

function FileChips({ files }: { files: readonly string[] }) {
  const t = useTranslations("chat.conversation");
  return (
    <ul aria-label={t("files")} className="flex max-w-full flex-wrap justify-end gap-1.5">
      {files.map((name, index) => {
        // Two files may bear one name; their order never changes.
        const key = `${index}`;
        return (
          <li key={key} className="max-w-full">
            <Badge variant="outline" className="max-w-full">
              <FileTextIcon aria-hidden="true" />
              <span className="truncate">{name}</span>
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
