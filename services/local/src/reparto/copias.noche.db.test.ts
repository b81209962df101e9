import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { migrar } from '@comanda/kit/base/migrate';
import { comoDueno, testDb } from '@comanda/kit/testing/testDb';

import { migracionesDe } from '../migrarTodo';

import { correr, dondeHayNodos, enCadaNodo } from './testing/correr';

/** What a version of the product says of a company, `otras` besides. */
const empresaDe = (otras: readonly string[]) => `
  create or replace function identidad.empresa_de(p_empresa_id int)
  returns table (id int, nombre_comercial text${otras.map((una) => `, ${una} text`).join('')})
  language sql stable
  as $$
    select e.id, e.nombre_comercial${otras.map((una) => `, e.${una}`).join('')} from identidad.empresas e where e.id = p_empresa_id
  $$;`;

dondeHayNodos(
  'a spread base, where a new version has other columns of who and what a company is',
  () => {
    let base: Awaited<ReturnType<typeof testDb>>;
    let enNodos: string[];
    let carpeta: string;
    beforeEach(async () => {
      base = await testDb();
      enNodos = enCadaNodo(base.url);
      carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-version-'));
      await cp(migracionesDe('identidad'), carpeta, { recursive: true });
    });
    afterEach(async () => {
      await base.close();
      await rm(carpeta, { recursive: true });
    });

    /** As `npm run migrar` brings it. */
    async function actualizar(numero: string, texto: string, otras: readonly string[]) {
      const sinLaDeAntes = `${texto}\ndrop function identidad.empresa_de(int);\n`;
      await writeFile(path.join(carpeta, `${numero}_prueba.sql`), sinLaDeAntes);
      await writeFile(path.join(carpeta, 'funciones/empresa_de.sql'), empresaDe(otras));
      await migrar({ url: base.url, carpeta, esquema: 'identidad' });
    }
    const cambiar = (texto: string) => comoDueno(base.url, texto);
    const dicenTodos = async (texto: string, fila: object) => {
      for (const nodo of enNodos) expect(await comoDueno(nodo, texto)).toEqual([fila]);
    };
    const DE_UNA = 'select * from identidad.empresa_de(1)';

    it('has one that is new on each server, with what is in it, and what reads it', async () => {
      const [antes] = await comoDueno<{ que: string }>(
        base.url,
        `select pg_get_functiondef('identidad.empresa_de'::regproc) as que`,
      );
      await cambiar(antes?.que ?? ''); // as a version before did, which sent it to each server
      await actualizar(
        '9001',
        `alter table identidad.empresas add column apodo text;
       grant select (apodo) on identidad.empresas to comanda_app;
       update identidad.empresas set nombre_comercial = 'Uno', apodo = 'El Chino' where id = 1;`,
        ['apodo'],
      );
      expect(await correr(base.url, false)).toBeGreaterThan(0);

      await dicenTodos(DE_UNA, { id: 1, nombre_comercial: 'Uno', apodo: 'El Chino' });
      await cambiar(`update identidad.empresas set apodo = 'Otro' where id = 1`);
      await dicenTodos('select apodo from identidad.empresas where id = 1', { apodo: 'Otro' });
      expect(await correr(base.url, true)).toBe(0);
    });

    it('lets everybody in while one that is gone is still copied, and then takes it from each server', async () => {
      await actualizar(
        '9001',
        `alter table identidad.empresas drop column contribuyente_especial cascade;
       alter table identidad.usuarios rename column sueldo to salario;`,
        [],
      );
      await cambiar(`update identidad.empresas set nombre_comercial = 'Dos' where id = 1`);
      await cambiar(`update identidad.usuarios set ultimo_acceso = now(), nombre_completo = 'Eva'`);
      await dicenTodos('select distinct nombre_completo as todos from identidad.usuarios', {
        todos: 'Eva',
      });
      expect(await correr(base.url, false)).toBeGreaterThan(0);

      await dicenTodos(DE_UNA, { id: 1, nombre_comercial: 'Dos' });
      await dicenTodos(
        `select count(*) filter (where attname = 'contribuyente_especial')::int as dejada,
              count(*) filter (where attname = 'salario')::int as otra, count(*) filter (where attname = 'sueldo')::int as antes
         from unnest(array['identidad.empresas', 'reparto.empresas', 'identidad.usuarios', 'reparto.usuarios']) t
         join pg_attribute on attrelid = t::regclass`,
        { dejada: 0, otra: 2, antes: 0 },
      );
      await cambiar(`update identidad.empresas set nombre_comercial = 'Tres' where id = 1`);
      await dicenTodos(DE_UNA, { id: 1, nombre_comercial: 'Tres' });
      expect(await correr(base.url, true)).toBe(0);
    });

    it('has one of another type, and who may see a row, as the first server has them', async () => {
      await actualizar(
        '9001',
        `alter table identidad.decretos alter column fuente type varchar(300);
       create policy otra on identidad.logos using (false);`,
        [],
      );
      expect(await correr(base.url, false)).toBeGreaterThan(0);

      await dicenTodos(
        `select (select format_type(atttypid, atttypmod) from pg_attribute
                where attrelid = 'identidad.decretos'::regclass and attname = 'fuente') as tipo,
              (select count(*)::int from pg_policy where polrelid = 'reparto.logos'::regclass) as politicas`,
        { tipo: 'character varying(300)', politicas: 2 },
      );
      expect(await correr(base.url, true)).toBe(0);
    });
  },
);
