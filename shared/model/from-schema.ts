import type { RichText } from '../texts/rich-text';

/** The type of what a schema accepts, once its texts are read: as narrow as the schema's own literals. */
export type FromSchema<Schema> = Schema extends { readonly format: 'markdown' }
  ? RichText
  : Schema extends { readonly enum: readonly (infer Word)[] }
    ? Word
    : Schema extends { readonly type: 'string' }
      ? string
      : Schema extends { readonly type: 'integer' | 'number' }
        ? number
        : Schema extends { readonly type: 'boolean' }
          ? boolean
          : Schema extends { readonly items: infer Item }
            ? readonly FromSchema<Item>[]
            : Schema extends { readonly properties: infer Fields; readonly required: readonly (infer Name)[] }
              ? Group<Fields, Name>
              : never;

/** The fields that are always there, then the others; written out, so that an editor shows them as one type. */
type Group<Fields, Required> = Flat<
  { readonly [Name in keyof Fields as Extract<Name, Always<Fields, Required>>]: FromSchema<Fields[Name]> } & {
    readonly [Name in keyof Fields as Exclude<Name, Always<Fields, Required>>]?: FromSchema<Fields[Name]>;
  }
>;

/** The fields that stand in the data, and those that the compiler fills in. */
type Always<Fields, Required> =
  | Required
  | { [Name in keyof Fields]: Fields[Name] extends { readonly filledIn: true } ? Name : never }[keyof Fields];

type Flat<T> = { readonly [Name in keyof T]: T[Name] };
