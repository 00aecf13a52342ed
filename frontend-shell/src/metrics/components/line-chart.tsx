import { useEffect, useRef, useState } from 'react';
import type { MetricsReply } from '@marklight/contracts/metrics';
import { labelled, pointsOf } from '../logic/chart';
import { dayInWords, percent } from '../logic/words';

const HEIGHT = 220;
const USUAL_WIDTH = 520;
const INSET = { left: 30, right: 4, top: 22, bottom: 28 } as const;
const LINES = [0, 25, 50, 75, 100] as const;
/** Between the chart's edges and its first and last point, so that what is written there has room. */
const AIR = 32;
/** Pixels that a value or a day takes. */
const VALUE_WIDTH = 52;
const DAY_WIDTH = 88;

export interface LineChartProps {
  days: MetricsReply['progress'];
  /** What the chart shows, for people who do not see it. */
  label: string;
}

/** A line through the mean of each day, with the values written beside the points as far as they fit. */
export function LineChart({ days, label }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const inner = {
    width: width - INSET.left - INSET.right - 2 * AIR,
    height: HEIGHT - INSET.top - INSET.bottom,
  };
  const yOf = (value: number) => INSET.top + inner.height * (1 - value / 100);
  const points = pointsOf(days);
  const placed = points.map(({ x, value }) => ({
    left: INSET.left + AIR + x * inner.width,
    top: yOf(value),
  }));
  const valued = labelled(points, VALUE_WIDTH / inner.width);
  const dated = labelled(points, DAY_WIDTH / inner.width);
  return (
    <div ref={frame} className="me-chart">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        {LINES.map((value) => (
          <g key={value}>
            <line
              className="me-chart-grid"
              x1={INSET.left}
              x2={width - INSET.right}
              y1={yOf(value)}
              y2={yOf(value)}
            />
            <text x={INSET.left - 6} y={yOf(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <polyline
          className="me-chart-line"
          points={placed.map(({ left, top }) => `${left},${top}`).join(' ')}
        />
        {placed.map(({ left, top }, index) => {
          const day = days[index];
          if (!day) return null;
          return (
            <g key={day.date}>
              <circle className="me-chart-point" cx={left} cy={top} r={4} />
              {valued.has(index) && (
                <text className="me-chart-value" x={left} y={top - 10} textAnchor="middle">
                  {percent(day.meanPercentage)}
                </text>
              )}
              {dated.has(index) && (
                <text x={left} y={HEIGHT - 8} textAnchor="middle">
                  {dayInWords(day.date)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The width that the chart has on the page, so that its letters keep their size on a phone. */
function useWidth(frame: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
