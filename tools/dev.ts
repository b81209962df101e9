// npm run dev -w remote-caja -- [--contra http://localhost:3000] [--puerto 3003]: an area as it stands in this working copy, inside
// a deployed product. A page of this machine stands before the product and puts this area in the place of the published one; a change
// of a source is in the screen about a second later. The product knows nothing of it, and nothing of it is loosened for others.
import { parseArgs } from 'node:util';

import { construirSiempre } from './desarrollo/construirSiempre';
import { abrirDelante } from './desarrollo/delante';
import type { Suplente } from './desarrollo/suplente';
import { vigilarTipos } from './desarrollo/vigilarTipos';
import { decir, fallar } from './ejecutar';
import { proyectoDe } from './proyecto';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    contra: { type: 'string' },
    puerto: { type: 'string', default: '3003' },
  },
});
const pedido = proyectoDe(positionals[0]);
if (!pedido || pedido.area === 'shell')
  fallar('Uso: npm run dev -w remote-<area> -- --contra http://localhost:3000');
const proyecto = pedido; // for those below, who are called later
const { nombre: remoto } = proyecto;
const contra = values.contra ?? proyecto.de ?? 'http://localhost:3000';
if (!URL.canParse(contra)) fallar(`"${contra}" no es una direccion`);

let ultimo: Suplente | null = null;
let delante: Awaited<ReturnType<typeof abrirDelante>> | null = null;

construirSiempre(proyecto, {
  alConstruir(suplente, ms) {
    ultimo = suplente;
    decir(`${remoto} construido en ${(ms / 1000).toFixed(1)} s`);
    if (delante) delante.anunciar();
    else void abrir(suplente);
  },
  alFallar(texto) {
    console.error(texto);
    if (delante) delante.fallar(texto);
    else decir('Aun no hay un build: corrija eso y guarde');
  },
});

async function abrir(primero: Suplente) {
  delante = await abrirDelante({
    contra: new URL(contra).origin,
    puerto: Number(values.puerto),
    suplente: () => ultimo ?? primero,
  });
  console.log(`Listo: ${delante.url}   (${remoto} de esta carpeta dentro de ${contra})`);
  vigilarTipos(proyecto, (falta) => {
    if (falta !== null) console.error(falta);
    delante?.decirTipos(falta);
  });
}
