"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemFields, type ProblemKind } from "#components/materials/problem-fields.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { MAX_WORKSHEET_EXERCISES } from "#lib/contracts/worksheets.ts";

export type Order = ProblemKind & { count: number };

/** How hard the exercises are, how they are answered, and how many there are. */
export function OrderFields({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  return (
    <div className="grid gap-4 min-[25rem]:grid-cols-3">
      <ProblemFields {...order} onChange={(change) => onChange({ ...order, ...change })} />
      <CountField count={order.count} onChange={(count) => onChange({ ...order, count })} />
    </div>
  );
}

/** While it is typed it may be anything; once it is left it is the nearest number that a sheet can have. */
function CountField({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const t = useTranslations("worksheets.maker");
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    onChange(Math.min(MAX_WORKSHEET_EXERCISES, Math.max(1, Math.round(Number(text)) || count)));
  }

  return (
    <Label>
      {t("count")}
      <Input
        type="number"
        required
        min={1}
        max={MAX_WORKSHEET_EXERCISES}
        value={typed ?? count}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
    </Label>
  );
}
