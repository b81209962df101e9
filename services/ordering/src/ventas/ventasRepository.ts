import { confirmarTransaccion } from '@comanda/kit/base/confirmar';
import { empezar, deUnaVez, enCliente, preguntar, type Db } from '@comanda/kit/base/db';
import { avisarCambio } from '@comanda/kit/flujo/avisarCambio';
import { ventas } from '@comanda/kit/metricas/delProceso';
import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { toLey, toLeyDelDia } from '../ley/leyRepository';
import { toOrdenPorPagar, type OrdenPorPagar } from '../mesas/ordenPorPagar';
import { LINEAS_DE_ORDEN, ORDEN, type LineaRow, type OrdenRow } from '../mesas/ordenRow';
import { CAMBIO_DE_PISO, decirPiso, ENTRAR_EN_ORDEN, type FilaDePiso } from '../mesas/piso';
import { anotacionDe } from '../sinLinea/anotacionDe';
import { leerSinLinea, type ContextoSinLinea } from '../sinLinea/leerSinLinea';

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
import { sinVender } from './sinVender';
import { ventaEnJson } from './ventaEnJson';
import type { NuevaVenta, NumeroDeVenta } from './nuevaVenta';
import type { CatalogoVigente } from './revisarLinea';
import type { NumeroVendido, VentaRow } from './ventaRow';
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
      const [, , , catalogo, emisor, elegibles, permiso, cabeza, lineas, debida, alla, repetida] =
        await deUnaVez(client, () =>
          Promise.all([
            empezar(client, empresa),
            // before anything is read: who pays the same order at the same moment waits here, and then reads what was sold
            orden !== null && ejecutar(client, 'entrarEnOrden', ENTRAR_EN_ORDEN, [empresa, orden]),
            consulta.credito &&
              ejecutar(client, 'tomarCuenta', sql.TOMAR_CUENTA, [empresa, cedula]),
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
            // last: one that is made meanwhile has used up what was read before, and is answered as itself
            ejecutar<VentaRow>(client, 'ventaRepetida', sql.VENTA_REPETIDA, [
              empresa,
              idempotencia,
            ]),
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
      const anotaciones = venta.sinLinea ? anotacionDe(empresa, venta.id, venta.sinLinea) : [];
      const vendida = await deUnaVez(client, () =>
        Promise.all([
          ejecutar<NumeroVendido>(client, 'vender', sql.VENDER, [
            empresa,
            ventaEnJson(venta, numero),
          ]),
          ...anotaciones.map((una) => ejecutar(client, ...una)),
          confirmar(abierta, venta),
        ]),
      ).then(([{ rows }]) => rows[0] ?? null, sinVender(client));
      if (!vendida) return null;
      abierta.porDecir.vendida = true;
      ventas.inc({ factura: numero.clave_acceso === null ? 'no' : 'si' });
      return vendida;
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
