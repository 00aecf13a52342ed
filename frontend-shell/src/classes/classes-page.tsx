import { Plus } from 'lucide-react';
import { PAGE_HEADS } from '@marklight/contracts/page-heads';
import { PAGES } from '@marklight/contracts/routes';
import { messageOf } from '@marklight/api-client/errors';
import type { Class } from '@marklight/contracts/classes';
import { Button } from '@marklight/ui/antd';
import { EmptyState, ErrorState, PageHeader, SkeletonCards } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { useLazyOwnClassQuery, useOwnClassesQuery } from './api';
import { ClassCard } from './components/class-card';
import { ClassDialog } from './components/class-dialog';
import { DeleteClassDialog } from './components/delete-class-dialog';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';

/** The teacher's classes. */
export function ClassesPage() {
  const { data, error, isLoading, isFetching, refetch } = useOwnClassesQuery();
  const editor = useSubjectDialog<Class | null>();
  const deletion = useSubjectDialog<Class>();
  const [load] = useLazyOwnClassQuery();
  /** A description that was too long for the list must not be overwritten. */
  const edit = async (one: Class) => {
    if (!one.isShortened) return editor.show(one);
    const { data: whole, error } = await load(one.id);
    if (whole) editor.show(whole);
    else toast({ title: 'Error', message: messageOf(error), tone: 'error' });
  };
  const newClass = (
    <Button type="primary" icon={<Plus size={18} aria-hidden />} onClick={() => editor.show(null)}>
      New Class
    </Button>
  );
  return (
    <div className="ml-page">
      <PageHeader {...PAGE_HEADS[PAGES.classes]} actions={newClass} />
      <div>
        {isLoading ? (
          <SkeletonCards count={6} />
        ) : error && !data ? (
          <ErrorState
            title="Your classes could not be loaded."
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : data && data.length > 0 ? (
          <ul className="ml-card-grid ml-list">
            {data.map((one) => (
              <ClassCard
                key={one.id}
                subject={one}
                onEdit={() => void edit(one)}
                onDelete={() => deletion.show(one)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            title="No classes have been created yet."
            explanation="A class keeps its assignments and essays together. Add its students, and names on essays are matched to them."
            action={newClass}
          />
        )}
      </div>
      {editor.subject !== undefined && (
        <ClassDialog key={editor.opening} open={editor.open} saved={editor.subject} onClose={editor.hide} />
      )}
      {deletion.subject && (
        <DeleteClassDialog
          key={deletion.opening}
          open={deletion.open}
          subject={deletion.subject}
          onClose={deletion.hide}
        />
      )}
    </div>
  );
}
