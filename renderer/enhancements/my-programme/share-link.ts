import { writeShareCode } from '../../my-programme/share-code';
import { element, partOf } from './element';
import { SHARED } from './shared-program';
import type { MyWords } from './words';

/** The address that shows a program on another device. */
export interface ShareLink {
  /** Updates the address; hides it if there are no keys. */
  readonly show: (keys: readonly string[]) => void;
  readonly copy: () => Promise<void>;
}

/** Offers an address of the page that contains a program, and its QR code once its section is opened. */
export function shareLink(root: HTMLElement, page: string, words: MyWords): ShareLink {
  const share = partOf(root, 'share');
  const link = root.querySelector<HTMLInputElement>('#share-link');
  const drawCode = async () => {
    const { qrCode } = await import('./qr-code');
    const code = qrCode(link?.value ?? '', words.qr);
    partOf(root, 'qr').replaceChildren(code ?? element('p', {}, words.tooLong));
  };
  share.addEventListener('toggle', () => void drawCode().catch(console.error));
  return {
    show: (keys) => {
      share.hidden = keys.length === 0;
      if (link) link.value = `${location.origin}${page}${SHARED}${writeShareCode(keys)}`;
      if (share.hasAttribute('open')) void drawCode();
    },
    copy: () => navigator.clipboard.writeText(link?.value ?? ''),
  };
}
