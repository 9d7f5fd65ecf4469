import type { RichText } from '../texts/rich-text';

/** The type of a valid value of a schema, after texts are read. Literals of the schema give literal types. */
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

/** Mandatory fields, then optional ones. Flattened, so that editors show one type. */
type Group<Fields, Required> = Flat<
  { readonly [Name in keyof Fields as Extract<Name, Always<Fields, Required>>]: FromSchema<Fields[Name]> } & {
    readonly [Name in keyof Fields as Exclude<Name, Always<Fields, Required>>]?: FromSchema<Fields[Name]>;
  }
>;

/** Fields that the data must have, and those that the compiler fills in. */
type Always<Fields, Required> =
  | Required
  | { [Name in keyof Fields]: Fields[Name] extends { readonly filledIn: true } ? Name : never }[keyof Fields];

type Flat<T> = { readonly [Name in keyof T]: T[Name] };
