import { Download, Plus, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  BANK_PAGE_ROWS,
  downloadBank,
  useAddToBankMutation,
  useBankCommentsQuery,
  useBankSettingsQuery,
  useSetBankMutation,
} from '@marklight/api-client/comment-bank-api';
import { messageOf } from '@marklight/api-client/errors';
import { COMMENT_BANK_MAX } from '@marklight/contracts/business';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { toast } from '@marklight/ui/toast';
import { PageTurner } from '../page-turner';
import { SearchBox } from '../search-box';
import { ErrorState, SkeletonLines } from '../states';
import { BankImport } from './bank-import';
import { BankRow } from './bank-row';
import { WordsForm } from './words-form';

export interface BankDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when it has closed. If given, it has to place the focus: what opened the dialog may be gone by then. */
  onClosed?: () => void;
}

/** The comments that a teacher uses again: found, changed, deleted, added, imported and saved as a file. */
export function BankDialog({ open, onClose, onClosed }: BankDialogProps) {
  return (
    <Dialog
      open={open}
      className="ml-thumbs"
      title="Comment bank"
      onCancel={onClose}
      focusable={{ focusTriggerAfterClose: onClosed === undefined }}
      afterClose={onClosed}
      width={680}
      mask={{ closable: false }}
      footer={<Button onClick={onClose}>Close</Button>}
      destroyOnHidden
    >
      <Bank />
    </Dialog>
  );
}

function Bank() {
  const [at, setAt] = useState({ search: '', page: 1 });
  const [form, setForm] = useState<'add' | 'import' | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { data, currentData, error, isFetching, refetch } = useBankCommentsQuery(at, {
    refetchOnMountOrArgChange: true,
  });
  const [add] = useAddToBankMutation();
  const [isSaving, setIsSaving] = useState(false);
  // The last comment of the last page was deleted.
  if (data && !isFetching && data.rows.length === 0 && at.page > 1) setAt({ ...at, page: at.page - 1 });
  const close = () => {
    setForm(null);
    list.current?.focus();
  };
  const save = async () => {
    setIsSaving(true);
    try {
      toast({ title: 'Comment bank saved', message: `Saved as ${await downloadBank()}`, tone: 'success' });
    } catch (failure) {
      toast({ title: 'Error', message: messageOf(failure), tone: 'error' });
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <div className="ml-stack ml-gap-12">
      <Growth />
      <div className="ml-row ml-gap-8">
        <SearchBox
          value={at.search}
          label="Search your comments"
          placeholder="Search your comments"
          onSearch={(search) => setAt({ search, page: 1 })}
        />
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => setForm('add')}>
          Add a comment
        </Button>
        <Button icon={<Upload size={16} aria-hidden />} onClick={() => setForm('import')}>
          Import
        </Button>
        <Button icon={<Download size={16} aria-hidden />} loading={isSaving} onClick={() => void save()}>
          Export
        </Button>
      </div>
      {form === 'add' && (
        <WordsForm label="New comment" words="" onSave={(words) => add(words).unwrap()} onClose={close} />
      )}
      {form === 'import' && <BankImport onClose={close} />}
      <div ref={list} style={{ outline: 'none' }} role="region" aria-label="Your comments" tabIndex={-1}>
        {error && !currentData ? (
          <ErrorState
            title="Your comments could not be loaded."
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <>
            {currentData?.rows.length === 0 && <p className="ml-hint">{nothingWords(at.search)}</p>}
            <ul className="ml-list">
              {data.rows.map((comment) => (
                <BankRow key={comment.id} comment={comment} onGone={() => list.current?.focus()} />
              ))}
            </ul>
            <PageTurner
              page={at.page}
              pageRows={BANK_PAGE_ROWS}
              total={data.total}
              onTurn={(page) => setAt({ ...at, page })}
            />
          </>
        ) : (
          <SkeletonLines />
        )}
      </div>
    </div>
  );
}

function nothingWords(search: string): string {
  return search === ''
    ? 'There are no comments yet. Approve an essay on which you wrote something, add a comment, or import a list.'
    : 'No comment has these words.';
}

/** How full it is, and whether it grows. */
function Growth() {
  const { data } = useBankSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [set, { isLoading }] = useSetBankMutation();
  if (!data) return null;
  const choose = async (grows: boolean) => {
    const reply = await set({ grows });
    if (reply.error) toast({ title: 'Not changed', message: messageOf(reply.error), tone: 'error' });
  };
  const [count, most] = [data.count, COMMENT_BANK_MAX].map((n) => n.toLocaleString('en-AU'));
  return (
    <div>
      <label className="ml-choice">
        <input
          type="checkbox"
          checked={data.grows}
          disabled={isLoading}
          onChange={(event) => void choose(event.target.checked)}
        />
        Add what I write when I approve an essay
      </label>
      <p className="ml-hint">
        Your comments, and your own sentences in feedback and in the overall remark. What the grader proposed,
        words of the essay, and sentences that name a student stay out.
      </p>
      <p className="ml-hint">
        {`${count} of ${most} comments.`}
        {data.count >= COMMENT_BANK_MAX && ' The bank is full: delete some to add others.'}
      </p>
    </div>
  );
}
