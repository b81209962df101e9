import type { PoolClient } from 'pg';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { confirmarTransaccion } from '@comanda/kit/base/confirmar';
import { enCliente, enEmpresa, type Db } from '@comanda/kit/base/db';
import { decirBuilds } from '@comanda/kit/flujo/canal';
import { enCampo } from '@comanda/kit/http/enCampo';
import { esRepetido } from '@comanda/kit/base/repetido';
import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/acceso/tenant';

import { hacerEmpresa } from '../prospectos/hacerEmpresa';

import { EMPRESAS_SQL, type EmpresaRow } from './empresaRow';
import { fundirEmpresa } from './fundirEmpresa';
import { pedirTurnoDeSeries, reclamarLasDeEquipos, reclamarSerie } from './reclamarSerie';

import type { DelOperador, EmpresaDatos } from './empresaDatos';

type Cambio = Parameters<typeof fundirEmpresa>[1] & { id?: string; ambiente?: string };

const COLUMNAS = [
  'razon_social',
  'direccion',
  'correo',
  'whatsapp',
  'establecimiento',
  'punto_emision',
  'ruc',
  'nombre_comercial',
  'matriz',
  'contabilidad',
  'contribuyente_especial',
  'agente_retencion',
  'rimpe',
  'iva_actual',
  'tarifa',
  'factura',
  'notas_de_venta',
  'registro_turismo',
  'provincia',
  'canton',
  'categoria_turismo',
  'servicio',
] as const;

/** Nothing but what each statement names keeps one from another. */
export function empresasRepository(db: Db) {
  const listar = async (empresas: readonly EmpresaId[] | null): Promise<EmpresaRow[]> =>
    (await db.pool.query<EmpresaRow>(EMPRESAS_SQL, [empresas])).rows;

  return {
    /** Those that are in use, of these; null: whoever's. */
    listar,

    async leer(empresa: EmpresaId): Promise<EmpresaRow | undefined> {
      return (await listar([empresa]))[0];
    },

    /** Of a prospect it has the seller who brought it, whoever else is named. */
    crear: (
      empresa: string,
      datos: EmpresaDatos,
      operador: DelOperador & { prospecto?: string },
      usuario: string,
    ) =>
      enCliente(db, async (client): Promise<EmpresaId> => {
        await client.query('begin');
        await pedirTurnoDeSeries(client);
        await reclamarSerie(client, { id: 0, ...datos });
        const { notas_de_venta = false } = datos;
        const id = await insertar(client, empresa, { ...datos, notas_de_venta });
        const { prospecto } = operador;
        const suyo = prospecto !== undefined && {
          id_vendedor: await hacerEmpresa(client, { prospecto, empresa: id }),
        };
        await ponerDelOperador(client, id, { areas: null, ...operador, ...suyo });
        const despues = { empresa, ...datos, ...operador, ...suyo };
        await anotarAuditoria(client, usuario, { empresa: id, accion: 'empresa creada', despues });
        await confirmarTransaccion(client);
        return id;
      }),

    /** False when that id is not the company's; nothing is changed then. */
    actualizar: (empresa: EmpresaId, cambio: Cambio, usuario: string) =>
      enEmpresa(db, empresa, async ({ client }): Promise<boolean> => {
        await pedirTurnoDeSeries(client);
        const fila = await bloquear(client, empresa);
        if (!fila || (cambio.id ?? String(empresa)) !== String(empresa)) return false;
        const antes = { ...fila, areas: await areasDe(client, empresa) };
        const { datos, operador } = fundirEmpresa(antes, cambio);
        if (cambio.ambiente !== undefined && cambio.ambiente !== antes.ambiente)
          throw enCampo('DATOS_INVALIDOS', 'ambiente', { msg: AMBIENTE_APARTE });
        if (datos.ruc !== antes.ruc) await exigirRucLibre(client, empresa, antes.ruc);
        await cambiarDeSerie(client, empresa, { antes, datos });
        const asignadas = COLUMNAS.map((columna, i) => `${columna} = $${i + 2}`).join(', ');
        await client.query(
          `update identidad.empresas set ${asignadas}, actualizada = now() where id = $1 and estado = 'A'`,
          [empresa, ...COLUMNAS.map((columna) => datos[columna])],
        );
        await ponerDelOperador(client, empresa, { ...operador, tenia: antes.areas });
        if (operador.areas !== undefined) await decirBuilds(client);
        const despues = { ...datos, ...operador };
        await anotarAuditoria(client, usuario, {
          empresa,
          accion: 'empresa editada',
          antes,
          despues,
        });
        return true;
      }),

    /** Hidden from everybody; what it issued stays. */
    eliminar: (empresa: EmpresaId, usuario: string) =>
      enEmpresa(db, empresa, async ({ client }): Promise<void> => {
        const antes = await bloquear(client, empresa);
        await client.query(
          `update identidad.empresas set estado = 'N', actualizada = now() where id = $1`,
          [empresa],
        );
        await decirBuilds(client); // who is in it loses its areas
        await anotarAuditoria(client, usuario, { empresa, accion: 'empresa eliminada', antes });
      }),
  };
}

