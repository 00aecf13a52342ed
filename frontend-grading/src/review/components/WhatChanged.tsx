import { FileText } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { PAGE_SIZE_MAX } from '@marklight/contracts/business';
import type { GradingResult } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { Button } from '@marklight/ui/antd';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { exportExplanation } from '../../api/exports';
import { useLedgerOfResultQuery } from '../../api/review-api';
import { Disclosure } from '../../components/Disclosure';
import { CriteriaText } from './CriteriaText';
import { changeInWords, factsOfProposal, proposalInWords, whenOf } from '../logic/ledger-words';

const AT_FIRST = 25;

/** What proposed a result and what the teacher has changed since, for anyone who asks how the grade was reached. */
export function WhatChanged({ result }: { result: GradingResult }) {
  return (
    <section className="ml-item ml-stack ml-gap-12 ml-line-above" aria-label="What changed">
      <Disclosure label="What changed">{(open) => open && <Ledger result={result} />}</Disclosure>
      <ExplainButton resultId={result.id} />
    </section>
  );
}

function ExplainButton({ resultId }: { resultId: string }) {
  const [isWorking, setIsWorking] = useState(false);
  const save = async () => {
    setIsWorking(true);
    try {
      toast({
        title: 'Export ready',
        message: `Saved as ${await exportExplanation(resultId)}`,
        tone: 'success',
      });
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <div className="ml-row ml-near">
      <Button icon={<FileText size={16} aria-hidden />} loading={isWorking} onClick={() => void save()}>
        Explain this grade (PDF)
      </Button>
      <p className="ml-hint">One page for a parent or an appeal. It shows what has been saved.</p>
    </div>
  );
}

function Ledger({ result }: { result: GradingResult }) {
  const [count, setCount] = useState(AT_FIRST);
  const { data, currentData, error, isFetching, refetch } = useLedgerOfResultQuery(
    { essayId: result.essay.id, resultId: result.id, count },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData) {
    return (
      <ErrorState
        title="The changes could not be loaded."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonLines />;
  const { entries, total } = data;
  if (entries.length === 0)
    return <p className="ml-pad ml-radius-small ml-wash ml-size-15">Nothing is recorded for this result.</p>;
  return (
    <>
      <ol className="er-ledger ml-list ml-stack ml-gap-12 ml-above-8">
        {entries.map((entry) => (
          <li key={entry.id} className="ml-aside ml-col ml-gap-2 ml-size-15 ml-anywhere">
            <span className="ml-hint">{whenOf(entry)}</span>
            {entry.kind === 'proposed' ? <Proposal entry={entry} /> : <Change entry={entry} />}
          </li>
        ))}
      </ol>
      {entries.length < total && count < PAGE_SIZE_MAX && (
        <Button loading={isFetching} onClick={() => setCount(PAGE_SIZE_MAX)}>
          Show earlier entries
        </Button>
      )}
      {total > PAGE_SIZE_MAX && count === PAGE_SIZE_MAX && (
        <p className="ml-hint">Older entries are in the download of your data.</p>
      )}
    </>
  );
}

function Proposal({ entry }: { entry: Extract<LedgerEntry, { kind: 'proposed' }> }) {
  return (
    <>
      <span>{proposalInWords(entry.proposal)}</span>
      <span className="ml-hint">{factsOfProposal(entry.proposal).join(' · ')}</span>
      <CriteriaText criteriaId={entry.proposal.criteriaSet.id} label="Criteria of this grading" />
    </>
  );
}

function Change({ entry: { by, change } }: { entry: Extract<LedgerEntry, { kind: 'changed' }> }) {
  return (
    <>
      <span>
        <bdi>{by ?? 'The teacher'}</bdi> {changeInWords(change)}
      </span>
      {'from' in change && change.field !== 'in_force' && isWords(change.from) && isWords(change.to) && (
        <Wording
          from={change.from}
          to={change.to}
          none={change.field === 'feedback' ? 'No comment' : 'Nothing'}
        />
      )}
    </>
  );
}

type Words = string | string[];
const isWords = (value: unknown): value is Words => typeof value === 'string' || Array.isArray(value);

function Wording({ from, to, none }: { from: Words; to: Words; none: string }) {
  const shown = (words: Words): string => (typeof words === 'string' ? words : words.join('\n')) || none;
  return (
    <dl className="ml-facts ml-columns ml-flush">
      <div>
        <dt>Before</dt>
        <dd className="ml-box ml-wash ml-prewrap gd-scroll ml-scrolls" dir="auto">
          {shown(from)}
        </dd>
      </div>
      <div>
        <dt>After</dt>
        <dd className="ml-box ml-wash ml-prewrap gd-scroll ml-scrolls" dir="auto">
          {shown(to)}
        </dd>
      </div>
    </dl>
  );
}
