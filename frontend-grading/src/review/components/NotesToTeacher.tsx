import { MessageSquareLock } from 'lucide-react';
import { messageOf } from '@marklight/api-client/errors';
import type { GradingResult, NoteToTeacher } from '@marklight/contracts/grading';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { useMarkNotesReadMutation } from '../../api/review-api';

const TITLES: Record<NoteToTeacher['about'], string> = {
  welfare: 'Please read this essay yourself',
  criterion: 'About a criterion',
};

const isWelfare = ({ about }: NoteToTeacher) => about === 'welfare';

/**
 * Notes about this essay that only the teacher reads; nothing if there are none. Concern for somebody comes first.
 */
export function NotesToTeacher({ result }: { result: GradingResult }) {
  const [send, { isLoading }] = useMarkNotesReadMutation();
  const notes = result.notesToTeacher ?? [];
  if (notes.length === 0) return null;
  const isRead = Boolean(result.notesRead);
  const mark = async (read: boolean) => {
    const reply = await send({ id: result.id, read });
    if (reply.error) toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
  };
  const ordered = [...notes.filter(isWelfare), ...notes.filter((note) => !isWelfare(note))];
  return (
    <section className="ml-pad ml-stack ml-gap-8 ml-radius ml-tint" aria-label="Only you see this">
      <h3 className="ml-bar ml-hint ml-weight-600">
        <MessageSquareLock size={18} aria-hidden /> Only you see this
      </h3>
      <ul className="ml-list ml-stack ml-gap-12">
        {ordered.map(({ about, words, evidence }, index) => (
          <li key={index}>
            <p>
              <strong>{TITLES[about]}</strong>
            </p>
            <p>{words}</p>
            {evidence && <p className="ml-aside ml-above-4 ml-anywhere ml-serif">{evidence.quote}</p>}
          </li>
        ))}
      </ul>
      <div className="ml-bar">
        {isRead && <span>You have read this and have no concern.</span>}
        <Button size="small" loading={isLoading} onClick={() => void mark(!isRead)}>
          {isRead ? 'Take back' : notes.some(isWelfare) ? 'Read, no concern' : 'Read'}
        </Button>
      </div>
      <p className="ml-hint">It is in no export and no feedback, and changes no level.</p>
    </section>
  );
}
