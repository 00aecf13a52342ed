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

/** A bar chart that is a table: each bar is between its label and its value, so it can be read without colour. */
export function BarTable({ caption, heads, rows, shortLabels = false }: BarTableProps) {
  return (
    <table className="ml-table" aria-label={caption}>
      <colgroup>
        <col style={{ width: shortLabels ? 52 : '44%' }} />
        <col />
      </colgroup>
      <thead className="ml-sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
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
              <div className="ml-row ml-near">
                <span className="ml-progress-track" aria-hidden>
                  <span
                    className="ml-progress-done"
                    style={{ width: `${Math.min(100, Math.max(0, share * 100))}%` }}
                  />
                </span>
                <span className="ml-size-14 ml-numbers" style={{ width: shortLabels ? 92 : 140 }}>
                  {value}
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
