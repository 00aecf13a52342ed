import { CloudOff } from 'lucide-react';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { Link } from '@marklight/ui/router';
import { useUnsent, type Unsent } from '../hooks/use-unsent';
import { momentOf } from '../logic/review-words';

/** Says which changes to other essays are on this device only. @param essayId the one on the screen */
export function UnsentNotice({ essayId }: { essayId: string | null }) {
  const { unsent, discard } = useUnsent(essayId);
  if (unsent.length === 0) return null;
  return (
    <aside className="ml-row ml-gap-8 ml-box ml-amber ml-size-14" aria-label="Changes that are not sent yet">
      <p className="ml-bar">
        <CloudOff size={16} aria-hidden />
        {unsent.length === 1
          ? 'Changes to an essay are kept on this device and have not been sent yet.'
          : `Changes to ${unsent.length} essays are kept on this device and have not been sent yet.`}
      </p>
      <ul className="ml-list ml-stack ml-gap-4 gd-scroll ml-scrolls">
        {unsent.map((one) => (
          <li key={one.kept.key} className="ml-row ml-near">
            <span>{`${momentOf(new Date(one.kept.changes.at).toISOString())}: ${why(one)}`}</span>
            {one.outcome !== 'gone' && (
              <Link to={pathTo(PAGES.essay, { id: one.kept.changes.essayId })}>Open the essay</Link>
            )}
            {one.outcome === 'gone' && (
              <Button size="small" onClick={() => discard(one)}>
                Discard
              </Button>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}

function why({ outcome }: Unsent): string {
  if (outcome === 'gone') return 'the essay was deleted, so they cannot be sent.';
  if (outcome === 'to_choose') return 'the essay was changed elsewhere too; open it to choose.';
  return 'they are sent when the connection is back.';
}
