import { LEVELS, LEVEL_MAX } from './grades';
import type { OwnLevel, OwnScale, RubricCriterion } from './rubrics';

/** The points of the highest level, which are the criterion's weight. */
export function pointsOf({ levels }: OwnScale): number {
  return levels.reduce((most, { points }) => Math.max(most, points), 0);
}

/**
 * The level, 0–4, that corresponds to a level of a rubric's own scale, by its share of the points; halves are rounded
 * up.
 */
export function levelOfPoints(points: number, most: number): number {
  return most <= 0 ? 0 : Math.round((LEVEL_MAX * points) / most);
}

/** What each of the five levels looks like, from the levels that are put on it; empty where there are none. */
export function describedByScale(scale: OwnScale): string[] {
  const most = pointsOf(scale);
  return LEVELS.map(({ level }) =>
    scale.levels
      .filter(({ points }) => levelOfPoints(points, most) === level)
      .map(({ name, description }) => (description === '' ? name : `${name}: ${description}`))
      .join('\n'),
  );
}

/** A criterion's own scale, or else the five levels with their share of its weight as points. */
export function scaleOf({ ownScale, levels, weight }: RubricCriterion): OwnScale {
  if (ownScale) return ownScale;
  return {
    isRange: false,
    levels: LEVELS.map(({ level, name }): OwnLevel => ({
      name,
      description: levels[level] ?? '',
      points: Math.round((100 * weight * level) / LEVEL_MAX) / 100,
    })),
  };
}
