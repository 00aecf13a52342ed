/** The text of a JSON array, one item on each line, in pieces as the items arrive. */
export async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
