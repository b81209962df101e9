import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { VentaProgramada } from '@comanda/shared/contracts/ventas/programados';
import { aCentavos, aDolares, formatCentavos } from '@comanda/shared/domain/dinero/dinero';
import { esACredito } from '@comanda/shared/domain/dinero/credito';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { desdeTras, instanteDe, proximaDe } from '@comanda/shared/domain/orden/programado';
import { porcentajeMayor } from '@comanda/shared/domain/dinero/rebaja';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import { compradorDeVenta } from '../ventas/comprador';
import { consultaDe } from '../ventas/crearVenta';
import { exigirDocumento } from '../ventas/decidirVenta';
import type { EmisorDeVenta } from '../ventas/filasDeVenta';
import { conTarifas, type CatalogoVigente, type Solicitud } from '../ventas/revisarLinea';
import { revisarVenta } from '../ventas/revisarVenta';
import type { ContextoDeVenta, VentasRepository } from '../ventas/ventasRepository';

import type { FilaListada, ProgramadoRow } from './programadoRow';
import type { NuevoProgramado, ProgramadosRepository } from './programadosRepository';
import { ventaDelDia } from './ventaDelDia';

export type Cuando = Pick<ProgramadoRow, 'fecha' | 'hora' | 'repetir' | 'mensaje'>;

export type PedidoDeProgramar = {
  empresa: EmpresaId;
  caller: Caller;
  ahora: Date;
  clave: string | null;
  /** Dollars, as the request says. */
  valor: number;
  cuando: Cuando;
  venta: VentaProgramada;
};

type Repositorios = { programados: ProgramadosRepository; ventas: VentasRepository };

/** Keeps a sale for its time, once a key: checked as a sale is, with the prices of today. */
export async function programar(
  repositorios: Repositorios,
  pedido: PedidoDeProgramar,
): Promise<FilaListada> {
  const { programados, ventas } = repositorios;
  const { empresa, caller, ahora, clave, valor, cuando, venta } = pedido;
  const previo = clave && (await programados.deClave(empresa, clave));
  if (previo) return exigirMismo(previo, pedido);
  const proximo = primeraVez(cuando, ahora);
  const { total, ...acuerdo } = await acordar(ventas, pedido);
  if (aCentavos(valor) !== total)
    throw enCampo('TOTALES_NO_COINCIDEN', 'valor', {
      msg: `El valor no coincide con los precios: es ${formatCentavos(total)}`,
    });
  const datos = { ...cuando, ...acuerdo, clave, proximo, venta, valor: aDolares(total).toFixed(2) };
  const fila = await programados.crear(empresa, datos, { usuario: caller, ahora });
  return fila ?? programar(repositorios, pedido);
}

/** One that was lost on its way is sent again as it was; with another day or other products it is not that one. */
function exigirMismo(
  previo: FilaListada,
  { cuando, valor, venta }: PedidoDeProgramar,
): FilaListada {
  const { fecha, hora } = previo;
  const mismo =
    aCentavos(Number(previo.valor)) === aCentavos(valor) &&
    isDeepStrictEqual(cuandoDe(previo), cuandoDe(cuando)) &&
    isDeepStrictEqual(previo.venta, JSON.parse(JSON.stringify(venta)));
  if (mismo) return previo;
  throw enCampo('IDEMPOTENCIA_EN_CONFLICTO', 'fecha', {
    msg: `Ya quedó programada para el ${formatFecha(fecha)} a las ${hora}. Cámbiela en Programados`,
  });
}

const cuandoDe = ({ fecha, hora, repetir, mensaje }: Cuando): Cuando => ({
  fecha,
  hora,
  repetir,
  mensaje,
});

type Acuerdo = Pick<NuevoProgramado, 'cliente' | 'acordado'>;

