"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { MATERIALS_PAGE } from "../contracts/material-lengths.ts";
import type { ChangeMaterial, CreateMaterial } from "../contracts/materials.ts";
import { type Material, materialShape } from "../contracts/answers/material.ts";
import { documentPageShape } from "../contracts/answers/uploads.ts";
import { getJson, getPage, request, RequestError, sendJson } from "./request.ts";

const MATERIALS_KEY = ["materials"];

const MATERIALS_URL = "/api/materials";

/** Between two looks at files that are being read: soon at first, and the more seldom the longer nothing changes. */
const SHORTEST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 30_000;

/** When each list was first seen: one that reads as before stays the same object. */
const seenAt = new WeakMap<readonly Material[], number>();

function pauseBeforeLook(materials: readonly Material[], nowMs: number): number {
  const firstMs = seenAt.get(materials) ?? nowMs;
  seenAt.set(materials, firstMs);
  return Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, (nowMs - firstMs) / 4));
}

type InWork = Material & { state: "uploaded" | "reading" | "indexing" };

/** Whether a material's file is still on its way to being quoted. */
export function isInWork(material: Material): material is InWork {
  return material.state === "uploaded" || material.state === "reading" || material.state === "indexing";
}

/** All of the teacher's materials, page after page; null when nobody is signed in. */
async function getMaterials(): Promise<Material[] | null> {
  const all: Material[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await getPage(
      `${MATERIALS_URL}?${new URLSearchParams({ limit: String(MATERIALS_PAGE), ...(last && { before: last.id }) })}`,
      materialShape,
    );
    if (page === null) return null;
    all.push(...page.rows);
    if (page.isLast) return all;
  }
}

/** The teacher's materials, looked at again for as long as one of them is being read; `data` is null when nobody is signed in. */
export function useMaterials() {
  return useQuery({
    queryKey: MATERIALS_KEY,
    queryFn: getMaterials,
    // Another tab may have added or removed some.
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) => (data?.some(isInWork) ? pauseBeforeLook(data, Date.now()) : false),
  });
}

/** Whether a call was refused because the plan does not include materials, or no longer. */
export function isPlanMissing(error: unknown): boolean {
  return error instanceof RequestError && error.status === 403;
}

/** Makes a material of a file that has arrived. */
export function useMaterialCreation() {
  const refresh = useMaterialsRefresh();
  return useMutation({
    mutationFn: (material: CreateMaterial) => sendJson("POST", MATERIALS_URL, material, materialShape),
    onSuccess: refresh,
  });
}

export function useMaterialChange(id: string) {
  const refresh = useMaterialsRefresh();
  return useMutation({
    mutationFn: (change: ChangeMaterial) => sendJson("PATCH", `${MATERIALS_URL}/${id}`, change, materialShape),
    onSuccess: refresh,
  });
}

export function useMaterialDeletion(id: string) {
  const refresh = useMaterialsRefresh();
  return useMutation({
    mutationFn: () => request(`${MATERIALS_URL}/${id}`, { method: "DELETE" }),
    onSuccess: refresh,
  });
}

/** Tries again to read a file that could not be read. */
export function useReadingRetry(fileUrl: string) {
  const refresh = useMaterialsRefresh();
  return useMutation({
    mutationFn: () => request(`${fileUrl}/read`, { method: "POST" }),
    onSuccess: refresh,
  });
}

/** The file is no more, or no longer shown to this person. */
export function isGone(error: unknown): boolean {
  return error instanceof RequestError && error.status === 404;
}

/** What was read on one page of a file. */
export function useDocumentPage(fileUrl: string, number: number) {
  return useQuery({
    queryKey: ["document-page", fileUrl, number],
    queryFn: () => getJson(`${fileUrl}/pages/${number}`, documentPageShape),
  });
}

function useMaterialsRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: MATERIALS_KEY });
}
