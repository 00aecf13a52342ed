import { messageOf } from '@marklight/api-client/errors';
import type { HandwritingReply } from '@marklight/contracts/admin';
import { Button } from '@marklight/ui/antd';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import { toast } from '@marklight/ui/toast';
import {
  useAllowHandwritingMutation,
  useHandwritingQuery,
  useTryHandwritingMutation,
} from '../api/admin-api';
import { useAdmin } from '../hooks/admin-context';

/** Whether handwriting is read by the AI service, and the administrator's decision about it. */
export function Handwriting() {
  const { email } = useAdmin();
  const { data } = useHandwritingQuery({ email });
  const [allow, { isLoading: isAllowing }] = useAllowHandwritingMutation();
  const [tryAgain, { isLoading: isTrying }] = useTryHandwritingMutation();
  const [ask, dialog] = useConfirm();
  // Only a setting: if it cannot be fetched, the page is complete without it.
  if (!data) return null;
  const told = (reply: { error?: unknown }) => {
    if (reply.error) toast({ tone: 'error', title: 'Error', message: messageOf(reply.error) });
  };
  const put = async (allowed: boolean) => {
    if (allowed && !(await ask(QUESTION))) return;
    told(await allow({ email, allowed }));
  };
  return (
    <section className="ml-stack ml-gap-8" aria-labelledby="ad-handwriting">
      <h4 id="ad-handwriting">Handwriting</h4>
      <p>{standing(data)}</p>
      {(data.model !== null || data.allowed) && (
        <div className="ml-row">
          {(data.allowed || data.sees !== false) && (
            <Button loading={isAllowing} onClick={() => void put(!data.allowed)}>
              {data.allowed ? 'Stop sending handwriting' : 'Let the AI service read handwriting'}
            </Button>
          )}
          {data.model !== null && data.sees !== true && (
            <Button loading={isTrying} onClick={() => void tryAgain({ email }).then(told)}>
              Try the model again
            </Button>
          )}
        </div>
      )}
      {dialog}
    </section>
  );
}

const QUESTION = {
  title: 'Send pages of handwriting to the AI service?',
  body: (
    <div className="ml-stack ml-gap-8">
      <p>
        A picture of each page that text recognition cannot read, or is not sure of, will be sent to the AI
        service.
      </p>
      <p>
        <strong>Nothing on a picture can be hidden.</strong> If a page shows a student’s name, a class or an
        address, the service gets it. In typed text such details are replaced before anything is sent.
      </p>
      <p>
        Each page counts towards its teacher’s monthly cap: 1,000 to 2,000 tokens with most models, about
        37,000 with gpt-4o-mini.
      </p>
    </div>
  ),
  confirmLabel: 'Send these pages',
};

function standing({ model, allowed, sees, problem }: HandwritingReply): string {
  if (model === null)
    return 'Handwriting needs an AI service whose model reads pictures. None is set up, so teachers type such pages themselves.';
  if (sees === false)
    return `Handwriting needs a model that reads pictures, and ${model} could not read our test picture. Teachers type such pages themselves.`;
  const trial =
    sees === null
      ? `Whether ${model} reads pictures is not known yet.${problem ? ` ${problem}` : ''}`
      : `${model} reads pictures.`;
  return allowed
    ? `${trial} Pages of handwriting are sent to it; teachers are asked to check what it read.`
    : `${trial} Pages of handwriting are not sent to it, so teachers type them themselves.`;
}
