import type { Assignment } from '@marklight/contracts/classes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { SelectField } from '@marklight/ui/select-field';
import { shortName } from '@marklight/ui/words';
import { useRubricChoicesQuery } from '@marklight/api-client/assignments-api';

export interface RubricSelectProps {
  /** Empty for none. */
  value: string;
  /** The assignment as saved: its rubric may no longer be among those that the teacher can choose. */
  saved: Assignment | null;
  error?: string;
  onChange: (rubricId: string) => void;
}

/** The rubric that an assignment is graded with. */
export function RubricSelect({ value, saved, error, onChange }: RubricSelectProps) {
  const { data, isLoading, isError, refetch } = useRubricChoicesQuery();
  const rubrics = data ?? [];
  const groups = [
    { label: 'My rubrics', rubrics: rubrics.filter((rubric) => rubric.isOwn) },
    {
      label: 'Shared with me',
      rubrics: rubrics.filter((rubric) => !rubric.isOwn && rubric.type !== 'platform'),
    },
    {
      label: 'Platform rubrics',
      rubrics: rubrics.filter((rubric) => !rubric.isOwn && rubric.type === 'platform'),
    },
  ].filter((group) => group.rubrics.length > 0);
  const keptId = saved?.rubricId && !rubrics.some((rubric) => rubric.id === saved.rubricId) && saved.rubricId;
  const failed = isError && !data && (
    <>
      Your rubrics could not be loaded.{' '}
      <button type="button" className="ml-link" onClick={() => void refetch()}>
        Retry
      </button>
    </>
  );
  return (
    <SelectField
      label="Rubric"
      value={value}
      options={[
        { value: '', label: isLoading ? 'Loading rubrics…' : 'No rubric' },
        ...(keptId ? [{ value: keptId, label: shortName(saved?.rubricName ?? 'The current rubric') }] : []),
        ...groups.map(({ label, rubrics: members }) => ({ label, options: members.map(asOption) })),
      ]}
      error={error ?? failed}
      hint={
        saved && saved.pastedCriteria > 0
          ? 'Criteria are pasted on the assignment’s page. A rubric takes their place.'
          : undefined
      }
      onChange={onChange}
    />
  );
}

/** Names the author of somebody else's rubric. */
const asOption = ({ id, name, isOwn, author }: Rubric) => ({
  value: id,
  label: isOwn || author === null ? shortName(name) : `${shortName(name)} (${shortName(author)})`,
});
