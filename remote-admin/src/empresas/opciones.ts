import { IVA_DE_EMPRESA, LEYENDAS_RIMPE } from '@comanda/shared/contracts/admin/empresas';

export const OPCIONES_DE_IVA = IVA_DE_EMPRESA.map((iva) => ({
  value: String(iva),
  label: `${iva}%`,
}));

export const OPCIONES_DE_RIMPE = LEYENDAS_RIMPE.map((leyenda) => ({
  value: leyenda,
  label: leyenda,
}));
