import { confirmarTransaccion } from '@comanda/kit/base/confirmar';
import {
  deQuien,
  deUnaVez,
  FIJAR_PETICION,
  enCliente,
  preguntar,
  type Db,
} from '@comanda/kit/base/db';
import { avisarCambio } from '@comanda/kit/flujo/avisarCambio';
import { ventas } from '@comanda/kit/metricas/delProceso';
import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { toLey, toLeyDelDia } from '../ley/leyRepository';
import { toOrdenPorPagar, type OrdenPorPagar } from '../mesas/ordenPorPagar';
import { LINEAS_DE_ORDEN, ORDEN, type LineaRow, type OrdenRow } from '../mesas/ordenRow';
import { CAMBIO_DE_PISO, decirPiso, ENTRAR_EN_ORDEN, type FilaDePiso } from '../mesas/piso';
import { anotacionDe } from '../sinLinea/anotacionDe';
import type { AnotacionSinLinea } from '../sinLinea/decidirVentaSinLinea';
import { leerSinLinea, type ContextoSinLinea } from '../sinLinea/leerSinLinea';

import { ademasDe } from './ademasDe';
import { anotacionDeCredito } from './anotacionDeCredito';
import * as sql from './ventaSql';

import { creditoVigente, type CreditoVigente, type FilaCredito } from './autorizarCredito';
import type { AprobacionVigente } from './autorizarDescuento';
import { canalDeVenta, rigenEn } from './canalDeVenta';
import type { ConsultaDeVenta } from './consultaDeVenta';
import { toCatalogo, type FilaModificador, type FilaProducto } from './catalogoVigente';
import {
  clienteDe,
  permisoDeDescuento,
  type EmisorDeVenta,
  type FilaEmisor,
  type FilaPermiso,
} from './filasDeVenta';
import { reclamarAprobacion } from './reclamarAprobacion';
import type { CatalogoVigente, LineaRevisada } from './revisarLinea';
import type { PagoDeOrden } from './revisarOrden';
import type { PagoRevisado } from './revisarVenta';
import { vendidaDe, type NumeroVendido, type VentaRow } from './ventaRow';
import type { PoolClient, QueryResult, QueryResultRow } from 'pg';

/** All that one sale is decided on, as it stands inside its transaction. */
export type ContextoDeVenta = {
  repetida: VentaRow | null;
  emisor: EmisorDeVenta | null;
  /** What the law is asked with about it. */
  ley: LeyDeEmpresa;
  cliente: Cliente | null;
  catalogo: CatalogoVigente;
  /** What anybody may take off, in percent, and the approval that the sale names, where it is still good. */
  permiso: { maximo: number; aprobacion: AprobacionVigente | null };
  /** How it reaches who buys it; null where nobody said. */
  canal: Canal | null;
  /** The order that the sale names; null where it names none, or there is none. */
  orden: OrdenPorPagar | null;
  /** How the company sells on account and what the buyer owes; null where nothing of the sale is left on account. */
  credito: CreditoVigente | null;
  /** What is known of a till that sells without a line; null where the sale names none. */
  sinLinea: ContextoSinLinea | null;
};

/** Where the sale's number comes from: billing's reservation, what a till holds, or the company's own counter, with a nota de venta or without. */
export type NumeroDeVenta =
  | { clave_acceso: string; comprobante: object; dispositivo: string | null }
  | { clave_acceso: null; establecimiento: string; punto_emision: string; nota: boolean };

export type NuevaVenta = Omit<VentaRow, keyof NumeroVendido> & {
  idempotencia: string;
  usuario_id: string;
  usuario: string;
  email: string;
  motivo_descuento: string;
  /** Its percent is what is taken off. */
  aprobacion: AprobacionVigente | null;
  pagos: readonly PagoRevisado[];
  orden: PagoDeOrden | null;
  canal: Canal | null;
  sinLinea: AnotacionSinLinea | null;
  /** `neto` and `iva`: of what is left of each. */
  lineas: readonly (LineaRevisada & { neto: string; iva: string })[];
};

export type TransaccionVenta = {
  /** First trip: begin, tenant and every read, on the wire together. */
  leer(consulta: ConsultaDeVenta): Promise<ContextoDeVenta>;
  /** Second trip: the whole sale and commit. Null when number or approval were gone, and then nothing was written. */
  vender(venta: NuevaVenta, numero: NumeroDeVenta): Promise<NumeroVendido | null>;
};

/** To be told once it is committed. `piso`: what became of the floor. */
type PorDecir = { piso: FilaDePiso[]; vendida: boolean };
type Abierta = { client: PoolClient; empresa: EmpresaId; porDecir: PorDecir };

export type VentasRepository = ReturnType<typeof ventasRepository>;

