import { renderPage } from '../../testing/render-page';
import type { Essay } from '@marklight/contracts/essays';
import { Route, Routes, useLocation } from '@marklight/ui/router';
import type { Answer } from '../../testing/fake-network';
import { EssaysPage } from '../essays-page';
import { anEssay } from '@marklight/contracts/testing/records';
import { aPageOf } from './builders';

export const ABC = ['a', 'b', 'c'].map((id) => anEssay({ id, filename: `${id}.pdf` }));
/** A page of three out of 103. */
export const OF_103 = { 'GET /api/essays': () => aPageOf(ABC, 103) };

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
/** Path and query of the page. */
export const shownAddress = () => document.querySelector('output')?.textContent;

/** The essays page on a fake network; call `leave` at the end. */
export function openEssaysPage(essays: Essay[], answers: Record<string, Answer> = {}, path = '/essays') {
  return renderPage(
    <>
      <Address />
      <Routes>
        <Route path="/essays" element={<EssaysPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    path,
    {
      'GET /api/essays': () => aPageOf(essays),
      'GET /api/essays/counts': () => ({
        body: { total: essays.length, graded: 1, readyForReview: 1, reviewed: 0 },
      }),
      'GET /api/assignments': () => ({ body: [] }),
      ...answers,
    },
  );
}
