import type { DeskFinding, FileEdits } from '../../contract';
import { tell } from '../api';
import { languageNow } from '../words/language';
import { spoken } from './spoken';

/** Checks changes without saving them. Undefined if the server is away, or cannot make them: the save says what is wrong. */
export async function findingsOf(changes: readonly FileEdits[]): Promise<readonly DeskFinding[] | undefined> {
  try {
    const findings = await tell<readonly DeskFinding[]>('try', { changes });
    return findings.map((finding) => spoken(finding, languageNow()));
  } catch {
    return undefined;
  }
}
