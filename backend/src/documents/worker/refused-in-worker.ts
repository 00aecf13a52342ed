import type { FileRefusal } from '@marklight/contracts/refusals';

/**
 * Thrown inside the process: the file is refused. The process turns it into a plain answer, because classes do not
 * cross.
 */
export class RefusedInWorker extends Error {
  constructor(readonly refusal: FileRefusal) {
    super(refusal);
  }
}
