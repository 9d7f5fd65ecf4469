import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { HtmlProse } from '../../components/HtmlProse';
import type { Html } from '../../html-texts';
import { ScreenBoundary } from './ScreenBoundary';

/** Where a screen of a payment is shown, and what stands in its place where it cannot be. */
export interface ScreenPlace {
  /** Address that the build renders; the browser goes by its own. */
  readonly address: string;
  /** The content that is shown when the screen fails, and at an address that is not its own. */
  readonly error: Html;
}

interface ScreenRouterProps extends ScreenPlace {
  /** Pattern of the addresses that show the screen. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Shows a screen of a payment at its addresses. The router is the one of components: that of data also loads, caches and
 * revalidates what these pages have none of, and is three times as large.
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

/** Goes by the address of the browser, and by `address` where there is none. */
function PageRouter({ address, children }: Pick<ScreenRouterProps, 'address' | 'children'>) {
  if (!import.meta.env.SSR) return <BrowserRouter>{children}</BrowserRouter>;
  return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
}
