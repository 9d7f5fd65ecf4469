import { createRoot } from 'react-dom/client';
// The library's default build adds a style element, which the content security policy forbids.
import { cssTransition, ToastContainer, type ToastPosition, type TypeOptions, toast } from 'react-toastify/unstyled';
// Bundled with the script, so that pages without notifications do not load it.
import sheet from './notify.css?inline';

interface NotificationOptions {
  readonly position?: ToastPosition;
  /** Milliseconds until the notification closes; false keeps it. */
  readonly autoClose?: number | false;
}

/** Default of `autoClose` in milliseconds (specification, section 9.4). */
const AUTO_CLOSE = 5000;
/** Drag distance that dismisses a notification, in percent of its width (specification, section 9.4). */
const DRAG_TO_DISMISS = 80;

/**
 * Shows a notification at the edge of the screen, and returns a function that removes it. The type `loading` stays
 * until then (specification, section 4).
 */
export function notify(type: TypeOptions | 'loading', message: string, options: NotificationOptions = {}): () => void {
  if (!hasContainer) showContainer();
  const id =
    type === 'loading'
      ? toast.loading(message, { ...options, role: 'status' })
      : toast(message, { ...options, type, role: roleOf(type) });
  return () => toast.dismiss(id);
}

/** Only errors and warnings interrupt screen readers. */
const roleOf = (type: TypeOptions) => (type === 'error' || type === 'warning' ? 'alert' : 'status');

let hasContainer = false;

/** Adds the container of notifications to the page, as a React root of its own. */
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
