import type { FastifyPluginAsync } from 'fastify';

import { productosCalls as calls } from '@comanda/shared/contracts/inventario/productos';
import { AppError } from '@comanda/shared/errors/AppError';
import { compartir } from '@comanda/kit/base/compartida';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg, enSobre } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';
import { toModificador } from '../modificadores/modificadorRow';

import { cambiosDeProducto } from './cambiosDeProducto';
import { catalogoCompartido } from './catalogoCompartido';
import { consultarProductos } from './consultarProductos';
import { preciosDe } from './preciosRepository';
import { datosDeProducto, leidoDeProducto } from './productoDatos';
import { deCarta, toCambioPrecio, toProducto } from './productoRow';
import { masVendidos } from './masVendidos';
import { productosRepository } from './productosRepository';
import { tarifasRepository } from './tarifasRepository';

export const productosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const productos = productosRepository(db);
  const cambios = cambiosDeProducto(db);
  const tarifas = tarifasRepository(db);

  const catalogo = catalogoCompartido(productos);

  exponer(app, calls.listarProductos, async ({ empresa, entrada, ahora }) => {
    const leido = await catalogo(empresa);
    return compartir(leido, ahora, () => {
      const { filas, modificadores, ...ademas } = leido;
      return enSobre(filas.map(toProducto(entrada.empresa, ahora)), {
        ...ademas,
        modificadores: modificadores.map(toModificador),
        ahora: ahora.toISOString(),
      });
    });
  });

  exponer(app, calls.versionCatalogo, ({ empresa }) => productos.version(empresa));

  exponer(app, calls.masVendidos, ({ empresa, ahora }) => masVendidos(db, empresa, ahora));

  exponer(app, calls.buscarProductos, async ({ empresa, entrada, ahora }) => {
    const filas = await productos.buscar(empresa, entrada.busqueda);
    return filas.map(toProducto(entrada.empresa, ahora));
  });

  exponer(app, calls.listarAgotados, async ({ empresa }) => {
    const filas = await productos.agotados(empresa);
    return filas.map(deCarta);
  });

  exponer(app, calls.consultarProductos, async ({ empresa, entrada, ahora }) => {
    const { filas, total } = await consultarProductos(db, empresa, entrada);
    return { filas: filas.map(toProducto(entrada.empresa, ahora)), total };
  });

  exponer(app, calls.consultarCarta, async ({ empresa, entrada }) => {
    const { filas, total } = await consultarProductos(db, empresa, entrada);
    return { filas: filas.map(deCarta), total };
  });

  exponer(app, calls.marcarAgotado, async ({ caller, empresa, entrada, ahora }) => {
    const { id, agotado } = entrada;
    const edicion = { escrito: { agotado } };
    const fila = await cambios.editar(empresa, id, edicion, { usuario: caller, ahora });
    if (!fila) throw new AppError('NO_ENCONTRADO', { id });
    return deCarta(fila);
  });

  exponer(app, calls.crearProducto, async ({ caller, empresa, entrada, ahora }) => {
    const hecho = { usuario: caller, ahora };
    const fila = await cambios.crear(empresa, datosDeProducto(entrada, ahora), hecho);
    return conMsg(toProducto(entrada.empresa, ahora)(fila), 'Producto creado');
  });

  exponer(app, calls.actualizarProducto, async ({ caller, empresa, entrada, ahora }) => {
    const { id, antes } = entrada;
    const hecho = { usuario: caller, ahora };
    const leido = antes && leidoDeProducto(antes);
    const edicion = { leido, escrito: datosDeProducto(entrada, ahora) };
    const fila = await cambios.editar(empresa, id, edicion, hecho);
    if (!fila) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(toProducto(entrada.empresa, ahora)(fila), 'Producto actualizado');
  });

  exponer(app, calls.eliminarProducto, async ({ caller, empresa, entrada: { id }, ahora }) => {
    const hecho = { usuario: caller, ahora };
    if (!(await cambios.eliminar(empresa, id, hecho))) throw new AppError('NO_ENCONTRADO', { id });
    return conMsg(null, 'Producto eliminado');
  });

  exponer(app, calls.marcarProducto, async ({ caller, empresa, entrada, ahora }) => {
    const { id, agotado, favorito } = entrada;
    const hecho = { usuario: caller, ahora };
    const edicion = { escrito: { agotado, favorito } };
    const fila = await cambios.editar(empresa, id, edicion, hecho);
    if (!fila) throw new AppError('NO_ENCONTRADO', { id });
    return toProducto(entrada.empresa, ahora)(fila);
  });

  exponer(app, calls.consultarTarifasMuertas, ({ empresa, ahora }) => tarifas.leer(empresa, ahora));

  exponer(app, calls.ponerTarifasAlDia, async ({ caller, empresa, ahora }) => {
    const cambiados = await tarifas.ponerAlDia(empresa, { usuario: caller, ahora });
    return conMsg({ cambiados }, 'Productos actualizados');
  });

  exponer(app, calls.listarPrecios, async ({ empresa, entrada: { id } }) => {
    const precios = await preciosDe(db, empresa, id);
    if (!precios) throw new AppError('NO_ENCONTRADO', { id });
    return precios.map(toCambioPrecio);
  });
};
