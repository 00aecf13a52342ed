/**
 * SQL: how many criteria of the result of this alias have words of the grader (feedback, steps, comparison) that were written
 * for another level than the one that the teacher set, and were not changed with it. The review says the same of each.
 */
export function otherLevelCriteriaSql(result: string): string {
  // Nothing of a result without decisions is read.
  return `case when ${result}.review is null then 0 else (
    select count(*)::int
    from jsonb_array_elements(${result}.feedback) with ordinality proposal(item, place)
    join jsonb_array_elements(${result}.review) with ordinality decision(own, place) using (place)
    where jsonb_typeof(own) = 'object' and own->>'level' <> item->>'level'
      and own->>'level' <> coalesce(item->>'levelBeforeShift', item->>'level')
      and (own->>'feedback' = item->>'feedback' and item->>'feedback' ~ '\\S'
        or own->'improvementSteps' is null and item->'improvementSteps' <> '[]'
        or own->'exemplarComparison' is null and item->>'exemplarComparison' ~ '\\S')) end`;
}
