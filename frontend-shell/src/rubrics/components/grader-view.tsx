import { Printer } from 'lucide-react';
import type { Rubric } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { SideDrawer } from '@marklight/ui/overlays';
import { EmptyState } from '@marklight/ui/states';
import { shortName } from '@marklight/ui/words';
import { WHICH_LEVELS_COUNT } from '../logic/level-words';
import { RubricReading } from './rubric-reading';

export interface GraderViewProps {
  open: boolean;
  rubric: Rubric;
  onClose: () => void;
}

/** The rubric as the grader reads it, also for printing. */
export function GraderView({ open, rubric, onClose }: GraderViewProps) {
  const { name, description, criteria } = rubric;
  const describesLevels = criteria.some(({ levels }) => levels.length > 0);
  return (
    <SideDrawer
      open={open}
      title="View as EssayGrader"
      size={760}
      rootClassName="rb-print"
      destroyOnHidden
      onClose={onClose}
      extra={
        <Button
          className="ml-no-print"
          icon={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      }
    >
      {/* Focusable, so that the keyboard can scroll it. */}
      <div className="ml-section" role="region" aria-label={shortName(name)} tabIndex={0}>
        <h2 className="ml-anywhere">{name}</h2>
        {description && <p className="ml-anywhere ml-prewrap">{description}</p>}
        {criteria.length > 0 ? (
          <>
            <p className="ml-hint">
              The grader reads these criteria in this order, with the essay and the assignment’s instructions.
              Each gets a level from 0 to 4, or is left to you where the essay’s words cannot show it, and its
              weight says how much that level counts.
              {!describesLevels && ' No levels are described, so it judges by the criteria alone.'}
            </p>
            {describesLevels && <p className="ml-hint">{WHICH_LEVELS_COUNT}</p>}
            <RubricReading rubric={rubric} />
          </>
        ) : (
          <EmptyState
            title="This rubric has no criteria yet."
            explanation="The grader would have nothing to read."
          />
        )}
      </div>
    </SideDrawer>
  );
}
