import { createHash, randomUUID } from 'node:crypto';

import { documentoDeVenta } from '@comanda/shared/domain/ley/documentoDeVenta';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { conNumero } from '@comanda/kit/base/conNumero';
import { auditar } from '@comanda/kit/auditoria/auditoria';
import type { Caller } from '@comanda/kit/acceso/tenant';

import { idsDe } from '../ventas/catalogoVigente';
import { decidirVenta } from '../ventas/decidirVenta';
import { huellaDeVenta } from '../ventas/huella';
import type { CatalogoVigente } from '../ventas/revisarLinea';
import type { VentasRepository } from '../ventas/ventasRepository';

import type { Vez } from './corridasRepository';
import type { Acordado, ProgramadoPorEmitir } from './programadoRow';
import { ventaDelDia } from './ventaDelDia';
import type { PoolClient } from 'pg';

type Pedido = {
  vez: Vez;
  programado: ProgramadoPorEmitir;
  /** In whose name it is sold. */
  quien: Pick<Caller, 'id' | 'nombreCompleto'>;
  ahora: Date;
  /** In the sale's transaction, before it is written: claims the time and notes its sale. False: it is not ours to sell. */
  reclamar: (client: PoolClient, venta: { id: string; ahora: Date }) => Promise<boolean>;
};

/**
 * Sells one planned time: claim, number, sale and result in one transaction, or nothing. With the prices that were
 * agreed, whatever the catalogue says by now, also of what ran out or is no longer sold; at the rates that the law has on the
 * day that it is issued. False: it was not ours to sell.
 */
export function emitirVez(
  ventas: VentasRepository,
  { vez, programado, quien, ahora, reclamar }: Pedido,
): Promise<boolean> {
  const { empresa } = vez;
  const { venta: pedida, acordado } = programado;
  const idempotencia = claveDeVez(vez);
  const dia = fechaNegocio(ahora);
  return ventas.enTransaccion(empresa, async (transaccion, client) => {
    const contexto = await transaccion.leer({
      idempotencia,
      dia,
      momento: ahora,
      canal: pedida.canal ?? null,
      cedula: pedida.cedula,
      ids: idsDe(pedida.tienda),
      modificadores: [], // agreed: nothing of it is asked for
      descuento: null,
      orden: null,
      credito: false, // what is scheduled is not sold on account
      sinLinea: null,
    });
    const id = randomUUID();
    if (!(await reclamar(client, { id, ahora }))) return false;
    if (!contexto.emisor) throw new AppError('EMPRESA_NO_ACTIVA', { empresa });
    await exigirArea(client, vez);

    const catalogo = catalogoDe(acordado, contexto.catalogo);
    const { emisor, ley } = contexto;
    const vendidos = pedida.tienda.map(({ id: suyo }) => catalogo.productos.get(suyo) ?? {});
    const documento = documentoDeVenta({ dia, ley, factura: emisor.factura }, vendidos);
    const clave_acceso = documento === 'FACTURA' ? await reservar(client, vez, ahora) : null;
    const solicitud = { ...ventaDelDia(pedida, catalogo), secuencial: null, clave_acceso };
    const { venta, numero } = decidirVenta(
      {
        solicitud,
        idempotencia,
        id,
        ahora,
        huella: huellaDeVenta(solicitud),
        // what was agreed was allowed to whoever agreed it
        caller: { ...quien, perfil: 'Administrador', email: '', empresas: [] },
      },
      { ...contexto, catalogo },
    );
    await auditar(client, 'pedidos', empresa, {
      usuario: quien,
      ahora,
      accion: 'programado emitido',
      entidad: vez.programado,
      despues: { venta: id, previsto: vez.previsto.toISOString() },
    });
    if (await transaccion.vender(venta, numero)) return true;
    throw new AppError(numero.clave_acceso === null ? 'SIN_TALONARIO' : 'RESERVA_VENCIDA');
  });
}

/** What was agreed, under the law of the day: which asks whether a product is outside the regime, or a bag, as it is known now. */
const catalogoDe = (
  { productos, modificadores }: Acordado,
  { productos: hoy, ley }: CatalogoVigente,
): CatalogoVigente => ({
  ley,
  productos: new Map(
    productos.map((producto) => {
      const id = String(producto.id);
      const { fuera_regimen = false, funda = null } = hoy.get(id) ?? producto;
      return [id, { ...producto, fuera_regimen, funda }];
    }),
  ),
  modificadores: new Map(modificadores.map((elegible) => [String(elegible.id), elegible])),
});

/** The same for one planned time whoever sells it, and when: its sale cannot be made twice. */
function claveDeVez({ empresa, programado, previsto }: Vez): string {
  const texto = `programado ${empresa} ${programado} ${previsto.toISOString()}`;
  const h = createHash('sha256').update(texto).digest('hex');
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-8${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20, 32)}`;
}

/** The next number, in this very transaction: what comes to nothing leaves no gap. */
async function reservar(client: PoolClient, vez: Vez, ahora: Date): Promise<string> {
  const { rows } = await conNumero(
    client.query<{ clave: string | null }>(
      'select facturacion.reservar_factura($1, $2, $3, $4) as clave',
      [vez.empresa, claveDeVez(vez), fechaNegocio(ahora), ahora],
    ),
  );
  const clave = rows[0]?.clave;
  if (!clave) throw new AppError('SERIE_DE_OTRA_EMPRESA', { empresa: vez.empresa });
  return clave;
}

async function exigirArea(client: PoolClient, { empresa }: Vez): Promise<void> {
  const { rowCount } = await client.query(
    `select from plataforma.areas_de($1) a where a.area = 'ventas'`,
    [empresa],
  );
  if (rowCount !== 1) throw new AppError('AREA_NO_HABILITADA', { empresa, area: 'ventas' });
}
