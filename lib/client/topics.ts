"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { TopicStart } from "../contracts/topics.ts";
import { getOwn } from "./request.ts";

/** What a session on a topic can begin with, in the reader's language. */
export function useTopicStart(id: string) {
  return useQuery({
    queryKey: ["topics", useLocale(), id],
    queryFn: () => getOwn<TopicStart>(`/api/topics?${new URLSearchParams({ topic: id })}`),
  });
}
