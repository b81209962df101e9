import { enCampo } from '@comanda/kit/http/enCampo';

import type { ClienteDeBase } from '../publicaciones/canalesRepository';
import { vivasEnUso } from '../puerta/contexto';
import { enKb, perfilesFuera, rutasFuera } from '../puerta/deSuArea';
import type { Viva } from '../puerta/regla';

import { areasEnPuerta, type AreasEnPuerta } from './deLaPlataforma';

type Peso = { area: string; build: string; bytes: number };
type EnUso = Viva & { bytes: number };
type Falta = {
  /** Of two faults whether they are the same, whatever the area was allowed when each was found. */
  clave: string;
  code: 'BUILD_NO_COMBINA' | 'RUTA_DE_OTRA_AREA';
  campo: 'perfiles' | 'rutas' | 'kb';
  msg: string;
};

/**
 * Refuses what the operator makes of an area where a build that pages load would not fit any more, its own or another area's: the next
 * one of its team, or of the product itself, would not come out. `antes`: the areas as they were; what fitted no better then is let be.
 */
export async function exigirQueQuepan(client: ClienteDeBase, antes: AreasEnPuerta): Promise<void> {
  const [vivas, ahora] = [await vivasEnUso(client), await areasEnPuerta(client)];
  const { rows } = await client.query<Peso>(
    'select area, build, bytes from plataforma.lanzamientos where build = any ($1)',
    [vivas.map(({ build }) => build)],
  );
  const enUso = vivas.map((viva) => ({ ...viva, bytes: bytesDe(viva, rows) }));
  const deAntes = new Set(enUso.flatMap((uno) => faltasDe(uno, antes)).map(({ clave }) => clave));
  const nueva = enUso
    .flatMap((uno) => faltasDe(uno, ahora))
    .find(({ clave }) => !deAntes.has(clave));
  if (nueva) throw enCampo(nueva.code, nueva.campo, { msg: nueva.msg });
}

const bytesDe = ({ area, build }: Viva, pesos: readonly Peso[]) =>
  pesos.find((peso) => peso.area === area && peso.build === build)?.bytes ?? 0;

/** What of a build goes beyond what its area is allowed. */
function faltasDe({ area, build, descriptor, bytes }: EnUso, areas: AreasEnPuerta): Falta[] {
  const suya = areas.get(area);
  const kb = enKb(bytes);
  const falta = (campo: Falta['campo'], que: string, msg: string): Falta => ({
    clave: [area, build, campo, que].join(' '),
    code: 'BUILD_NO_COMBINA',
    campo,
    msg: `El build en uso, ${build}, ${msg}`,
  });
  const deOtra = (path: string, otra: string): Falta => ({
    clave: [area, build, path, otra].join(' '),
    code: 'RUTA_DE_OTRA_AREA',
    campo: 'rutas',
    msg: `La dirección ${path} es de ${descriptor.titulo}: la tiene su build en uso, ${build}`,
  });
  return [
    ...perfilesFuera(descriptor, suya).map(({ path, perfil }) =>
      falta('perfiles', `${path} ${perfil}`, `muestra ${path || 'su pantalla'} a ${perfil}`),
    ),
    ...rutasFuera({ area, descriptor }, areas).map(({ path, deOtra: otra }) =>
      otra === null ? falta('rutas', path, `tiene la dirección ${path}`) : deOtra(path, otra),
    ),
    ...(suya && kb > suya.kb ? [falta('kb', '', `pesa ${kb} KB`)] : []),
  ];
}
