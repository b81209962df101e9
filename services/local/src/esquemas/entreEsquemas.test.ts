import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { migracionesDe } from '../migrarTodo';

import { ENTRE_ESQUEMAS } from './entreEsquemas';
import { DUENO_DE, LECTORES, nombradosPor, nombresEn, textosDe } from './testing/nombrados';

const LISTA = 'services/local/src/esquemas/entreEsquemas.ts';

/** What each names that is another's, once a file. */
const AJENOS = LECTORES.flatMap((lector) =>
  nombradosPor(lector)
    .filter(({ esquema }) => DUENO_DE.get(esquema) !== lector)
    .map((nombrado) => ({ lector, ...nombrado })),
);

const LISTADAS = Object.entries(ENTRE_ESQUEMAS).flatMap(([esquema, prestadas]) =>
  Object.entries(prestadas).map(([nombre, [para]]) => ({ esquema, nombre, para })),
);

describe('what one service names of the schema of another', () => {
  it('is on the list, with who names it', () => {
    const faltas = AJENOS.filter(
      ({ lector, esquema, nombre }) =>
        !ENTRE_ESQUEMAS[esquema]?.[nombre]?.[0].some((uno) => uno === lector),
    ).map(
      ({ lector, esquema, nombre, archivo }) =>
        `services/${archivo} names ${esquema}.${nombre}, which is ${DUENO_DE.get(esquema) ?? ''}'s. Call one of its functions that ${LISTA} lists for ${lector}, or make one and list it`,
    );
    expect(faltas).toEqual([]);
  });

  it('is on the list as long as it is named', () => {
    const sobran = LISTADAS.flatMap(({ esquema, nombre, para }) =>
      para
        .filter(
          (uno) =>
            !AJENOS.some(
              ({ lector, ...ajeno }) =>
                lector === uno && ajeno.esquema === esquema && ajeno.nombre === nombre,
            ),
        )
        .map(
          (uno) => `${uno} does not name ${esquema}.${nombre} any more: take it out of ${LISTA}`,
        ),
    );
    expect(sobran).toEqual([]);
  });

  it('is a function of its owner, and no table', () => {
    const ningunas = LISTADAS.filter(({ esquema, nombre }) => {
      const funciones = path.join(migracionesDe(DUENO_DE.get(esquema) ?? ''), 'funciones');
      return !existsSync(path.join(funciones, `${nombre}.sql`));
    });
    expect(ningunas).toEqual([]);
  });

  it('is found in texts and templates, and neither in code nor in comments', () => {
    const fuente = `
      // of pedidos.comentada
      const suyas = pedidos.map(({ id }) => id);
      const texto = \`select \${suyas.length} from pedidos.ventas v join \${tabla} t on \${
        'identidad.anidada'} where true\`;
      trx.selectFrom('facturacion.comprobantes as c');
      client.query("select pg_advisory_xact_lock(hashtextextended('plataforma.series', 0))");`;
    expect(textosDe(fuente).flatMap(nombresEn)).toEqual([
      { esquema: 'pedidos', nombre: 'ventas' },
      { esquema: 'identidad', nombre: 'anidada' },
      { esquema: 'facturacion', nombre: 'comprobantes' },
    ]);
  });
});
