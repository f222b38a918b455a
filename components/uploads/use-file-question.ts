"use client";

import { useRef, useState } from "react";

/** A question about a file that is put to the person before it is sent: `file` is there while it waits for the answer. */
export function useFileQuestion() {
  const [file, setFile] = useState<File | null>(null);
  const resolve = useRef<(mayGo: boolean) => void>(null);

  function ask(about: File): Promise<boolean> {
    setFile(about);
    return new Promise((whenAnswered) => {
      resolve.current = whenAnswered;
    });
  }

  function answer(mayGo: boolean) {
    setFile(null);
    resolve.current?.(mayGo);
  }

  return { file, ask, answer };
}
