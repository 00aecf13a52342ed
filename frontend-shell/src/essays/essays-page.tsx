import { Plus, Trash2 } from 'lucide-react';
import { PAGE_HEADS } from '@marklight/contracts/page-heads';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { Link, useNavigate, useSearchParams } from '@marklight/ui/router';
import { PageHeader } from '@marklight/ui/states';
import { DeletedEssays } from './components/deleted-essays';
import { EssayList } from './components/essay-list';
import './essays.css';

/** Every essay of the teacher: found, filtered, opened, exported, deleted and restored. */
export function EssaysPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const showsDeleted = params.get('view') === 'deleted';
  const gradeNew = (
    <Button type="primary" icon={<Plus size={18} aria-hidden />} onClick={() => void navigate(PAGES.home)}>
      Grade new essay
    </Button>
  );
  return (
    <div className="ml-page">
      <PageHeader
        {...PAGE_HEADS[PAGES.essays]}
        actions={
          <>
            {!showsDeleted && (
              <Link to={`${PAGES.essays}?view=deleted`} className="ml-inline ml-tap">
                <Trash2 size={16} aria-hidden />
                Recently deleted
              </Link>
            )}
            {gradeNew}
          </>
        }
      />
      {showsDeleted ? <DeletedEssays /> : <EssayList gradeNew={gradeNew} />}
    </div>
  );
}
