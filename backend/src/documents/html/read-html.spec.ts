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
    ['off_page', '<span style="text-indent: -100em">unseen</span>'],
    ['off_page', '<span style="margin: 0 0 0 -9999px">unseen</span>'],
    ['off_page', '<span style="transform:translateX(-9999px)">unseen</span>'],
    ['hidden_run', '<span class="note sr-only">unseen</span>'],
    ['hidden_run', '<span class="accesshide">unseen</span>'],
    ['hidden_run', '<div class="d-none">unseen</div>'],
    ['hidden_run', '<span style="/**/dis\\70lay:none !important">unseen</span>'],
    ['hidden_run', '<span style="display&colon;none">unseen</span>'],
    ['hidden_run', '<p/hidden>unseen</p>'],
    ['same_colour', '<span style="color:hsl(0,0%,100%)">unseen</span>'],
    ['same_colour', '<span style="color:mintcream!important">unseen</span>'],
    ['same_colour', '<span class="text-white">unseen</span>'],
    ['same_colour', '<font color=fff>unseen</font>'],
    ['same_colour', '<p style="color:white;background:linear-gradient(#fff,#fefefe)">unseen</p>'],
    ['invisible', '<span style="color:transparent">unseen</span>'],
    ['invisible', '<span style="color:#00000000">unseen</span>'],
    ['invisible', '<span style="-webkit-text-fill-color:transparent">unseen</span>'],
    ['invisible', '<span style="opacity:3%">unseen</span>'],
    ['invisible', '<div style="opacity:.3"><p style="opacity:.3">unseen</p></div>'],
    ['invisible', '<span style="filter:opacity(0)">unseen</span>'],
    ['invisible', '<div style="height:0;overflow:hidden">unseen</div>'],
    ['invisible', '<div style="position:absolute;clip:rect(0,0,0,0)">unseen</div>'],
    ['invisible', '<div style="clip-path:inset(100%)">unseen</div>'],
    ['invisible', '<div style="transform:scale(0)">unseen</div>'],
    ['too_small', '<span style="font:1px Arial">unseen</span>'],
    ['too_small', '<span style="font-size:.05em">unseen</span>'],
    ['hidden_run', '<details>unseen</details>'],
    ['hidden_run', '<details class="open" title="open"><p>unseen</p></details>'],
    ['same_colour', '<span style="color:lightyellow">unseen</span>'],
    ['same_colour', '<span style="color:#ffffe5">unseen</span>'],
    ['same_colour', '<p style="background:#fff"><span style="color:#ffc;">unseen</span></p>'],
    ['same_colour', '<font color="lightcyan">unseen</font>'],
    ['invisible', '<div style="writing-mode:vertical-rl;inline-size:0;overflow:clip">unseen</div>'],
    ['covered', '<span style="letter-spacing:-1em">unseen</span>'],
  ])('keeps what does not show apart: %s, %s', (reason, html) => {
    expect(readHtml(`<p>Seen. ${html}</p>`).text.trim()).toBe('Seen.');
    expect(hiddenIn(`<p>Seen. ${html}</p>`)).toEqual([[reason, 'unseen']]);
  });

  it.each([
    '<span style="color:#fff;background-color:#203040">seen</span>',
    '<td bgcolor="black"><font color="white">seen</font></td>',
    '<span style="opacity: 0.9">seen</span>',
    '<span class="text-white bg-dark">seen</span>',
    '<span style="color:white;background:linear-gradient(#123,#345)">seen</span>',
    '<span style="color:rgba(0,0,0,.87);font:italic bold .8em/1.2 Arial, sans-serif">seen</span>',
    '<span style="text-indent:-24px;margin:0 0 0 -10px;letter-spacing:-.5px">seen</span>',
    '<div style="height:0;width:0">seen</div>',
    '<div style="visibility:hidden"><b style="visibility:visible">seen</b></div>',
    '<div style="font-size:0"><b style="font-size:12pt">seen</b></div>',
    '<span style="color:windowtext;font-size:x-small" title="hidden">seen</span>',
    '<span style="font-size: 80%">seen</span>',
    '<details open>seen</details>',
    '<details open=""><p>seen</p></details>',
    '<details><summary>seen</summary></details>',
    '<span style="color:orange">seen</span>',
    '<span style="color:gold">seen</span>',
    '<span style="color:#ffe;background:navy">seen</span>',
    '<div style="inline-size:50%;overflow:auto">seen</div>',
    '<span style="color: red; left: -5px">seen</span>',
  ])('keeps what shows: %s', (html) => {
    expect(hiddenIn(html)).toEqual([]);
    expect(readHtml(html).text.trim()).toBe('seen');
  });
});
