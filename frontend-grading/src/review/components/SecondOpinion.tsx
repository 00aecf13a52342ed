import { useEffect, useRef, useState } from 'react';
import { baseApi } from '@marklight/api-client/base-api';
import { useDispatch } from '@marklight/api-client/redux';
import { messageOf } from '@marklight/api-client/errors';
import type { GradingResult } from '@marklight/contracts/grading';
import { NEEDS_AI_SERVICE, type Reader, type SecondOpinionReply } from '@marklight/contracts/second-opinion';
import { Button } from '@marklight/ui/antd';
import { ErrorState, SkeletonLines } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { momentOf } from '@marklight/ui/words';
import { useAskSecondOpinionMutation, useSecondOpinionQuery } from '../../api/second-opinion-api';
import { Disclosure } from '../../components/Disclosure';
import { SentWords } from './TextAsSent';

const LOOK_EVERY_MS = 2_000;

/** Has the essay read a second time, and shows the progress. The levels are compared beside each criterion. */
export function SecondOpinion({ result }: { result: GradingResult }) {
  const [isAwaited, setIsAwaited] = useState(false);
  const { data, error, isFetching, refetch } = useSecondOpinionQuery(result.id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isAwaited ? LOOK_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const isUnderWay = data?.status === 'pending' || data?.status === 'processing';
  if (data && isUnderWay !== isAwaited) setIsAwaited(isUnderWay);
  useRefreshedResult(result, isUnderWay, data?.opinion ?? null);
  const sent = data?.opinion?.textAsSent;
  return (
    <section className="ml-item ml-stack ml-gap-12" aria-label="Second opinion">
      <h3 className="ml-hint ml-weight-600">Second opinion</h3>
      {error && !data ? (
        <ErrorState
          title="The second opinion could not be loaded."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SkeletonLines />
      ) : (
        <>
          <div aria-live="polite">
            <Standing reply={data} isUnderWay={isUnderWay} result={result} />
          </div>
          {!isUnderWay && <Readers reply={data} result={result} />}
          {sent && (
            <Disclosure label="Text as sent for the second opinion">
              {(open) => open && <SentWords text={sent} />}
            </Disclosure>
          )}
        </>
      )}
    </section>
  );
}

/**
 * Fetches the result again after a reading, which changes what needs the teacher's eye, here and in the lists. Also if the page
 * never showed the reading as under way: the result may have been fetched just before a quick one ended, and the opinion just after.
 */
function useRefreshedResult(
  result: GradingResult,
  isUnderWay: boolean,
  opinion: SecondOpinionReply['opinion'],
): void {
  const dispatch = useDispatch();
  const wasUnderWay = useRef(false);
  const triedFor = useRef<string | null>(null);
  const isBehind =
    opinion !== null &&
    opinion.criteria.some(({ level }, index) => level !== (result.secondLevels?.[index] ?? null));
  const readAt = opinion?.readAt ?? null;
  useEffect(() => {
    const isNews = isBehind && readAt !== triedFor.current;
    if (!isUnderWay && (wasUnderWay.current || isNews)) {
      triedFor.current = readAt;
      dispatch(baseApi.util.invalidateTags(['Essays', 'Results']));
    }
    wasUnderWay.current = isUnderWay;
  }, [dispatch, isBehind, isUnderWay, readAt]);
}

interface StandingProps {
  reply: SecondOpinionReply;
  isUnderWay: boolean;
  result: GradingResult;
}

function Standing({ reply, isUnderWay, result }: StandingProps) {
  const { status, error, opinion, readers } = reply;
  if (isUnderWay) return <p>The essay is being read a second time.</p>;
  const failed = status === 'error' && (
    <p className="ml-row ml-gap-8 ml-box ml-amber ml-size-14">{error ?? 'The second reading failed.'}</p>
  );
  if (!opinion) {
    if (failed) return failed;
    if (readers.length > 0)
      return (
        <p className="ml-hint">
          A second reading is kept beside this result and changes nothing in it. Criteria whose levels are
          more than one apart are pointed out to you.
        </p>
      );
    return result.standing === 'in_force' ? (
      <p>{NEEDS_AI_SERVICE}</p>
    ) : (
      <p>Nobody has read this a second time.</p>
    );
  }
  const apart = opinion.criteria.flatMap(({ differs }, index) => (differs ? [index + 1] : []));
  const who = opinion.provider === 'built-in' ? 'The built-in grader' : `AI model ${opinion.model}`;
  return (
    <>
      {failed}
      <p>{`${who} read this essay a second time on ${momentOf(opinion.readAt)}.`}</p>
      <p>
        {apart.length === 0
          ? 'In the criteria that you have not decided, no two levels are more than one apart.'
          : `The two readings differ by more than one level on ${apart.length === 1 ? 'criterion' : 'criteria'} ${apart.join(', ')}. Open ${apart.length === 1 ? 'it' : 'each'} under Criteria to compare.`}
      </p>
    </>
  );
}

function Readers({
  reply: { readers, opinion },
  result,
}: {
  reply: SecondOpinionReply;
  result: GradingResult;
}) {
  const [ask, { isLoading, originalArgs }] = useAskSecondOpinionMutation();
  const start = async (reader: Reader) => {
    const reply = await ask({ essayIds: [result.essay.id], reader });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    const [passedOver] = reply.data?.passedOver ?? [];
    if (passedOver) toast({ title: 'No second opinion was started', message: passedOver.message });
  };
  if (readers.length === 0) return null;
  const other = result.provider === 'built-in' ? 'Ask the AI service' : 'Ask the built-in grader';
  return (
    <>
      {opinion && <p className="ml-hint">Asking again replaces this second opinion.</p>}
      <div className="ml-actions">
        {readers.map((reader) => (
          <Button
            key={reader}
            disabled={isLoading}
            loading={isLoading && originalArgs?.reader === reader}
            onClick={() => void start(reader)}
          >
            {reader === 'other' ? other : 'Ask the AI service again'}
          </Button>
        ))}
      </div>
    </>
  );
}
