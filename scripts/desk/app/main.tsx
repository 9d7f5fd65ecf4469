import { createRoot } from 'react-dom/client';
import { colourDeclarations } from '../../../shared/colours';
import { key } from './api';
import { App } from './shell/App';
import { Locked } from './shell/Locked';
import { follow } from './store';
import './shell/desk.css';

// The colours of the site, so that both look like one product.
const colours = new CSSStyleSheet();
colours.replaceSync(
  `:root{${colourDeclarations()
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`,
);
document.adoptedStyleSheets.push(colours);

const root = document.querySelector('#desk');
if (root) createRoot(root).render(key === undefined ? <Locked /> : <App />);
if (key !== undefined) follow();
