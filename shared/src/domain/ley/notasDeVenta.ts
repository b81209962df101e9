import { LEYENDAS_RIMPE } from '../../contracts/admin/rimpe';
import type { LeyDeEmpresa } from '../../contracts/admin/ley';

import { rigeEn, type FilaDeLey } from './filaDeLey';

/** What a nota de venta says of its issuer, and of whom it is one. */
export const LEYENDA_DE_NOTA = LEYENDAS_RIMPE[1];

const NOTAS: FilaDeLey = { desde: '2022-01-01', fuente: 'Resolución NAC-DGERCGC22-00000024' };

/** Whether what a company sells without an invoice on a day bears a nota de venta, which has no IVA: it is in the yearly fee. */
export const emiteNotas = ({ regimen }: Pick<LeyDeEmpresa, 'regimen'>, dia: string): boolean =>
  regimen === LEYENDA_DE_NOTA && rigeEn(NOTAS, dia);

export type ContraElRegimen = 'contabilidad' | 'contribuyente_especial' | 'agente_retencion';

type Dicho = {
  rimpe?: string | null | undefined;
  contabilidad?: boolean | undefined;
  contribuyente_especial?: string | null | undefined;
  agente_retencion?: string | null | undefined;
};

const FRASES: Readonly<Record<ContraElRegimen, string>> = {
  contabilidad: 'Un negocio popular no está obligado a llevar contabilidad',
  contribuyente_especial: 'Un negocio popular no es contribuyente especial: deje vacío el campo',
  agente_retencion: 'Un negocio popular no es agente de retención: deje vacío el campo',
};

/** What of a company's record contradicts that it is a negocio popular; null: nothing does. */
export function contraNegocioPopular(
  dicho: Dicho,
): { campo: ContraElRegimen; frase: string } | null {
  if (dicho.rimpe !== LEYENDA_DE_NOTA) return null;
  const campos = ['contabilidad', 'contribuyente_especial', 'agente_retencion'] as const;
  const campo = campos.find((uno) => Boolean(dicho[uno]));
  return campo === undefined ? null : { campo, frase: FRASES[campo] };
}

/** When a company is told that its talonarios end: fewer days, or a smaller part of their numbers. No law asks it. */
export const DIAS_DE_AVISO = 15;
export const PORCENTAJE_DE_AVISO = 5;
