/** Why bytes of a host are not taken. */
export type PartFault =
  | 'boxes'
  | 'codec'
  | 'picture_size'
  | 'samples'
  | 'key_frame'
  | 'duration'
  | 'frame_rate'
  | 'time'
  | 'bit_rate';

/** Bytes that are not what a host may send. */
export class PartRefused extends Error {
  readonly fault: PartFault;
  constructor(fault: PartFault) {
    super(`not taken: ${fault}`);
    this.fault = fault;
  }
}
