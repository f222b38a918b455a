"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { HintRequest } from "../../contracts/hints.ts";
import { type Hint, hintShape } from "../../contracts/answers/hint.ts";
import type { Locale } from "../../i18n/locales.ts";
import { sendJson } from "../request.ts";
import { readStoredValue, writeStoredValue } from "../stored-value.ts";
import { changeMessages } from "./messages.ts";

/** What hints are wanted for. `questionId` is null for a problem that is no question on record. */
export type HintSubject = { problem: string; questionId: string | null };

type HintsQuery = HintSubject & { sessionId: string; language: Locale };

const storageKey = (questionId: string) => `atomcoach.hints.${questionId}` as const;

/** The hints given so far, in order, and the next one. Those of a question on record come back after a reload. */
export function useHints(query: HintsQuery) {
  const queryClient = useQueryClient();
  const queryKey = ["hints", query.questionId ?? query.problem, query.language];
  const given = useQuery({ queryKey, queryFn: () => askAgain(query) });
  const hints = given.data ?? [];

  const unlocking = useMutation({
    mutationFn: () => requestHint(query, hints.length + 1),
    onSuccess: (hint) => {
      queryClient.setQueryData<Hint[]>(queryKey, (before = []) => [...before.slice(0, hint.hintNumber - 1), hint]);
      if (query.questionId === null) return;
      writeStoredValue(storageKey(query.questionId), String(hint.hintNumber));
      showAsHelped(queryClient, query.sessionId, query.questionId);
    },
  });

  return { hints, isLoading: given.isPending, isUnlocking: unlocking.isPending, unlock: () => unlocking.mutateAsync() };
}

function requestHint({ problem, questionId, language }: HintsQuery, hintNumber: number): Promise<Hint> {
  const body: HintRequest = { problem, hintNumber, language, ...(questionId === null ? {} : { questionId }) };
  return sendJson("POST", "/api/hints/get", body, hintShape);
}

/** The hints that were given in this browser before; the server tells them again. */
async function askAgain(query: HintsQuery): Promise<Hint[]> {
  const count = query.questionId === null ? 0 : Number(readStoredValue(storageKey(query.questionId)));
  const hints: Hint[] = [];
  try {
    while (hints.length < count) hints.push(await requestHint(query, hints.length + 1));
  } catch (error) {
    console.warn("Earlier hints could not be had again", error);
  }
  return hints;
}

/** The server stored it with the hint. */
function showAsHelped(queryClient: QueryClient, sessionId: string, questionId: string): void {
  changeMessages(queryClient, sessionId, (rows) =>
    rows.map((row) => {
      const card = row.metadata;
      if (row.id !== questionId || card === null || !("isHelped" in card) || card.evaluation !== null) return row;
      return { ...row, metadata: { ...card, isHelped: true } };
    }),
  );
}
