import type { Rubric, RubricCriterion } from '@marklight/contracts/rubrics';

/** Builders with defaults: `aRubric({ isPublic: true })`. */
export function aRubric(given: Partial<Rubric> = {}): Rubric {
  return {
    id: 'rubric-1',
    name: 'Persuasive letters',
    description: 'Term 3',
    type: 'custom',
    isPublic: false,
    criteria: [aCriterion(), aCriterion({ name: 'Evidence', weight: 3 })],
    criterionCount: given.criteria?.length ?? 2,
    isShortened: false,
    isOwn: true,
    isShared: false,
    author: null,
    removedFromPublic: null,
    sharedWith: [],
    createdAt: '2026-03-03T02:00:00.000Z',
    version: 1,
    ...given,
  };
}

export function aPlatformRubric(given: Partial<Rubric> = {}): Rubric {
  return aRubric({ id: 'platform-1', name: 'Narrative', type: 'platform', isOwn: false, ...given });
}

export function aCriterion(given: Partial<RubricCriterion> = {}): RubricCriterion {
  return { name: 'Thesis', description: '', weight: 1, levels: [], ...given };
}
