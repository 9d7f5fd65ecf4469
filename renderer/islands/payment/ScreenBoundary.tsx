import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Shown in the place of a screen that fails. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the page where one of its screens fails (specification, section 8). React has no such part but a class. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
