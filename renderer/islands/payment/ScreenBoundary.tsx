import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Replaces a screen that fails. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows a fallback if a screen throws (specification, section 8). React requires a class for this. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
