import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { Calibration } from '@marklight/contracts/calibration';
import { LEVELS } from '@marklight/contracts/grades';
import { Button } from '@marklight/ui/antd';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { countOf } from '@marklight/ui/words';
import { useCalibrationEssaysQuery, useEssayToMarkQuery, useMarkEssayMutation } from '../api';
import { isMarked } from '../logic/figures';
import { Task } from './task';

export interface MarkingProps {
  calibration: Calibration;
  essayId: string;
  assignmentId: string;
  /** Another essay; null: back to the overview. */
  onGo: (essayId: string | null) => void;
}

/** What the rubric says about each level, also before one is chosen; nothing if it says nothing. */
function LevelWords({ words, chosen }: { words: readonly string[]; chosen: number | null }) {
  const said = LEVELS.filter(({ level }) => (words[level] ?? '').trim() !== '');
  if (said.length === 0) return null;
  return (
    <details>
      <summary>
        {chosen !== null && words[chosen] ? words[chosen] : 'The rubric’s words for each level'}
      </summary>
      <ul className="ml-list" dir="auto">
        {said.map(({ level, name }) => (
          <li key={level}>
            <strong>{`${level} ${name}`}</strong>: {words[level]}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One essay and the criteria, without anything from a grader. Each level is saved as it is chosen. */
export function Marking({ calibration, essayId, assignmentId, onGo }: MarkingProps) {
  const { criteria, rubric, version, marked } = calibration;
  const { data: essay, error, isFetching, refetch } = useEssayToMarkQuery(essayId);
  const { data: others } = useCalibrationEssaysQuery(
    { id: rubric.id, assignmentId },
    { skip: assignmentId === '' },
  );
  const [save, saving] = useMarkEssayMutation();
  const [levels, setLevels] = useState<(number | null)[]>(
    () => marked.find((one) => one.essayId === essayId)?.levels ?? criteria.map(() => null),
  );
  const put = (next: (number | null)[]) => {
    setLevels(next);
    void save({ id: rubric.id, essayId, version, levels: next });
  };
  const left = levels.filter((level) => level === null).length;
  const open = others?.filter((one) => one.essayId !== essayId && !one.isMarked);
  const next = open?.find((one) => !one.isDecided) ?? open?.[0];
  const isDecided = others?.some((one) => one.essayId === essayId && one.isDecided);
  return (
    <div className="ml-columns ml-columns-uneven ml-thumbs">
      <section className="ml-card ca-essay ml-scrolls" aria-labelledby="ca-essay" tabIndex={0}>
        <h2 id="ca-essay" className="ml-anywhere">
          {essay ? (essay.studentName ?? essay.filename) : 'The essay'}
        </h2>
        {essay?.assignmentId && <Task assignmentId={essay.assignmentId} />}
        {essay ? (
          <div className="ml-above-16 ml-measure ml-anywhere ml-prewrap" dir="auto">
            {essay.content}
          </div>
        ) : error ? (
          <ErrorState
            title="The essay could not be loaded."
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonLines count={8} />
        )}
      </section>
      <section className="ml-card ml-section" aria-labelledby="ca-levels">
        <h2 id="ca-levels">Your levels</h2>
        {isDecided && (
          <p className="ml-hint">
            You have reviewed or changed this essay’s result, so you may remember the grader’s levels.
          </p>
        )}
        {criteria.map(({ name, description, levels: words }, number) => (
          <fieldset key={number}>
            <legend className="ml-weight-600 ml-anywhere">{name}</legend>
            {description && <p className="ml-hint">{description}</p>}
            <div className="ml-wrap ml-near">
              {LEVELS.map((one) => (
                <label key={one.level} className="ml-choice">
                  <input
                    type="radio"
                    name={`criterion-${number}`}
                    checked={levels[number] === one.level}
                    onChange={() => put(levels.map((was, at) => (at === number ? one.level : was)))}
                  />
                  <span>
                    <strong>{one.level}</strong> {one.name}
                  </span>
                </label>
              ))}
            </div>
            <LevelWords words={words} chosen={levels[number] ?? null} />
          </fieldset>
        ))}
        <p role="status" className="ml-hint">
          {saving.isLoading
            ? 'Saving…'
            : saving.isError
              ? null
              : left === 0
                ? 'Saved. Every criterion is marked.'
                : `${countOf(left, 'criterion', 'criteria')} left. What you choose is saved.`}
        </p>
        {saving.isError && (
          <div role="alert">
            <p>Not saved: {messageOf(saving.error)}</p>
            <Button onClick={() => put(levels)}>Save again</Button>
          </div>
        )}
        <div className="ml-row">
          {next && (
            <Button type="primary" disabled={!isMarked(levels)} onClick={() => onGo(next.essayId)}>
              Next essay
            </Button>
          )}
          <Button onClick={() => onGo(null)}>Back to the overview</Button>
        </div>
      </section>
    </div>
  );
}
