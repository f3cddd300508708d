import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands there instead once something inside has broken. */
  readonly instead: (details: string) => ReactNode;
  /** Another value begins afresh: the next question may well be answered. */
  readonly about?: unknown;
  readonly children: ReactNode;
}

/** Keeps what breaks inside it from taking the rest of the page along. */
export class BugBoundary extends Component<Props, { readonly details: string | null; readonly about: unknown }> {
  override state = { details: null, about: this.props.about };

  static getDerivedStateFromError(error: unknown) {
    return { details: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) };
  }

  static getDerivedStateFromProps({ about }: Props, state: { about: unknown }) {
    return about === state.about ? null : { details: null, about };
  }

  override render() {
    const { details } = this.state;
    return details === null ? this.props.children : this.props.instead(details);
  }
}
