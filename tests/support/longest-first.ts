import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest test files, in the order in which they should begin; one that begins last makes the others wait. */
const LONGEST = [
  'browser/examine',
  'browser/conferences',
  'browser/hostile',
  'browser/first-visit',
  'browser/engines',
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
    // The projects stay grouped: a process is reused only for files of its own project.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
