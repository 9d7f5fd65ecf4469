import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  /** Stands in place of a part that has failed. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the desk when a part of it fails: what is saved or waits to be saved does not depend on what is shown. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
