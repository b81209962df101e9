import { deUnaVez, enCliente, preguntar, type Db } from '@comanda/kit/db';
import type { Cliente, TipoIdentificacion } from '@comanda/shared/contracts/clientes';
import { aCentavos, aDolares } from '@comanda/shared/domain/dinero';
import { tarifaDe } from '@comanda/shared/domain/iva';
import type { EmpresaId } from '@comanda/kit/tenant';

import * as sql from './ventaSql';

import type { LineaRevisada, ProductoVigente } from './revisarVenta';
import type { VentaRow } from './ventaRow';
import type { PoolClient, QueryResult, QueryResultRow } from 'pg';

export type Emisor = { factura: boolean; establecimiento: string; punto_emision: string };

/** All that one sale is decided on, as it stands inside its transaction. */
export type Contexto = {
  repetida: VentaRow | null;
  emisor: Emisor | null;
  cliente: Cliente | null;
  catalogo: Map<string, ProductoVigente>;
};

export type Consulta = { idempotencia: string; ids: readonly string[]; cedula: string };

/** Where the sale's number comes from: billing's reservation, or the company's own counter. */
export type Numero =
  | { clave_acceso: string; comprobante: object }
  | { clave_acceso: null; establecimiento: string; punto_emision: string };

export type NuevaVenta = Omit<VentaRow, keyof Vendida> & {
  idempotencia: string;
  usuario_id: string;
  usuario: string;
  email: string;
  lineas: readonly (LineaRevisada & { bruto: string; iva: string })[];
};

export type Vendida = { secuencia: string; secuencial: number };

export type TransaccionVenta = {
  /** First trip: begin, tenant and every read, on the wire together. */
  leer(consulta: Consulta): Promise<Contexto>;
  /** Second trip: the whole sale and commit. Null when there was no number, and then nothing was written. */
  vender(venta: NuevaVenta, numero: Numero): Promise<Vendida | null>;
};

export type VentasRepository = ReturnType<typeof ventasRepository>;

export function ventasRepository(db: Pick<Db, 'pool' | 'prepared'>) {
  const ejecutar = <Row extends QueryResultRow>(
    client: PoolClient,
    name: string,
    text: string,
    values: unknown[],
  ): Promise<QueryResult<Row>> => client.query<Row>({ ...(db.prepared && { name }), text, values });

  const enTransaccion = (client: PoolClient, empresa: EmpresaId): TransaccionVenta => ({
    async leer({ idempotencia, ids, cedula }) {
      const [, , repetida, catalogo, emisor] = await deUnaVez(client, () =>
        Promise.all([
          client.query(sql.ABRIR),
          ejecutar(client, 'fijarEmpresa', sql.FIJAR_EMPRESA, [String(empresa)]),
          ejecutar<VentaRow>(client, 'ventaRepetida', sql.VENTA_REPETIDA, [empresa, idempotencia]),
          ejecutar<FilaProducto>(client, 'ventaCatalogo', sql.CATALOGO, [empresa, ids]),
          ejecutar<FilaEmisor>(client, 'ventaEmisor', sql.EMPRESA_Y_CLIENTE, [empresa, cedula]),
        ]),
      );
      const fila = emisor.rows[0];
      return {
        repetida: repetida.rows[0] ?? null,
        emisor: fila ?? null,
        cliente: fila ? clienteDe(fila) : null,
        catalogo: new Map(
          catalogo.rows.map((producto) => [String(producto.id), toVigente(producto)]),
        ),
      };
    },

    async vender(venta, numero) {
      const [name, text] =
        numero.clave_acceso === null
          ? ['venderSinFactura', sql.VENDER_SIN_FACTURA]
          : ['venderFacturado', sql.VENDER_FACTURADO];
      const [{ rows }] = await deUnaVez(client, () =>
        Promise.all([
          ejecutar<Vendida>(client, name, text, valoresDe(empresa, venta, numero)),
          client.query(sql.CERRAR), // after a failed statement PostgreSQL answers it with a rollback
        ]),
      );
      return rows[0] ?? null;
    },
  });

  return {
    /** The sale of that Idempotency-Key, whoever of the company made it; null when it was not made. One trip. */
    async deIdempotencia(empresa: EmpresaId, idempotencia: string): Promise<VentaRow | null> {
      const [repetida] = await preguntar<VentaRow>(db, empresa, {
        ...{ name: 'ventaRepetida', text: sql.VENTA_REPETIDA, values: [empresa, idempotencia] },
      });
      return repetida ?? null;
    },

    /** `client`: for what else is written with the sale, between what it reads and what it writes. */
    enTransaccion: <Result>(
      empresa: EmpresaId,
      trabajo: (venta: TransaccionVenta, client: PoolClient) => Promise<Result>,
    ) =>
      enCliente(db, async (client) => {
        const resultado = await trabajo(enTransaccion(client, empresa), client);
        if (client.getTransactionStatus() !== 'I') await client.query(sql.CERRAR); // it only read
        return resultado;
      }),
  };
}

type FilaProducto = {
  id: number;
  id_categoria: number;
  producto: string;
  precio_venta: string;
  porcentaje_iva: number;
  agotado: boolean;
  codigo: string | null;
};

type FilaEmisor = Emisor & { [Campo in keyof Cliente]: Cliente[Campo] | null };

function toVigente({
  precio_venta,
  porcentaje_iva,
  codigo,
  ...fila
}: FilaProducto): ProductoVigente {
  const tarifa = tarifaDe(`${porcentaje_iva}%`);
  if (tarifa === null) throw new Error(`ventas: product ${fila.id} has rate ${porcentaje_iva}`);
  const precio = aCentavos(Number(precio_venta));
  return { ...fila, precio, tarifa, codigo: codigo ?? String(fila.id) };
}

function clienteDe(fila: FilaEmisor): Cliente | null {
  const { cedula, tipo_identificacion } = fila;
  if (cedula === null || tipo_identificacion === null) return null;
  const { nombre, razon_social, email, direccion, telefono } = fila;
  return {
    cedula,
    tipo_identificacion: tipo_identificacion satisfies TipoIdentificacion,
    nombre: nombre ?? '',
    razon_social: razon_social ?? '',
    email: email ?? '',
    direccion: direccion ?? '',
    telefono: telefono ?? '',
  };
}

/** In the order of ventaSql's list. */
function valoresDe(empresa: EmpresaId, venta: NuevaVenta, numero: Numero): unknown[] {
  const { lineas } = venta;
  const origen =
    numero.clave_acceso === null
      ? [numero.establecimiento, numero.punto_emision]
      : [numero.clave_acceso, JSON.stringify(numero.comprobante)];
  return [
    ...[
      empresa,
      venta.id,
      venta.idempotencia,
      venta.huella,
      venta.forma_pago,
      venta.usuario_id,
      venta.usuario,
    ],
    ...[venta.cedula, venta.nombre, venta.email, venta.subtotal, venta.iva, venta.total],
    ...[venta.fecha_negocio, venta.fecha_creacion],
    ...origen,
    lineas.map(({ id }) => id),
    lineas.map(({ id_categoria }) => id_categoria),
    lineas.map(({ producto }) => producto),
    lineas.map(({ precio }) => aDolares(precio).toFixed(2)),
    lineas.map(({ cantidad }) => cantidad),
    lineas.map(({ tarifa }) => tarifa),
    lineas.map(({ bruto }) => bruto),
    lineas.map(({ iva }) => iva),
    lineas.map(({ opciones }) => opciones),
  ];
}
