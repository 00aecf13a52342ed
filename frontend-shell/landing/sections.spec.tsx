import { fireEvent } from '@testing-library/react';
import { TIMINGS } from '@marklight/contracts/business';
import { startCalculator } from './calculator';
import { startCarousel } from './carousel';
import { savingsOf } from './savings';
import { showLandingPage } from './testing/landing-body';

beforeEach(() => showLandingPage());

describe('the savings calculator', () => {
  it('takes nine tenths of the marking time as saved and subtracts the plan’s price', () => {
    const savings = savingsOf({
      essaysPerWeek: 25,
      minutesPerEssay: 15,
      hourlyRate: 45,
      pricePerMonth: 30,
    });
    expect(savings.hoursPerWeek).toBeCloseTo(5.625);
    expect(savings.netPerMonth).toBeCloseTo(5.625 * 45 * 4.33 - 30);
    expect(savings.netPerYear).toBeCloseTo(5.625 * 45 * 52 - 360);
  });

  it('shows without JavaScript what it shows with it', () => {
    const figures = () =>
      ['saved-hours', 'saved-month', 'saved-year'].map((id) => document.getElementById(id)?.textContent);
    const before = figures();
    startCalculator();
    expect(figures()).toEqual(before);
  });

  it('follows the sliders', () => {
    startCalculator();
    fireEvent.input(document.getElementById('essays') as HTMLElement, { target: { value: '100' } });
    expect(document.getElementById('essays-value')?.textContent).toBe('100');
    expect(document.getElementById('saved-hours')?.textContent).toBe('22.5');
  });
});

describe('the demo', () => {
  const label = () => document.getElementById('demo-label')?.textContent;
  const press = (id: string) => document.getElementById(id)?.click();
  const pass = (steps: number) => jest.advanceTimersByTime(TIMINGS.demoCarouselInterval * steps);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('moves on every six seconds and begins again after the fifth step', () => {
    startCarousel();
    expect(label()).toBe('Step 1 of 5');
    pass(1);
    expect(label()).toBe('Step 2 of 5');
    pass(4);
    expect(label()).toBe('Step 1 of 5');
    expect(document.querySelectorAll('.lp-steps > li:not([hidden])')).toHaveLength(1);
  });

  it('stops and continues by its button, and pauses under the pointer', () => {
    startCarousel();
    press('demo-toggle');
    pass(3);
    expect(label()).toBe('Step 1 of 5');
    press('demo-toggle');
    document.getElementById('demo')?.dispatchEvent(new Event('pointerenter'));
    pass(3);
    expect(label()).toBe('Step 1 of 5');
  });

  it('shows the step that is asked for', () => {
    startCarousel();
    press('demo-previous');
    expect(label()).toBe('Step 5 of 5');
    press('demo-next');
    expect(label()).toBe('Step 1 of 5');
    document.querySelectorAll<HTMLElement>('#demo-dots button')[2]?.click();
    expect(label()).toBe('Step 3 of 5');
  });

  it('starts paused for people who ask for less motion', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    startCarousel();
    pass(2);
    expect(label()).toBe('Step 1 of 5');
  });
});
