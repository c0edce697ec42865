import { Component, type ReactNode } from 'react';
import { CrashState } from './CrashState.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Replaces a broken screen; by default a sentence. */
  fallback?: ReactNode;
}

/** Contains an error or a failed download of a screen, so that the rest of the page survives. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { children, fallback = <CrashState /> } = this.props;
    return this.state.isBroken ? fallback : children;
  }
}
