const paymentRouter = () => import('./islands/payment/ScreenRouter');

/** All islands: name → its chunk. To add one, add a file in islands/ and a row here. */
export const islands = {
  CommitteesAccordion: () => import('./islands/CommitteesAccordion').then((module) => module.CommitteesAccordion),
  Countdown: () => import('./islands/Countdown').then((module) => module.Countdown),
  JoinForm: () => import('./islands/JoinForm').then((module) => module.JoinForm),
  // Their imports load in parallel. Otherwise the browser would discover them one response later.
  PaymentFormScreen: () =>
    Promise.all([import('./islands/PaymentFormScreen'), paymentRouter(), import('./islands/form/use-control')]).then(
      ([module]) => module.PaymentFormScreen,
    ),
  PaymentResultScreen: () =>
    Promise.all([import('./islands/PaymentResultScreen'), paymentRouter()]).then(
      ([module]) => module.PaymentResultScreen,
    ),
};

export type IslandName = keyof typeof islands;

/** The component of an island. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

export type IslandProps<Name extends IslandName> = Parameters<IslandComponent<Name>>[0];

/**
 * When the browser loads an island, and React with it. `idle`: soon after the page. `begun`: when the visitor begins to
 * scroll, point or type. `near`: then, when the island is near the screen. `touched`: when the visitor uses it.
 */
export type LoadPolicy = 'idle' | 'begun' | 'near' | 'touched';
