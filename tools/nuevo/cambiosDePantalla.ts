import { cambiarArchivo, type Cambios, plantillas } from './escribir';

import type { Nombres } from './nombres';

const TODAS = 'shared/src/contracts/todas.ts';
const APP = 'services/ordering/src/app.ts';

/** All that a new screen writes and touches, none of it written yet. */
export function cambiosDePantalla(nombres: Nombres): Cambios {
  const { remote, area, plural, Plural, Titulo } = nombres;
  const cambios: Cambios = new Map();
  plantillas(cambios, 'pantalla', nombres);
  cambiarArchivo(
    cambios,
    TODAS,
    /^(import \{ productosCalls.*\n)/m,
    `import { ${plural}Calls } from './${area}/${plural}';\n$1`,
  );
  cambiarArchivo(cambios, TODAS, /(ordering: \{\s)/, `$1...${plural}Calls, `);
  cambiarArchivo(
    cambios,
    APP,
    /^(import \{ auditoriaRoutes.*\n)/m,
    `$1import { ${plural}Routes } from './${plural}/${plural}Routes';\n`,
  );
  cambiarArchivo(cambios, APP, /(RUTAS[^=]*= \[\s)/, `$1 ${plural}Routes,`);
  cambiarArchivo(
    cambios,
    `${remote}/src/area.ts`,
    /rutas: \[/,
    `rutas: [{ path: '${plural}', titulo: '${Titulo}', icono: 'reporte', perfiles: ['Administrador'], menu: true },`,
  );
  cambiarArchivo(
    cambios,
    `${remote}/src/routes.tsx`,
    /\nexport const rutas = defineRoutes\(/,
    `\nconst ${plural} = () => import(/* webpackChunkName: "${plural}" */ './${plural}/${Plural}Screen');\n\nexport const rutas = defineRoutes({ path: '${plural}', cargar: ${plural} }, `,
  );
  return cambios;
}
