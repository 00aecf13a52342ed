import { BookMarked, Download, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import type { ProfileReply } from '@marklight/contracts/profile';
import { Button } from '@marklight/ui/antd';
import { BankDialog } from '@marklight/ui/comment-bank/bank-dialog';
import { toast } from '@marklight/ui/toast';
import { downloadMyData } from '../api';
import { ChangePasswordDialog } from './change-password-dialog';
import { DeleteAccountDialog } from './delete-account-dialog';

/** What a person can do with the account as a whole. */
export function AccountCard({ stats }: { stats: ProfileReply['usageStats'] }) {
  const [dialog, setDialog] = useState<'password' | 'bank' | 'delete' | null>(null);
  const [downloading, setDownloading] = useState(false);
  const close = () => setDialog(null);

  const download = async () => {
    setDownloading(true);
    try {
      const filename = await downloadMyData();
      toast({ title: 'Download ready', message: `Saved as ${filename}`, tone: 'success' });
    } catch (error) {
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setDownloading(false);
    }
  };

  return (
    <section className="ml-card" aria-labelledby="pf-account">
      <h2 id="pf-account">Your account</h2>
      <ul className="ml-lined ml-entries ml-list ml-above-8">
        <li>
          <div>
            <h3>Password</h3>
            <p className="ml-hint">Changing it logs you out everywhere else.</p>
          </div>
          <Button icon={<KeyRound size={16} aria-hidden />} onClick={() => setDialog('password')}>
            Change password
          </Button>
        </li>
        <li>
          <div>
            <h3>Comment bank</h3>
            <p className="ml-hint">Comments that you use again, found while you review an essay.</p>
          </div>
          <Button icon={<BookMarked size={16} aria-hidden />} onClick={() => setDialog('bank')}>
            Open comment bank
          </Button>
        </li>
        <li>
          <div>
            <h3>Your data</h3>
            <p className="ml-hint">
              Essays, results, criteria, rubrics, comment bank, classes and activity, as one ZIP of readable
              files.
            </p>
          </div>
          <Button
            icon={<Download size={16} aria-hidden />}
            loading={downloading}
            onClick={() => void download()}
          >
            {downloading ? 'Preparing...' : 'Download my data'}
          </Button>
        </li>
        <li>
          <div>
            <h3>Delete account</h3>
            <p className="ml-hint">Removes you and everything you have here, immediately and for good.</p>
          </div>
          <Button danger icon={<Trash2 size={16} aria-hidden />} onClick={() => setDialog('delete')}>
            Delete my account
          </Button>
        </li>
      </ul>
      <ChangePasswordDialog open={dialog === 'password'} onClose={close} />
      <BankDialog open={dialog === 'bank'} onClose={close} />
      <DeleteAccountDialog open={dialog === 'delete'} stats={stats} onClose={close} />
    </section>
  );
}
