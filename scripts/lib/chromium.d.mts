export function findChromium(): string | undefined;

export const WITHOUT_ADDRESS_BAR: string;
