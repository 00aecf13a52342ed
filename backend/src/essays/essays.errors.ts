import { codedErrors } from '../common/coded-error';

export class EssayError extends codedErrors({
  changed_meanwhile: {
    status: 409,
    message:
      'The details of this essay were changed in another tab after you opened them. ' +
      'Nothing was overwritten: reload to see that change, then make yours again.',
  },
}) {}
