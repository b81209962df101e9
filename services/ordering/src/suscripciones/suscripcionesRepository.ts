import {
  SUSCRIPCIONES_MAXIMAS,
  type ReportePorCorreo,
} from '@comanda/shared/contracts/admin/suscripciones';
import {
  destinatariosVivos,
  proximoEnvio,
  ultimoPeriodo,
} from '@comanda/shared/domain/empresa/suscripcion';
import { AppError } from '@comanda/shared/errors/AppError';
import { auditar } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import { llaveDeFila } from '@comanda/kit/acceso/llave';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import { ajustesCajaDe } from '../caja/ajustesCaja';
import { enFilas } from '@comanda/kit/base/enFilas';
import type { Database } from '../db/schema';

import { leerSuscripciones } from './suscripcionesSql';

import type { SuscripcionRow } from './suscripcionRow';
import type { PoolClient } from 'pg';

/** What is asked for; `destinatarios` as they are kept. */
export type Pedida = { reporte: ReportePorCorreo; hora: string; destinatarios: string[] };
type Quien = { caller: Caller; ahora: Date };
type DeUna = Quien & { id: string };

/** Asked for by hand, of all a person has in a company. */
const ENVIOS_MAXIMOS = 5;
const VENTANA_MS = 10 * 60_000;

/** Who gets which report by e-mail; each person reads and changes their own. */
export function suscripcionesRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId, usuario: string): Promise<SuscripcionRow[]> =>
      enEmpresa(db, empresa, ({ client }) => leerSuscripciones(client, empresa, { usuario })),

    crear: (
      empresa: EmpresaId,
      pedida: Pedida,
      { caller, ahora }: Quien,
    ): Promise<SuscripcionRow> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows: suyas } = await client.query(SUYAS, [empresa, caller.id]);
        if (suyas.length >= SUSCRIPCIONES_MAXIMAS)
          throw new AppError('SUSCRIPCIONES_MAXIMO', { usuario: caller.id });
        const { reporte, hora, destinatarios } = pedida;
        const proximo = proximoEnvio({ ...pedida, corte: await corteDe(client, empresa) }, ahora);
        const { rows } = await client.query<{ id: number }>(CREAR, [
          empresa,
          caller.id,
          caller.nombreCompleto,
          reporte,
          hora,
          destinatarios,
          ahora,
          proximo,
        ]);
        const id = rows[0]?.id ?? 0;
        await auditar(client, 'pedidos', empresa, {
          usuario: caller,
          ahora,
          accion: 'reporte por correo creado',
          entidad: id,
          despues: pedida,
        });
        return una(client, empresa, { usuario: caller.id, id });
      }),

    editar: (
      empresa: EmpresaId,
      { activa, ...pedida }: Pedida & { activa: boolean },
      quien: DeUna,
    ): Promise<SuscripcionRow> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { caller, ahora } = quien;
        const antes = await bloquear(client, empresa, quien);
        const { id } = antes;
        // its owner asks for it again; the others said no
        const bajas = antes.bajas.filter((uno) => uno !== caller.email.toLowerCase());
        if (activa) exigirDestinatarios({ ...pedida, bajas }, caller);
        const plan = { ...pedida, corte: await corteDe(client, empresa) };
        const proximo = activa ? proximoTras(antes, plan, ahora) : null;
        const { reporte, hora, destinatarios } = pedida;
        await client.query(EDITAR, [
          empresa,
          id,
          reporte,
          hora,
          destinatarios,
          bajas,
          activa,
          proximo,
        ]);
        await auditar(client, 'pedidos', empresa, {
          usuario: caller,
          ahora,
          accion: 'reporte por correo editado',
          entidad: id,
          antes: delQueCambia(antes),
          despues: { ...pedida, activa },
        });
        return una(client, empresa, { usuario: caller.id, id });
      }),

    eliminar: (empresa: EmpresaId, quien: DeUna): Promise<void> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const antes = await bloquear(client, empresa, quien);
        await client.query(ELIMINAR, [empresa, antes.id]);
        await auditar(client, 'pedidos', empresa, {
          usuario: quien.caller,
          ahora: quien.ahora,
          entidad: antes.id,
          accion: 'reporte por correo eliminado',
          antes: delQueCambia(antes),
        });
      }),

    /** Puts the last period that ended in the queue once more; refused when asked for too often of late. */
    enviar: (empresa: EmpresaId, quien: DeUna): Promise<SuscripcionRow> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { caller, ahora } = quien;
        const suya = await bloquear(client, empresa, quien);
        const desde = new Date(ahora.getTime() - VENTANA_MS);
        const { rows } = await client.query<{ pedidos: number }>(PEDIDOS, [
          empresa,
          caller.id,
          desde,
        ]);
        if ((rows[0]?.pedidos ?? 0) >= ENVIOS_MAXIMOS)
          throw new AppError('CORREO_REPETIDO', { usuario: caller.id });
        const para = exigirDestinatarios(suya, caller);
        const corte = await corteDe(client, empresa);
        const periodo = ultimoPeriodo({ ...suya, corte }, ahora);
        const { id, reporte } = suya;
        const carta = { id, reporte, periodos: [periodo], para, por: caller.email };
        await encolar(client, empresa, carta, ahora);
        await auditar(client, 'pedidos', empresa, {
          usuario: caller,
          ahora,
          accion: 'reporte por correo enviado',
          entidad: suya.id,
          despues: { ...periodo, para },
        });
        return una(client, empresa, { usuario: caller.id, id: suya.id });
      }),
  };
}

