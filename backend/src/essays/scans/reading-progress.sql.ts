/** SQL: how many pages of an essay have been read in their pictures, of how many; null where none waits. @param essayId an expression */
export function readingSql(essayId: string): string {
  return `(select json_build_object('done', count(page.found) filter (where not page.to_model), 'pages', count(*))
    from scanned_pages page where page.essay_id = ${essayId} having count(*) > 0)`;
}
