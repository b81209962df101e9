// npm run dev -w remote-caja -- [--contra http://localhost:3000] [--puerto 3003]: an area as it stands in this working copy, inside
// a deployed product. A page of this machine stands before the product and puts this area in the place of the published one; a change
// of a source is in the screen about a second later. The product knows nothing of it, and nothing of it is loosened for others.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { construirSiempre } from './desarrollo/construirSiempre';
import { abrirDelante } from './desarrollo/delante';
import type { Suplente } from './desarrollo/suplente';
import { vigilarTipos } from './desarrollo/vigilarTipos';
import { decir, fallar, raiz } from './ejecutar';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    contra: { type: 'string', default: 'http://localhost:3000' },
    puerto: { type: 'string', default: '3003' },
  },
});
const [remoto = ''] = positionals;
if (!/^remote-[a-z]+$/.test(remoto) || !existsSync(path.join(raiz, remoto, 'src')))
  fallar('Uso: npm run dev -w remote-<area> -- --contra http://localhost:3000');
if (!URL.canParse(values.contra)) fallar(`"${values.contra}" no es una direccion`);

let ultimo: Suplente | null = null;
let delante: Awaited<ReturnType<typeof abrirDelante>> | null = null;

construirSiempre(remoto, {
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
    contra: new URL(values.contra).origin,
    puerto: Number(values.puerto),
    suplente: () => ultimo ?? primero,
  });
  console.log(`Listo: ${delante.url}   (${remoto} de esta carpeta dentro de ${values.contra})`);
  vigilarTipos(remoto, (falta) => {
    if (falta !== null) console.error(falta);
    delante?.decirTipos(falta);
  });
}
