import type { Run } from '../blocks';
import type { Tag } from './tag';

/** One element for each link and each part in another language of a text, also if it runs over several lines. */
export class InlineTags {
  readonly #tags = new Map<Run, Tag>();

  /** The element of a run; the parent where it needs none of its own. */
  of(run: Run, parent: Tag): Tag {
    if (!(run.link || run.language)) return parent;
    const tag = this.#tags.get(run) ?? { type: run.link ? 'Link' : 'Span', parent, language: run.language };
    this.#tags.set(run, tag);
    return tag;
  }
}
