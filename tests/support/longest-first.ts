import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in the order in which it should begin; a file that begins last keeps the others waiting. */
const LONGEST = [
  'browser/examine',
  'browser/conferences',
  'browser/hostile',
  'browser/first-visit',
  'browser/pa11y',
  'browser/tab-walk',
  'browser/payment-result',
  'site/rebuild',
  'content/fixtures',
  'content/attacks',
  'scripts/documents/documents',
  'content/command',
  'content/hostile',
  'content/mutations',
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return rank === -1 ? LONGEST.length : rank;
};

/** Begins with what takes longest, on the first run too, of which vitest knows no times yet. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // The projects stay one after the other: a process is kept for the files of its own project alone.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
