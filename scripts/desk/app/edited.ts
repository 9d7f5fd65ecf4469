import { useCallback, useState } from 'react';
import type { DeskState, Edit, FileEdits, Opened, ValueEdit } from '../contract';
import { applied, simplified } from '../edit/plain-values';
import { save } from './saving';
import { deskNow, useDesk, useOpened } from './store';

/** A file that somebody edits, as it is shown. */
export interface Edited {
  /** The content with the edits that were made here; undefined until it is there. */
  readonly content: Opened | undefined;
  /** Makes the changes of a file that show an edit: for the check of what somebody is typing. */
  readonly changesWith: (edit: Edit) => readonly FileEdits[];
  /** Shows an edit at once, and saves it. */
  readonly change: (label: string, edit: Edit) => Promise<void>;
  /** While somebody is typing, changes that others make to the file are not shown: they would move what is typed. */
  readonly hold: (isTyping: boolean) => void;
}

/** The content to which edits belong, and those edits. */
interface Shown {
  readonly base: Opened;
  readonly edits: readonly Edit[];
  readonly unsaved: number;
  /** The versions that lack the last of the edits. */
  readonly past: readonly (string | null)[];
  /** What the server said when the last edit was saved. */
  readonly savedIn?: DeskState | undefined;
}

/**
 * Opens a file for edits. It shows them before they are saved, and changes of others when nothing is being saved or typed.
 *
 * @param begunWith content to which text that was typed earlier belongs
 */
export function useEdited(name: string, begunWith?: Opened): Edited {
  const opened = useOpened(name);
  const [shown, setShown] = useState<Shown | undefined>(() => begunWith && begin(begunWith));
  const [isHeld, setHeld] = useState(begunWith !== undefined);
  const mayFollow =
    shown === undefined || (shown.unsaved === 0 && !isHeld && !shown.past.includes(opened?.version ?? null));
  const { state } = useDesk();
  // The server has gone on since the save, and has the version from before it: the save was undone.
  const isUndone = shown?.savedIn !== undefined && state !== shown.savedIn && opened?.version === shown.base.version;
  const isSame = state?.files.find((file) => file.name === name)?.version === shown?.base.version;
  if (opened && mayFollow && opened !== shown?.base) setShown(begin(opened));
  else if (shown && opened && isUndone && isSame && shown.unsaved === 0 && !isHeld) setShown(begin(opened));

  const changesWith = (edit: Edit) =>
    shown ? [{ name, version: shown.base.version, edits: [...shown.edits, edit] }] : [];

  const change = async (label: string, edit: Edit) => {
    if (shown === undefined) return;
    // Later edits belong to the version that the queue of saves has followed from here.
    const edits: FileEdits = { name, version: shown.base.version, edits: [edit] };
    setShown((now) => now && { ...now, edits: [...now.edits, edit], unsaved: now.unsaved + 1 });
    const { saved } = await save(label, [edits]);
    setShown((now) => {
      if (!now) return now;
      const unsaved = now.unsaved - 1;
      // Somebody else's change stays, or it was refused: the file is shown as it is.
      if (!saved) return { ...begin(now.base), unsaved };
      const version = saved.versions[name] ?? null;
      const past = [...now.past, now.base.version, ...(unsaved > 0 ? [version] : [])];
      return {
        ...now,
        unsaved,
        savedIn: deskNow().state,
        past: unsaved > 0 ? past : past.filter((each) => each !== version),
      };
    });
  };

  return {
    content: shown?.edits.reduce(withEdit, shown.base),
    changesWith,
    change,
    hold: useCallback(setHeld, []),
  };
}

const begin = (base: Opened): Shown => ({ base, edits: [], unsaved: 0, past: [] });

/** Shows an edit in the content of a file. */
function withEdit(content: Opened, edit: Edit): Opened {
  if (edit.do === 'whole') return { ...content, text: edit.to };
  if (edit.do === 'body') return { ...content, body: edit.to };
  if (edit.do === 'delete') return content;
  const valueEdit = edit as ValueEdit; // forms make no edits of tables
  return { ...content, value: applied(content.value, simplified(content.value, valueEdit)) };
}
