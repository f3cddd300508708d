import { Component, type ReactNode } from 'react';

/** Shows something else where a part of the picture breaks, so that one bad file never takes the table with it. */
export class FallbackBoundary extends Component<
  { readonly instead: ReactNode; readonly children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
