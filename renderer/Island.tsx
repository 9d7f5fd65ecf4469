import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { inlineJson } from './inline-json';
import type { IslandComponent, IslandName, IslandProps, LoadPolicy } from './islands';

interface IslandElementProps<Name extends IslandName> {
  /** Name in islands.ts, by which the browser finds the component. */
  readonly name: Name;
  readonly component: IslandComponent<Name>;
  /** Keep them few: they travel as JSON in the page. */
  readonly props: IslandProps<Name>;
  readonly load: LoadPolicy;
}

/**
 * A part of the page that is hydrated in the browser. It is a React root of its own: the page holds its HTML and, beside
 * it, its props as JSON; its chunk is loaded when `load` says so. React context of the page does not reach it.
 */
export function Island<Name extends IslandName>({ name, component, props, load }: IslandElementProps<Name>) {
  const prefix = `${name}-`;
  // The types of `name`, `component` and `props` agree with each other; createElement does not know that.
  const element = createElement(component as FunctionComponent<object>, props);
  return (
    <div data-island={name} data-load={load}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the island's root */}
      <div dangerouslySetInnerHTML={{ __html: renderToString(element, { identifierPrefix: prefix }) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, made safe for a script element */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(props) }} />
    </div>
  );
}
