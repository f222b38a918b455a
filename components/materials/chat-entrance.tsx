import { useTranslations } from "next-intl";
import type { Entrance } from "#components/marketing/page-frame.tsx";

/** The way back to the chat, for who is signed in already. */
export const ChatEntrance: Entrance = ({ className }) => {
  const t = useTranslations("materials");
  return (
    <a href="/" className={className}>
      {t("toChat")}
    </a>
  );
};
