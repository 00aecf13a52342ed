import { renderAlone } from '@marklight/ui/render-alone';
import { Route, Routes } from '@marklight/ui/router';
import { GradingDashboard } from '../src/expose';
import { EssayReview } from '../src/review/expose';

renderAlone(
  <Routes>
    <Route path="/essays/:id" element={<EssayReview />} />
    <Route path="*" element={<GradingDashboard />} />
  </Routes>,
);
