"use client";

import { useEffect, useState } from "react";

/** A slider that moves is turned to its next value sooner. */
const REST_MS = 150;

/** What a value is once it stays: the first one at once, a later one when it has not changed for a moment. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
