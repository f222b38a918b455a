"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { DiagnosticOffer } from "#components/diagnostic/diagnostic-offer.tsx";
import { ElementTile } from "#components/ui/element-tile.tsx";
import { useConversation } from "../conversation/use-conversation.ts";

/** Each with the tile of an element that occurs in it. */
const EXAMPLES = [
  { id: "balance", symbol: "Fe", number: 26 },
  { id: "molarMass", symbol: "Cu", number: 29 },
  { id: "composition", symbol: "K", number: 19 },
] as const;

/** A session without messages: what can be asked, as examples that go into the input, not to the server. */
export function EmptyConversation() {
  const t = useTranslations("chat.empty");
  const { fillIn } = useConversation();
  return (
    <div className="flex min-h-[100cqh] flex-col justify-center py-8">
      <h2 className="text-xl font-semibold tracking-tight text-balance">{t("title")}</h2>
      <p className="mt-1 max-w-prose text-muted-foreground">{t("text")}</p>
      <h3 className="mt-8 text-xs font-semibold text-muted-foreground">{t("examples")}</h3>
      <ul className="mt-2 divide-y border-y">
        {EXAMPLES.map(({ id, symbol, number }) => (
          <li key={id}>
            <button
              type="button"
              className="flex w-full items-center gap-4 px-1 py-2.5 text-start hover:bg-accent"
              onClick={() => fillIn(t(`example.${id}`))}
            >
              <ElementTile
                symbol={<span className="text-lg">{symbol}</span>}
                number={number}
                aria-hidden="true"
                className="w-13 pt-2"
              />
              <span className="min-w-0">
                <ChemistryText text={t(`example.${id}`)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <DiagnosticOffer />
    </div>
  );
}
