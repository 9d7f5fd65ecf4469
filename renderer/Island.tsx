import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { inlineJson } from './inline-json';
import type { IslandComponent, IslandName, IslandProps, LoadPolicy } from './islands';

interface IslandElementProps<Name extends IslandName> {
  /** Name in islands.ts, by which the browser finds the component. */
  readonly name: Name;
  readonly component: IslandComponent<Name>;
  /** Keep them small: the page contains them as JSON. */
  readonly props: IslandProps<Name>;
  readonly load: LoadPolicy;
}

/**
 * Renders a part of the page that the browser hydrates as a React root of its own. The page contains its HTML and its
 * props as JSON. `load` says when the browser loads its code. React context of the page does not reach it.
 */
export function Island<Name extends IslandName>({ name, component, props, load }: IslandElementProps<Name>) {
  const prefix = `${name}-`;
  // The types of `name`, `component` and `props` match; createElement cannot know that.
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
