"use client";

import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** What is shown: when it changes, showing it is tried anew. */
  subject: unknown;
  /** Stands in for children that cannot be shown. */
  fallback: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { subject: unknown; isBroken: boolean };

/** Keeps what breaks on the screen from taking the rest of the screen with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { subject: this.props.subject, isBroken: false };

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState {
    return subject === state.subject ? state : { subject, isBroken: false };
  }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
