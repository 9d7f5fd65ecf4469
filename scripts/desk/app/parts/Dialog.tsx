import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called when it is closed with Escape or by `close` of a form. */
  readonly onClose: () => void;
  /** At the side of the window, for what one needs to see beside the rest. */
  readonly isBeside?: boolean;
}

/** A dialog: the rest of the page cannot be used while it is open, unless it is beside (WAI-ARIA, dialog pattern). */
export function Dialog({ title, children, onClose, isBeside = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = dialog;
    if (isBeside) current?.show();
    else current?.showModal();
    return () => current?.close();
  }, [isBeside]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={isBeside ? 'dialog beside' : 'dialog'}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (isBeside && event.key === 'Escape') onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
