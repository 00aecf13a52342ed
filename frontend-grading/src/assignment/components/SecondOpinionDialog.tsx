import { useState } from 'react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import { messageOf } from '@marklight/api-client/errors';
import { NEEDS_AI_SERVICE, READERS, type Reader } from '@marklight/contracts/second-opinion';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { SelectField } from '@marklight/ui/select-field';
import { toast } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import { useAskSecondOpinionMutation } from '../../api/second-opinion-api';

interface AskProps {
  essayIds: readonly string[];
  onStarted: () => void;
  onClose: () => void;
}

/** Has chosen essays read a second time. */
export function SecondOpinionDialog({ open, ...props }: AskProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      title="Second opinion"
      onCancel={props.onClose}
      width={480}
      footer={null}
      destroyOnHidden
    >
      <Ask {...props} />
    </Dialog>
  );
}

const HINTS: Record<Reader, string> = {
  other:
    'The AI service reads what the built-in grader graded, and the built-in grader reads what the AI service graded.',
  same: 'The AI service reads the essays that it graded once more. Essays that the built-in grader graded are passed over.',
};

function Ask({ essayIds, onStarted, onClose }: AskProps) {
  const { data: config } = useConfigQuery();
  const [reader, setReader] = useState<Reader>('other');
  const [ask, { isLoading }] = useAskSecondOpinionMutation();
  if (config?.provider.name === 'built-in') {
    return (
      <div className="ml-stack ml-gap-12">
        <p>{NEEDS_AI_SERVICE}</p>
        <div className="ml-actions">
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    );
  }
  const start = async () => {
    const reply = await ask({ essayIds: [...essayIds], reader });
    if (reply.error) {
      toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
      return;
    }
    const { started, passedOver } = reply.data;
    const reasons = [...new Set(passedOver.map(({ message }) => message))];
    toast({
      title: started > 0 ? 'Second reading started' : 'No second opinion was started',
      message: [
        `${countOf(started, 'essay')} ${started === 1 ? 'is' : 'are'} being read a second time.`,
        ...(passedOver.length > 0 ? [`${countOf(passedOver.length, 'essay')} passed over.`] : []),
        ...reasons,
      ].join(' '),
      tone: started > 0 ? 'success' : 'info',
    });
    onStarted();
  };
  return (
    <div className="ml-stack ml-gap-12">
      <SelectField
        label="Who reads"
        value={reader}
        options={[
          { value: 'other', label: 'The other grader' },
          { value: 'same', label: 'The AI service again' },
        ]}
        hint={HINTS[reader]}
        className="as-choice"
        onChange={(next) => {
          const chosen = READERS.find((one) => one === next);
          if (chosen) setReader(chosen);
        }}
      />
      <p>
        No result changes. Where two levels of a criterion are more than one apart, the essay needs your eye.
      </p>
      <div className="ml-actions">
        <Button onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
        <Button type="primary" loading={isLoading} onClick={() => void start()}>
          {`Read ${countOf(essayIds.length, 'essay')} again`}
        </Button>
      </div>
    </div>
  );
}
