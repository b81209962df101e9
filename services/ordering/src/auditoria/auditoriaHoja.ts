import type { HechoAuditado } from '@comanda/shared/contracts/admin/auditoria';
import { textoDeAccion } from '@comanda/shared/domain/empresa/auditoria';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { ColumnaDeHoja } from '@comanda/shared/domain/hojas/hoja';

const enCelda = (foto: HechoAuditado['antes']) => (foto === null ? '' : JSON.stringify(foto));

/** What is exported says it all. */
export const COLUMNAS_DE_AUDITORIA: readonly ColumnaDeHoja<HechoAuditado>[] = [
  { header: 'FECHA', text: ({ cuando }) => formatFechaHora(cuando) },
  { header: 'RESPONSABLE', text: ({ usuario }) => usuario },
  { header: 'ACCIÓN', text: ({ accion }) => textoDeAccion(accion) },
  { header: 'REGISTRO', text: ({ entidad }) => entidad },
  { header: 'ANTES', text: ({ antes }) => enCelda(antes) },
  { header: 'DESPUÉS', text: ({ despues }) => enCelda(despues) },
];
