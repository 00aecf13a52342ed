/** Share of the marking time that the calculator assumes is saved. */
const TIME_SAVED = 0.9;
const WEEKS_PER_MONTH = 4.33;
const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;

export interface SavingsInput {
  essaysPerWeek: number;
  minutesPerEssay: number;
  /** AUD. */
  hourlyRate: number;
  /** AUD. */
  pricePerMonth: number;
}
export interface Savings {
  hoursPerWeek: number;
  /** AUD, after the plan's price. */
  netPerMonth: number;
  /** AUD, after twelve months of the plan's price. */
  netPerYear: number;
}

/** Time and money saved: saved hours × rate, minus the plan's price. */
export function savingsOf(input: SavingsInput): Savings {
  const { essaysPerWeek, minutesPerEssay, hourlyRate, pricePerMonth } = input;
  const hoursPerWeek = ((essaysPerWeek * minutesPerEssay) / 60) * TIME_SAVED;
  const valuePerWeek = hoursPerWeek * hourlyRate;
  return {
    hoursPerWeek,
    netPerMonth: valuePerWeek * WEEKS_PER_MONTH - pricePerMonth,
    netPerYear: valuePerWeek * WEEKS_PER_YEAR - pricePerMonth * MONTHS_PER_YEAR,
  };
}
