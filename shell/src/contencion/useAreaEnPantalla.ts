import { useEffect } from 'react';

import { entrar } from './contener';

/** What an area adds to the page lasts while one of its screens is at the address. */
export function useAreaEnPantalla(area: string | undefined): void {
  useEffect(() => (area === undefined ? undefined : entrar(area)), [area]);
}
