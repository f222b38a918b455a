"use client";

import { FailureScreen } from "#components/ui/failure-screen.tsx";

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <FailureScreen retry={reset} />;
}
