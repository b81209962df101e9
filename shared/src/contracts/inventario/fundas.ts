/** Plastic bags that bear ICE where they are handed over: FUNDA_BIODEGRADABLE is certified, and bears half. */
export const FUNDAS = ['FUNDA', 'FUNDA_BIODEGRADABLE'] as const;
export type Funda = (typeof FUNDAS)[number];
