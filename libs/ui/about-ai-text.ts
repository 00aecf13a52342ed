import type { ProviderName } from '@marklight/contracts/grading';
import { PRODUCT_NAME } from '@marklight/contracts/business';

export interface AboutAiSection {
  heading: string;
  text: string;
}

/**
 * What people are told about the grader. `provider` is what this server uses; null where it is not known (in a page
 * that was built before it is served), and then both are described.
 */
export function aboutAiSections(provider: { name: ProviderName; model: string } | null): AboutAiSection[] {
  return [
    { heading: 'What does the grading', text: whatGrades(provider) },
    { heading: 'What is sent where', text: whatIsSent(provider) },
    {
      heading: 'How a grade is worked out',
      text:
        'Each criterion gets a level from 0 to 4 with a reason, the words of the essay that show it, and steps to improve. ' +
        `Every quote is checked against the essay; one that is not there word for word is dropped. ${PRODUCT_NAME} works out the score and grade from the levels by a fixed table.`,
    },
    {
      heading: 'You decide',
      text:
        'A grade is a proposal for you to read, change or discard. It can be wrong, above all with short essays, unusual criteria and creative work; ' +
        'the confidence beside each criterion says where to look twice. An AI-likelihood figure is a hint, never proof of who wrote an essay.',
    },
  ];
}

const BUILT_IN =
  'the built-in grader: a set of language rules and text measurements that runs on this server. It is not a language model; the same essay always gets the same result';
const openAi = (model: string) => `a language model${model === '' ? '' : ` (${model})`} behind an AI service`;

function whatGrades(provider: { name: ProviderName; model: string } | null): string {
  if (provider === null) {
    return `Your school chooses: ${BUILT_IN}; or ${openAi('')}. Every result says which one graded it.`;
  }
  const grader = provider.name === 'built-in' ? BUILT_IN : openAi(provider.model);
  return `On this server essays are graded by ${grader}. Every result says what graded it.`;
}

function whatIsSent(provider: { name: ProviderName; model: string } | null): string {
  const stays = 'With the built-in grader nothing leaves the server.';
  const leaves =
    'With a language model, the essay text and your criteria are sent to the AI service that this server is set up with; student names that were recognised are replaced first.';
  if (provider === null) return `${stays} ${leaves}`;
  return provider.name === 'built-in'
    ? 'Essays and criteria are read and graded on this server. Nothing is sent to anyone else.'
    : leaves.replace('With a language model, the', 'The');
}
