import "server-only";
import { openAsBlob } from "node:fs";
import { UTApi, UTFile } from "uploadthing/server";
import { AppError } from "../http/app-error.ts";
import type { Storage } from "./storage.ts";
import { serviceOptions } from "./uploadthing-service.ts";

/** For the answer to begin; how long its bytes take is up to whoever reads them. */
const ANSWER_TIMEOUT_MS = 20_000;

/** UploadThing's servers. Files are private: only we ask for them, by addresses that hold for a minute. */
export function uploadThingStorage(): Storage {
  const api = new UTApi(serviceOptions());
  return {
    async keep({ path, name, mediaType }) {
      const bytes = await openAsBlob(path, { type: mediaType });
      const file = new UTFile([bytes], name, { type: mediaType });
      const { data, error } = await reach(api.uploadFiles(file, { acl: "private", contentDisposition: "attachment" }));
      if (data === null) throw new AppError("STORAGE_UNAVAILABLE", {}, { cause: new Error(error.code) });
      return data.key;
    },

    async read(key, { limit, signal } = {}) {
      const { ufsUrl } = await reach(api.generateSignedURL(key, { expiresIn: 60 }));
      const headers: HeadersInit = limit === undefined ? {} : { Range: `bytes=0-${limit - 1}` };
      const response = await reach(fetchInTime(ufsUrl, { headers, redirect: "error", ...(signal && { signal }) }));
      if (response.status === 404) return null;
      if (!response.ok || !response.body)
        throw new AppError("STORAGE_UNAVAILABLE", {}, { cause: new Error(`${response.status}`) });
      return response.body;
    },

    async remove(key) {
      await reach(api.deleteFiles(key));
    },
  };
}

async function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  const abort = new AbortController();
  const timeout = setTimeout(() => abort.abort(new Error("no answer in time")), ANSWER_TIMEOUT_MS);
  try {
    return await fetch(url, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, abort.signal]) : abort.signal,
    });
  } finally {
    clearTimeout(timeout);
  }
}

async function reach<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new AppError("STORAGE_UNAVAILABLE", {}, { cause });
  }
}
