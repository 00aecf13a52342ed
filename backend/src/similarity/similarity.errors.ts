import {
  SIMILARITY_ESSAYS_MAX,
  SIMILARITY_TEXT_MAX_BYTES,
  SIMILARITY_TEXT_MAX_MB,
} from '@marklight/contracts/business';
import { codedErrors } from '../common/coded-error';

const ADVICE = 'File some of them under another assignment, then compare again.';

export class SimilarityError extends codedErrors({
  too_many_essays: {
    status: 413,
    message: `At most ${SIMILARITY_ESSAYS_MAX.toLocaleString('en-AU')} essays can be compared with each other. ${ADVICE}`,
  },
  too_much_text: {
    status: 413,
    message: `The essays have more text than can be compared: at most ${SIMILARITY_TEXT_MAX_MB} MB. ${ADVICE}`,
  },
}) {
  /** @throws SimilarityError if the essays of an assignment are too many or too long */
  static check({ essays, bytes }: { essays: number; bytes: number }): void {
    if (essays > SIMILARITY_ESSAYS_MAX) throw new SimilarityError('too_many_essays');
    if (bytes > SIMILARITY_TEXT_MAX_BYTES) throw new SimilarityError('too_much_text');
  }
}
