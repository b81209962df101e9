import type { FastifyPluginAsync } from 'fastify';

import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import {
  REPORTES_POR_PAGINA,
  reportesCalls as calls,
  type ReporteVentas,
} from '@comanda/shared/contracts/reportes/reportes';
import { COLUMNAS_DE_DETRAS } from '@comanda/shared/domain/hojas/columnasDeDetras';
import { aCentavos, aDolares, sumar } from '@comanda/shared/domain/dinero/dinero';
import { periodoAnterior } from '@comanda/shared/domain/texto/periodo';
import { corteDePagina } from '@comanda/kit/http/corte';
import { exponer } from '@comanda/kit/http/exponer';
import { archivoDeHoja, comoFilas, FILAS_DE_TANDA } from '@comanda/kit/hojas/hoja';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';

import { armarReporte, partesDe } from './armarReporte';
import type { ConsultaDeReporte } from './consulta';
import type { CifraPedida } from './detras';
import { totalesRepository } from './totalesRepository';
import { toVentaDetras } from './ventaDetrasRow';

type Pedida = Pick<
  CallEntrada<typeof calls.reporteVentas>,
  'fecha_ini' | 'fecha_fin' | 'usuario' | 'comparar'
>;

/** Who reads what others sold; anybody else, what they sold themselves. */
const VEN_TODO: readonly Perfil[] = ['Administrador', 'Contador'];

/** The screen 'Reporte de ventas', and what of it is in 'Reporteria'. */
export const reportesRoutes: FastifyPluginAsync<Deps> = async (app, { db, lectura }) => {
  const totales = totalesRepository(db);

  type De = { empresa: EmpresaId; caller: Caller; ahora: Date };

  async function leerReporte({ empresa, caller, ahora }: De, pedidaDe: (hoy: string) => Pedida) {
    const { dato, hasta } = await lectura.leer(caller, (donde) =>
      totalesRepository(donde).reporte(empresa, (hoy) => consultaDe(pedidaDe(hoy), caller), ahora),
    );
    const reporte = armarReporte(dato);
    return { ...reporte, datos_hasta: dichoDe(hasta, reporte, ahora) };
  }

  exponer(app, calls.reporteVentas, ({ empresa, caller, entrada, ahora }) =>
    leerReporte({ empresa, caller, ahora }, () => entrada),
  );

  exponer(app, calls.reporteDeHoy, ({ empresa, caller, entrada: { comparar }, ahora }) =>
    leerReporte({ empresa, caller, ahora }, (hoy) => ({
      fecha_ini: hoy,
      fecha_fin: hoy,
      comparar,
    })),
  );

  exponer(app, calls.reporteProductos, async ({ empresa, caller, entrada }) => {
    const { dato } = await lectura.leer(caller, (donde) =>
      totalesRepository(donde).productos(empresa, consultaDe(entrada, caller)),
    );
    return partesDe(dato.filas, dato.nombres);
  });

  // from the main database always: from here one goes to a sale, and does something about it
  exponer(app, calls.ventasDetras, async ({ empresa, caller, entrada }) => {
    const { figura = 'total' } = entrada;
    const corte = corteDePagina(entrada, REPORTES_POR_PAGINA);
    const { dias, ventas } = await totales.detras(empresa, cifraDe(entrada, caller), corte);
    return {
      filas: ventas.map(toVentaDetras),
      total: cuantasEn(dias),
      suma: aDolares(sumar(dias.map((dia) => aCentavos(Number(dia[figura]))))),
    };
  });

  exponer(app, calls.exportarDetras, async ({ empresa, caller, entrada }) => {
    const cifra = cifraDe(entrada, caller);
    const dias = await totales.diasDeFigura(empresa, cifra);
    const hoja = {
      nombre: `ventas-${entrada.fecha_ini}-a-${entrada.fecha_fin}`,
      titulo: 'Ventas',
      columnas: COLUMNAS_DE_DETRAS,
      total: cuantasEn(dias),
      paginas: comoFilas(
        totales.ventasDeFigura(empresa, cifra, { dias, filas: FILAS_DE_TANDA }),
        toVentaDetras,
      ),
    };
    return archivoDeHoja(hoja, entrada.formato);
  });
};

/** Behind by less, nobody would see the difference. */
const ATRASO_QUE_SE_DICE_MS = 5_000;

/** The instant of what is read, where that matters: it is not of now, and the days asked for go on. */
function dichoDe(
  hasta: Date | null,
  { periodo, hoy }: Pick<ReporteVentas, 'periodo' | 'hoy'>,
  ahora: Date,
): string | null {
  if (hasta === null || periodo.hasta < hoy) return null;
  return ahora.getTime() - hasta.getTime() > ATRASO_QUE_SE_DICE_MS ? hasta.toISOString() : null;
}

const cuantasEn = (dias: readonly { ventas: number }[]) =>
  dias.reduce((cuantas, { ventas }) => cuantas + ventas, 0);

function cifraDe(
  entrada: Omit<CallEntrada<typeof calls.exportarDetras>, 'formato'>,
  caller: Caller,
): CifraPedida {
  const { concepto, clave = null, dia_semana = null, figura = 'total' } = entrada;
  return { ...consultaDe(entrada, caller), concepto, clave, dia_semana, figura };
}

function consultaDe(
  { fecha_ini, fecha_fin, usuario, comparar }: Pedida,
  caller: Caller,
): ConsultaDeReporte {
  const periodo = { desde: fecha_ini, hasta: fecha_fin };
  return {
    periodo,
    anterior: periodoAnterior(periodo, comparar),
    usuario: VEN_TODO.includes(caller.perfil) ? (usuario ?? null) : caller.id,
  };
}
