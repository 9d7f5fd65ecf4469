import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island. If it throws, restores its static HTML and logs the error once. */
export function hydrateIsland(element: HTMLElement, name: string, component: ComponentType<never>): void {
  const [container, data] = element.children;
  if (!container) throw new Error('The island has no HTML.');
  const props: object = JSON.parse(data?.textContent || '{}');
  const still = container.cloneNode(true);
  const island = createElement(component as ComponentType<object>, props); // the server made these props for it
  const onHydrated = () => {
    element.dataset.live = '';
  };
  const root = hydrateRoot(container, createElement(Hydrated, { onHydrated }, island), {
    identifierPrefix: `${name}-`,
    onUncaughtError: (problem) => {
      console.error(`The interactive part "${name}" failed.`, problem);
      delete element.dataset.live;
      element.dataset.failed = '';
      container.replaceWith(still);
      // React may not unmount a root while it is rendering.
      setTimeout(() => root.unmount());
    },
  });
}

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children?: ReactNode;
}

/** Calls `onHydrated` when its children are hydrated. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
}
