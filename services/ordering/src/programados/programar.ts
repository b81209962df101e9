import { randomUUID } from 'node:crypto';

import type { VentaProgramada } from '@comanda/shared/contracts/programados';
import { aCentavos, aDolares, formatCentavos } from '@comanda/shared/domain/dinero';
import { fechaNegocio } from '@comanda/shared/domain/fecha';
import { instanteDe, proximaDe } from '@comanda/shared/domain/programado';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria';
import { enCampo } from '@comanda/kit/enCampo';
import type { EmpresaId } from '@comanda/kit/tenant';

import { compradorDe } from '../ventas/comprador';
import { revisarVenta } from '../ventas/revisarVenta';
import type { VentasRepository } from '../ventas/ventasRepository';

import type { FilaListada, ProgramadoRow } from './programadoRow';
import type { NuevoProgramado, ProgramadosRepository } from './programadosRepository';

export type Cuando = Pick<ProgramadoRow, 'fecha' | 'hora' | 'repetir' | 'mensaje'>;

export type PedidoDeProgramar = {
  empresa: EmpresaId;
  hecho: Hecho;
  clave: string | null;
  /** Dollars, as the request says. */
  valor: number;
  cuando: Cuando;
  venta: VentaProgramada;
};

type Repositorios = { programados: ProgramadosRepository; ventas: VentasRepository };

/** Keeps a sale for its time, once a key: checked as a sale is, with the prices of today. */
export async function programar(
  { programados, ventas }: Repositorios,
  { empresa, hecho, clave, valor, cuando, venta }: PedidoDeProgramar,
): Promise<FilaListada> {
  const previo = clave && (await programados.deClave(empresa, clave));
  if (previo) return previo;
  const proximo = primeraVez(cuando, hecho.ahora);
  const { total, ...acuerdo } = await acordar(ventas, empresa, venta);
  if (aCentavos(valor) !== total)
    throw enCampo('TOTALES_NO_COINCIDEN', 'valor', {
      msg: `El valor no coincide con los precios: es ${formatCentavos(total)}`,
    });
  const datos = { ...cuando, ...acuerdo, clave, proximo, venta, valor: aDolares(total).toFixed(2) };
  const fila = await programados.crear(empresa, datos, hecho);
  return (
    fila ?? programar({ programados, ventas }, { empresa, hecho, clave, valor, cuando, venta })
  );
}

type Acuerdo = Pick<NuevoProgramado, 'cliente' | 'acordado'>;

/** What is agreed: to whom, for how much, and each product as the catalogue has it now. */
const acordar = (ventas: VentasRepository, empresa: EmpresaId, venta: VentaProgramada) =>
  ventas.enTransaccion(empresa, async (transaccion) => {
    const { tienda, cedula } = venta;
    const ids = [...new Set(tienda.map(({ id }) => id))].filter((id) => /^[1-9]\d{0,14}$/.test(id));
    const contexto = await transaccion.leer({ idempotencia: randomUUID(), ids, cedula });
    const { emisor, cliente, catalogo } = contexto;
    if (!emisor) throw new AppError('EMPRESA_NO_ACTIVA', { empresa });
    const solicitud = { ...venta, secuencial: null, clave_acceso: null };
    const { totales } = revisarVenta(solicitud, catalogo, emisor.factura);
    const acuerdo: Acuerdo = {
      cliente: compradorDe(cedula, cliente).nombre,
      acordado: [...catalogo.values()],
    };
    return { ...acuerdo, total: totales.total };
  });

/** The first time it is issued; from today on, and not at an hour that is over (spec section 5). */
function primeraVez({ fecha, hora, repetir }: Cuando, ahora: Date): Date {
  if (fecha < fechaNegocio(ahora))
    throw enCampo('PROGRAMADO_PASADO', 'fecha', { msg: 'La fecha minima es hoy' });
  const primera = proximaDe(instanteDe(fecha, hora), repetir, ahora);
  if (!primera) throw enCampo('PROGRAMADO_PASADO', 'hora');
  return primera;
}

/** When it is issued next once it was changed. One that goes on as it was keeps its turn; one that is stopped has none. */
export function proximoTras(
  antes: ProgramadoRow,
  cambio: Cuando & { estado: boolean },
  ahora: Date,
): Date | null {
  if (!cambio.estado) return null;
  const { fecha, hora, repetir } = cambio;
  const mismoDia = fecha === antes.fecha;
  if (antes.estado && mismoDia && hora === antes.hora && repetir === antes.repetir)
    return antes.proximo;
  if (!mismoDia || !repetir) return primeraVez(cambio, ahora);
  return proximaDe(instanteDe(fecha, hora), repetir, ahora);
}
