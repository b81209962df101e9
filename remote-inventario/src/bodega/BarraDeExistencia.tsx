import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';

import estilos from './existencia.module.css';
import { lleno } from './holgura';

/** How much there is against its alert, to be compared before it is read. */
export function BarraDeExistencia({ materia }: { materia: MateriaPrima }) {
  return (
    <span className={estilos.barra} data-alerta={materia.alerta} aria-hidden>
      <span style={{ width: `${lleno(materia)}%` }} />
    </span>
  );
}
