import type { UploadResult } from "../contracts/uploads.ts";

const names = new Map<string, string>();

/** Keeps the name of what was uploaded, to show it before the server tells it. */
export function rememberUpload(upload: UploadResult): UploadResult {
  names.set(upload.uploadURL, upload.name);
  return upload;
}

/** The name of a file that was uploaded from here; what its address ends with, for any other. */
export function findUploadName(uploadURL: string): string {
  return names.get(uploadURL) ?? uploadURL.slice(uploadURL.lastIndexOf("/") + 1);
}
