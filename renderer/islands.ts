const paymentRouter = () => import('./islands/payment/ScreenRouter');

/** Every island: name → its chunk. A new one is a file in islands/ and a row here. */
export const islands = {
  CommitteesAccordion: () => import('./islands/CommitteesAccordion').then((module) => module.CommitteesAccordion),
  Countdown: () => import('./islands/Countdown').then((module) => module.Countdown),
  JoinForm: () => import('./islands/JoinForm').then((module) => module.JoinForm),
  // Beside them what they import: their pages wait for them, and would find out one answer later.
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

/** The component behind an island's name. */
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

export type IslandProps<Name extends IslandName> = Parameters<IslandComponent<Name>>[0];

/**
 * When an island's chunk is loaded, and React with it: soon after the page; when the visitor has begun to scroll, point or type;
 * then, when it comes near the screen; when it is touched itself. A page that is only looked at loads what it cannot do without.
 */
export type LoadPolicy = 'idle' | 'begun' | 'near' | 'touched';
