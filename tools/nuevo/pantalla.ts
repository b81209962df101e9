// A screen over four calls of its own, which are written with it unless `new:calls` did; its journey; its line in the area.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { conArgumento, conElemento, textosDe } from './codigo';
import { plantillas, type Cambios } from './escribir';
import { cambiosDeLlamadas, exigirArea, llamadasDe, nombresTomados } from './llamadas';
import { Impedido, nombresDe, type Pedido } from './nombres';

/** Sown by the platform, on in every company of a journey. */
const SEMBRADAS = ['ventas', 'caja', 'inventario', 'admin', 'reportes'];

/** All that a new screen writes and changes, none of it written yet. */
export async function cambiosDePantalla(pedido: Pedido, raiz: string): Promise<Cambios> {
  const nombres = nombresDe(pedido);
  const { remote, area, plural, Plural, Titulo } = nombres;
  exigirArea(area, raiz);
  exigirRutaLibre(plural, raiz);
  const cambios = await suyas(pedido, raiz);
  const suArea = leerArea(remote, raiz);
  const [tituloDeArea = area] = textosDe(suArea, 'defineArea', 'titulo');
  const encender = SEMBRADAS.includes(area) ? '' : encenderDe(tituloDeArea);
  plantillas(cambios, 'pantalla', { nombres: { ...nombres, encender }, raiz });
  cambios.set(
    `${remote}/src/area.ts`,
    conElemento(
      suArea,
      ['defineArea', 'rutas'],
      `{ path: '${plural}', titulo: '${Titulo}', icono: 'reporte', perfiles: ['Administrador'], menu: true, esqueleto: 'tabla' }`,
    ),
  );
  const rutas = `${remote}/src/routes.tsx`;
  const texto = readFileSync(path.join(raiz, rutas), 'utf8');
  cambios.set(
    rutas,
    conArgumento({ archivo: rutas, texto }, 'defineRoutes', {
      argumento: `{ path: '${plural}', cargar: ${plural} }`,
      declara: `const ${plural} = () => import(/* webpackChunkName: "${plural}" */ './${plural}/${Plural}Screen');`,
    }),
  );
  return cambios;
}

/** Its calls; none where they are there, as `new:calls` writes them. */
async function suyas(pedido: Pedido, raiz: string): Promise<Cambios> {
  const nombres = nombresDe(pedido);
  const contrato = `shared/src/contracts/${nombres.area}/${nombres.plural}.ts`;
  if (!existsSync(path.join(raiz, contrato))) return cambiosDeLlamadas(pedido, raiz);
  const tomadas = await nombresTomados();
  const falta = llamadasDe(nombres).find((llamada) => !tomadas.has(llamada));
  if (falta)
    throw new Impedido(`Ya existe ${contrato}, que no tiene ${falta}: no se escribió nada.`);
  return new Map();
}

const leerArea = (remote: string, raiz: string) => {
  const archivo = `${remote}/src/area.ts`;
  return { archivo, texto: readFileSync(path.join(raiz, archivo), 'utf8') };
};

/** The addresses are of all areas together. */
function exigirRutaLibre(ruta: string, raiz: string): void {
  const remotos = readdirSync(raiz).filter((uno) => uno.startsWith('remote-'));
  const suya = remotos.find((remote) =>
    textosDe(leerArea(remote, raiz), 'defineArea', 'path').includes(ruta),
  );
  if (suya)
    throw new Impedido(`Ya hay una pantalla /admin/${ruta}, de ${suya}: no se escribió nada.`);
}

/** A new area is off everywhere, until the operator switches it on. */
const encenderDe = (titulo: string) => `
test.beforeEach(async ({ entrar, mundo }) => {
  const operador = await entrar('operador@demo.ec', { ruta: '/admin/areas' });
  const area = operador.getByRole('switch', { name: \`${titulo} en \${mundo.OTRA.empresa}\` });
  if (!(await area.isChecked())) await area.click();
  await expect(area).toBeChecked();
});
`;
