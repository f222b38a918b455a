import { MAX_ATTACHMENT_BYTES } from "../contracts/upload-limits.ts";
import type { UploadResult } from "../contracts/uploads.ts";
import {
  type PreparedUpload,
  preparedUploadShape,
  refusalShape,
  storedFileShape,
  uploadTermsShape,
} from "../contracts/answers/uploads.ts";
import { queryOptions } from "@tanstack/react-query";
import { getJson, RequestError, sendJson } from "./request.ts";
import { rememberUpload } from "./upload-names.ts";

/** Why a file did not arrive: which step failed, or what does not allow it. */
export type UploadProblem =
  | { kind: "too-large"; maxBytes: number }
  | { kind: "unsupported" | "picture" | "full" | "plan" | "busy" | "prepare" | "send" | "process" };

export class UploadError extends Error {
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem, options?: ErrorOptions) {
    super(problem.kind, options);
    this.name = "UploadError";
    this.problem = problem;
  }
}

/** How files may come to this installation. */
export const uploadTermsQuery = queryOptions({
  queryKey: ["upload-terms"],
  queryFn: () => getJson("/api/objects/upload", uploadTermsShape),
});

type UploadOptions = {
  maxBytes?: number;
  /** The materials page names its file only when the material is made. */
  isNamed?: boolean;
  signal?: AbortSignal;
};

/** Sends a file by a plain PUT. Rejects with an UploadError, or with AbortError when it was given up. */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<UploadResult> {
  const { maxBytes = MAX_ATTACHMENT_BYTES, isNamed = true, signal } = options;
  if (file.size > maxBytes) throw new UploadError({ kind: "too-large", maxBytes });
  const prepared = await prepare(isNamed ? { filename: file.name } : undefined);
  // The host that this server runs on may take less.
  if (file.size > prepared.maxBytes) throw new UploadError({ kind: "too-large", maxBytes: prepared.maxBytes });
  const response = await put(prepared.uploadURL, file, signal);
  const stored = storedFileShape.safeParse(await response.json().catch(() => null));
  if (!stored.success) throw new UploadError({ kind: "process" });
  const uploadURL = prepared.uploadURL.split("?")[0] ?? "";
  return rememberUpload({ name: file.name, uploadURL, size: stored.data.size, type: stored.data.type });
}

async function prepare(body: { filename: string } | undefined): Promise<PreparedUpload> {
  try {
    return await sendJson("POST", "/api/objects/upload", body, preparedUploadShape);
  } catch (cause) {
    throw new UploadError(
      { kind: cause instanceof RequestError ? preparationProblem(cause.status) : "prepare" },
      { cause },
    );
  }
}

function preparationProblem(status: number): "plan" | "full" | "busy" | "prepare" {
  if (status === 403) return "plan";
  if (status === 429) return "busy";
  return status === 413 ? "full" : "prepare";
}

async function put(url: string, file: File, signal: AbortSignal | undefined): Promise<Response> {
  let response: Response;
  try {
    const headers = { "Content-Type": file.type || "application/octet-stream" };
    response = await fetch(url, {
      method: "PUT",
      body: file,
      headers,
      credentials: "include",
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new UploadError({ kind: "send" }, { cause });
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  throw new UploadError(refusalOf(response.status, body));
}

function refusalOf(status: number, body: unknown): UploadProblem {
  if (status === 415) return { kind: "unsupported" };
  if (status === 429) return { kind: "busy" };
  const read = refusalShape.safeParse(body);
  const refusal = read.success ? read.data : undefined;
  if (refusal?.code === "STORAGE_FULL") return { kind: "full" };
  return status === 413 && refusal?.limit !== undefined
    ? { kind: "too-large", maxBytes: refusal.limit }
    : { kind: "send" };
}
