import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the frame has a place for the companies of a screen, beside its title. */
export const LUGAR_DE_EMPRESAS = 'empresas-de-pantalla';

/** The header stands as long as the frame does: there is nothing to hear of. */
const sinCambios = () => () => undefined;
const lugarDeEmpresas = () => document.getElementById(LUGAR_DE_EMPRESAS);

/** Shows in the header what is of the whole screen; where there is no frame, where it stands. */
export function EnCabecera({ children }: { children: ReactNode }) {
  const lugar = useSyncExternalStore(sinCambios, lugarDeEmpresas);
  return lugar ? createPortal(children, lugar) : children;
}
