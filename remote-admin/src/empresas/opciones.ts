import { LEYENDAS_RIMPE } from '@comanda/shared/contracts/admin/empresas';
import { PROVINCIAS } from '@comanda/shared/contracts/admin/ley';
import { TARIFAS_DE_EMPRESA, tarifaGeneral } from '@comanda/shared/domain/ley/tarifas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

export const OPCIONES_DE_IVA = TARIFAS_DE_EMPRESA.map((iva) => ({
  value: String(iva),
  label: `${iva}%`,
}));

/** The general rate of today, as a form has it. */
export const ivaDeHoy = (): string => String(tarifaGeneral(fechaNegocio(new Date())));

export const OPCIONES_DE_PROVINCIA = PROVINCIAS.map((provincia) => ({
  value: provincia,
  label: provincia,
}));

export const OPCIONES_DE_RIMPE = LEYENDAS_RIMPE.map((leyenda) => ({
  value: leyenda,
  label: leyenda,
}));
