import { readHtml } from './read-html';

const hiddenIn = (html: string) => readHtml(html).hiddenText.map(({ reason, text }) => [reason, text]);

describe('readHtml', () => {
  it('gives paragraphs, line breaks and entities', () => {
    const { text } = readHtml(
      '<div><p>One&nbsp;&amp; two</p>\n<ul><li>three<li>caf&eacute;</ul><pre>four</pre></div>',
    );
    expect(text.trim().split(/\n+/)).toEqual(['One & two', 'three', 'café', 'four']);
  });

  it('leaves out comments, scripts, styles and the title', () => {
    const html =
      '<title>T</title><style>p{}</style><!-- <p>no</p> --><p>Yes</p><SCRIPT>no</script><script>never closed';
    expect(readHtml(html).text.trim()).toBe('Yes');
  });

  it.each([
    ['hidden_run', '<span style="display: none">unseen</span>'],
    ['hidden_run', '<span hidden>unseen</span>'],
    ['hidden_run', '<div style="visibility:hidden"><b>unseen</b></div>'],
    ['too_small', '<span style="font-size:1px">unseen</span>'],
    ['too_small', '<span style="font-size: 0">unseen</span>'],
    ['same_colour', '<span style="color:#fff">unseen</span>'],
    ['same_colour', '<font color="white">unseen</font>'],
    ['same_colour', '<p style="background: #222; color: rgb(40, 40, 40)">unseen</p>'],
    ['invisible', '<span style="opacity:0">unseen</span>'],
    ['off_page', '<span style="position:absolute;left:-9999px">unseen</span>'],
  ])('keeps what does not show apart: %s, %s', (reason, html) => {
    expect(readHtml(`<p>Seen. ${html}</p>`).text.trim()).toBe('Seen.');
    expect(hiddenIn(`<p>Seen. ${html}</p>`)).toEqual([[reason, 'unseen']]);
  });

  it.each([
    '<span style="color:#fff;background-color:#203040">seen</span>',
    '<td bgcolor="black"><font color="white">seen</font></td>',
    '<span style="opacity: 0.9">seen</span>',
    '<span style="font-size: 80%">seen</span>',
    '<span style="color: red; left: -5px">seen</span>',
  ])('keeps what shows: %s', (html) => {
    expect(hiddenIn(html)).toEqual([]);
    expect(readHtml(html).text.trim()).toBe('seen');
  });
});