const corteDe = async (client: PoolClient, empresa: EmpresaId) =>
  (await ajustesCajaDe(client, empresa)).hora_corte;

/** A subscription that goes on as it was keeps its turn. */
function proximoTras(
  antes: SuscripcionRow,
  plan: Parameters<typeof proximoEnvio>[0],
  ahora: Date,
): Date {
  const igual = antes.reporte === plan.reporte && antes.hora === plan.hora;
  return (igual && antes.proximo) || proximoEnvio(plan, ahora);
}

const delQueCambia = ({ reporte, hora, destinatarios, activa }: SuscripcionRow) => ({
  reporte,
  hora,
  destinatarios,
  activa,
});

/** Reads a subscription of the caller, and locks all of theirs, so that what is counted of them is counted once. */
async function bloquear(
  client: PoolClient,
  empresa: EmpresaId,
  { id, caller }: DeUna,
): Promise<SuscripcionRow> {
  await client.query(SUYAS, [empresa, caller.id]);
  const suya = { usuario: caller.id, id: llaveDeFila(id) };
  const [fila] = await leerSuscripciones(client, empresa, suya);
  if (!fila) throw new AppError('NO_ENCONTRADO', { id });
  return fila;
}

async function una(
  client: PoolClient,
  empresa: EmpresaId,
  cual: { usuario: string; id: number },
): Promise<SuscripcionRow> {
  const [fila] = await leerSuscripciones(client, empresa, cual);
  if (!fila) throw new Error(`suscripciones: ${cual.id} was there a moment ago`);
  return fila;
}

function exigirDestinatarios(
  { destinatarios, bajas }: Pick<SuscripcionRow, 'destinatarios' | 'bajas'>,
  { email }: Caller,
): string[] {
  const para = destinatariosVivos({ destinatarios, bajas, propio: email.toLowerCase() });
  if (para.length === 0) throw enCampo('CORREO_DADO_DE_BAJA', 'destinatarios');
  return para;
}

const SUYAS = `
  select id from pedidos.suscripciones
   where empresa_id = $1 and usuario_id = $2 and not eliminada order by id for update`;

const CREAR = `
  insert into pedidos.suscripciones
    (empresa_id, usuario_id, usuario, reporte, hora, destinatarios, creado, proximo)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`;

const EDITAR = `
  update pedidos.suscripciones
     set reporte = $3, hora = $4, destinatarios = $5, bajas = $6, activa = $7, proximo = $8, arrendado_hasta = null
   where empresa_id = $1 and id = $2`;

const ELIMINAR = `
  update pedidos.suscripciones set eliminada = true, proximo = null, arrendado_hasta = null
   where empresa_id = $1 and id = $2`;

const PEDIDOS = `
  select count(distinct (c.suscripcion_id, c.creado))::int as pedidos
    from pedidos.reporte_cartas c
    join pedidos.suscripciones s on s.empresa_id = c.empresa_id and s.id = c.suscripcion_id
   where c.empresa_id = $1 and s.usuario_id = $2 and c.por is not null and c.creado > $3`;

type Envio = {
  id: number;
  reporte: ReportePorCorreo;
  periodos: readonly { desde: string; hasta: string }[];
  para: readonly string[];
  /** Who asked for it; null: it was planned, and is sent once. */
  por: string | null;
};

/** A letter for each period and whom it goes to. */
export async function encolar(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { id, reporte, periodos, para, por }: Envio,
  ahora: Date,
): Promise<void> {
  const { lugares, valores } = enFilas(
    periodos.flatMap(({ desde, hasta }) =>
      para.map((uno) => [empresa, id, reporte, desde, hasta, uno, por, ahora, ahora, ahora]),
    ),
  );
  if (lugares === '') return;
  await client.query(
    `insert into pedidos.reporte_cartas
       (empresa_id, suscripcion_id, reporte, desde, hasta, para, por, proximo, creado, actualizado)
     values ${lugares} on conflict do nothing`,
    valores,
  );
}
