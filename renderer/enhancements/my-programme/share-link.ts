import { writeShareCode } from '../../my-programme/share-code';
import type { MyWords } from '../../my-programme/words-for-script';
import { element, partOf } from './element';
import { SHARED } from './shared-program';

/** The address that shows a program on another device. */
export interface ShareLink {
  /** Updates the address. */
  readonly show: (keys: readonly string[]) => void;
  readonly copy: () => Promise<void>;
}

/** A window in which the section of the link is open from the start. */
const IS_WIDE = '(width >= 64rem)';

/** Offers an address of the page that contains a program, and its QR code once its section is opened. */
export function shareLink(root: HTMLElement, page: string, words: MyWords): ShareLink {
  const share = partOf(root, 'share');
  const link = root.querySelector<HTMLInputElement>('#share-link');
  let hasKeys = false;
  const drawCode = async () => {
    if (!(hasKeys && share.hasAttribute('open'))) return;
    const { qrCode } = await import('./qr-code');
    const code = qrCode(link?.value ?? '', words.qr);
    partOf(root, 'qr').replaceChildren(code ?? element('p', {}, words.tooLong));
  };
  share.toggleAttribute('open', matchMedia(IS_WIDE).matches);
  share.addEventListener('toggle', () => void drawCode().catch(console.error));
  return {
    show: (keys) => {
      if (link) link.value = `${location.origin}${page}${SHARED}${writeShareCode(keys)}`;
      hasKeys = keys.length > 0;
      void drawCode().catch(console.error);
    },
    copy: () => navigator.clipboard.writeText(link?.value ?? ''),
  };
}
