/** Chances, from 0 to 1, of what goes wrong between a gateway and the service, and milliseconds that it takes at most. */
export interface GatewayFaults {
  /** From 0 to less than 1; with a seed, a run can be repeated. */
  readonly chance: () => number;
  /** The connection is cut after the gateway has done what it was asked. */
  readonly cutRegistration?: number;
  readonly cutStatus?: number;
  /** It answers HTTP 429, or error 7. */
  readonly overloaded?: number;
  readonly failing?: number;
  /** A registration answers with an order that the gateway registered before. */
  readonly repeatedId?: number;
  /** Every answer takes up to these milliseconds. */
  readonly delay?: number;
  /** An answer comes so many milliseconds later, when nobody waits for it. */
  readonly late?: number;
  readonly lateBy?: number;
  readonly loseCallback?: number;
  readonly doubleCallback?: number;
  /** Every callback is late by up to these milliseconds, so that they change places. */
  readonly delayCallback?: number;
  /** The parameters that are appended to the address of the result are appended twice. */
  readonly doubleParameters?: number;
}

type Chances = Exclude<keyof GatewayFaults, 'chance' | 'delay' | 'lateBy' | 'delayCallback'>;

/** Tells whether a fault happens this time. */
export const happens = (fault: Chances, faults: GatewayFaults | undefined): boolean =>
  faults !== undefined && faults.chance() < (faults[fault] ?? 0);

/** Returns the milliseconds that something is late this time. */
export const lateness = (fault: 'delay' | 'delayCallback', faults: GatewayFaults | undefined): number =>
  faults === undefined ? 0 : Math.round(faults.chance() * (faults[fault] ?? 0));
