import { darPin } from '@comanda/identidad/testing/darPin';
import { hashDeClave } from '@comanda/kit/credenciales/claves';
import { hashDeCodigo } from '@comanda/kit/credenciales/segundoFactor';
import { totpDe } from '@comanda/kit/credenciales/totp';
import { sesionDe } from '@comanda/kit/testing/sesion';
import {
  ADMIN,
  ADMIN_OTRA,
  CAJERO,
  CONTADOR,
  MESERO,
  OPERADOR,
  VENDEDOR,
} from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import { abrirMundo } from '../../testing/mundo';

/** Each person's own: what is right for one is somebody else's for another. */
export const CLAVES = {
  admin: 'clave de la administradora',
  otra: 'clave del otro administrador',
  caja: 'clave de la caja',
  operador: 'clave de la operadora',
  apagada: 'clave de quien se fue',
};
export const PINES = { admin: '482913', otra: '660174', mesero: '591734' };
const SECRETOS = {
  admin: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  mesero: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
  operador: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};
/** A recovery code of the operator's. */
export const RECUPERACION = 'ABCDE-FGHJK';

export const codigoDe = (quien: keyof typeof SECRETOS): string =>
  totpDe(SECRETOS[quien]).generate();

/** The product with people whose secrets are all different; whoever is called and whoever approves has a second factor. */
export async function abrirMundoDeSecretos() {
  const mundo = await abrirMundo();
  const dueno = (texto: string, valores: readonly unknown[] = []) =>
    comoDueno<Record<string, unknown>>(mundo.url, texto, valores);
  const sql = { sql: dueno } as unknown as Parameters<typeof darPin>[0]; // it writes, and reads no row
  const conClave = async ({ id }: { id: string }, clave: string, estado = 'A') =>
    dueno('update identidad.usuarios set clave_hash = $2, estado = $3 where id = $1', [
      id,
      await hashDeClave(clave),
      estado,
    ]);
  await conClave(ADMIN, CLAVES.admin);
  await conClave(ADMIN_OTRA, CLAVES.otra);
  await conClave(CAJERO, CLAVES.caja);
  await conClave(OPERADOR, CLAVES.operador);
  await conClave(CONTADOR, CLAVES.apagada, 'N');
  await darPin(sql, ADMIN, PINES.admin);
  await darPin(sql, ADMIN_OTRA, PINES.otra);
  await darPin(sql, MESERO, PINES.mesero);
  const conFactor = ({ id }: { id: string }, secreto: string, desde: string | null) =>
    dueno(
      'insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ($1, $2, $3)',
      [id, secreto, desde],
    );
  await conFactor(ADMIN, SECRETOS.admin, '2026-01-01');
  await conFactor(OPERADOR, SECRETOS.operador, '2026-01-01');
  await conFactor(MESERO, SECRETOS.mesero, null);
  await dueno('insert into identidad.codigos_recuperacion (usuario_id, hash) values ($1, $2)', [
    OPERADOR.id,
    hashDeCodigo(RECUPERACION),
  ]);
  const sesiones = new Map<string, Record<string, string>>();
  for (const quien of [ADMIN, CAJERO, MESERO, OPERADOR, VENDEDOR])
    sesiones.set(quien.id, await sesionDe(mundo.url, quien));
  return {
    ...mundo,
    comoQuien: (quien: { id: string } | null) => (quien && sesiones.get(quien.id)) ?? {},
    /** Nobody has failed anything yet. */
    olvidarIntentos: () => dueno('delete from identidad.intentos_login'),
  };
}
