import { act } from '@testing-library/react';

/** Lets so many milliseconds of real time go by, in which the screen may change. */
export const pasan = (ms: number): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
