import type { FastifyPluginAsync } from 'fastify';

import { bodegaCalls as calls, type Medida } from '@comanda/shared/contracts/inventario/bodega';
import { listaDeMedidas, seConvierten } from '@comanda/shared/domain/producto/medidas';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { toMateria } from './materiaRow';
import { materiasRepository } from './materiasRepository';

type Escritos = {
  materi_prima: string;
  peso_inicial: number;
  medida_entrada: Medida;
  medida_salida: Medida;
  cantidad_alerta: number;
};

function planosDe(entrada: Escritos) {
  const { materi_prima, peso_inicial, medida_entrada, medida_salida, cantidad_alerta } = entrada;
  if (!seConvierten(medida_entrada, medida_salida))
    throw enCampo('MEDIDAS_NO_CONVIERTEN', 'medida_salida');
  return {
    materi_prima,
    medida_salida,
    peso_inicial: peso_inicial.toFixed(3),
    cantidad_alerta: cantidad_alerta.toFixed(3),
  };
}

/** Raw materials: what there is of each, and what came in. */
export const bodegaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const materias = materiasRepository(db);

  exponer(app, calls.listarMedidas, async () => listaDeMedidas());

  exponer(app, calls.listarMateriasPrimas, async ({ empresa, entrada }) =>
    (await materias.listar(empresa)).map(toMateria(entrada.empresa)),
  );

  exponer(app, calls.crearMateriaPrima, async ({ caller, empresa, entrada, ahora }) => {
    const { medida_entrada, peso_inicial, peso_actual, costo_unitario } = entrada;
    const nueva = {
      ...planosDe(entrada),
      medida_entrada,
      pesoInicial: peso_inicial,
      pesoActual: peso_actual ?? peso_inicial,
      costoUnitario: costo_unitario ?? null,
    };
    const fila = await materias.crear(empresa, nueva, { usuario: caller, ahora });
    return conMsg(toMateria(entrada.empresa)(fila), 'El Producto ha sido registrado.');
  });

  exponer(app, calls.actualizarMateriaPrima, async ({ caller, empresa, entrada, ahora }) => {
    const { id, nuevo_ingreso, costo, version, ingreso_id } = entrada;
    const edicion = {
      planos: planosDe(entrada),
      medidaEntrada: entrada.medida_entrada,
      version: version ?? null,
      ingreso: { peso: nuevo_ingreso, costo: costo ?? null, clave: ingreso_id ?? null },
    };
    const fila = await materias.editar(empresa, id, edicion, { usuario: caller, ahora });
    return conMsg(toMateria(entrada.empresa)(fila), 'El Producto ha sido editado.');
  });

  exponer(app, calls.eliminarMateriaPrima, async ({ caller, empresa, entrada: { id }, ahora }) => {
    const hecho = { usuario: caller, ahora };
    if (!(await materias.eliminar(empresa, id, hecho))) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg({ id }, 'El Producto ha sido eliminado.');
  });

  exponer(app, calls.corregirMateriaPrima, async ({ caller, empresa, entrada, ahora }) => {
    const { id, correccion_id: clave, peso_contado: pesoContado, descripcion: detalle } = entrada;
    const hecho = { usuario: caller, ahora };
    const fila = await materias.corregir(empresa, { id, clave, pesoContado, detalle }, hecho);
    return conMsg(toMateria(entrada.empresa)(fila), 'Se ha corregido el peso.');
  });
};
