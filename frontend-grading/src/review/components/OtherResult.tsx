import { messageOf } from '@marklight/api-client/errors';
import type { GradingResult } from '@marklight/contracts/grading';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { usePutInForceMutation } from '../../api/proposals-api';
import { ResultDetails } from '../../components/ResultDetails';
import { WhatChanged } from './WhatChanged';

export interface OtherResultProps {
  result: GradingResult;
  inForce: GradingResult;
  isReviewed: boolean;
  hasEdits: boolean;
}

/** A result that does not count: to read, with how it came about, and to put in force. */
export function OtherResult({ result, inForce, isReviewed, hasEdits }: OtherResultProps) {
  const [putInForce, { isLoading }] = usePutInForceMutation();
  const choose = async () => {
    const reply = await putInForce({
      id: result.id,
      version: result.version,
      inForce: { id: inForce.id, version: inForce.version },
      isReviewed,
    });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
    else toast({ title: 'This result now counts', message: 'The other one is kept.', tone: 'success' });
  };
  return (
    <>
      <div className="er-other">
        <p>
          {hasEdits
            ? 'This result does not count. Before you use it, save or discard your changes to the one that counts.'
            : 'This result does not count, so it cannot be changed.'}
        </p>
        <Button disabled={hasEdits} loading={isLoading} onClick={() => void choose()}>
          Use this result
        </Button>
      </div>
      <ResultDetails result={result} isReviewing />
      <WhatChanged result={result} />
    </>
  );
}
