it('leaves the process the engine’s push when it has read a PDF', async () => {
  const { push } = Array.prototype;
  const { run } = await import('../worker/document-reader.worker');
  const { plainPdf } = await import('./plain-pdf');
  const answer = await run({
    source: plainPdf('The student reads.'),
    filename: '',
    isEssay: true,
    keepHeading: false,
  });
  expect(answer).toHaveProperty('document.pageCount', 1);
  expect(Array.prototype.push === push).toBe(true);
});
