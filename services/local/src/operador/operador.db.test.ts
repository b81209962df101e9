import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { CAJERO, OPERADOR } from '@comanda/kit/testing/semilla';
import { esSuClave } from '@comanda/kit/credenciales/claves';

import { darOperador } from './darOperador';
import { leerOperador } from './leerOperador';

let prueba: TestDb<unknown>;
beforeAll(async () => {
  prueba = await testDb();
});
afterAll(() => prueba.close());

type Fila = {
  id: string;
  perfil: string;
  clave_hash: string;
  cambiar_clave: boolean;
  estado: string;
};
const cuentaDe = async (email: string) => {
  const [fila] = await sql<Fila>(
    'select id, perfil, clave_hash, cambiar_clave, estado from identidad.usuarios where email = $1',
    [email],
  );
  return fila;
};
const sql = <Row extends object>(texto: string, valores: unknown[] = []) =>
  comoDueno<Row & Record<string, unknown>>(prueba.url, texto, valores);

describe('npm run operador', () => {
  it('makes one, whose password is to be changed, and leaves it in the audit without the password', async () => {
    const { clave, nuevo } = await darOperador(
      prueba.url,
      leerOperador(['Ana.Vera@Empresa.ec', ' Ana Vera ']),
    );

    const cuenta = await cuentaDe('ana.vera@empresa.ec');
    expect(nuevo).toBe(true);
    expect(cuenta).toMatchObject({ perfil: 'Dashboard', estado: 'A', cambiar_clave: true });
    expect(await esSuClave(clave, cuenta?.clave_hash)).toBe(true);
    const [traza] = await sql<{ despues: object }>(
      'select despues from identidad.auditoria order by id desc limit 1',
    );
    expect(traza?.despues).toEqual({
      usuario: cuenta?.id,
      nombre: 'Ana Vera',
      email: 'ana.vera@empresa.ec',
      perfil: 'Dashboard',
      por: 'npm run operador',
    });
  });

  it('gives one who is there another password, back in use, without sessions nor second factor', async () => {
    const { id, email } = OPERADOR;
    await sql(`update identidad.usuarios set estado = 'N' where id = $1`, [id]);
    await sql(
      `insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ($1, 'x', now())`,
      [id],
    );
    await sql('insert into identidad.sesiones (usuario_id) values ($1)', [id]);

    const { clave, nuevo } = await darOperador(prueba.url, { email, nombre: 'Otro' });

    const cuenta = await cuentaDe(email);
    expect(nuevo).toBe(false);
    expect(cuenta).toMatchObject({ estado: 'A', cambiar_clave: true });
    expect(await esSuClave(clave, cuenta?.clave_hash)).toBe(true);
    const [queda] = await sql<{ sesiones: number; factores: number }>(
      `select (select count(*)::int from identidad.sesiones where usuario_id = $1 and revocada is null) as sesiones,
              (select count(*)::int from identidad.segundos_factores where usuario_id = $1) as factores`,
      [id],
    );
    expect(queda).toEqual({ sesiones: 0, factores: 0 });
  });

  it('makes an operator of nobody who works in a company', async () => {
    const antes = await cuentaDe(CAJERO.email);
    await expect(darOperador(prueba.url, { email: CAJERO.email, nombre: 'Luis' })).rejects.toThrow(
      `${CAJERO.email} es la cuenta de un Cajero, que se repone en Usuarios o en Vendedores. Para un operador use otro correo.`,
    );
    expect(await cuentaDe(CAJERO.email)).toEqual(antes);
  });

  it.each([
    [[], 'Uso: npm run operador'],
    [['a@b.ec'], 'Uso: npm run operador'],
    [['a@b.ec', 'Ana', 'Vera'], 'Uso: npm run operador'],
    [['ana', 'Ana Vera'], 'El correo no es válido. Uso: npm run operador'],
  ])('says how it is asked: %j', (args, dicho) => {
    expect(() => leerOperador(args)).toThrow(dicho);
  });
});
