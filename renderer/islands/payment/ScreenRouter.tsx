import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { HtmlProse } from '../../components/HtmlProse';
import type { Html } from '../../html-texts';
import { ScreenBoundary } from './ScreenBoundary';

/** The address of a payment screen, and its error text. */
export interface ScreenPlace {
  /** The address that the build renders; the browser uses its own. */
  readonly address: string;
  /** Shown if the screen fails, and at other addresses. */
  readonly error: Html;
}

interface ScreenRouterProps extends ScreenPlace {
  /** Pattern of the addresses that show the screen. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Shows a payment screen at its addresses. It uses React Router's component router: the data router is three times as
 * large, and these pages need no loaders.
 */
export function ScreenRouter({ address, path, error, children }: ScreenRouterProps) {
  const otherwise = <HtmlProse text={error} />;
  return (
    <PageRouter address={address}>
      <ScreenBoundary fallback={otherwise}>
        <Routes>
          <Route path={path} element={children} />
          <Route path="*" element={otherwise} />
        </Routes>
      </ScreenBoundary>
    </PageRouter>
  );
}

/** Uses the browser's address; in the build, `address`. */
function PageRouter({ address, children }: Pick<ScreenRouterProps, 'address' | 'children'>) {
  if (!import.meta.env.SSR) return <BrowserRouter>{children}</BrowserRouter>;
  return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
}
