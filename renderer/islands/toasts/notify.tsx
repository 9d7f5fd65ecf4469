import { type RefCallback, useCallback } from 'react';
import { createRoot } from 'react-dom/client';
// The library's default build adds a style element, which the content security policy forbids.
import {
  cssTransition,
  type IconProps,
  Icons,
  ToastContainer,
  type ToastContentProps,
  type ToastPosition,
  type TypeOptions,
  toast,
} from 'react-toastify/unstyled';
import type { Words } from '../../../shared/words';
import { adoptStyles } from '../../adopt-styles';
import sheet from './notify.css?inline';

interface NotificationOptions {
  readonly position?: ToastPosition;
  /** Milliseconds until the notification closes; false keeps it. */
  readonly autoClose?: number | false;
  /** The page says the same elsewhere, so screen readers must not hear it twice. */
  readonly isSaidElsewhere?: boolean;
}

/** Default of `autoClose` in milliseconds (specification, section 9.4). */
const AUTO_CLOSE = 5000;
/** Drag distance that dismisses a notification, in percent of its width (specification, section 9.4). */
const DRAG_TO_DISMISS = 80;

/**
 * Shows a notification at the edge of the screen, and returns a function that removes it. The type `loading` stays
 * until then (specification, section 4).
 */
export function notify(
  type: TypeOptions | 'loading',
  message: string,
  words: Words['toasts'],
  { isSaidElsewhere, ...options }: NotificationOptions = {},
): () => void {
  if (!hasContainer) showContainer(words);
  const content = (props: ToastContentProps) => <Message {...props} text={message} isSilent={isSaidElsewhere} />;
  const id =
    type === 'loading'
      ? toast.loading(content, { ...options, role: 'status' })
      : toast(content, { ...options, type, role: isSaidElsewhere ? 'group' : roleOf(type) });
  return () => toast.dismiss(id);
}

interface MessageProps extends ToastContentProps {
  readonly text: string;
  readonly isSilent: boolean | undefined;
}

/** Shows a message, and the time that is left as a line, whose end closes it; the library's own has an English name. */
function Message({ text, isSilent, isPaused, closeToast, toastProps: { autoClose } }: MessageProps) {
  // The library makes each toast a tab stop, though nothing can be done with it.
  const withoutTabStop: RefCallback<HTMLElement> = useCallback(
    (element) => element?.closest('.toast')?.removeAttribute('tabindex'),
    [],
  );
  return (
    <>
      <div ref={withoutTabStop} aria-hidden={isSilent}>
        {text}
      </div>
      {typeof autoClose === 'number' && (
        <div
          className="toast-time"
          aria-hidden
          style={{ animationDuration: `${autoClose}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
          onAnimationEnd={() => closeToast()}
        />
      )}
    </>
  );
}

/** Only errors and warnings interrupt screen readers. */
const roleOf = (type: TypeOptions) => (type === 'error' || type === 'warning' ? 'alert' : 'status');

let hasContainer = false;

/** Adds the container of notifications to the page, as a React root of its own. */
function showContainer(words: Words['toasts']): void {
  hasContainer = true;
  adoptStyles(sheet);
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
      aria-label={words.label}
      hotKeys={() => false}
      icon={Icon}
      closeButton={({ closeToast }) => (
        <button type="button" className="toast-close" aria-label={words.close} onClick={() => closeToast(true)}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d="m2 2 10 10M12 2 2 12" />
          </svg>
        </button>
      )}
      customProgressBar
    />,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && toast.dismiss());
}

function Icon({ type, theme, isLoading }: IconProps) {
  if (isLoading) return Icons.spinner();
  return type === 'default' ? null : Icons[type]({ type, theme, 'aria-hidden': true });
}

const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 150 });
