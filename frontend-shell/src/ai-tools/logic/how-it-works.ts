import { DETECTOR_MIN_WORDS } from '@marklight/contracts/business';
import type { ClientConfig } from '@marklight/contracts/config';

export type ToolKind = 'detector' | 'summarizer';

const KEPT = 'Texts and files that you give to this page are not stored.';
const LIMITS =
  'Style is a hint and never proof. People who write formally or in a second language can score high, and machine text that somebody has edited can score low. Talk with the student and look at drafts before you decide anything.';
const TOO_SHORT = `Texts under ${DETECTOR_MIN_WORDS} words get no score: there is too little to go by.`;

/**
 * What the page says about its methods, as paragraphs, for the provider that this server uses; empty while that is
 * not known.
 */
export function howItWorks(kind: ToolKind, provider: ClientConfig['provider'] | undefined): string[] {
  if (!provider) return [];
  if (provider.name === 'built-in') return BUILT_IN[kind];
  const model = provider.model ? `the language model ${provider.model}` : 'a language model';
  const sent = `The text is sent to the AI service that this server uses. Contact details, and names that are recognised, are replaced first; remove any other names that should not be sent. ${KEPT}`;
  return kind === 'detector'
    ? [
        `The text goes to ${model}, which is asked how likely it is that a machine wrote it, from the wording alone: how varied and concrete it is, how often it repeats stock phrases, and which slips it makes. Passages that it names are shown only if they are in the text word for word.`,
        `${TOO_SHORT} The model can answer differently the next time. ${LIMITS}`,
        `${sent} Texts under ${DETECTOR_MIN_WORDS} words are not sent.`,
      ]
    : [
        `The text goes to ${model}, which is asked for a short summary and the key points, with nothing added. An answer that is too long, or has figures that are not in the text, is not shown.`,
        'A summary by a model can still miss a point or shift its meaning. Read the text itself before you rely on it.',
        sent,
      ];
}

const STAYS = `No language model is used. The text is read on this server and sent to nobody else. ${KEPT}`;

const BUILT_IN: Record<ToolKind, string[]> = {
  detector: [
    'The detector measures style: how much the lengths of sentences vary, how varied the vocabulary is, how often words and set phrases come up that language models favour, how many abstract nouns there are, and how many small everyday words, figures and quotations. A formula fitted on texts by people and by machines turns these measures into a score from 0 to 100. The same text always gets the same score.',
    'The passages shown are the sentences with the most of these signs: favoured words, set phrases, formal openings and trailing “-ing” clauses.',
    `${TOO_SHORT} ${LIMITS}`,
    STAYS,
  ],
  summarizer: [
    'The summary is made of whole sentences of the text, in their order. Sentences count for more if they have words that come up again and again, open the text or a paragraph, and make sense alone; those that repeat what is already chosen are left out. The key points are further sentences chosen in the same way; for a short text, they are the same ones.',
    'Nothing is reworded, so nothing can be added. A point that is spread over many sentences, or only implied, can be missed.',
    STAYS,
  ],
};
