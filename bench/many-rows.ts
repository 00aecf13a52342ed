/** SQL: about this many letters that do not compress, different for each row. @param row SQL that differs by row */
export const letters = (count: number, row: string): string =>
  `(select string_agg(md5(concat(${row}, ' ', part)), ' ') from generate_series(1, ${Math.ceil(count / 33)}) as part)`;

/**
 * SQL: feedback on five criteria as large as the built-in grader's, with levels from 0 to 4, where `n` numbers the rows.
 * @param status SQL of each criterion's status
 */
export const feedbackOf = (status: string): string =>
  `(select jsonb_agg(jsonb_build_object('criteria', 'Criterion ' || c, 'weight', 1, 'level', (n * c) % 5,
    'status', ${status}, 'feedback', ${letters(600, `n, 'feedback', c`)}, 'evidence', jsonb_build_array(
      jsonb_build_object('quote', ${letters(200, `n, 'quote', c`)}, 'start', 0, 'end', 200)))) from generate_series(1, 5) as c)`;

/** Does what is measured, once. @returns milliseconds */
export interface Timed {
  name: string;
  time: () => Promise<number>;
}

/**
 * Milliseconds of each, taken in turns so that other work on the machine affects them alike; without the first rounds,
 * which warm up.
 */
export async function inTurns(
  calls: readonly Timed[],
  { rounds, unmeasured }: { rounds: number; unmeasured: number },
): Promise<{ name: string; times: number[] }[]> {
  const taken = calls.map(({ name }) => ({ name, times: [] as number[] }));
  for (let round = -unmeasured; round < rounds; round += 1)
    for (const [index, { time }] of calls.entries()) {
      const ms = await time();
      if (round >= 0) taken[index]?.times.push(ms);
    }
  return taken;
}