const DE_TODAS_SUS_SERIES = ['ruc', 'establecimiento'] as const;
const AMBIENTE_APARTE = 'El ambiente se cambia en Emisión electrónica';

async function insertar(
  client: PoolClient,
  empresa: string,
  datos: EmpresaDatos,
): Promise<EmpresaId> {
  const marcas = COLUMNAS.map((_, i) => `$${i + 2}`).join(', ');
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into identidad.empresas (empresa, ${COLUMNAS.join(', ')}) values ($1, ${marcas}) returning id`,
      [empresa, ...COLUMNAS.map((columna) => datos[columna])],
    );
    return empresaDeTrabajo(rows[0]?.id ?? 0);
  } catch (error) {
    throw esRepetido(error, 'empresas_nombre') ? enCampo('EMPRESA_REPETIDA', 'empresa') : error;
  }
}

type Fila = EmpresaDatos & { empresa: string; ambiente: string; id_vendedor: string | null };

/** Its row, which nobody else changes meanwhile. */
async function bloquear(client: PoolClient, empresa: EmpresaId): Promise<Fila | undefined> {
  const { rows } = await client.query<Fila>(
    `select empresa, ambiente, vendedor_id as id_vendedor, ${COLUMNAS.join(', ')} from identidad.empresas
      where id = $1 and estado = 'A' for update`,
    [empresa],
  );
  return rows[0];
}

/** Asked once its row is locked: who waited for it reads what the one before left. */
async function areasDe(client: PoolClient, empresa: EmpresaId): Promise<string[]> {
  const { rows } = await client.query<{ area: string }>(
    'select a.area from plataforma.areas_de($1) a order by a.area',
    [empresa],
  );
  return rows.map(({ area }) => area);
}

async function cambiarDeSerie(
  client: PoolClient,
  id: EmpresaId,
  { antes, datos }: { antes: EmpresaDatos; datos: EmpresaDatos },
): Promise<void> {
  const campo = DE_TODAS_SUS_SERIES.find((una) => datos[una] !== antes[una]);
  if (campo || datos.punto_emision !== antes.punto_emision)
    await reclamarSerie(client, { id, ...datos });
  if (campo) await reclamarLasDeEquipos(client, { id, ...datos }, campo);
}

async function exigirRucLibre(client: PoolClient, empresa: EmpresaId, ruc: string): Promise<void> {
  const { rows } = await client.query<{ emitio: boolean }>(
    'select facturacion.emitio_en_produccion($1, $2) as emitio',
    [empresa, ruc],
  );
  if (rows[0]?.emitio) throw enCampo('RUC_EN_USO', 'ruc');
}

async function encender(
  client: PoolClient,
  empresa: EmpresaId,
  { areas, tenia }: { areas: readonly string[] | null; tenia: readonly string[] },
): Promise<void> {
  const { rows } = await client.query<{ faltan: string[] }>(
    'select plataforma.encender_areas($1, $2) as faltan',
    [empresa, areas],
  );
  const falta = rows[0]?.faltan.find((una) => !tenia.includes(una)); // one that was taken off the product stays as it is
  if (falta !== undefined)
    throw enCampo('DATOS_INVALIDOS', 'areas', { msg: `El área ${falta} no existe` });
}

/** The login every company has; of the others those that are named, and no more. */
async function ponerDelOperador(
  client: PoolClient,
  empresa: EmpresaId,
  { areas, id_vendedor, tenia = [] }: DelOperador & { tenia?: readonly string[] },
): Promise<void> {
  if (areas !== undefined) await encender(client, empresa, { areas, tenia });
  if (id_vendedor === undefined) return;
  const { rowCount } = await client.query(
    `update identidad.empresas e set vendedor_id = $2
      where e.id = $1 and ($2::uuid is null or exists (
        select from identidad.usuarios u where u.id = $2 and u.perfil = 'Vendedor' and u.estado <> 'E'))`,
    [empresa, id_vendedor],
  );
  if (rowCount === 0)
    throw enCampo('DATOS_INVALIDOS', 'id_vendedor', { msg: 'El vendedor no existe' });
}
