import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ask } from '../api';
import { useFocus } from '../focus';
import { useDesk } from '../store';
import { useWords } from '../words/language';
import { previewWords } from '../words/preview';
import './preview.css';

/** The widths at which the site is shown, in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;

/** The site beside the data: the page of the record that is edited. The page itself follows each save. */
export function Preview() {
  const words = useWords(previewWords);
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone');
  const [shown, setShown] = useState('/');
  const frame = useRef<HTMLIFrameElement>(null);
  const sought = useRef<string>(undefined);
  const room = useWidth(frame);
  const address = useAddress();
  const { isConnected } = useDesk();
  useEffect(() => {
    const { current } = frame;
    const path = pathOf(current);
    const wanted = address ?? path ?? '/';
    // The page that is open stays if it is the right one: it is updated where it stands.
    if (isConnected && current && path !== wanted) {
      sought.current = wanted;
      current.src = wanted;
    }
  }, [address, isConnected]);
  const loaded = ({ currentTarget: { contentWindow } }: SyntheticEvent<HTMLIFrameElement>) => {
    const path = pathOf(frame.current) ?? '/';
    setShown(path);
    // A page that reloads itself after a save, just when it is left, stays.
    if (sought.current !== undefined && sought.current !== path) contentWindow?.location.replace(sought.current);
    sought.current = undefined;
  };
  const width = WIDTHS[device];
  const scale = Math.min(1, room / width);
  return (
    <aside className="preview" aria-label={words.title}>
      <div className="group">
        {(['phone', 'desktop'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={device === each} onClick={() => setDevice(each)}>
            {words[each]}
          </button>
        ))}
        <a className="button" href={shown} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      </div>
      <div className="frame">
        <iframe
          ref={frame}
          title={words.title}
          src="/"
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={loaded}
        />
      </div>
    </aside>
  );
}

/** Returns the address of the page in a frame; undefined for the browser's own page, where the server was away. */
function pathOf(frame: HTMLIFrameElement | null): string | undefined {
  try {
    return frame?.contentWindow?.location.pathname;
  } catch {
    return undefined;
  }
}

/** Returns the address of the page of the record that is edited; undefined until it is known. */
function useAddress(): string | undefined {
  const { name, id } = useFocus();
  const { state } = useDesk();
  const collection = state?.files.find((file) => file.name === name)?.collection;
  const [address, setAddress] = useState<string>();
  const content = state?.content;
  // A page that is new has an address as soon as the site has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: so the content says when to ask again
  useEffect(() => {
    if (collection === undefined) return;
    let isWanted = true;
    ask<{ readonly address: string }>('address', { collection, id })
      .then((found) => isWanted && setAddress(found.address))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [collection, id, content]);
  return address;
}

/** Measures the room around an element, in pixels. */
function useWidth(inner: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(390);
  useEffect(() => {
    const outer = inner.current?.parentElement;
    if (!outer) return;
    const observer = new ResizeObserver(() => setWidth(outer.clientWidth));
    observer.observe(outer);
    return () => observer.disconnect();
  }, [inner]);
  return width;
}
