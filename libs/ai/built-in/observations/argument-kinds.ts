import { answerStated } from './answer';
import { ASKED_KINDS } from './asked';
import { CLOSE_READING } from './close-reading';
import { DEVELOPMENT_KINDS } from './development';
import { ENDING_KINDS } from './ending';
import { EVIDENCE_KINDS } from './evidence';
import { evidenceAdvice } from './evidence-advice';
import { LINKING_KINDS } from './linking';
import type { ObservationKind } from './observation';
import { OPENING_FORM } from './opening-form';
import { OPENING_KINDS } from './opening';
import { OTHER_VIEW_KINDS } from './other-view';
import { PARAGRAPH_KINDS } from './paragraphs';
import { PLAIN_PLACES } from './plain-places';
import { PLAIN_ADVICE_KINDS } from './plain-advice';
import { POSITION_KINDS } from './position';
import { REASON_KINDS } from './reasons';
import { SOURCE_KINDS } from './source';
import { SOURCE_EVIDENCE } from './source-evidence';
import { SOURCE_FORM } from './source-form';
import { SOURCE_FORM_ADVICE } from './source-form-advice';
import { SUPPORT_ADVICE_KINDS } from './support-advice';
import { WORDING_KINDS } from './wording';

/** Arguments, explanations and answers to a source: what they claim, how they support it, how they are built. */
export const ARGUMENT_KINDS: readonly ObservationKind[] = [
  ...OTHER_VIEW_KINDS,
  ...OPENING_FORM,
  ...POSITION_KINDS,
  answerStated,
  ...SOURCE_KINDS,
  ...EVIDENCE_KINDS,
  ...REASON_KINDS,
  ...OPENING_KINDS,
  ...ENDING_KINDS,
  ...LINKING_KINDS,
  ...PARAGRAPH_KINDS,
  ...WORDING_KINDS,
  ...CLOSE_READING,
  ...ASKED_KINDS,
  ...SOURCE_EVIDENCE,
  ...SOURCE_FORM,
  ...PLAIN_PLACES,
  // Last, where nothing of the essay's own was found.
  ...DEVELOPMENT_KINDS,
  evidenceAdvice,
  ...SUPPORT_ADVICE_KINDS,
  ...SOURCE_FORM_ADVICE,
  ...PLAIN_ADVICE_KINDS,
];
