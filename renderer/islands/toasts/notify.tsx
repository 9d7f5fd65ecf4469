import { createRoot } from 'react-dom/client';
// The library's other build writes a style element, which the content security policy forbids.
import { cssTransition, ToastContainer, type ToastPosition, type TypeOptions, toast } from 'react-toastify/unstyled';
// In the script: no page without a notification loads it.
import sheet from './notify.css?inline';

interface NotificationOptions {
  readonly position?: ToastPosition;
  /** Milliseconds until the notification closes by itself; false keeps it. */
  readonly autoClose?: number | false;
}

/** Milliseconds until a notification goes by itself (specification, section 9.4). */
const AUTO_CLOSE = 5000;
/** How far a notification is dragged to dismiss it, in percent of its width (specification, section 9.4). */
const DRAG_TO_DISMISS = 80;

/**
 * Notifies the visitor at the edge of the screen, and returns a function that removes the notification. One of
 * the type `loading` stays until then (specification, section 4).
 */
export function notify(type: TypeOptions | 'loading', message: string, options: NotificationOptions = {}): () => void {
  if (!hasContainer) showContainer();
  const id =
    type === 'loading'
      ? toast.loading(message, { ...options, role: 'status' })
      : toast(message, { ...options, type, role: roleOf(type) });
  return () => toast.dismiss(id);
}

/** Only errors and warnings interrupt a screen reader. */
const roleOf = (type: TypeOptions) => (type === 'error' || type === 'warning' ? 'alert' : 'status');

let hasContainer = false;

/** Puts the place for notifications at the end of the page, in a React root of its own. */
function showContainer(): void {
  hasContainer = true;
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets.push(styles);
  const place = document.createElement('div');
  document.body.append(place);
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  createRoot(place).render(
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE}
      draggable
      draggablePercent={DRAG_TO_DISMISS}
      transition={moves && fade}
      className="toasts"
      toastClassName="toast"
    />,
  );
}

const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 150 });
