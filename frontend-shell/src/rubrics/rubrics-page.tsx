import { FileUp, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { PAGE_HEADS } from '@marklight/contracts/page-heads';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import type { Rubric, RubricScope } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { Input } from '@marklight/ui/antd-input';
import { Tabs } from '@marklight/ui/antd-more';
import { useNavigate, useSearchParams } from '@marklight/ui/router';
import { PageHeader } from '@marklight/ui/states';
import { useNarrow } from '@marklight/ui/use-narrow';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';
import type { RubricAction } from './components/rubric-card';
import { RubricDialogs, type RubricDialog } from './components/rubric-dialogs';
import { RubricList } from './components/rubric-list';
import { useDebounced } from './hooks/use-debounced';
import { useReturnFocus } from './hooks/use-return-focus';
import { useRubricActions } from './hooks/use-rubric-actions';
import './rubrics.css';

const TABS: readonly { key: RubricScope; label: string }[] = [
  { key: 'platform', label: 'Platform rubrics' },
  { key: 'mine', label: 'My rubrics' },
  { key: 'shared', label: 'Shared with me' },
];
const SEARCH_DELAY_MS = 250;

/** The rubrics that the teacher can use: the platform's, their own, and those of others. */
export function RubricsPage() {
  const [tab, setTab] = useTab();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const dialog = useSubjectDialog<RubricDialog>();
  const page = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus(page);
  const show = (next: RubricDialog) => {
    focus.remember(dialog.open);
    dialog.show(next);
  };
  const { copy, start, startingId, whole } = useRubricActions({ onDuplicated: () => setTab('mine') });

  const act = (action: RubricAction, rubric: Rubric) => {
    if (action === 'duplicate') void copy(rubric);
    else if (action === 'calibrate') void navigate(pathTo(PAGES.calibration, { id: rubric.id }));
    else if (!rubric.isShortened) show({ kind: action, rubric });
    else void whole(rubric).then((complete) => complete && show({ kind: action, rubric: complete }));
  };
  const newRubric = (
    <Button type="primary" icon={<Plus size={18} aria-hidden />} onClick={() => show({ kind: 'create' })}>
      New Rubric
    </Button>
  );
  return (
    <div ref={page} className="ml-page" tabIndex={-1}>
      <PageHeader
        {...PAGE_HEADS[PAGES.rubrics]}
        actions={
          <>
            <Button
              icon={<FileUp size={18} aria-hidden />}
              onClick={() => show({ kind: 'import', text: '' })}
            >
              Import
            </Button>
            {newRubric}
          </>
        }
      />
      <Input
        type="search"
        className="ml-narrow"
        aria-label="Search rubrics"
        placeholder="Search rubrics"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Tabs
        animated={false}
        // On a phone all three stand side by side.
        tabBarGutter={narrow ? 16 : undefined}
        destroyOnHidden
        activeKey={tab}
        onChange={(key) => setTab(scopeFrom(key))}
        items={TABS.map(({ key, label }) => ({
          key,
          label,
          children: (
            <RubricList
              scope={key}
              search={search}
              newRubric={newRubric}
              startingId={startingId}
              onClearSearch={() => setTyped('')}
              onAction={act}
              onStart={(rubric) => void start(rubric)}
            />
          ),
        }))}
      />
      {dialog.subject !== undefined && (
        <RubricDialogs
          key={dialog.opening}
          subject={dialog.subject}
          open={dialog.open}
          onShow={show}
          onClose={dialog.hide}
          onClosed={focus.giveBack}
          onMade={() => setTab('mine')}
        />
      )}
    </div>
  );
}

/** The open tab, kept in the address so that it is there again after a reload. */
function useTab(): [RubricScope, (tab: RubricScope) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setTab = (tab: RubricScope) => setParameters({ tab }, { replace: true });
  return [scopeFrom(parameters.get('tab')), setTab];
}

function scopeFrom(key: string | null): RubricScope {
  return TABS.find((tab) => tab.key === key)?.key ?? 'platform';
}
