import { useEffect, useRef, useState, type RefObject } from 'react';
import { apart, labelled, positionsOf, ticksTo } from './chart';

const HEIGHT = 220;
const USUAL_WIDTH = 520;
const INSET = { top: 22, bottom: 28 } as const;
/** Pixels that a value or a day takes, and a character of the axis. */
const VALUE_WIDTH = 52;
const DAY_WIDTH = 88;
const CHARACTER = 7;
/** Of a name with its value at the end of a line. */
const NAME_HEIGHT = 34;
const NAME_WIDTH = 104;
/** Between the chart's edges and its first and last point, so that what is written there has room. */
const AIR = 32;
/** A value has an outline, so that it can be read where a line runs behind it. */
const VALUE = {
  fill: 'var(--ink)',
  fontSize: 13,
  fontWeight: 600,
  paintOrder: 'stroke',
  stroke: 'var(--card)',
  strokeWidth: 3,
} as const;

export interface ChartSeries {
  name: string;
  /** One a day. */
  values: readonly number[];
}

export interface LineChartProps {
  /** Days, "2026-03-01", ascending. */
  dates: readonly string[];
  /** One or two: the second line is dashed. */
  series: readonly ChartSeries[];
  /** What the chart shows, for people who do not see it. */
  label: string;
  /** `days`: each day has a point and, where it fits, its value. `ends`: each line has its name and last value. */
  labels: 'days' | 'ends';
  dayInWords: (date: string) => string;
  valueInWords: (value: number) => string;
  /** The values of the horizontal lines, ascending. Default: round ones from 0. */
  ticks?: readonly number[];
  /** How a horizontal line's value is written; default as it is. */
  tickInWords?: (value: number) => string;
}

/** Lines over days, with names and values written beside them. */
export function LineChart(props: LineChartProps) {
  const { dates, series, label, labels, dayInWords, valueInWords, tickInWords = String } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const ticks = props.ticks ?? ticksTo(Math.max(0, ...series.flatMap(({ values }) => values)));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const left = 10 + CHARACTER * Math.max(...ticks.map((tick) => tickInWords(tick).length));
  const [air, right] = labels === 'days' ? [AIR, 4] : [8, NAME_WIDTH];
  const inner = { width: width - left - right - 2 * air, height: HEIGHT - INSET.top - INSET.bottom };
  // A single day is drawn above its label.
  const places = labels === 'ends' && dates.length === 1 ? [1] : positionsOf(dates);
  const xOf = (index: number) => left + air + (places[index] ?? 0) * inner.width;
  const yOf = (value: number) => INSET.top + inner.height * (1 - (value - low) / (high - low));
  const valued = labelled(places, VALUE_WIDTH / inner.width);
  const dated = labelled(places, (labels === 'days' ? DAY_WIDTH : 1.5 * DAY_WIDTH) / inner.width);
  const last = dates.length - 1;
  const ends = series.map(({ values }) => yOf(values[last] ?? 0));
  const namePlaces = apart(ends, NAME_HEIGHT, HEIGHT - INSET.bottom - NAME_HEIGHT / 2);
  return (
    <div ref={frame}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="100%"
        overflow="visible"
        fontSize={12}
        fill="var(--ink-soft)"
        role="img"
        aria-label={label}
      >
        {ticks.map((value) => (
          <g key={value}>
            <line stroke="var(--line)" x1={left} x2={width - right} y1={yOf(value)} y2={yOf(value)} />
            <text x={left - 6} y={yOf(value) + 4} textAnchor="end">
              {tickInWords(value)}
            </text>
          </g>
        ))}
        {dates.map((date, index) =>
          dated.has(index) ? (
            <text
              key={date}
              x={xOf(index)}
              y={HEIGHT - 8}
              textAnchor={labels === 'ends' && index === last ? 'end' : 'middle'}
            >
              {dayInWords(date)}
            </text>
          ) : null,
        )}
        {series.map(({ name, values }, line) => {
          const stroke = line === 0 ? 'var(--primary)' : 'var(--ink)';
          return (
            <g key={name}>
              <polyline
                fill="none"
                stroke={stroke}
                strokeWidth={2}
                strokeLinejoin="round"
                strokeDasharray={line === 0 ? undefined : '6 4'}
                points={values.map((value, index) => `${xOf(index)},${yOf(value)}`).join(' ')}
              />
              {values.map((value, index) =>
                labels === 'days' || index === last ? (
                  <circle
                    key={dates[index]}
                    fill="var(--card)"
                    stroke={stroke}
                    strokeWidth={2}
                    cx={xOf(index)}
                    cy={yOf(value)}
                    r={4}
                  />
                ) : null,
              )}
              {labels === 'days' &&
                values.map((value, index) =>
                  valued.has(index) ? (
                    <text
                      key={dates[index]}
                      {...VALUE}
                      x={xOf(index)}
                      y={yOf(value) - 10}
                      textAnchor="middle"
                    >
                      {valueInWords(value)}
                    </text>
                  ) : null,
                )}
              {labels === 'ends' && (
                <text y={(namePlaces[line] ?? 0) - 2}>
                  <tspan {...VALUE} x={width - right + 8}>
                    {valueInWords(values[last] ?? 0)}
                  </tspan>
                  <tspan x={width - right + 8} dy={15}>
                    {name}
                  </tspan>
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
function useWidth(frame: RefObject<HTMLDivElement | null>): number {
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
