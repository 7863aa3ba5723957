import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router';
import { RouteError } from '../route-error.tsx';

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  isBroken: boolean;
}

/** What is broken stays so until somebody goes elsewhere. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, isBroken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <RouteError /> : this.props.children;
  }
}

/** Around a page: one that breaks says so in its place, within what surrounds it. */
export function PageErrors({ children }: { children?: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}
