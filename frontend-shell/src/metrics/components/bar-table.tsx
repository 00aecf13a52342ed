import type { ReactNode } from 'react';

export interface BarTableRow {
  key: string;
  label: ReactNode;
  /** How long the bar is, 0–1. */
  share: number;
  value: string;
}

export interface BarTableProps {
  caption: string;
  /** Heads of the label and the value. */
  heads: readonly [label: string, value: string];
  rows: readonly BarTableRow[];
  /** The labels are single letters. */
  shortLabels?: boolean;
}

/** A bar chart that is a table: each bar stands between its label and its value, so it reads without colour. */
export function BarTable({ caption, heads, rows, shortLabels = false }: BarTableProps) {
  return (
    <table className={shortLabels ? 'me-bars me-bars-short ml-full' : 'me-bars ml-full'} aria-label={caption}>
      <colgroup>
        <col className="me-bars-label" />
        <col />
      </colgroup>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              <span className="ml-sr-only">{head}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, share, value }) => (
          <tr key={key}>
            <th scope="row" className="ml-anywhere">
              {label}
            </th>
            <td>
              <div className="me-bar-line ml-flex">
                <span className="me-bar ml-wash" aria-hidden>
                  <span style={{ width: `${Math.min(100, Math.max(0, share * 100))}%` }} />
                </span>
                <span className="me-bar-value ml-fixed ml-size-14 ml-weight-550 ml-numbers">{value}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
