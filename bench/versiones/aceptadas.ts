/**
 * What a server of today does not take of pages of a release before, by call, and why nobody is held up by it (docs/adr/0058). One
 * that fits again is told, so that it goes from here.
 */
export const ACEPTADAS: Readonly<Record<string, string>> = {};
