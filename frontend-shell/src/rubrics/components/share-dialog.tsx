import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { RUBRIC_FIELD_MESSAGES, RUBRIC_SHARES_MAX, type Rubric } from '@marklight/contracts/rubrics';
import { Dialog } from '@marklight/ui/overlays';
import { ErrorState, SkeletonRows } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { shortName } from '@marklight/ui/words';
import { FormDialog } from '@marklight/ui/form-dialog';
import { useOwnRubricQuery, usePutRubricSharesMutation } from '../api';
import { readShares, sharedWithWords, withShares, type ShareKind } from '../logic/shares';
import { ShareField } from './share-field';

export interface ShareDialogProps {
  open: boolean;
  rubric: Rubric;
  onClose: () => void;
}

const FIELDS = [
  {
    kind: 'email',
    label: 'People',
    placeholder: 'name@school.edu.au',
    hint: 'One or more email addresses.',
    addLabel: 'Add person',
  },
  {
    kind: 'domain',
    label: 'Email domains',
    placeholder: 'school.edu.au',
    hint: 'Everybody whose confirmed email address ends in @ and this domain.',
    addLabel: 'Add domain',
  },
] as const;

/**
 * Edits the people and domains that a rubric is shared with. The list is fetched again, so that another tab's
 * change is not overwritten.
 */
export function ShareDialog({ open, rubric, onClose }: ShareDialogProps) {
  const { data, error, isFetching, refetch } = useOwnRubricQuery(rubric.id, {
    refetchOnMountOrArgChange: true,
  });
  const [ready, setReady] = useState(false);
  if (data && !isFetching && !ready) setReady(true);
  if (ready && data) return <ShareForm open={open} rubric={data} onClose={onClose} />;
  return (
    <Dialog open={open} title={titleOf(rubric)} width={560} footer={null} onCancel={onClose}>
      {error && !isFetching ? (
        <ErrorState title="The sharing could not be loaded." error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={3} />
      )}
    </Dialog>
  );
}

function ShareForm({ open, rubric, onClose }: ShareDialogProps) {
  const [put, { isLoading }] = usePutRubricSharesMutation();
  const [shares, setShares] = useState(rubric.sharedWith);
  const [typed, setTyped] = useState<Record<ShareKind, string>>({ email: '', domain: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});

  /** The list with what is typed in the fields added; null where something in them is wrong. */
  const take = (kinds: readonly ShareKind[]) => {
    const read = kinds.map((kind) => ({ kind, ...readShares(kind, typed[kind]) }));
    const all = withShares(
      shares,
      read.flatMap((one) => one.shares),
    );
    const problems = Object.fromEntries(
      read.flatMap(({ kind, problem }) => (problem === null ? [] : [[kind, problem]])),
    );
    if (all.length > RUBRIC_SHARES_MAX) {
      setErrors({ [kinds[0] ?? 'email']: RUBRIC_FIELD_MESSAGES.tooManyShares });
      return null;
    }
    setShares(all);
    setTyped((before) => ({ ...before, ...Object.fromEntries(read.map(({ kind, rest }) => [kind, rest])) }));
    setErrors(problems);
    return Object.keys(problems).length > 0 ? null : all;
  };
  const save = async () => {
    const all = take(['email', 'domain']);
    if (all === null) return;
    const { error } = await put({ id: rubric.id, shares: all });
    if (!error) {
      onClose();
      toast({ title: 'Sharing Saved', message: `Shared with ${sharedWithWords(all)}.`, tone: 'success' });
      return;
    }
    const atFields = fieldErrorsOf(error);
    setErrors(atFields);
    if (Object.keys(atFields).length === 0)
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
  };
  return (
    <FormDialog
      open={open}
      title={titleOf(rubric)}
      saveLabel="Save sharing"
      savingLabel="Saving..."
      saving={isLoading}
      errors={errors}
      onSave={() => void save()}
      onCancel={onClose}
    >
      <p>
        {rubric.isPublic
          ? 'This rubric is public, so every teacher here can already see it. The list below applies once it is no longer public.'
          : 'Those you add will find it under Shared with me once their email address is confirmed. They can grade with it and copy it, and only you can change it.'}
      </p>
      {FIELDS.map(({ kind, ...field }) => (
        <ShareField
          key={kind}
          {...field}
          value={typed[kind]}
          error={errors[kind]}
          entries={shares
            .map((share, index) => ({
              ...share,
              error: errors[`shares.${index}.value`] ?? errors[`shares.${index}`],
            }))
            .filter((share) => share.kind === kind)}
          onChange={(value) => {
            setTyped({ ...typed, [kind]: value });
            setErrors(({ [kind]: _, ...rest }) => rest);
          }}
          onAdd={() => void take([kind])}
          onRemove={(value) => {
            setShares(shares.filter((share) => share.kind !== kind || share.value !== value));
            setErrors({});
          }}
        />
      ))}
      {errors.shares && <p className="ml-field-error">{errors.shares}</p>}
    </FormDialog>
  );
}

function titleOf({ name }: Rubric): string {
  return `Share ${shortName(name)}`;
}
