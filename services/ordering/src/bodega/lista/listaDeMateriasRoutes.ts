import type { FastifyPluginAsync } from 'fastify';

import {
  COLUMNAS_MATERIA_PRIMA,
  listaDeMateriasCalls as calls,
  type ColumnaMateriaPrima,
  type ConLasQueHay,
} from '@comanda/shared/contracts/inventario/listaDeMaterias';
import type { MapaElegido } from '@comanda/shared/contracts/lista';
import { escribirCsv } from '@comanda/shared/domain/hojas/csv';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { exponer } from '@comanda/kit/http/exponer';
import { archivo, type ArchivoDicho } from '@comanda/kit/http/respuesta';
import { escribirXlsx } from '@comanda/kit/listas/escribirXlsx';
import { exigirColumnas } from '@comanda/kit/listas/leerArchivo';
import { exportarRechazadas } from '@comanda/kit/listas/rechazadas';

import type { Deps } from '../../deps';

import { leerArchivoDeMaterias } from './leerArchivoDeMaterias';
import { listaDeMateriasRepository } from './listaDeMateriasRepository';
import { erroresDeMaterias, revisionDeMaterias } from './planDeMaterias';

/** Raw materials that come as a file. */
export const listaDeMateriasRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const materias = listaDeMateriasRepository(db);

  exponer(app, calls.plantillaMaterias, ({ entrada: { formato } }) => plantilla(formato));

  exponer(app, calls.revisarMaterias, async ({ empresa, entrada }) => {
    const recordados = await materias.mapas(empresa);
    const lectura = await leerArchivoDeMaterias({ ...subidoDe(entrada), recordados });
    return revisionDeMaterias(lectura, await materias.plan(empresa, lectura));
  });

  exponer(app, calls.materiasRechazadas, async ({ empresa, entrada }) => {
    const lectura = exigirColumnas(await leerArchivoDeMaterias(subidoDe(entrada)));
    const errores = erroresDeMaterias(lectura, await materias.plan(empresa, lectura));
    return exportarRechazadas(lectura, errores, entrada.formato);
  });

  const importar = async (pedida: Pedida, existentes: ConLasQueHay) => {
    const { empresa, entrada, id, hecho } = pedida;
    const lectura = exigirColumnas(await leerArchivoDeMaterias(subidoDe(entrada)));
    const conMapa = entrada.mapa !== undefined;
    const importacion = { id, lectura, existentes, conMapa, archivo: entrada.nombre };
    return materias.importar(empresa, importacion, hecho);
  };
  exponer(app, calls.importarMaterias, ({ caller, empresa, entrada, idempotencia, ahora }) =>
    importar(
      { empresa, entrada, id: idempotencia, hecho: { usuario: caller, ahora } },
      'CONSERVAR',
    ),
  );
  exponer(
    app,
    calls.importarMateriasConIngreso,
    ({ caller, empresa, entrada, idempotencia, ahora }) =>
      importar(
        { empresa, entrada, id: idempotencia, hecho: { usuario: caller, ahora } },
        'INGRESAR',
      ),
  );
};

type Subido = {
  archivo: string;
  nombre: string;
  mapa?: MapaElegido<ColumnaMateriaPrima> | undefined;
};
type Pedida = { empresa: EmpresaId; entrada: Subido; id: string; hecho: Hecho };

const subidoDe = ({ archivo: base64, nombre, mapa }: Subido) => ({
  bytes: Buffer.from(base64, 'base64'),
  nombre,
  mapa,
  dicho: {},
});

/** Three that show what a file may say, in the order of the columns. */
const EJEMPLOS: readonly (readonly (string | number)[])[] = [
  ['Camarón pelado', 12.5, 'kg', 'g', 2, 7.5],
  ['Aceite vegetal', 20, 'l', 'ml', 5, 2.1],
  ['Huevos', 60, 'unidad', 'unidad', 30, 0.14],
];
const NOMBRE = 'plantilla-materias-primas';
const ANCHO = 20;

const plantilla = async (formato: 'csv' | 'xlsx'): Promise<ArchivoDicho> =>
  formato === 'csv'
    ? archivo({
        tipo: 'text/csv; charset=utf-8',
        nombre: `${NOMBRE}.csv`,
        contenido: escribirCsv([
          [...COLUMNAS_MATERIA_PRIMA],
          ...EJEMPLOS.map((fila) => fila.map((valor) => String(valor).replace('.', ','))),
        ]),
      })
    : archivo({
        tipo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        nombre: `${NOMBRE}.xlsx`,
        contenido: await escribirXlsx({
          nombre: 'Materias primas',
          columnas: COLUMNAS_MATERIA_PRIMA.map((titulo) => ({ titulo, ancho: ANCHO })),
          filas: EJEMPLOS,
        }),
      });
