"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { topicStartShape } from "../contracts/answers/topic-start.ts";
import { getOwn } from "./request.ts";

/** What a session on a topic can begin with, in the reader's language. */
export function useTopicStart(id: string) {
  return useQuery({
    queryKey: ["topics", useLocale(), id],
    queryFn: () => getOwn(`/api/topics?${new URLSearchParams({ topic: id })}`, topicStartShape),
  });
}
