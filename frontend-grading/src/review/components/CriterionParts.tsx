import { comparisonLabel } from '@marklight/contracts/comparison';
import { useMemo } from 'react';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { EvidenceQuotes, Steps } from '../../components/CriterionFeedback';
import { overtakenPart, type CriterionPart, type Decision, type Edit } from '../logic/review-edits';
import { standsIn } from '../logic/stands-in';
import { PartEditor } from './PartEditor';

export interface CriterionPartsProps {
  /** From 1. */
  number: number;
  item: FeedbackItem;
  edit: Edit | undefined;
  decision: Decision;
  proposal: Decision;
  essayText: string;
  onShow: (criterion: number, start: number) => void;
  onChange: (changes: Partial<Decision>) => void;
}

/** Quotes, steps and comparison of one criterion, each to be changed or removed. */
export function CriterionParts(props: CriterionPartsProps) {
  const { number, item, edit, decision, proposal, essayText, onShow, onChange } = props;
  const { evidence, improvementSteps, exemplarComparison } = decision;
  const isQuoted = useMemo(() => standsIn(essayText), [essayText]);
  /** Shown in place of quotes; it disappears when there is one. */
  const none = item.proposed?.identifiedText ?? item.identifiedText;
  const isNote = (entry: string) => (item.proposed?.evidence ?? item.evidence).length === 0 && entry === none;
  const common = (part: CriterionPart) => ({
    of: `for criterion ${number}`,
    mine: decision[part],
    proposal: proposal[part],
    theirs: overtakenPart(item, edit, part),
    onChange: (entries: readonly string[]) => onChange({ [part]: entries }),
  });
  const known = [...item.evidence, ...(item.proposed?.evidence ?? [])];
  const quotes = evidence.map(
    (quote) => known.find((one) => one.quote === quote) ?? { quote, start: 0, end: 0 },
  );
  return (
    <>
      <PartEditor
        {...common('evidence')}
        title="Evidence"
        entry="quote"
        kind="quotes"
        hint="Students see these as their own words, so each has to be in the essay word for word. Your own words belong in the feedback."
        problemOf={(entry) =>
          isNote(entry) || isQuoted(entry) ? null : 'These words are not in the essay in this form.'
        }
        onChange={(entries) =>
          onChange({ evidence: entries.length > 1 ? entries.filter((entry) => !isNote(entry)) : entries })
        }
      >
        {evidence.every(isNote) ? (
          <p className="ml-hint">{evidence[0]}</p>
        ) : (
          <EvidenceQuotes item={{ number, evidence: quotes }} essayText={essayText} onShow={onShow} />
        )}
      </PartEditor>
      <PartEditor {...common('improvementSteps')} title="Steps to improve" entry="step" kind="points">
        <Steps steps={improvementSteps} />
      </PartEditor>
      <PartEditor
        {...common('exemplarComparison')}
        title={comparisonLabel(exemplarComparison[0] ?? '', 'theirs')}
        entry="comparison"
        kind="text"
      >
        <p className="ml-size-15 ml-anywhere">{exemplarComparison[0]}</p>
      </PartEditor>
    </>
  );
}