export function ventasRepository(db: Pick<Db, 'pool' | 'prepared'>) {
  const ejecutar = <Row extends QueryResultRow>(
    client: PoolClient,
    name: string,
    text: string,
    values: unknown[],
  ): Promise<QueryResult<Row>> => client.query<Row>({ ...(db.prepared && { name }), text, values });

  /** What is paid is no more to be paid; where there was no number there is no sale, and nothing of this is written. */
  const pagarOrden = (
    client: PoolClient,
    empresa: EmpresaId,
    { id, orden, fecha_creacion }: NuevaVenta,
  ): Promise<unknown>[] => {
    if (!orden) return [];
    const lineas = orden.lineas.map(({ linea }) => linea);
    const cuantas = orden.lineas.map(({ cantidad }) => cantidad);
    const pago = [empresa, id, orden.orden, lineas, cuantas];
    return [
      ejecutar(client, 'pagarOrden', sql.PAGAR_ORDEN, pago),
      ejecutar(client, 'cerrarOrden', sql.CERRAR_ORDEN, [empresa, id, orden.orden, fecha_creacion]),
    ];
  };

  /** The lists of the floor are others where an order was paid; this is said last, and held until the commit alone. */
  const confirmar = async ({ client, empresa, porDecir }: Abierta, { orden }: NuevaVenta) => {
    const [cambio] = await Promise.all([
      orden && ejecutar<FilaDePiso>(client, 'cambioDePiso', CAMBIO_DE_PISO, [empresa]),
      confirmarTransaccion(client),
    ]);
    if (cambio) porDecir.piso.push(...cambio.rows);
  };

  const enTransaccion = (abierta: Abierta): TransaccionVenta => ({
    async leer(consulta) {
      const { idempotencia, dia, ids, cedula, modificadores, descuento, orden, sinLinea } =
        consulta;
      const { client, empresa } = abierta;
      const aprobacion = descuento?.aprobacion ?? null;
      const [, , , , repetida, catalogo, emisor, elegibles, permiso, cabeza, lineas, debida, alla] =
        await deUnaVez(client, () =>
          Promise.all([
            client.query(sql.ABRIR),
            ejecutar(client, 'fijarEmpresa', FIJAR_PETICION, deQuien(empresa)),
            // before anything is read: who pays the same order at the same moment waits here, and then reads what was sold
            orden !== null && ejecutar(client, 'entrarEnOrden', ENTRAR_EN_ORDEN, [empresa, orden]),
            consulta.credito &&
              ejecutar(client, 'tomarCuenta', sql.TOMAR_CUENTA, [empresa, cedula]),
            ejecutar<VentaRow>(client, 'ventaRepetida', sql.VENTA_REPETIDA, [
              empresa,
              idempotencia,
            ]),
            ejecutar<FilaProducto>(client, 'ventaCatalogo', sql.CATALOGO, [empresa, ids]),
            ejecutar<FilaEmisor>(client, 'ventaEmisor', sql.EMPRESA_Y_CLIENTE, [empresa, cedula]),
            modificadores.length > 0 &&
              ejecutar<FilaModificador>(client, 'ventaModificadores', sql.MODIFICADORES, [
                empresa,
                modificadores,
              ]),
            descuento &&
              ejecutar<FilaPermiso>(client, 'ventaPermiso', sql.PERMISO, [
                empresa,
                aprobacion,
                descuento.ahora,
                descuento.usuario,
              ]),
            orden !== null && ejecutar<OrdenRow>(client, 'ventaOrden', ORDEN, [empresa, orden]),
            orden !== null &&
              ejecutar<LineaRow>(client, 'ventaOrdenLineas', LINEAS_DE_ORDEN, [empresa, orden]),
            consulta.credito &&
              ejecutar<FilaCredito>(client, 'ventaCredito', sql.CREDITO, [empresa, cedula]),
            sinLinea &&
              leerSinLinea((...una) => ejecutar(client, ...una), empresa, {
                ...sinLinea,
                ids,
                modificadores,
              }),
          ]),
        );
      const fila = emisor.rows[0];
      const pagada =
        cabeza && cabeza.rows[0]
          ? toOrdenPorPagar(cabeza.rows[0], lineas ? lineas.rows : [])
          : null;
      const canal = canalDeVenta(consulta.canal, pagada);
      return {
        canal,
        repetida: repetida.rows[0] ?? null,
        emisor: fila ?? null,
        cliente: fila ? clienteDe(fila) : null,
        ley: toLey(fila),
        catalogo: {
          ...toCatalogo(catalogo.rows, elegibles ? elegibles.rows : []),
          ley: toLeyDelDia(fila, dia),
          rigen: rigenEn(fila, consulta, canal),
        },
        permiso: permisoDeDescuento(permiso ? permiso.rows[0] : undefined),
        orden: pagada,
        credito: debida ? creditoVigente(debida.rows[0]) : null,
        sinLinea: alla,
      };
    },

    async vender(venta, numero) {
      const { client, empresa } = abierta;
      if (!(await reclamarAprobacion(client, empresa, venta))) return null;
      const [name, text] = sentenciaDe(venta, numero);
      const anotaciones = [
        ...anotacionDeCredito(empresa, venta),
        ...(venta.sinLinea ? anotacionDe(empresa, venta.id, venta.sinLinea) : []),
      ];
      const conNota = llevaNota(numero);
      const enDosPasos = conNota || venta.aprobacion !== null;
      const [{ rows }, anotada] = await deUnaVez(client, () =>
        Promise.all([
          ejecutar<NumeroVendido>(client, name, text, valoresDe(empresa, venta, numero)),
          conNota &&
            ejecutar<Pick<VentaRow, 'nota'>>(client, 'notaDeVenta', sql.NOTA_DE_VENTA, [
              empresa,
              venta.id,
            ]),
          ...pagarOrden(client, empresa, venta),
          ...anotaciones.map((una) => ejecutar(client, ...una)),
          !enDosPasos && confirmar(abierta, venta),
        ]),
      );
      if (enDosPasos)
        // an approval is not used where there is no sale, nor is what was claimed for one that found no nota de venta
        await (rows.length > 0
          ? deUnaVez(client, () => confirmar(abierta, venta))
          : client.query('rollback'));
      abierta.porDecir.vendida = rows.length > 0;
      if (rows.length > 0) ventas.inc({ factura: numero.clave_acceso === null ? 'no' : 'si' });
      return vendidaDe(rows, anotada ? anotada.rows : []);
    },
  });

  return {
    /** The sale of that Idempotency-Key, whoever of the company made it; null when it was not made. One trip. */
    async deIdempotencia(empresa: EmpresaId, idempotencia: string): Promise<VentaRow | null> {
      const [repetida] = await preguntar<VentaRow>(db, empresa, {
        name: 'ventaRepetida',
        text: sql.VENTA_REPETIDA,
        values: [empresa, idempotencia],
      });
      return repetida ?? null;
    },

    /** `client`: for what else is written with the sale, between what it reads and what it writes. */
    async enTransaccion<Result>(
      empresa: EmpresaId,
      trabajo: (venta: TransaccionVenta, client: PoolClient) => Promise<Result>,
    ): Promise<Result> {
      const porDecir: PorDecir = { piso: [], vendida: false };
      const resultado = await enCliente(db, async (client) => {
        const hecho = await trabajo(enTransaccion({ client, empresa, porDecir }), client);
        if (client.getTransactionStatus() !== 'I') await confirmarTransaccion(client); // it only read
        return hecho;
      });
      decirPiso(db, empresa, porDecir.piso);
      if (porDecir.vendida) avisarCambio(db, empresa, 'caja');
      return resultado;
    },
  };
}

