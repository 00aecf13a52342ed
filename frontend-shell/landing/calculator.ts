import { PRO_PRICE_AUD } from '@marklight/contracts/business';
import { byId } from './dom';
import { savingsOf } from './savings';

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

let pricePerMonth: number = PRO_PRICE_AUD;

/** Subtracts no price from the savings, on a server that charges none. */
export function calculateWithoutPrice(): void {
  pricePerMonth = 0;
  show();
}

/** Ties the sliders to the figures beside them. */
export function startCalculator(): void {
  const form = byId('savings-form', HTMLFormElement);
  form.addEventListener('input', () => show());
  form.addEventListener('submit', (event) => event.preventDefault());
  // A browser may have kept the sliders where they were before a reload.
  show();
}

function show(): void {
  const input = {
    essaysPerWeek: sliderValue('essays'),
    minutesPerEssay: sliderValue('minutes'),
    hourlyRate: sliderValue('rate'),
    pricePerMonth,
  };
  const savings = savingsOf(input);
  write('essays-value', String(input.essaysPerWeek));
  write('minutes-value', String(input.minutesPerEssay));
  write('rate-value', dollars.format(input.hourlyRate));
  write('saved-hours', savings.hoursPerWeek.toFixed(1));
  write('saved-month', dollars.format(savings.netPerMonth));
  write('saved-year', dollars.format(savings.netPerYear));
}

function sliderValue(id: string): number {
  return byId(id, HTMLInputElement).valueAsNumber;
}

function write(id: string, text: string): void {
  byId(id, HTMLElement).textContent = text;
}
