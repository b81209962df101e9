// @ts-nocheck
let enCamino = 0;

/** Counts a change until it is answered, here and not in the store: that forgets it with the screen that sent it. */
export async function contarEnCamino<R>(pedir: () => Promise<R>): Promise<R> {
  enCamino += 1;
  try {
    return await pedir();
  } finally {
    enCamino -= 1;
  }
}

/** Whether a change was sent whose answer has not come. */
export const hayEnCamino = (): boolean => enCamino > 0;
