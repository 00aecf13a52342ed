import type { EntityManager } from 'typeorm';

/** A page of 500 words has 20,000; what was found on a page with more than any writing has is not kept, and nothing is marked there. */
const FOUND_MAX_CHARACTERS = 200_000;

/**
 * Keeps what was recognised on an essay's pages when its reading ends, for the places of its words. What a model wrote has no
 * places, and its words stand in the essay.
 */
export async function keepRecognised(manager: EntityManager, essayId: string): Promise<void> {
  await manager.query(
    `insert into recognised_pages (essay_id, page, found)
     select essay_id, page, case
         when jsonb_typeof(found) = 'string' or (found ? 'lines' and length(found::text) <= $2) then found
         else '"no_text"' end
     from scanned_pages where essay_id = $1 and found is not null
     on conflict (essay_id, page) do update set found = excluded.found`,
    [essayId, FOUND_MAX_CHARACTERS],
  );
}

/** `ScannedPages` of an essay as JSON, which may be too long to be worked through on the event loop. */
export async function recognisedPages(manager: EntityManager, essayId: string): Promise<string> {
  const [row] = await manager.query<{ pages: string | null }[]>(
    `select json_agg(json_build_array(page, found) order by page)::text as pages
     from recognised_pages where essay_id = $1`,
    [essayId],
  );
  return row?.pages ?? '[]';
}

/** The pages of which it is known what was found there. */
export async function recognisedNumbers(manager: EntityManager, essayId: string): Promise<number[]> {
  const rows = await manager.query<{ page: number }[]>(
    'select page from recognised_pages where essay_id = $1',
    [essayId],
  );
  return rows.map(({ page }) => page);
}