/** What is agreed: to whom, for how much today, and each product as the catalogue has it now, whose rates the law has day by day. */
const acordar = (
  ventas: VentasRepository,
  { empresa, venta, caller, ahora, cuando }: PedidoDeProgramar,
) =>
  ventas.enTransaccion(empresa, async (transaccion) => {
    const solicitud = { ...venta, secuencial: null, clave_acceso: null };
    const consulta = consultaDe({ caller, idempotencia: randomUUID(), solicitud, ahora });
    const { emisor, cliente, catalogo: leido, ley, permiso } = await transaccion.leer(consulta);
    const catalogo = comoRige(leido);
    if (!emisor) throw new AppError('EMPRESA_NO_ACTIVA', { empresa });
    const revisada = revisarVenta(solicitud, { catalogo, ley }, null);
    if (esACredito(revisada.pagos)) {
      const msg = 'Una venta programada no puede ser a crédito';
      throw enCampo('CREDITO_NO_PERMITIDO', 'json_structura.forma_pago', { msg });
    }
    exigirEseDia(solicitud, { catalogo, ley, emisor }, cuando.fecha);
    exigirDescuento(porcentajeMayor(revisada.lineas), caller, permiso);
    const acuerdo: Acuerdo = {
      cliente: compradorDeVenta(venta.cedula, cliente).nombre,
      acordado: {
        productos: [...catalogo.productos.values()],
        modificadores: [...catalogo.modificadores.values()],
      },
    };
    return { ...acuerdo, total: revisada.total };
  });

/** At the prices of now, which are those that are agreed: no other hour changes them. */
const comoRige = ({ productos, rigen, ...catalogo }: CatalogoVigente): CatalogoVigente => ({
  ...catalogo,
  productos: new Map(
    [...productos].map(
      ([id, producto]) => [id, conTarifas(producto, { ley: catalogo.ley, rigen })] as const,
    ),
  ),
});

type Vendido = Pick<ContextoDeVenta, 'catalogo' | 'ley'> & { emisor: EmisorDeVenta };

/** The law of the day that it is planned for is asked for now, while there is somebody to correct it. */
function exigirEseDia(
  solicitud: Solicitud,
  { catalogo: deHoy, ley, emisor }: Vendido,
  dia: string,
): void {
  const catalogo = { ...deHoy, ley: deHoy.ley && { ...deHoy.ley, dia } };
  const { factura } = emisor;
  const { lineas } = revisarVenta(
    ventaDelDia(solicitud, catalogo),
    { catalogo, ley },
    factura ? dia : null,
  );
  exigirDocumento({ dia, ley, factura }, lineas);
}

/** An approval on the spot is of one sale, made there and then: above the limit an Administrador schedules it. */
function exigirDescuento(
  porcentaje: number,
  { perfil }: Caller,
  { maximo }: ContextoDeVenta['permiso'],
) {
  if (perfil === 'Administrador' || porcentaje <= maximo) return;
  const msg = `Un descuento de ${porcentaje}% lo programa un Administrador`;
  throw enCampo('DESCUENTO_SIN_APROBACION', 'json_structura.descuento', { msg });
}

/** The first time it is issued; from today on, and not at an hour that is over (spec section 5). */
function primeraVez({ fecha, hora, repetir }: Cuando, ahora: Date, desde = ahora): Date {
  if (fecha < fechaNegocio(ahora))
    throw enCampo('PROGRAMADO_PASADO', 'fecha', { msg: 'La fecha mínima es hoy' });
  const primera = proximaDe(instanteDe(fecha, hora), repetir, desde);
  if (!primera) throw enCampo('PROGRAMADO_PASADO', 'hora');
  return primera;
}

/** When it is issued next once it was changed. One that goes on as it was keeps its turn; one that is stopped has none. */
export function proximoTras(
  antes: FilaListada,
  cambio: Cuando & { estado: boolean },
  ahora: Date,
): Date | null {
  if (!cambio.estado) return null;
  const { fecha, hora, repetir } = cambio;
  const mismoDia = fecha === antes.fecha;
  if (antes.estado && mismoDia && hora === antes.hora && repetir === antes.repetir)
    return antes.proximo;
  if (!repetir) return primeraVez(cambio, ahora);
  const desde = desdeTras(antes.emitida, ahora);
  if (!mismoDia) return primeraVez(cambio, ahora, desde);
  return proximaDe(instanteDe(fecha, hora), repetir, desde);
}