const llevaNota = (numero: NumeroDeVenta): boolean => numero.clave_acceso === null && numero.nota;

function sentenciaDe(
  { sinLinea }: NuevaVenta,
  numero: NumeroDeVenta,
): readonly [name: string, text: string] {
  if (numero.clave_acceso !== null)
    return sinLinea
      ? ['venderArrendado', sql.VENDER_ARRENDADO]
      : ['venderFacturado', sql.VENDER_FACTURADO];
  if (numero.nota)
    return sinLinea
      ? ['venderConNotaAlla', sql.VENDER_CON_NOTA_ALLA]
      : ['venderConNota', sql.VENDER_CON_NOTA];
  return sinLinea
    ? ['venderSinFacturaAlla', sql.VENDER_SIN_FACTURA_ALLA]
    : ['venderSinFactura', sql.VENDER_SIN_FACTURA];
}

/** In the order of ventaSql's list. */
function valoresDe(empresa: EmpresaId, venta: NuevaVenta, numero: NumeroDeVenta): unknown[] {
  const { lineas, pagos, aprobacion, sinLinea } = venta;
  const origen =
    numero.clave_acceso === null
      ? [numero.establecimiento, numero.punto_emision]
      : [numero.clave_acceso, JSON.stringify(numero.comprobante)];
  return [
    empresa,
    venta.id,
    venta.idempotencia,
    venta.huella,
    venta.forma_pago,
    venta.usuario_id,
    venta.usuario,
    venta.cedula,
    venta.nombre,
    venta.email,
    venta.subtotal,
    venta.iva,
    venta.total,
    venta.fecha_negocio,
    venta.fecha_creacion,
    ...origen,
    lineas.map(({ id }) => id),
    lineas.map(({ id_categoria }) => id_categoria),
    lineas.map(({ producto }) => producto),
    lineas.map(({ precio }) => aDolares(precio).toFixed(2)),
    lineas.map(({ cantidad }) => cantidad),
    lineas.map(({ tarifa }) => tarifa),
    lineas.map(({ neto }) => neto),
    lineas.map(({ iva }) => iva),
    lineas.map(({ opciones }) => opciones),
    lineas.map(ademasDe),
    venta.descuento,
    venta.motivo_descuento,
    aprobacion?.aprobador ?? null,
    venta.propina,
    pagos.map(({ forma_pago }) => forma_pago),
    pagos.map(({ monto }) => aDolares(monto).toFixed(2)),
    pagos.map(({ tarjeta }) => tarjeta ?? null),
    pagos.map(({ banco }) => banco ?? null),
    pagos.map(({ referencia }) => referencia ?? null),
    venta.servicio,
    venta.canal,
    ...(sinLinea ? [sinLinea.caja] : []),
    ...(sinLinea && numero.clave_acceso !== null ? [numero.dispositivo] : []),
  ];
}
