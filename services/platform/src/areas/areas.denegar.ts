import { randomBytes } from 'node:crypto';

import { declarar, type EntradaDe, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { OTRA } from '@comanda/kit/testing/semilla';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';
import { areasDeEmpresasCalls } from '@comanda/shared/contracts/admin/areasDeEmpresas';

import { conBanderas } from './testing/conBanderas';

const { empresa } = OTRA;
const area: Omit<EntradaDe<typeof areasCalls.crearArea>, 'area'> = {
  titulo: 'Eventos',
  orden: 70,
  kb: 100,
  rutas: '',
  perfiles: ['Administrador'],
};

/** Each is made once. */
const nombreNuevo = () =>
  Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 26))).join('');

async function hecha({ dueno }: MundoDeDenegar): Promise<string> {
  const nueva = nombreNuevo();
  await dueno(
    `insert into plataforma.areas (area, titulo, orden, kb, perfiles, creada_por)
     values ($1, 'Eventos', 70, 100, '{Administrador}', 'prueba')`,
    [nueva],
  );
  return nueva;
}

async function conBandera(mundo: MundoDeDenegar): Promise<string> {
  const nueva = await hecha(mundo);
  const build = randomBytes(6).toString('hex');
  await conBanderas(mundo.dueno, { area: nueva, build, nombres: ['nueva'] });
  return nueva;
}

export const denegar = declarar({ ...areasCalls, ...areasDeEmpresasCalls })({
  quienes: `
llamada                area  empresa  quienes
listarAreas            -     -        Dashboard
crearArea              -     -        Dashboard
editarArea             -     -        Dashboard
retirarArea            -     -        Dashboard
listarAreasDeEmpresas  -     -        Dashboard
cambiarAreas           -     -        Dashboard
cambiarBanderas        -     -        Dashboard`,
  entradas: {
    listarAreas: () => ({}),
    crearArea: () => ({ ...area, area: nombreNuevo() }),
    editarArea: async (mundo) => ({ ...area, area: await hecha(mundo), titulo: 'Otro título' }),
    retirarArea: async (mundo) => ({ area: await hecha(mundo) }),
    listarAreasDeEmpresas: () => ({}),
    cambiarBanderas: async (mundo) => ({
      cambios: [{ empresa, area: await conBandera(mundo), bandera: 'nueva', activa: true }],
    }),
    cambiarAreas: () => ({ cambios: [{ empresa, area: 'reportes', activa: true }] }),
  },
});
