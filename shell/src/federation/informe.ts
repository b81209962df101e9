/** Says in the console which part of which area failed; the boundary tells the user. */
export function informarFallo(que: string, error: unknown, momento: string): void {
  console.error(`federation: ${que} failed at ${momento}`, error);
}
