import { Fragment } from 'react';

/** Names in a row; each keeps its own direction, so that an Arabic one among Latin ones reads well. */
export function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
