import { TIMINGS } from '@marklight/contracts/business';
import { byId } from './dom';

/**
 * Shows the demo steps one at a time. It moves on every six seconds, pauses while the pointer or the focus is on it,
 * and starts paused for people who ask for less motion. Without this script all the steps are shown one below the
 * other.
 */
export function startCarousel(): void {
  const root = byId('demo', HTMLDivElement);
  const steps = [...root.querySelectorAll<HTMLElement>('.lp-steps > li')];
  const toggle = byId('demo-toggle', HTMLButtonElement);
  const label = byId('demo-label', HTMLParagraphElement);
  let at = 0;
  let playing = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let held = false;

  const dots = steps.map((step, index) => {
    const dot = document.createElement('button');
    dot.type = 'button';
    dot.setAttribute('aria-label', `Step ${index + 1}: ${step.querySelector('h3')?.textContent ?? ''}`);
    dot.addEventListener('click', () => goToStep(index));
    return dot;
  });
  const goToStep = (index: number) => {
    at = (index + steps.length) % steps.length;
    steps.forEach((step, each) => (step.hidden = each !== at));
    dots.forEach((dot, each) => dot.setAttribute('aria-current', String(each === at)));
    label.textContent = `Step ${at + 1} of ${steps.length}`;
  };
  const showPlaying = () => {
    toggle.setAttribute('aria-label', playing ? 'Pause' : 'Play');
    root.classList.toggle('lp-paused', !playing);
    // A screen reader would announce every step that passes, so only steps that the person chose are read
    // out.
    label.setAttribute('aria-live', playing ? 'off' : 'polite');
  };

  root.classList.add('lp-carousel');
  root.querySelector('.lp-demo-bar')?.toggleAttribute('hidden', false);
  const dotRow = byId('demo-dots', HTMLDivElement);
  dotRow.hidden = false;
  dotRow.append(...dots);
  byId('demo-previous', HTMLButtonElement).addEventListener('click', () => goToStep(at - 1));
  byId('demo-next', HTMLButtonElement).addEventListener('click', () => goToStep(at + 1));
  toggle.addEventListener('click', () => {
    playing = !playing;
    showPlaying();
  });
  root.addEventListener('pointerenter', () => (held = true));
  root.addEventListener('pointerleave', () => (held = false));
  root.addEventListener('focusin', () => (held = true));
  root.addEventListener('focusout', () => (held = false));
  goToStep(0);
  showPlaying();
  setInterval(() => {
    if (playing && !held && !document.hidden) goToStep(at + 1);
  }, TIMINGS.demoCarouselInterval);
}
