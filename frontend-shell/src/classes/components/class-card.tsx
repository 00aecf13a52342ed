import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import type { Class } from '@marklight/contracts/classes';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { MenuButton } from '@marklight/ui/menu-button';
import { Link } from '@marklight/ui/router';
import { countOf, dateOf, shortName } from '@marklight/ui/words';

export interface ClassCardProps {
  subject: Class;
  onEdit: () => void;
  onDelete: () => void;
}

/** One class in the grid. */
export function ClassCard({ subject, onEdit, onDelete }: ClassCardProps) {
  const { id, name, description, createdAt, studentCount, assignmentCount, essayCount } = subject;
  return (
    <li className="ml-card ml-section">
      <div className="ml-card-head">
        <h2 className="ml-clamp">
          <Link to={pathTo(PAGES.class, { id })} className="ml-name-link">
            {name}
          </Link>
        </h2>
        <MenuButton
          label={`Actions for ${shortName(name)}`}
          items={[
            { label: 'Edit', icon: <Pencil size={18} aria-hidden />, onSelect: onEdit },
            { label: 'Delete', icon: <Trash2 size={18} aria-hidden />, danger: true, onSelect: onDelete },
          ]}
        >
          <EllipsisVertical size={20} aria-hidden />
        </MenuButton>
      </div>
      <p className="ml-hint">{`Created ${dateOf(createdAt)}`}</p>
      {description && <p className="ml-clamp">{description}</p>}
      <p className="ml-card-foot ml-row">
        <span>{countOf(studentCount, 'student')}</span>
        <span>{countOf(assignmentCount, 'assignment')}</span>
        {essayCount > 0 && (
          <Link
            to={`${PAGES.essays}?class=${id}`}
            aria-label={`${countOf(essayCount, 'essay')} of ${shortName(name)}`}
          >
            {countOf(essayCount, 'essay')}
          </Link>
        )}
      </p>
    </li>
  );
}
