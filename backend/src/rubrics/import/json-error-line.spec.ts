import { jsonErrorLine } from './json-error-line';

describe('the line on which a text stops being JSON', () => {
  it.each([
    ['a word without quotation marks', '{\n"name": oops\n}', 2],
    ['a missing comma', '{\n"a": 1\n"b": 2\n}', 3],
    ['a comma too many', '{\n"a": [1,\n2,\n]\n}', 4],
    ['a bracket of the other kind', '{\n"a": [1, 2}\n}', 2],
    ['a key without value', '{\n"a"\n}', 3],
    ['a quotation mark that never closes', '{\n"a": "text\n}', 2],
    ['a number with a comma', '[\n1.5,\n01\n]', 3],
    ['an end that is missing', '{\n"a": 1\n\n', 2],
    ['something after the end', '[]\n[]', 2],
  ])('is found for %s', (_, text, line) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(jsonErrorLine(text)).toBe(line);
  });
});
