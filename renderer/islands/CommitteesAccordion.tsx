import {
  AccordionProvider,
  useAccordion,
  useAccordionItem,
  useAccordionItemEffect,
  useAccordionProvider,
  useHeightTransition,
} from '@szhsin/react-accordion';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Words } from '../../shared/words';
import styles from './CommitteesAccordion.module.css';

/** Duration of opening and closing in milliseconds (specification, section 9.4). */
const TRANSITION = 250;

export interface CommitteesAccordionProps {
  readonly committees: readonly {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly members: readonly {
      readonly name: string;
      readonly affiliation: string;
      /** Address of the person's page, if there is one. */
      readonly path?: string;
    }[];
  }[];
  readonly words: Pick<Words['committees'], 'ownPage'> & Pick<Words, 'colon'>;
}

/**
 * Shows the committees, each under a button that opens and closes it; several may be open (specification, section 4).
 * The static page shows all open, and phones fold them as a whole (FoldedOnPhones). After hydration they close, unless
 * that would move visible content; then the fold around them opens.
 */
export function CommitteesAccordion({ committees, words }: CommitteesAccordionProps) {
  const element = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(false);
  const provider = useAccordionProvider({
    allowMultiple: true,
    initialEntered: true,
    transition: moves,
    transitionTimeout: TRANSITION,
  });
  const { accordionProps } = useAccordion();
  const { toggleAll } = provider;

  useEffect(() => {
    // One screen further than visible: the visitor may be scrolling.
    const isFarBelow = (element.current?.getBoundingClientRect().top ?? 0) > 2 * innerHeight;
    // Inside a closed fold. Browsers without checkVisibility change nothing.
    const isUnseen = element.current?.checkVisibility?.() === false;
    if (isFarBelow || isUnseen) toggleAll(false);
    const fold = element.current?.closest('details');
    if (isFarBelow && fold) fold.open = true;
    setMoves(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [toggleAll]);

  return (
    <AccordionProvider value={provider}>
      <div ref={element} className={styles.accordion} {...accordionProps}>
        {committees.map(({ id, title, path, members }) => (
          <Item key={id} itemKey={id} title={title}>
            <ul>
              {members.map(({ name, affiliation, path: page }) => (
                <li key={name}>
                  <strong>
                    {page ? (
                      <a href={page}>
                        <bdi>{name}</bdi>
                      </a>
                    ) : (
                      <bdi>{name}</bdi>
                    )}
                  </strong>{' '}
                  {affiliation}
                </li>
              ))}
            </ul>
            <a href={path}>{words.ownPage + words.colon + title}</a>
          </Item>
        ))}
      </div>
    </AccordionProvider>
  );
}

interface ItemProps {
  readonly itemKey: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Item({ itemKey, title, children }: ItemProps) {
  const { itemRef, state, toggle } = useAccordionItemEffect<HTMLDivElement>({ itemKey, initialEntered: true });
  const { buttonProps, panelProps } = useAccordionItem({ state, toggle });
  const [transitionStyle, panelRef] = useHeightTransition<HTMLDivElement>(state);
  return (
    <div ref={itemRef} className={styles.item} data-state={state.status}>
      <h3>
        <button type="button" {...buttonProps} onClick={() => toggle()}>
          {title}
        </button>
      </h3>
      <div className={styles.content} style={transitionStyle} hidden={state.status === 'exited'}>
        {/* biome-ignore lint/a11y/useSemanticElements: no region, of which a dozen would drown the landmarks; no form's fieldset */}
        <div ref={panelRef} className={styles.panel} {...panelProps} role="group">
          {children}
        </div>
      </div>
    </div>
  );
}
