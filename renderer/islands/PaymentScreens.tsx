import { useState } from 'react';
import { createBrowserRouter, createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { Html } from '#content';
import { Prose } from '../components/Prose';
import { PaymentFailure, type PaymentFailureProps } from './payment/PaymentFailure';
import { PaymentForm } from './payment/PaymentForm';
import { PaymentResult, type PaymentResultProps } from './payment/PaymentResult';
import type { PaymentFormProps } from './payment/payment-form-props';

export interface PaymentScreensProps {
  /** Address that the build renders; the browser goes by its own. */
  readonly address: string;
  /** The screens by their addresses; a page carries its own alone. */
  readonly screens: readonly PaymentScreen[];
  /** What is shown when a screen fails. */
  readonly error: Html;
}

export type PaymentScreen = { readonly path: string } & (
  | ({ readonly kind: 'form' } & PaymentFormProps)
  | ({ readonly kind: 'result' } & PaymentResultProps)
  | ({ readonly kind: 'failure' } & PaymentFailureProps)
);

/** The screens of a payment, by address; the result's goes on with the payment's id. */
export function PaymentScreens({ address, screens, error }: PaymentScreensProps) {
  const [router] = useState(() => {
    const routes: RouteObject[] = [{ errorElement: <Prose text={error} />, children: screens.map(routeOf) }];
    return typeof document === 'undefined'
      ? createMemoryRouter(routes, { initialEntries: [address] })
      : createBrowserRouter(routes);
  });
  return <RouterProvider router={router} />;
}

/** Whatever else the address ends with (`/index.html`), the page that was built is the one that comes to life. */
function routeOf(screen: PaymentScreen): RouteObject {
  switch (screen.kind) {
    case 'form':
      return { path: `${screen.path}/*`, element: <PaymentForm {...screen} /> };
    case 'result':
      return { path: `${screen.path}/:id?/*`, element: <PaymentResult {...screen} /> };
    case 'failure':
      return { path: `${screen.path}/*`, element: <PaymentFailure {...screen} /> };
  }
}
