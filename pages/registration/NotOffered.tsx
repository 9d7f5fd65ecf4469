import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';

/** Fills a cell without a price. */
export function NotOffered({ words }: { readonly words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
