import { VisuallyHidden } from '../../renderer/components/VisuallyHidden';

/** What a cell says where there is no such price. */
export function NotOffered({ words }: { readonly words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
