import type { FastifyPluginAsync } from 'fastify';

import {
  importacionesCalls as calls,
  type Importacion,
} from '@comanda/shared/contracts/inventario/importaciones';
import { tarifaGeneral } from '@comanda/shared/domain/ley/tarifas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { exponer } from '@comanda/kit/http/exponer';

import type { Deps } from '../deps';

import { ejemplosDe, exportar } from './exportar';
import { leerArchivo } from './hojas/leerArchivo';
import { importacionesRepository, type ImportacionRow } from './importacionesRepository';
import { importar } from './importar';
import type { DichoDelArchivo } from './leerCeldas';
import { planearLoBueno } from './planear';
import { exportarRechazadas } from './rechazadas';
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
    const lectura = await leerArchivo(archivoDe(entrada, ahora));
    return revisionDe(
      lectura,
      planearLoBueno(lectura.filas, await importaciones.catalogo(empresa)),
    );
  });

  exponer(app, calls.filasRechazadas, async ({ empresa, entrada, ahora }) => {
    const lectura = await leerArchivo(archivoDe(entrada, ahora));
    const plan = planearLoBueno(lectura.filas, await importaciones.catalogo(empresa));
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

type Subido = Omit<DichoDelArchivo, 'hoy'> & { archivo: string; nombre: string };

const archivoDe = ({ archivo, nombre, iva_si, sin_categoria }: Subido, ahora: Date) => ({
  bytes: Buffer.from(archivo, 'base64'),
  nombre,
  iva_si,
  sin_categoria,
  hoy: fechaNegocio(ahora),
});

const toImportacion = ({ viva, estado, creado, ...fila }: ImportacionRow): Importacion => ({
  ...fila,
  estado: estado === 'EN_CURSO' && !viva ? 'INTERRUMPIDA' : estado,
  fecha: creado.toISOString(),
});
