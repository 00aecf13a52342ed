import { CRITERIA_MAX_ITEMS } from '@marklight/contracts/business';
import { LEVELS } from '@marklight/contracts/grades';
import {
  RUBRIC_FIELD_MESSAGES,
  RUBRIC_WEIGHT_MAX,
  type CreateRubricRequest,
  type OwnScale,
  type Rubric,
  type RubricCriterion,
} from '@marklight/contracts/rubrics';

/** A criterion as it is being typed. */
export interface CriterionDraft {
  /** Stays with the criterion while it moves. */
  key: string;
  name: string;
  description: string;
  weight: string;
  /** Always five, lowest first; empty where nothing is said. */
  levels: readonly string[];
  /**
   * The own scale as it was imported; null if there is none, or if the teacher has since changed the weight or
   * levels.
   */
  ownScale: OwnScale | null;
}
/** A rubric as it is being typed. */
export interface RubricDraft {
  name: string;
  description: string;
  isPublic: boolean;
  criteria: readonly CriterionDraft[];
}

/** By the field of a criterion: `name`, `description`, `weight`, `levels.0` … `levels.4`. */
export type CriterionErrors = Readonly<Record<string, string>>;
export interface DraftErrors {
  /** Of the rubric itself: `name`, `description`, `criteria`. */
  fields: Readonly<Record<string, string>>;
  /** By the key of the criterion. */
  criteria: Readonly<Record<string, CriterionErrors>>;
}
export const NO_ERRORS: DraftErrors = { fields: {}, criteria: {} };

const DEFAULT_WEIGHT = '1';
let lastKey = 0;

/** A criterion with nothing in it. */
export function blankCriterion(): CriterionDraft {
  lastKey += 1;
  return {
    key: `criterion-${lastKey}`,
    name: '',
    description: '',
    weight: DEFAULT_WEIGHT,
    levels: LEVELS.map(() => ''),
    ownScale: null,
  };
}

/** A saved or imported rubric as an editable draft. */
export function draftFrom(
  rubric: Pick<Rubric, 'name' | 'description' | 'isPublic' | 'criteria'>,
): RubricDraft {
  return {
    name: rubric.name,
    description: rubric.description ?? '',
    isPublic: rubric.isPublic,
    criteria: rubric.criteria.map(({ name, description, weight, levels, ownScale }) => ({
      ...blankCriterion(),
      name,
      description,
      weight: String(weight),
      levels: LEVELS.map(({ level }) => levels[level] ?? ''),
      ownScale: ownScale ?? null,
    })),
  };
}

/** A criterion that was added and never filled in; it is not saved. */
export function isUntouched({ name, description, weight, levels }: CriterionDraft): boolean {
  return [name, description, ...levels].every((text) => text.trim() === '') && weight === DEFAULT_WEIGHT;
}

/** The criteria that a save sends, in their order. */
export function sentCriteria({ criteria }: RubricDraft): CriterionDraft[] {
  return criteria.filter((criterion) => !isUntouched(criterion));
}

export function requestFrom(draft: RubricDraft): CreateRubricRequest {
  return {
    name: draft.name,
    description: draft.description,
    type: 'custom',
    isPublic: draft.isPublic,
    criteria: sentCriteria(draft).map(criterionFrom),
  };
}

/** The errors that can be found without asking the server, which reports the rest. */
export function problemsOf(draft: RubricDraft): DraftErrors {
  const criteria: Record<string, CriterionErrors> = {};
  for (const criterion of sentCriteria(draft)) {
    const weight = weightProblem(criterion.weight);
    const errors = {
      ...(criterion.name.trim() === '' ? { name: RUBRIC_FIELD_MESSAGES.criterion } : {}),
      ...(weight ? { weight } : {}),
    };
    if (Object.keys(errors).length > 0) criteria[criterion.key] = errors;
  }
  return { fields: draft.name.trim() === '' ? { name: RUBRIC_FIELD_MESSAGES.name } : {}, criteria };
}

/**
 * The server's errors by field (`criteria.3.weight`), assigned to the criteria that were sent.
 * @param sent the criteria of the request, in its order
 */
export function errorsFromServer(
  fields: Readonly<Record<string, string>>,
  sent: readonly CriterionDraft[],
): DraftErrors {
  const own: Record<string, string> = {};
  const criteria: Record<string, Record<string, string>> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [, index, field] = /^criteria\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    const criterion = index === undefined ? undefined : sent[Number(index)];
    if (criterion) (criteria[criterion.key] ??= {})[field ?? 'name'] = message;
    else own[path] = message;
  }
  return { fields: own, criteria };
}

export function hasErrors({ fields, criteria }: DraftErrors): boolean {
  return Object.keys(fields).length > 0 || Object.keys(criteria).length > 0;
}

/** A list with one entry moved. Indexes outside the list change nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [item] = list.slice(from, from + 1);
  if (item === undefined || from < 0 || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

export function isFull({ criteria }: RubricDraft): boolean {
  return criteria.length >= CRITERIA_MAX_ITEMS;
}

/** A weight as typed; a comma is a decimal point to many people. NaN where it is no number. */
function weightFrom(typed: string): number {
  const text = typed.trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

function weightProblem(typed: string): string | null {
  const weight = weightFrom(typed);
  if (Number.isNaN(weight)) return RUBRIC_FIELD_MESSAGES.weight;
  if (weight <= 0) return RUBRIC_FIELD_MESSAGES.weightTooSmall;
  return weight > RUBRIC_WEIGHT_MAX ? RUBRIC_FIELD_MESSAGES.weightTooLarge : null;
}

/** A criterion with a change. Its own scale depends on the weight and the levels, and is dropped when they change. */
export function patched(criterion: CriterionDraft, patch: Partial<CriterionDraft>): CriterionDraft {
  const keepsScale = patch.weight === undefined && patch.levels === undefined;
  return { ...criterion, ...patch, ...(keepsScale ? {} : { ownScale: null }) };
}

function criterionFrom({ name, description, weight, levels, ownScale }: CriterionDraft): RubricCriterion {
  return {
    name,
    description,
    weight: weightFrom(weight),
    levels: levels.every((level) => level.trim() === '') ? [] : [...levels],
    ...(ownScale ? { ownScale } : {}),
  };
}
