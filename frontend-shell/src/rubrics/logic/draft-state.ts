import {
  blankCriterion,
  isFull,
  moved,
  patched,
  NO_ERRORS,
  type CriterionDraft,
  type DraftErrors,
  type RubricDraft,
} from './rubric-draft';

export interface DraftState {
  draft: RubricDraft;
  errors: DraftErrors;
  /** Whether something was typed since it was opened or replaced. */
  changed: boolean;
  /** The criterion that was removed last, with its place; null if there is none to put back. */
  removed: { criterion: CriterionDraft; index: number } | null;
}
export type CriterionPatch = Partial<Omit<CriterionDraft, 'key'>>;
export type DraftAction =
  | { type: 'set'; values: Partial<Omit<RubricDraft, 'criteria'>> }
  | { type: 'criterion'; key: string; patch: CriterionPatch }
  /** After the criterion of that index; at the end where it is absent. */
  | { type: 'add'; criterion: CriterionDraft; after?: number }
  | { type: 'remove'; key: string }
  | { type: 'put back' }
  | { type: 'move'; from: number; to: number }
  | { type: 'errors'; errors: DraftErrors }
  | { type: 'replace'; draft: RubricDraft };

/** A rubric with no criteria shows one blank row to type into. */
export function openedDraft(draft: RubricDraft): DraftState {
  const criteria = draft.criteria.length > 0 ? draft.criteria : [blankCriterion()];
  return { draft: { ...draft, criteria }, errors: NO_ERRORS, changed: false, removed: null };
}

export function draftReducer(state: DraftState, action: DraftAction): DraftState {
  const { draft, errors } = state;
  const withCriteria = (criteria: readonly CriterionDraft[]): DraftState => ({
    ...state,
    draft: { ...draft, criteria },
    changed: true,
  });
  switch (action.type) {
    case 'set':
      return {
        ...state,
        draft: { ...draft, ...action.values },
        errors: { ...errors, fields: without(errors.fields, Object.keys(action.values)) },
        changed: true,
      };
    case 'criterion':
      return {
        ...withCriteria(
          draft.criteria.map((one) => (one.key === action.key ? patched(one, action.patch) : one)),
        ),
        errors: withoutCriterionErrors(errors, action.key, action.patch),
      };
    case 'add': {
      if (isFull(draft)) return state;
      const at = action.after === undefined ? draft.criteria.length : action.after + 1;
      return withCriteria([...draft.criteria.slice(0, at), action.criterion, ...draft.criteria.slice(at)]);
    }
    case 'remove': {
      const index = draft.criteria.findIndex(({ key }) => key === action.key);
      const criterion = draft.criteria[index];
      if (!criterion) return state;
      return {
        ...withCriteria(draft.criteria.filter(({ key }) => key !== action.key)),
        removed: { criterion, index },
      };
    }
    case 'put back': {
      if (!state.removed || isFull(draft)) return state;
      const { criterion, index } = state.removed;
      const criteria = [...draft.criteria.slice(0, index), criterion, ...draft.criteria.slice(index)];
      return { ...withCriteria(criteria), removed: null };
    }
    case 'move':
      return withCriteria(moved(draft.criteria, action.from, action.to));
    case 'errors':
      return { ...state, errors: action.errors };
    case 'replace':
      return openedDraft(action.draft);
  }
}

function withoutCriterionErrors(errors: DraftErrors, key: string, patch: CriterionPatch): DraftErrors {
  const own = errors.criteria[key];
  if (!own) return errors;
  // Changing one level clears the error on all five, because the server checks them together.
  const cleared = Object.keys(own).filter((field) => (field.split('.')[0] ?? '') in patch);
  return { ...errors, criteria: { ...errors.criteria, [key]: without(own, cleared) } };
}

function without(fields: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
