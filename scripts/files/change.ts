/** What becomes of a path in a data folder. */
export interface Change {
  readonly path: string;
  /** The bytes that were read there; undefined where there was nothing. */
  readonly was: Uint8Array | undefined;
  /** Its new bytes, or the path of a file or folder that moves there. */
  readonly becomes: Uint8Array | string;
}
