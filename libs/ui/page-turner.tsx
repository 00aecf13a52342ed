import { Button } from '@marklight/ui/antd';

export interface PageTurnerProps {
  /** 1-based. */
  page: number;
  pageRows: number;
  total: number;
  onTurn: (page: number) => void;
}

/** Previous and next page; nothing where there is one page only. */
export function PageTurner({ page, pageRows, total, onTurn }: PageTurnerProps) {
  const last = Math.max(1, Math.ceil(total / pageRows));
  if (last === 1 && page === 1) return null;
  const first = (page - 1) * pageRows + 1;
  const words = [first, Math.min(total, page * pageRows), total].map((n) => n.toLocaleString('en-AU'));
  return (
    <nav className="ml-pages ml-numbers" aria-label="Pages of the list">
      <Button disabled={page <= 1} onClick={() => onTurn(Math.min(page - 1, last))}>
        Previous
      </Button>
      <span>
        {first > total
          ? `Nothing on this page; ${words[2]} in all`
          : `${words[0]}–${words[1]} of ${words[2]}`}
      </span>
      <Button disabled={page >= last} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
