import { randomUUID } from 'node:crypto';

import { ADMIN, ANDINA, CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';

import { con, type Dueno, type Receta } from './receta';

const AHORA = new Date('2026-11-26T15:00:00Z');
const MINUTO_MS = 60_000;
const masTarde = (minutos: number) => new Date(AHORA.getTime() + minutos * MINUTO_MS);
const PASO = Math.floor(AHORA.getTime() / 1000 / 30);

const DE_LO_QUE_SEA = 'it is of whatever it is shown for, which its caller does in one transaction';
const SIN_MONTO = 'it is of no amount';
const enAndina: Receta['otro sujeto'] = ({ valores: [, ...resto] }) => ({
  empresa: ANDINA.id,
  valores: [ANDINA.id, ...resto],
});

async function factorDe(dueno: Dueno, usuario: string): Promise<void> {
  await dueno('delete from identidad.segundos_factores where usuario_id = $1', [usuario]);
  await dueno(
    `insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ($1, 'JBSWY3DP', now())`,
    [usuario],
  );
}

/** How one right of each claim function is made, and what it does not cover. A function without a row here fails the test. */
export const RECETAS: Readonly<Record<string, Receta>> = {
  'pedidos.reclamar_aprobacion': {
    async hacer(dueno) {
      const id = randomUUID();
      await dueno(
        `insert into pedidos.aprobaciones (empresa_id, id, porcentaje, aprobador_id, aprobador, usuario_id, creado, vence)
         values ($1, $2, 30, $3, 'Ana', $4, $5, $6)`,
        [PUERTO.id, id, ADMIN.id, CAJERO.id, AHORA, masTarde(15)],
      );
      const valores = [PUERTO.id, id, CAJERO.id, 'DESCUENTO', 30, null, AHORA];
      return { empresa: PUERTO.id, valores };
    },
    'otro sujeto': con(2, MESERO.id),
    'otro acto': con(3, 'ABRIR_CAJON'),
    mas: con(4, 31),
    vencido: con(6, masTarde(15)),
  },
  'pedidos.reclamar_boleto_de_cajon': {
    async hacer(dueno) {
      const [id, impresion, equipo] = [randomUUID(), randomUUID(), randomUUID()];
      await dueno(
        `with v as (insert into pedidos.impresoras_vinculadas (empresa_id, id, publica, privada, vinculada, usuario_id, usuario)
           values ($1, $3, '', 'cifrado:', $5, $6, 'Ana') returning id)
         insert into pedidos.boletos_de_cajon (empresa_id, id, impresion_id, dispositivo_id, dado, vence)
         select $1, $2, v.id, $4, $5, $5 from v`,
        [PUERTO.id, id, impresion, equipo, AHORA, ADMIN.id],
      );
      const valores = [PUERTO.id, id, equipo, impresion, randomUUID(), AHORA];
      return { empresa: PUERTO.id, valores };
    },
    'otro sujeto': con(2, randomUUID()),
    'otro acto': con(3, randomUUID()), // another print service's drawer
    mas: SIN_MONTO,
    vencido: 'the print service judged it, and the drawer was open by then',
  },
  'pedidos.reclamar_importacion': {
    async hacer(dueno) {
      const id = randomUUID();
      await dueno(
        `insert into pedidos.importaciones (empresa_id, id, archivo, huella, usuario_id, usuario, creado)
         values ($1, $2, 'lista.csv', 'plan', $3, 'Ana', $4)`,
        [PUERTO.id, id, ADMIN.id, AHORA],
      );
      return { empresa: PUERTO.id, valores: [PUERTO.id, id, ADMIN.id, 'plan'] };
    },
    'otro sujeto': con(2, CAJERO.id),
    'otro acto': con(3, 'otro plan'),
    mas: SIN_MONTO,
    async vencido(suyo, dueno) {
      await dueno(`update pedidos.importaciones set estado = 'FALLIDA' where id = $1`, [
        suyo.valores[1],
      ]);
      return suyo;
    },
  },
  'identidad.reclamar_paso': {
    async hacer(dueno) {
      await factorDe(dueno, CAJERO.id);
      return { valores: [CAJERO.id, PASO, AHORA] };
    },
    'otro sujeto': con(0, MESERO.id),
    'otro acto': DE_LO_QUE_SEA,
    mas: SIN_MONTO,
    vencido: con(2, masTarde(1)),
  },
  'identidad.reclamar_codigo': {
    async hacer(dueno) {
      await factorDe(dueno, CAJERO.id);
      await factorDe(dueno, MESERO.id);
      const hash = randomUUID();
      await dueno('insert into identidad.codigos_recuperacion (usuario_id, hash) values ($1, $2)', [
        CAJERO.id,
        hash,
      ]);
      return { valores: [CAJERO.id, hash] };
    },
    'otro sujeto': con(0, MESERO.id),
    'otro acto': DE_LO_QUE_SEA,
    mas: SIN_MONTO,
    async vencido(suyo, dueno) {
      await dueno('update identidad.segundos_factores set activo_desde = null');
      return suyo;
    },
  },
  'identidad.reclamar_refresco': {
    async hacer(dueno) {
      const hash = randomUUID();
      await dueno(
        `with s as (insert into identidad.sesiones (usuario_id) values ($1) returning id)
         insert into identidad.refrescos (hash, sesion_id, vence) select $2, s.id, now() + interval '1 day' from s`,
        [CAJERO.id, hash],
      );
      return { valores: [hash] };
    },
    async 'otro sujeto'(suyo, dueno) {
      await dueno(
        `update identidad.sesiones set revocada = now()
          where id = (select sesion_id from identidad.refrescos where hash = $1)`,
        [suyo.valores[0]],
      );
      return suyo;
    },
    'otro acto': 'it renews its session and nothing else',
    mas: SIN_MONTO,
    async vencido(suyo, dueno) {
      await dueno('update identidad.refrescos set vence = now() where hash = $1', [
        suyo.valores[0],
      ]);
      return suyo;
    },
  },
  'identidad.reclamar_clave': {
    async hacer(dueno) {
      const mostrada = randomUUID();
      await dueno(`update identidad.usuarios set clave_hash = $2, estado = 'A' where id = $1`, [
        CAJERO.id,
        mostrada,
      ]);
      return { valores: [CAJERO.id, mostrada, randomUUID()] };
    },
    'otro sujeto': con(0, MESERO.id),
    'otro acto': 'it is changed and nothing else',
    mas: SIN_MONTO,
    async vencido(suyo, dueno) {
      await dueno(`update identidad.usuarios set estado = 'N' where id = $1`, [CAJERO.id]);
      return suyo;
    },
  },
  'facturacion.reclamar_numero': {
    async hacer(dueno) {
      const [fila] = await dueno<{ siguiente: number }>(
        'select count(*)::int + 1 as siguiente from facturacion.reservas',
      );
      const clave = `26112026${String(fila?.siguiente ?? 0).padStart(41, '0')}`;
      await dueno(
        `insert into facturacion.reservas (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
           clave_acceso, idempotencia, reservada_en)
         values ($1, $2, '001', '009', '01', '1', $3, $4, $4, now())`,
        [PUERTO.id, PUERTO.ruc, fila?.siguiente, clave],
      );
      return { empresa: PUERTO.id, valores: [PUERTO.id, clave, randomUUID(), '2026-11-26'] };
    },
    'otro sujeto': enAndina,
    async 'otro acto'(suyo, dueno) {
      await dueno('update facturacion.reservas set dispositivo_id = $2 where clave_acceso = $1', [
        suyo.valores[1],
        randomUUID(),
      ]);
      return suyo; // it is for what that device sells
    },
    mas: SIN_MONTO,
    vencido: con(3, '2026-11-27'),
  },
};
