import {
  Copy,
  Download,
  EllipsisVertical,
  Eye,
  Flag,
  Globe,
  History,
  Library,
  Lock,
  Pencil,
  Ruler,
  Share2,
  Trash2,
  Users,
} from 'lucide-react';
import { useId } from 'react';
import type { Rubric } from '@marklight/contracts/rubrics';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';
import { MenuButton } from '@marklight/ui/menu-button';
import { countOf, dateOf, shortName } from '@marklight/ui/words';
import { sharedWithWords } from '../logic/shares';

export type RubricAction =
  'view' | 'versions' | 'calibrate' | 'download' | 'edit' | 'duplicate' | 'share' | 'delete' | 'report';
export interface RubricCardProps {
  rubric: Rubric;
  /** While its criteria are being copied to the dashboard. */
  starting: boolean;
  onAction: (action: RubricAction, rubric: Rubric) => void;
  onStart: (rubric: Rubric) => void;
}

const ICON = { size: 18, 'aria-hidden': true } as const;
const EVERYBODYS = [
  { action: 'view', label: 'View as EssayGrader', icon: <Eye {...ICON} /> },
  { action: 'versions', label: 'Versions', icon: <History {...ICON} /> },
  { action: 'calibrate', label: 'Calibrate', icon: <Ruler {...ICON} /> },
  { action: 'download', label: 'Download', icon: <Download {...ICON} /> },
] as const;
const COPY = { action: 'duplicate', label: 'Duplicate', icon: <Copy {...ICON} /> } as const;
const REPORT = { action: 'report', label: 'Report', icon: <Flag {...ICON} /> } as const;
const OWNERS = [
  { action: 'edit', label: 'Edit', icon: <Pencil {...ICON} /> },
  COPY,
  { action: 'share', label: 'Share', icon: <Share2 {...ICON} /> },
  { action: 'delete', label: 'Delete', icon: <Trash2 {...ICON} />, danger: true },
] as const;

/** One rubric in the grid. */
export function RubricCard({ rubric, starting, onAction, onStart }: RubricCardProps) {
  const { name, type, description, createdAt, criterionCount, isOwn, isPublic, author, removedFromPublic } =
    rubric;
  const canBeReported = !isOwn && isPublic && type === 'custom';
  const nameId = useId();
  const items = [...EVERYBODYS, ...(isOwn ? OWNERS : [COPY]), ...(canBeReported ? [REPORT] : [])];
  return (
    <li className="ml-card ml-section">
      <div className="ml-card-head">
        <Reach rubric={rubric} />
        <h2 id={nameId} className="ml-clamp">
          {name}
        </h2>
        <MenuButton
          label={`Actions for ${shortName(name)}`}
          items={items.map(({ action, ...item }) => ({ ...item, onSelect: () => onAction(action, rubric) }))}
        >
          <EllipsisVertical size={20} aria-hidden />
        </MenuButton>
      </div>
      <p className="ml-row">
        <Chip tone={type === 'platform' ? 'blue' : 'grey'}>
          {type === 'platform' ? 'Platform' : 'Custom'}
        </Chip>
        <span className="ml-hint">{`Created ${dateOf(createdAt)}`}</span>
      </p>
      {!isOwn && type === 'custom' && (
        <p className="ml-hint ml-anywhere">
          {isPublic ? 'By ' : 'Shared by '}
          {author === null ? 'a teacher who has not given a name' : <bdi>{author}</bdi>}
        </p>
      )}
      {removedFromPublic && (
        <p className="ml-anywhere">
          <strong>An administrator removed this from the public list:</strong> {removedFromPublic.reason}
        </p>
      )}
      {description && <p className="ml-clamp">{description}</p>}
      <div className="ml-card-foot ml-row ml-between">
        <span>{countOf(criterionCount, 'criterion', 'criteria')}</span>
        <Button loading={starting} aria-describedby={nameId} onClick={() => onStart(rubric)}>
          Start grading
        </Button>
      </div>
    </li>
  );
}

/** Who can use it, as an icon with words for screen readers. */
function Reach({ rubric }: { rubric: Rubric }) {
  const [words, Icon] = reachOf(rubric);
  return (
    <span className="ml-fixed ml-soft" title={words}>
      <Icon size={20} aria-hidden />
      <span className="ml-sr-only">{words}</span>
    </span>
  );
}

function reachOf({ type, isPublic, isOwn, sharedWith }: Rubric) {
  if (type === 'platform') return ['Platform rubric', Library] as const;
  if (isPublic) return ['Public', Globe] as const;
  if (!isOwn) return ['Shared with you', Users] as const;
  return sharedWith.length > 0
    ? ([`Shared with ${sharedWithWords(sharedWith)}`, Users] as const)
    : (['Private', Lock] as const);
}
