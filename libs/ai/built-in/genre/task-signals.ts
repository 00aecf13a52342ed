import type { Genre } from '@marklight/contracts/genre';
import { wordsOf } from '@marklight/text/segmentation';

export type GenreEvidence = Readonly<Record<Genre, number>>;

/** A longer task comes with a text to draw on; see essay-reading.ts. */
const SOURCE_FROM = 200;
/** If the task contains a source, only what surrounds it, at the beginning and the end, asks for something. */
const EDGE_CHARACTERS = 700;

const WORK =
  '(?:text|texts|article|articles|passage|passages|extract|excerpt|memoir|poem|poems|novel|play|film|speech|source|sources|essay|story|stories|chapter|book|author|poet|writer|narrator|character|characters|cartoon|advertisement)';
const anywhere = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu');

const ASKS: Readonly<Record<Genre, RegExp>> = {
  argument: anywhere(
    `persuad\\p{L}*|persuasi\\p{L}*|convinc\\p{L}*|argu(?:e|ment|ments|mentative)|your (?:own )?(?:opinion|position|view|stance|point of view)|opinion (?:piece|essay|article)|take a (?:position|stand|stance|side)|(?:do|would) you (?:agree|think|support)|agree or disagree|to what extent|for (?:or|and) against|debate|letter to (?:the|your) (?:\\p{L}+ )?(?:editor|newspaper|principal|council|mayor|school)|discuss both|should (?:students|schools|children|people|we|teenagers|parents|the|all|young|homework|animals|phones?|mobile)|pros and cons|editorial|essay on whether|whether`,
  ),
  story: anywhere(
    `(?:write|tell|create|compose|continue|finish) (?:us |me )?(?:a|an|your|the)?(?: \\p{L}+){0,2} ?(?:story|narrative|tale|fable|fairy ?tale|myth)|short story|narrative|creative (?:writing|piece)|imaginative|imagine (?:that )?you|fiction|story (?:about|in which|that)|story (?:starter|opening)|adventure story|a story`,
  ),
  'source-answer': anywhere(
    `(?:from|in|of|to|by) the (?:\\p{L}+ )?${WORK}|the ${WORK} (?:says?|shows?|describes?|creates?|uses?|presents?|conveys?)|according to the (?:\\p{L}+ )?${WORK}|how (?:does|do|has|did) the (?:author|writer|poet|narrator|playwright|composer|director)|created by the (?:author|writer|poet)|(?:text|textual) response|close reading|quot(?:e|es|ations?) from|evidence from the|(?:set|given|studied|prescribed) (?:text|novel|poem)|comprehension|analyse the|analyze the`,
  ),
  explanation: anywhere(
    `explain|explains|explanation|explanatory|expository|informative|information (?:report|text)|describe (?:the process|how|what|a process|the causes|the life)|how (?:does|do) .{1,40} work|report on|causes and effects|cause and effect|how to|procedure|what (?:is|are)|inform (?:your )?readers|define`,
  ),
  reflection: anywhere(
    `reflect|reflection|reflections|reflective|journal|diary|what (?:you|i|did you|have you|i have|you have) (?:learn(?:ed|t)?|gain(?:ed)?)|personal (?:essay|response|experience|recount)|looking back|how (?:you|it|has it|this) (?:have )?changed you|a time (?:when|that|in) (?:you|your)|learning log|self[- ]assessment|your own learning`,
  ),
};

/** How much each kind of request says, in natural logarithms: when it occurs once, and at most. */
const FIRST = 4;
const FURTHER = 0.5;
const MOST = 5.5;
const SOURCE_GIVEN = 2;

const NOTHING: GenreEvidence = { argument: 0, story: 0, 'source-answer': 0, explanation: 0, reflection: 0 };

/** What a task asks for. Nothing for any kind where there is no task. */
export function taskSignals(task: string): GenreEvidence {
  if (task.trim() === '') return NOTHING;
  const hasSource = wordsOf(task).length >= SOURCE_FROM;
  const asked =
    hasSource && task.length > 2 * EDGE_CHARACTERS
      ? `${task.slice(0, EDGE_CHARACTERS)}\n${task.slice(-EDGE_CHARACTERS)}`
      : task;
  const strength = (genre: Genre): number => {
    const count = asked.match(ASKS[genre])?.length ?? 0;
    return count === 0 ? 0 : Math.min(MOST, FIRST + FURTHER * (count - 1));
  };
  const argument = strength('argument');
  const source = strength('source-answer');
  return {
    argument,
    story: strength('story'),
    // "Explain how the author …" and "use the article to argue …" name a source and ask for something else as well.
    'source-answer': source + (hasSource && argument === 0 ? SOURCE_GIVEN : 0),
    explanation: strength('explanation') / (source > 0 ? 2 : 1),
    reflection: strength('reflection'),
  };
}
