import type { FastifyPluginAsync } from 'fastify';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import {
  COLUMNAS_CLIENTE,
  listaDeClientesCalls as calls,
  type ColumnaCliente,
} from '@comanda/shared/contracts/ventas/listaDeClientes';
import { celdaTexto, textoDeHoja } from '@comanda/shared/domain/hojas/csv';
import type { ColumnaDeHoja, Formato } from '@comanda/shared/domain/hojas/hoja';
import { archivoDeHoja, FILAS_DE_TANDA, porPaginas } from '@comanda/kit/hojas/hoja';
import { exponer } from '@comanda/kit/http/exponer';
import type { ArchivoDicho } from '@comanda/kit/http/respuesta';
import { archivoDeFilas } from '@comanda/kit/listas/archivoDeFilas';
import { exigirColumnas, subidoDe } from '@comanda/kit/listas/leerArchivo';
import { exportarRechazadas } from '@comanda/kit/listas/rechazadas';

import type { Deps } from '../../deps';

import { leerArchivoDeClientes } from './leerArchivoDeClientes';
import { listaDeClientesRepository } from './listaDeClientesRepository';
import { revisionDeClientes } from './planDeClientes';

/** A company's customers as a list: looked at, and brought in from a file. */
export const listaDeClientesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const clientes = listaDeClientesRepository(db);

  exponer(app, calls.listarClientes, ({ empresa, entrada: { busqueda = '', pagina, filas } }) =>
    clientes.pagina(empresa, { busqueda: busqueda.trim(), pagina, cuantas: filas }),
  );

  exponer(app, calls.exportarClientes, async ({ empresa, entrada: { busqueda = '', formato } }) => {
    const buscado = busqueda.trim();
    const siguientes = (tras?: Cliente) =>
      clientes.siguientes(empresa, buscado, { tras: tras?.cedula, cuantas: FILAS_DE_TANDA });
    const hoja = {
      nombre: 'clientes',
      titulo: 'Clientes',
      columnas: COLUMNAS,
      paginas: porPaginas(siguientes, FILAS_DE_TANDA),
      total: await clientes.cuantos(empresa, buscado),
    };
    return archivoDeHoja(hoja, formato);
  });

  exponer(app, calls.plantillaClientes, ({ entrada: { formato } }) => plantilla(formato));

  exponer(app, calls.revisarClientes, async ({ empresa, entrada }) => {
    const recordados = await clientes.mapas(empresa);
    const lectura = await leerArchivoDeClientes({ ...subidoDe(entrada), recordados });
    return revisionDeClientes(lectura, await clientes.plan(empresa, lectura));
  });

  exponer(app, calls.clientesRechazados, async ({ entrada }) => {
    const lectura = exigirColumnas(await leerArchivoDeClientes(subidoDe(entrada)));
    return exportarRechazadas(lectura, lectura.errores, entrada.formato);
  });

  exponer(app, calls.importarClientes, async ({ caller, empresa, entrada, ahora }) => {
    const lectura = exigirColumnas(await leerArchivoDeClientes(subidoDe(entrada)));
    const { existentes, mapa, nombre } = entrada;
    const importacion = { lectura, existentes, conMapa: mapa !== undefined, archivo: nombre };
    return clientes.importar(empresa, importacion, { usuario: caller, ahora });
  });
};

/** As the importer reads them. */
const COLUMNAS: readonly ColumnaDeHoja<Cliente>[] = (
  [
    ['Identificacion', 'cedula'],
    ['Nombre', 'razon_social'],
    ['Correo', 'email'],
    ['Telefono', 'telefono'],
    ['Direccion', 'direccion'],
  ] as const satisfies readonly (readonly [ColumnaCliente, keyof Cliente])[]
).map(([header, campo]) => ({ header, text: (cliente) => cliente[campo] }));

/** Two that show what a file may say: a person, and a company with two addresses. */
const EJEMPLOS: readonly (readonly string[])[] = [
  [
    '1710034065',
    'María Elena Paredes Núñez',
    'maria@ejemplo.ec',
    '0991234567',
    'Quito, Av. Amazonas',
  ],
  [
    '0990000000001',
    'Corporación Ejemplo S.A.',
    'facturas@ejemplo.ec; compras@ejemplo.ec',
    '022345678',
    'Guayaquil, 9 de Octubre 100',
  ],
];
const ANCHO = 24;

const plantilla = (formato: Formato): Promise<ArchivoDicho> =>
  archivoDeFilas(
    {
      nombre: 'plantilla-clientes',
      titulo: 'Clientes',
      encabezado: COLUMNAS_CLIENTE,
      filas: EJEMPLOS,
      ancho: ANCHO,
      enCsv: celdaTexto,
      enHoja: textoDeHoja,
    },
    formato,
  );
