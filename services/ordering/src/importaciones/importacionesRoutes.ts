import type { FastifyPluginAsync } from 'fastify';

import {
  importacionesCalls as calls,
  type ColumnaProducto,
  type Importacion,
} from '@comanda/shared/contracts/inventario/importaciones';
import type { MapaElegido } from '@comanda/shared/contracts/lista';
import { tarifaGeneral } from '@comanda/shared/domain/ley/tarifas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { exponer } from '@comanda/kit/http/exponer';
import { exigirColumnas } from '@comanda/kit/listas/leerArchivo';
import { exportarRechazadas } from '@comanda/kit/listas/rechazadas';

import type { Deps } from '../deps';

import { ejemplosDe, exportar } from './exportar';
import { importacionesRepository, type ImportacionRow } from './importacionesRepository';
import { importar } from './importar';
import { leerArchivoDeProductos } from './leerArchivoDeProductos';
import type { DichoDelArchivo } from './leerCeldas';
import { planearLoBueno } from './planear';
import { erroresDe, revisionDe } from './revision';

export const importacionesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const importaciones = importacionesRepository(db);

  exponer(app, calls.exportarProductos, async ({ empresa, entrada: { formato } }) => {
    const { productos } = await importaciones.catalogo(empresa);
    return exportar('productos', productos, formato);
  });

  exponer(app, calls.plantillaProductos, ({ entrada: { formato }, ahora }) =>
    exportar('plantilla-productos', ejemplosDe(tarifaGeneral(fechaNegocio(ahora))), formato),
  );

  exponer(app, calls.revisarImportacion, async ({ empresa, entrada, ahora }) => {
    const preguntando = entrada.con_columnas === true;
    const recordados = preguntando ? await importaciones.mapas(empresa) : [];
    const leida = await leerArchivoDeProductos({ ...archivoDe(entrada, ahora), recordados });
    const lectura = preguntando ? leida : exigirColumnas(leida);
    return revisionDe(
      lectura,
      planearLoBueno(lectura.filas, await importaciones.catalogo(empresa), fechaNegocio(ahora)),
    );
  });

  exponer(app, calls.filasRechazadas, async ({ empresa, entrada, ahora }) => {
    const lectura = exigirColumnas(await leerArchivoDeProductos(archivoDe(entrada, ahora)));
    const catalogo = await importaciones.catalogo(empresa);
    const plan = planearLoBueno(lectura.filas, catalogo, fechaNegocio(ahora));
    return exportarRechazadas(lectura, erroresDe(lectura, plan), entrada.formato);
  });

  exponer(app, calls.importarProductos, ({ caller, empresa, idempotencia, entrada, ahora }) =>
    importar(db, {
      empresa,
      id: idempotencia,
      huella: entrada.huella,
      archivo: archivoDe(entrada, ahora),
      parcial: entrada.parcial === true,
      hecho: { usuario: caller, ahora },
    }),
  );

  exponer(app, calls.consultarImportacion, async ({ empresa, entrada }) => {
    const fila = await importaciones.leer(empresa, entrada.id);
    return fila ? toImportacion(fila) : null;
  });
};

type Subido = Omit<DichoDelArchivo, 'hoy'> & {
  archivo: string;
  nombre: string;
  mapa?: MapaElegido<ColumnaProducto> | undefined;
};

const archivoDe = ({ archivo, nombre, mapa, iva_si, sin_categoria }: Subido, ahora: Date) => ({
  bytes: Buffer.from(archivo, 'base64'),
  nombre,
  mapa,
  dicho: { iva_si, sin_categoria, hoy: fechaNegocio(ahora) },
});

const toImportacion = ({ viva, estado, creado, ...fila }: ImportacionRow): Importacion => ({
  ...fila,
  estado: estado === 'EN_CURSO' && !viva ? 'INTERRUMPIDA' : estado,
  fecha: creado.toISOString(),
});
