import { type ComponentType, createContext, use } from 'react';
import type { CollectionName } from '../../../../shared/model/collections';
import type { SchemaNode } from '../../../../shared/model/schema';
import type { Choices, DeskFinding, FileEdits, ValueEdit, ValuePath } from '../../contract';

/** What every field has. */
export interface FieldProps {
  readonly schema: SchemaNode;
  readonly path: ValuePath;
  readonly value: unknown;
  readonly label: string;
  readonly isRequired: boolean;
  /** It is an item of a list: its label and description are those of the list. */
  readonly isItem?: boolean;
}

/** What a field of any kind has. */
export interface AnyFieldProps extends FieldProps {
  /** The collection to whose records it refers. */
  readonly refersTo?: CollectionName | undefined;
  /** Removes it with all that is in it; undefined if it has to be there. */
  readonly onRemove?: (() => void) | undefined;
}

/** What the fields of a form share. */
export interface FormContext {
  /** The file, as a path below the data folder. */
  readonly name: string;
  /** The findings in the file. */
  readonly findings: readonly DeskFinding[];
  readonly choices: Choices;
  /** Fields of a record → the collections to which they refer. */
  readonly references: Readonly<Record<string, CollectionName>>;
  /** Saves an edit. `what` says it for undo and the history. */
  readonly change: (what: string, edit: ValueEdit) => void;
  readonly changesWith: (edit: ValueEdit) => readonly FileEdits[];
  readonly hold: (isTyping: boolean) => void;
  /** The component of a field of any kind: objects and lists have fields in them. */
  readonly Field: ComponentType<AnyFieldProps>;
}

export const FormContext = createContext<FormContext | undefined>(undefined);

/** Returns what the fields of the form share. */
export function useForm(): FormContext {
  const form = use(FormContext);
  if (form === undefined) throw new Error('This field is not in a form.');
  return form;
}
