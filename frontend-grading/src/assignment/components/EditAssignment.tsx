import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Assignment } from '@marklight/contracts/classes';
import { Button } from '@marklight/ui/antd';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';

const AssignmentDialog = lazy(async () => ({
  default: (await import('@marklight/ui/assignment-form/assignment-dialog')).AssignmentDialog,
}));

export interface EditAssignmentProps {
  assignment: Assignment;
  label?: string;
}

/** The button that opens what the grader needs to know: the task, its source text, the rubric and the rest. */
export function EditAssignment({ assignment, label = 'Edit assignment' }: EditAssignmentProps) {
  const editor = useSubjectDialog<Assignment>();
  return (
    <>
      <Button icon={<Pencil size={16} aria-hidden />} onClick={() => editor.show(assignment)}>
        {label}
      </Button>
      {editor.subject !== undefined && (
        <Suspense fallback={null}>
          <AssignmentDialog
            key={editor.opening}
            open={editor.open}
            classId={assignment.classId}
            saved={editor.subject}
            onClose={editor.hide}
          />
        </Suspense>
      )}
    </>
  );
}
