import type { HechoAuditado } from '@comanda/shared/contracts/admin/auditoria';
import { textoDeAccion } from '@comanda/shared/domain/empresa/auditoria';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

import { detalleDeHecho } from './cambios';

export const auditoriaColumns: readonly Column<HechoAuditado>[] = [
  { id: 'cuando', header: 'FECHA', text: ({ cuando }) => formatFechaHora(cuando) },
  {
    id: 'usuario',
    header: 'RESPONSABLE',
    text: ({ usuario }) => usuario,
    cell: ({ usuario }) => (
      <span className="admin-detalle" title={usuario}>
        {usuario}
      </span>
    ),
  },
  { id: 'accion', header: 'ACCIÓN', movil: 'titulo', text: ({ accion }) => textoDeAccion(accion) },
  {
    id: 'detalle',
    header: 'DETALLE',
    movil: 'ancho',
    text: detalleDeHecho,
    cell: (hecho) => (
      <span className="admin-hecho" title={detalleDeHecho(hecho)}>
        {detalleDeHecho(hecho)}
      </span>
    ),
  },
];
