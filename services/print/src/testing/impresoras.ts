import type { Impresora } from '../impresoras/impresora';
import type { Impresoras } from '../impresoras/elegirImpresoras';
import { DE_FABRICA, type Perfil } from '../impresoras/perfil';

/** All paper comes out there, whatever is changed. */
export function soloUna(impresora: Impresora, perfil: Perfil = DE_FABRICA): Impresoras {
  const puesto = () => ({ impresora, perfil });
  return {
    deCaja: puesto,
    deEstacion: puesto,
    ajustes: () => ({ version: 0, puestos: [] }),
    cambiar: (version) => ({ version: version + 1, puestos: [] }),
  };
}
