import type { Call } from '#content';
import { Facts } from '../../renderer/components/Facts';
import { Prose } from '../../renderer/components/Prose';

/** The facts for somebody in a hurry: pages, deadline, reviews. */
export const KeyFacts = ({ facts }: { readonly facts: Call['facts'] }) => (
  <Facts facts={facts.map(({ label, value }) => [label, <Prose key={label} text={value} />])} />
);
