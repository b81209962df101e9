import { LEYENDAS_RIMPE } from '@comanda/shared/contracts/admin/rimpe';
import {
  CATEGORIAS_DE_TURISMO,
  PROVINCIAS,
  SERVICIOS,
  type CategoriaDeTurismo,
  type ServicioDeEmpresa,
} from '@comanda/shared/contracts/admin/ley';
import { TARIFAS_DE_EMPRESA, tarifaGeneral } from '@comanda/shared/domain/ley/tarifas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import type { Talonario } from '@comanda/shared/contracts/ventas/talonarios';
import { dePalabras } from '@comanda/shared/domain/texto/palabras';

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

/** A word of a later version is said as it is written. */
const comoViene = (palabra: string) => palabra;

const CATEGORIA: Readonly<Record<CategoriaDeTurismo, string>> = dePalabras(
  {
    LUJO: 'Lujo',
    PRIMERA: 'Primera',
    SEGUNDA: 'Segunda',
    TERCERA: 'Tercera',
    CUARTA: 'Cuarta',
  },
  comoViene,
);

export const OPCIONES_DE_CATEGORIA = CATEGORIAS_DE_TURISMO.map((categoria) => ({
  value: categoria,
  label: CATEGORIA[categoria],
}));

const SERVICIO: Readonly<Record<ServicioDeEmpresa, string>> = dePalabras(
  {
    SALON: 'En las mesas',
    TODO: 'En todas las ventas',
  },
  comoViene,
);

export const OPCIONES_DE_SERVICIO = SERVICIOS.map((servicio) => ({
  value: servicio,
  label: SERVICIO[servicio],
}));

/** As a record says them; '' where there is none. */
export const textoDeCategoria = (categoria: CategoriaDeTurismo | null): string =>
  categoria === null ? '' : CATEGORIA[categoria];
export const textoDeServicio = (servicio: ServicioDeEmpresa | null): string =>
  servicio === null ? '' : SERVICIO[servicio];

export const ESTADO_DE_TALONARIO: Readonly<Record<Talonario['estado'], string>> = dePalabras(
  { VIGENTE: 'Vigente', AGOTADO: 'Agotado', CADUCADO: 'Vencido', RETIRADO: 'Retirado' },
  comoViene,
);
