"use client";

import { CalculatorIcon, MessageSquarePlusIcon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Input } from "#components/ui/input.tsx";
import {
  copyConstant,
  fitsSearch,
  LISTED_CONSTANTS,
  type ListedConstant,
  writeConstant,
} from "#lib/at-hand/constants.ts";
import { CopyButton } from "./copy-button.tsx";
import { SymbolText } from "./symbol-text.tsx";

type ConstantsListProps = {
  onCalculate: (text: string) => void;
  /** Puts a text into the box of the chat; null where there is none. */
  onWrite: ((text: string) => void) | null;
};

/** Constants of nature with their uncertainties and sources, to be searched, copied and taken along. */
export function ConstantsList({ onCalculate, onWrite }: ConstantsListProps) {
  const t = useTranslations("at-hand.constants");
  const [sought, setSought] = useState("");
  const id = useId();
  const found = LISTED_CONSTANTS.filter((constant) => fitsSearch(constant, t(`names.${constant.id}`), sought));
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      <div className="print:hidden">
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          {t("search")}
        </label>
        <Input
          id={id}
          type="search"
          value={sought}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSought(target.value)}
        />
      </div>
      <p role="status" className="text-sm text-muted-foreground">
        {t("count", { count: found.length })}
      </p>
      <ul className="divide-y border-y">
        {found.map((constant) => (
          <Constant key={constant.key} constant={constant} onCalculate={onCalculate} onWrite={onWrite} />
        ))}
      </ul>
    </div>
  );
}

function Constant({ constant, onCalculate, onWrite }: ConstantsListProps & { constant: ListedConstant }) {
  const t = useTranslations("at-hand.constants");
  const locale = useLocale();
  const { id, symbol, typed, uncertainty, source } = constant;
  const name = t(`names.${id}`);
  const copied = copyConstant(constant, locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm font-medium">{name}</p>
        <p className="tabular wrap-anywhere">
          <i>
            <SymbolText symbol={symbol} />
          </i>
          {" = "}
          {writeConstant(constant, locale)}
        </p>
        <p className="text-xs text-muted-foreground">
          {uncertainty === null ? t("exact") : t("measured", { uncertainty: `${uncertainty}` })}{" "}
          {t(`sources.${source}`)}
        </p>
      </div>
      <div className="flex items-center print:hidden">
        <CopyButton text={copied} name={name} />
        <IconButton
          icon={CalculatorIcon}
          label={t("calculate", { name })}
          onClick={() => onCalculate(typed ?? copied)}
        />
        {onWrite === null ? null : (
          <IconButton
            icon={MessageSquarePlusIcon}
            label={t("insert", { name })}
            onClick={() => onWrite(`${symbol.replaceAll("_", "")} = ${copied}`)}
          />
        )}
      </div>
    </li>
  );
}
