/** `describe` when the thing a suite needs is there; else the suite is skipped under a title that says what is missing. */
export function siHay(
  que: string,
  esta: boolean,
): { titulo: (titulo: string) => string; esta: boolean } {
  return { esta, titulo: (titulo) => (esta ? titulo : `${titulo} (skipped: ${que} is not here)`) };
}
