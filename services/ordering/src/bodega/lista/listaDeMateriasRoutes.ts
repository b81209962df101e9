import type { FastifyPluginAsync } from 'fastify';

import {
  COLUMNAS_MATERIA_PRIMA,
  listaDeMateriasCalls as calls,
  type ColumnaMateriaPrima,
  type ConLasQueHay,
} from '@comanda/shared/contracts/inventario/listaDeMaterias';
import type { Formato } from '@comanda/shared/domain/hojas/hoja';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { exponer } from '@comanda/kit/http/exponer';
import type { ArchivoDicho } from '@comanda/kit/http/respuesta';
import { archivoDeFilas } from '@comanda/kit/listas/archivoDeFilas';
import { exigirColumnas, subidoDe, type ListaSubida } from '@comanda/kit/listas/leerArchivo';
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

type Pedida = {
  empresa: EmpresaId;
  entrada: ListaSubida<ColumnaMateriaPrima>;
  id: string;
  hecho: Hecho;
};

/** Three that show what a file may say, in the order of the columns. */
const EJEMPLOS: readonly (readonly (string | number)[])[] = [
  ['Camarón pelado', 12.5, 'kg', 'g', 2, 7.5],
  ['Aceite vegetal', 20, 'l', 'ml', 5, 2.1],
  ['Huevos', 60, 'unidad', 'unidad', 30, 0.14],
];
const ANCHO = 20;

const plantilla = (formato: Formato): Promise<ArchivoDicho> =>
  archivoDeFilas(
    {
      nombre: 'plantilla-materias-primas',
      titulo: 'Materias primas',
      encabezado: COLUMNAS_MATERIA_PRIMA,
      filas: EJEMPLOS,
      ancho: ANCHO,
      enCsv: (valor) => String(valor).replace('.', ','),
      enHoja: (valor) => valor,
    },
    formato,
  );
