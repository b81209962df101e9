import type { FastifyPluginAsync } from 'fastify';

import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import { areasDeEmpresasCalls as calls } from '@comanda/shared/contracts/admin/areasDeEmpresas';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';

import type { Deps } from '../deps';
import { esDeArea } from '../lanzamientos/lanzamiento';
import { exigirAjeno } from '../origenes/origenPropio';
import { decideDe } from '../publicaciones/canalesRepository';

import { areasRepository } from './areasRepository';
import { banderasRepository } from './banderasRepository';
import { catalogoRepository } from './catalogoRepository';

/** The areas there are, and which of them the companies have. */
export const areasRoutes: FastifyPluginAsync<Deps> = async (app, { db, vivos, direcciones }) => {
  const areas = areasRepository(db);
  const banderas = banderasRepository(db);
  const catalogo = catalogoRepository(db);
  const sesiones = sesionesDe(db);

  exponer(app, calls.listarAreasDeEmpresas, async () => {
    const [empresas, todas, estables] = await Promise.all([
      areas.listar(),
      catalogo.listar(),
      vivos.estables(),
    ]);
    const descriptores = estables.filter(esDeArea).map(({ descriptor }) => descriptor);
    const apagables = todas.filter(({ se_apaga }) => se_apaga);
    return {
      empresas,
      areas: apagables.map(({ area, titulo }) => ({ area, titulo })),
      descriptores,
    };
  });

  exponer(app, calls.cambiarAreas, async ({ caller, entrada: { cambios } }) => {
    revisarRepetidos(
      cambios,
      'area',
      ({ area, empresa }) => `El área ${area} de ${empresa} está dos veces`,
    );
    const cambiados = await areas.cambiar(cambios, caller.id);
    sesiones.olvidar();
    return conMsg({ cambiados }, 'Áreas actualizadas');
  });

  exponer(app, calls.cambiarBanderas, async ({ caller, entrada: { cambios } }) => {
    revisarRepetidos(
      cambios,
      'bandera',
      ({ bandera, empresa }) => `La bandera ${bandera} de ${empresa} está dos veces`,
    );
    const cambiados = await banderas.cambiar(cambios, caller.id);
    vivos.releer();
    return conMsg({ cambiados }, 'Banderas actualizadas');
  });

  exponer(app, areasCalls.listarAreas, () => catalogo.listar());

  exponer(app, areasCalls.crearArea, async ({ caller, entrada, request }) => {
    exigirAjeno(entrada.origen, request, direcciones);
    return conMsg(await catalogo.crear(decideDe(caller), entrada), 'Área creada');
  });

  exponer(app, areasCalls.editarArea, async ({ caller, entrada, request }) => {
    exigirAjeno(entrada.origen, request, direcciones);
    const editada = await catalogo.editar(decideDe(caller), entrada);
    vivos.releer();
    return conMsg(editada, 'Área editada');
  });

  exponer(app, areasCalls.retirarArea, async ({ caller, entrada: { area } }) => {
    await catalogo.retirar(decideDe(caller), area);
    vivos.releer();
    sesiones.olvidar();
    return conMsg(null, 'Área retirada');
  });
};

/** On and off at once is a mistake of whoever sends it; `decir`: what of it stands twice. */
function revisarRepetidos<Cambio extends { activa: boolean }>(
  cambios: readonly Cambio[],
  campo: keyof Cambio & string,
  decir: (cambio: Cambio) => string,
): void {
  const vistos = new Set<string>();
  cambios.forEach((cambio, i) => {
    const cual = JSON.stringify({ ...cambio, activa: null });
    if (vistos.has(cual))
      throw enCampo('DATOS_INVALIDOS', `cambios.${i}.${campo}`, { msg: decir(cambio) });
    vistos.add(cual);
  });
}
