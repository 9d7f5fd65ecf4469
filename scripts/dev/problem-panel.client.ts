import type { ShownProblem } from './live-events';

/** The panel is a shadow tree, so that its styles and those of the site do not affect each other. */
const STYLE = `
  :host { position: fixed; inset-block-end: 0; inset-inline: 0; z-index: 2147483647; font: 1rem/1.45 system-ui, sans-serif; }
  details { background: #fff8e6; color: #1d1500; border-block-start: 3px solid #9a5b00; max-height: 45vh; overflow: auto; }
  details.error { background: #fdeceb; border-color: #b3261e; }
  summary { padding: 0.5rem 1rem; cursor: pointer; font-weight: 600; }
  ul { margin: 0; padding: 0 1rem 0.75rem 2rem; }
  li { margin-block-end: 0.5rem; overflow-wrap: anywhere; }
  a { color: #0b3c8d; }
  a:focus-visible, summary:focus-visible { outline: 3px solid #0b3c8d; outline-offset: 2px; }
  @media print { :host { display: none; } }
`;

let panel: ShadowRoot | undefined;
let present = '[]';

/** Shows the problems, or removes the panel if there are none. */
export function showProblems(problems: readonly ShownProblem[]): void {
  // The desk, in whose preview this page is, shows them at their places.
  if (window.parent !== window) return;
  if (present === JSON.stringify(problems)) return;
  present = JSON.stringify(problems);
  panel ??= openPanel();
  const wasOpen = panel.querySelector('details')?.open;
  panel.querySelector('details')?.remove();
  if (problems.length === 0) return;
  const hasError = problems.some(({ severity }) => severity === 'error');
  const details = element('details', '', hasError ? 'error' : 'warning');
  details.open = wasOpen ?? hasError;
  const isEmpty = document.body.dataset.withoutContent !== undefined;
  const errors = isEmpty ? 'Errors in the data' : 'The page shows the last data without errors';
  const words = hasError ? errors : 'Warnings about the data';
  details.append(element('summary', `${words}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`));
  const list = element('ul');
  list.append(...problems.map(itemOf));
  details.append(list);
  panel.append(details);
}

function itemOf({ place, opens, severity, message, hint }: ShownProblem): HTMLLIElement {
  const item = element('li', `${severity}: ${message} ${hint ?? ''} `);
  // Other editors than VS Code understand the text.
  const link = element('a', place);
  link.href = opens;
  item.append(link);
  return item;
}

function element<Name extends 'details' | 'summary' | 'ul' | 'li' | 'a'>(name: Name, text = '', className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function openPanel(): ShadowRoot {
  const host = document.createElement('content-problems');
  host.setAttribute('role', 'status');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  return root;
}
