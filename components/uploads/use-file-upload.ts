"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { UploadError, type UploadProblem, uploadFile } from "#lib/client/uploads.ts";
import { useCurrentUserCheck } from "#lib/client/user.ts";
import { AuthenticationError } from "#lib/client/request.ts";
import { MAX_ATTACHMENT_BYTES, wholeMegabytes } from "#lib/contracts/upload-limits.ts";
import type { UploadResult } from "#lib/contracts/uploads.ts";

export type FileUpload = {
  isUploading: boolean;
  isPlanRequired: boolean;
  maxBytes: number;
  /** What did not arrive, and might another time. */
  failed: File | null;
  /** Sends a file in our own way. */
  send: (file: File) => Promise<void>;
  /** Says that a file arrived, or why it did not, however it was sent. */
  begin: (file: File) => void;
  succeed: (result: UploadResult) => Promise<void>;
  fail: (problem: UploadProblem) => void;
};

type UploadWay = {
  maxBytes?: number;
  /** Whether the file's name is told before it is sent. */
  isNamed?: boolean;
  /** Said instead of which step failed. */
  failureText?: string;
};

/**
 * The way of one file to the server, told in toasts. What is under way ends when the dialog closes. It is over once what
 * is made of the file is stored as well.
 */
export function useFileUpload(
  onUploaded: (result: UploadResult) => void | Promise<unknown>,
  { maxBytes = MAX_ATTACHMENT_BYTES, isNamed = true, failureText }: UploadWay = {},
): FileUpload {
  const t = useTranslations("uploads");
  const checkUser = useCurrentUserCheck();
  const [isUploading, setUploading] = useState(false);
  const [isPlanRequired, setPlanRequired] = useState(false);
  const [failed, setFailed] = useState<File | null>(null);
  const underWay = useRef<File | null>(null);
  const abort = useRef<AbortController | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      abort.current?.abort();
    };
  }, []);

  async function succeed(result: UploadResult) {
    // A service sends on and tells of it, whatever has become of the dialog.
    if (isGone.current) return;
    try {
      await onUploaded(result);
    } catch {
      fail({ kind: "process" });
      return;
    }
    setUploading(false);
    setFailed(null);
    toast({ title: t("uploaded"), description: t("uploadedText", { name: result.name }) });
  }

  function fail(problem: UploadProblem) {
    if (isGone.current) return;
    setUploading(false);
    if (mayArriveLater(problem)) setFailed(underWay.current);
    if (problem.kind === "plan") setPlanRequired(true);
    else if (problem.kind === "too-large") {
      toast({
        variant: "destructive",
        title: t("tooLarge"),
        description: t("tooLargeText", { size: String(wholeMegabytes(problem.maxBytes)) }),
      });
    } else {
      const ownText = mayArriveLater(problem) && problem.kind !== "busy" ? failureText : undefined;
      toast({
        variant: "destructive",
        title: t(`failed.${problem.kind}.title`),
        description: ownText ?? t(`failed.${problem.kind}.text`),
      });
    }
  }

  function begin(file: File) {
    underWay.current = file;
    setFailed((before) => (before === file ? before : null));
    setUploading(true);
  }

  async function send(file: File) {
    // The dialog may be closed while something is still asked about the file.
    if (isGone.current) return;
    begin(file);
    const controller = new AbortController();
    abort.current = controller;
    try {
      await succeed(await uploadFile(file, { maxBytes, isNamed, signal: controller.signal }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const isSignedOut = error instanceof UploadError && error.cause instanceof AuthenticationError;
      if (isSignedOut) checkUser();
      fail(error instanceof UploadError ? error.problem : { kind: "send" });
    }
  }

  return { isUploading, isPlanRequired, maxBytes, failed, send, begin, succeed, fail };
}

function mayArriveLater({ kind }: UploadProblem): boolean {
  return kind === "busy" || kind === "prepare" || kind === "send" || kind === "process";
}
