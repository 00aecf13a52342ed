import { WHOLE_LABELS } from '@marklight/contracts/decisions';
import { LEVELS, NOT_MARKED } from '@marklight/contracts/grades';
import type {
  GradedBy,
  LedgerChange,
  LedgerEntry,
  LedgerProposal,
  NamedResult,
} from '@marklight/contracts/ledger';
import { strictnessNote } from '@marklight/contracts/strictness';
import { costOf, countOf, momentOf, shortName } from '@marklight/ui/words';
import { tokensOf } from './review-words';

/** When it happened, in the teacher's own time zone. */
export function whenOf({ at }: LedgerEntry): string {
  return at === null ? 'Earlier (time not recorded)' : momentOf(at);
}

/** "The built-in grader proposed grade C by “Argument”, version 3." */
export function proposalInWords(proposal: LedgerProposal): string {
  const { provider, model, grade, criteriaSet, decisionsKept } = proposal;
  const who = provider === 'built-in' ? 'The built-in grader' : shortName(model);
  const by = criteriaInWords(criteriaSet);
  if (proposal.secondOpinion)
    return `${who} read the essay a second time ${by}: ${grade === null ? 'no grade' : `grade ${grade}`}. This does not count.`;
  const kept =
    decisionsKept === 0
      ? ''
      : ` The teacher’s decisions on ${countOf(decisionsKept, 'criterion', 'criteria')} were kept.`;
  return `${who} proposed ${grade === null ? 'no grade' : `grade ${grade}`} ${by}.${kept}`;
}

/** "by “Argument”, version 3". */
function criteriaInWords({ name, rubric }: GradedBy): string {
  return `by “${shortName(name)}”${rubric ? `, version ${rubric.version}` : ''}`;
}

const signed = (shift: number): string => (shift > 0 ? `+${shift}` : String(shift).replace('-', '−'));

/** What else is known about a proposal, in brief. */
export function factsOfProposal(proposal: LedgerProposal): string[] {
  const { model, strictness, promptVersion, usage, tookMs, textAsSent, calibration } = proposal;
  return [
    model,
    strictnessNote(strictness),
    calibration?.shifts &&
      `levels shifted as ${countOf(calibration.learnedFrom ?? 0, 'marked essay')} showed (${calibration.shifts.map(signed).join(', ')})`,
    calibration && calibration.examples > 0 && `${countOf(calibration.examples, 'marked essay')} shown`,
    promptVersion && `prompt ${promptVersion}`,
    tookMs !== null && `${(tookMs / 1_000).toFixed(1)} s`,
    usage && `tokens: ${tokensOf(usage)}`,
    usage && costOf(usage.costUsd),
    textAsSent &&
      `${countOf(textAsSent.characters, 'character')} sent (SHA-256 ${textAsSent.sha256.slice(0, 12)}…)`,
    textAsSent && textAsSent.keptWith === null && !proposal.secondOpinion && 'that text is no longer kept',
  ].filter((fact) => typeof fact === 'string');
}

const PARTS_OF_CRITERION = {
  feedback: 'the comment on',
  evidence: 'the quotes for',
  improvementSteps: 'the steps to improve for',
  exemplarComparison: 'the comparison with an exemplar for',
} as const;

/** What somebody did, after their name: "changed criterion 1, “Thesis”, from level 2, Sound, to level 3, Strong". */
export function changeInWords(change: LedgerChange): string {
  if (change.field === 'reviewed') {
    const leftOut = change.leftOut.map((name) => `“${shortName(name)}”`).join(', ');
    if (change.byChoice) return 'chose another result, which removed the mark as reviewed.';
    if (!change.to) return 'marked the essay as not reviewed.';
    return leftOut ? `marked the essay as reviewed, without ${leftOut}.` : 'marked the essay as reviewed.';
  }
  if (change.field === 'notes_read')
    return change.to
      ? 'read the note to the teacher and has no concern.'
      : 'marked the note to the teacher as not read.';
  if (change.field === 'in_force') return 'chose this result as the one that counts.';
  if (change.field === 'declined') {
    const { grade, criteriaSet } = change.proposal;
    const graded = grade === null ? 'no grade' : `grade ${grade}`;
    return `kept this result and declined a newer grading: ${graded} ${criteriaInWords(criteriaSet)}.`;
  }
  const verb = change.carriedOver ? 'carried over' : 'changed';
  const source = change.carriedOver ? `, ${carriedFromInWords(change.carriedFrom)}` : '';
  if (change.field === 'comments') return `${verb} comments on words of the essay${source}.`;
  if (!('criterion' in change)) return `${verb} “${WHOLE_LABELS[change.field]}” of the whole essay${source}.`;
  const { number, text } = change.criterion;
  const criterion = `criterion ${number}, “${shortName(text)}”`;
  if (change.field !== 'level') return `${verb} ${PARTS_OF_CRITERION[change.field]} ${criterion}${source}.`;
  if (change.carriedOver)
    return `carried over the level for ${criterion}${source}: ${levelInWords(change.to)} instead of ${levelInWords(change.from)}.`;
  if (change.from === null) return `marked ${criterion}: ${levelInWords(change.to)}.`;
  return `changed ${criterion}, from ${levelInWords(change.from)} to ${levelInWords(change.to)}.`;
}

/** "from the result of 22 Nov 2026, 3:05 pm, graded by “Argument”, version 3". */
function carriedFromInWords(from: NamedResult | undefined): string {
  if (!from) return 'from another result';
  return `from the result of ${momentOf(from.gradedAt)}, graded ${criteriaInWords(from.criteriaSet)}`;
}

function levelInWords(level: number | null): string {
  const name = LEVELS.find((entry) => entry.level === level)?.name;
  return level === null ? NOT_MARKED.toLowerCase() : `level ${level} (${name ?? ''})`;
}
