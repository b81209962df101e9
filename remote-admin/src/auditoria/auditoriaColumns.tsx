import type { HechoAuditado } from '@comanda/shared/contracts/auditoria';
import { textoDeAccion } from '@comanda/shared/domain/auditoria';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

import { detalleDe } from './cambios';

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
  { id: 'accion', header: 'ACCION', movil: 'titulo', text: ({ accion }) => textoDeAccion(accion) },
  {
    id: 'detalle',
    header: 'DETALLE',
    movil: 'ancho',
    text: detalleDe,
    cell: (hecho) => (
      <span className="admin-detalle" title={detalleDe(hecho)}>
        {detalleDe(hecho)}
      </span>
    ),
  },
];

const enCelda = (foto: HechoAuditado['antes']) => (foto === null ? '' : JSON.stringify(foto));

/** What is exported says it all. */
export const columnasCsv: readonly Pick<Column<HechoAuditado>, 'header' | 'text'>[] = [
  ...auditoriaColumns.filter(({ id }) => id !== 'detalle'),
  { header: 'REGISTRO', text: ({ entidad }) => entidad },
  { header: 'ANTES', text: ({ antes }) => enCelda(antes) },
  { header: 'DESPUES', text: ({ despues }) => enCelda(despues) },
];
