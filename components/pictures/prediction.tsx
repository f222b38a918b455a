"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Button } from "#components/ui/button.tsx";

const GUESSES = [
  ["up", 1],
  ["same", 0],
  ["down", -1],
  ["show", null],
] as const;

type PredictionProps = { question: string; onSay: (said: -1 | 0 | 1 | null) => void };

/** Asks what will become of the answer, before the picture shows it. */
export function Prediction({ question, onSay }: PredictionProps) {
  const t = useTranslations("pictures.panel");
  return (
    <div className="space-y-2 rounded-md border border-input p-3">
      <p role="status" className="text-sm">
        <ChemistryText text={question} />
      </p>
      <div className="flex flex-wrap gap-2">
        {GUESSES.map(([key, said]) => (
          <Button key={key} variant={said === null ? "link" : "outline"} size="sm" onClick={() => onSay(said)}>
            {t(key)}
          </Button>
        ))}
      </div>
    </div>
  );
}
