import { renderPage } from '../../testing/render-page';
import { screen } from '@testing-library/react';
import type { Rubric } from '@marklight/contracts/rubrics';
import { Route, Routes } from '@marklight/ui/router';
import type { Answer } from '../../testing/fake-network';
import { RubricsPage } from '../rubrics-page';

/** The page at one tab, on a fake network whose answers can change the list. */
export function renderRubrics(tab: string, list: Rubric[], answers: Record<string, Answer> = {}) {
  return renderPage(
    <Routes>
      <Route path="/rubrics" element={<RubricsPage />} />
      <Route path="/" element={<p>The dashboard</p>} />
    </Routes>,
    `/rubrics?tab=${tab}`,
    { 'GET /api/rubrics': () => ({ body: list }), ...answers },
  );
}

/** Opens the menu of the one card and chooses from it. */
export async function choose(user: ReturnType<typeof renderRubrics>['user'], action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}
