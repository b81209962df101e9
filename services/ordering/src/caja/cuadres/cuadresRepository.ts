import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Comparacion, ConteoDeCaja } from '@comanda/shared/contracts/caja/cuadres';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../../db/schema';
import { ajustesCajaDe } from '../ajustesCaja';
import { cajaDe } from '../cajaDe';
import { cambiarCaja } from '../cambiarCaja';
import { auditarCaja } from '../hechosCaja';

import { conteosDe } from './conteosDe';
import { contarEn, type ConteoPedido } from './contarEn';
import { cuadrar, type CierrePedido } from './cuadrar';
import type { CuadreRow } from './cuadreRow';
import { PASA_DEL_LIMITE } from './pasaDelLimite';
import { leerPeriodo, periodoDe, type PeriodoDeCaja } from './periodoDe';
import { contarParaCerrar } from './contarParaCerrar';

import type { PoolClient } from 'pg';

export type Dias = { desde: string; hasta: string };
type Quien = { caller: Caller; caja: number | undefined };
type Cerrar = Quien & Omit<CierrePedido, 'caja' | 'caller'>;

type Contado = { periodo: PeriodoDeCaja; conteos: ConteoDeCaja[] };
export type Cerrado = Contado & { cuadre: CuadreRow };

/** Counts and closings of a company's drawers, and what a period adds up to. */
export function cuadresRepository(db: Db<Database>) {
  return {
    /** What was counted, written down, against what there should be. */
    contar: (empresa: EmpresaId, conteo: ConteoPedido): Promise<Comparacion> =>
      enEmpresa(db, empresa, ({ client }) => contarEn(client, empresa, conteo)),

    /** What is said is a count of its own, which stands where the closing is refused: the refusal tells the difference. */
    cerrar: async (empresa: EmpresaId, cierre: Cerrar): Promise<CuadreRow> => {
      const { caja, periodo: contadoEn } = await enEmpresa(db, empresa, ({ client }) =>
        contarParaCerrar(client, empresa, cierre),
      );
      return cambiarCaja(db, empresa, async ({ client }) => {
        const id = await cuadrar(client, empresa, { ...cierre, caja, contadoEn });
        return cuadreDe(client, empresa, id);
      });
    },

    /** The open period; refused to who has to count it first. */
    abierto: (empresa: EmpresaId, { caller, caja: pedida }: Quien): Promise<Contado> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const caja = await cajaDe(client, empresa, { caja: pedida, usuario: caller.id });
        const periodo = (await leerPeriodo(client, empresa, { caja })) ?? sinUso(caja);
        await exigirConteo(client, empresa, { caller, periodo });
        return { periodo, conteos: await conteosDe(client, empresa, periodo) };
      }),

    cerrado: (empresa: EmpresaId, id: string): Promise<Cerrado> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const cuadre = await cuadreDe(client, empresa, id);
        const { caja_id: caja, periodo: numero, apertura } = cuadre;
        const periodo = await periodoDe(client, empresa, { caja, numero });
        const conteos = await conteosDe(client, empresa, periodo);
        return { cuadre, periodo: { ...periodo, apertura }, conteos };
      }),

    /** The closings of those days, latest first. */
    listar: (empresa: EmpresaId, { desde, hasta }: Dias): Promise<CuadreRow[]> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows } = await client.query<CuadreRow>(
          `${CUADRES} and q.fecha_negocio between $2 and $3 order by q.creado desc, q.periodo desc`,
          [empresa, desde, hasta],
        );
        return rows;
      }),

    /** Once, however often it is asked. */
    revisar: (empresa: EmpresaId, id: string, hecho: Hecho): Promise<CuadreRow> =>
      enEmpresa(db, empresa, async ({ client }) => {
        await cuadreDe(client, empresa, id);
        const { rowCount } = await client.query(REVISAR, [
          empresa,
          id,
          hecho.usuario.id,
          hecho.usuario.nombreCompleto,
          hecho.ahora,
        ]);
        if (rowCount === 1)
          await auditarCaja(client, empresa, {
            ...hecho,
            accion: 'cuadre revisado',
            entidad: id,
          });
        return cuadreDe(client, empresa, id);
      }),
  };
}

/** The first drawer, before anything moved in it. */
const sinUso = (caja: number): PeriodoDeCaja => ({
  caja_id: caja,
  nombre: 'Caja',
  periodo: 1,
  apertura: '0.00',
  abierto: null,
  totales: [],
});

async function exigirConteo(
  client: PoolClient,
  empresa: EmpresaId,
  { caller, periodo }: { caller: Caller; periodo: PeriodoDeCaja },
): Promise<void> {
  if (caller.perfil === 'Administrador') return;
  const { conteo_ciego } = await ajustesCajaDe(client, empresa);
  if (!conteo_ciego) return;
  const { rowCount } = await client.query(CONTADO, [
    empresa,
    periodo.caja_id,
    periodo.periodo,
    caller.id,
  ]);
  if (rowCount === 0) throw new AppError('CONTEO_CIEGO', { caja: periodo.caja_id });
}

async function cuadreDe(client: PoolClient, empresa: EmpresaId, id: string): Promise<CuadreRow> {
  const { rows } = await client.query<CuadreRow>(`${CUADRES} and q.id = $2`, [empresa, id]);
  if (!rows[0]) throw new AppError('NO_ENCONTRADO', { cuadre: id });
  return rows[0];
}

/** $1 empresa */
const CUADRES = `
  select q.id, q.caja_id, c.nombre as caja, q.periodo, q.apertura, q.conteo, q.esperado, q.diferencia, q.total_venta,
         q.venta, q.tarjeta, q.transferencia, q.vouchers, q.total_vouchers, q.total_transferencias, q.motivo,
         q.aprobado_por, q.usuario, q.fecha_negocio, q.creado,
         ${PASA_DEL_LIMITE} and r.cuadre_id is null as por_revisar
    from pedidos.cuadres q
    join pedidos.cajas c on c.empresa_id = q.empresa_id and c.id = q.caja_id
    left join pedidos.ajustes_caja a on a.empresa_id = q.empresa_id
    left join pedidos.cuadres_revisados r on r.empresa_id = q.empresa_id and r.cuadre_id = q.id
   where q.empresa_id = $1`;

const REVISAR = `
  insert into pedidos.cuadres_revisados (empresa_id, cuadre_id, usuario_id, usuario, creado)
  values ($1, $2, $3, $4, $5) on conflict do nothing`;

const CONTADO = `
  select from pedidos.conteos where empresa_id = $1 and caja_id = $2 and periodo = $3 and usuario_id = $4 limit 1`;
