import {
  AREAS_DE_EMPRESA,
  IVA_DE_EMPRESA,
  LEYENDAS_RIMPE,
} from '@comanda/shared/contracts/admin/empresas';

import { AREAS_EN_PALABRAS } from '../areasEnPalabras';

export const OPCIONES_DE_AREA = AREAS_DE_EMPRESA.map((area) => ({
  value: area,
  label: AREAS_EN_PALABRAS[area],
}));

export const OPCIONES_DE_IVA = IVA_DE_EMPRESA.map((iva) => ({
  value: String(iva),
  label: `${iva}%`,
}));

export const OPCIONES_DE_RIMPE = LEYENDAS_RIMPE.map((leyenda) => ({
  value: leyenda,
  label: leyenda,
}));
