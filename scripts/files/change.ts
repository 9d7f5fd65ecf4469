/** A change of a file in a data folder. */
export interface Change {
  readonly path: string;
  /** The bytes that were read; undefined if there was no file. */
  readonly was: Uint8Array | undefined;
  /** The new bytes, or the path of a file or folder to move here. */
  readonly becomes: Uint8Array | string;
}
