import { useFormatter, useTranslations } from "next-intl";
import { MAX_MESSAGE_LENGTH } from "#lib/contracts/message-length.ts";

/** Says that a text is too long to be sent, and by how much. Announced once; the count that goes with every key is not. */
export function MessageLength({ length, id }: { length: number; id: string }) {
  const t = useTranslations("chat.input");
  const format = useFormatter();
  return (
    <p id={id} className="flex flex-wrap justify-between gap-x-4 px-3 pt-1 text-sm text-wrong">
      <span role="alert">{t("tooLong", { limit: MAX_MESSAGE_LENGTH })}</span>
      <span className="tabular">
        {format.number(length)}/{format.number(MAX_MESSAGE_LENGTH)}
      </span>
    </p>
  );
}
