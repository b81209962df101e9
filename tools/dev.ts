// npm run dev -w remote-caja -- [--contra http://localhost:3000] [--puerto 3003]: an area as it stands in this working copy, inside
// a deployed product. A page of this machine stands before the product and puts this area in the place of the published one, in a frame
// that takes a change into the page as it stands, with what was typed in it. The product knows nothing of it, and nothing of it is
// loosened for others.
import { parseArgs } from 'node:util';

import { abrirDelante } from './desarrollo/delante';
import { construirSiempre } from './desarrollo/construirSiempre';
import { seConstruyeAqui } from './desarrollo/construido';
import { abrirMarco } from './desarrollo/marco';
import type { Suplente } from './desarrollo/suplente';
import { vigilarMarco } from './desarrollo/vigilarMarco';
import { vigilarTipos } from './desarrollo/vigilarTipos';
import { decir, fallar } from './ejecutar';
import { proyectoDe } from './proyecto';
import { porqueDeRed } from './publicar/pedir';

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
if (!URL.canParse(contra)) fallar(`"${contra}" no es una dirección`);

let ultimo: Suplente | null = null;
let delante: Awaited<ReturnType<typeof abrirDelante>> | null = null;
let marco = await abrirMarco(contra);
let haciendo = Promise.resolve();
if (!marco)
  decir(
    'No hay un marco de desarrollo: con cada cambio la página se carga de nuevo, y se pierde lo escrito',
  );

construirSiempre({
  proyecto,
  enCaliente: marco !== null,
  alConstruir(suplente, ms) {
    const descrita = ultimo ? descripcionDe(ultimo) : null;
    ultimo = suplente;
    decir(`${remoto} construido en ${(ms / 1000).toFixed(1)} s`);
    if (!delante) abrir(suplente).catch(noSeAbrio);
    else if (descrita === descripcionDe(suplente)) delante.anunciar();
    else delante.recargar(`Cambió lo que dice ${remoto}/src/area.ts.`);
  },
  alFallar(texto) {
    console.error(texto);
    if (delante) delante.fallar(texto);
    else decir('Aún no hay un build: corrija eso y guarde');
  },
});

const descripcionDe = ({ entrada }: Suplente) => JSON.stringify(entrada.descriptor);

function noSeAbrio(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    // of listening; others have none
    fallar(`El puerto ${values.puerto} está en uso. Elija otro con --puerto`);
  throw error;
}

async function abrir(primero: Suplente) {
  delante = await abrirDelante({
    contra: new URL(contra).origin,
    puerto: Number(values.puerto),
    puestos: () => ({ suplente: ultimo ?? primero, marco }),
  });
  console.log(`Listo: ${delante.url}   (${remoto} de esta carpeta dentro de ${contra})`);
  avisarSiNoResponde().catch((error: unknown) =>
    decir(`${contra} no responde (${porqueDeRed(error)}): la página se verá cuando responda`),
  );
  vigilarTipos(proyecto, (falta) => {
    if (falta !== null) console.error(falta);
    delante?.decirTipos(falta);
  });
  if (marco && seConstruyeAqui())
    vigilarMarco((archivo) => {
      haciendo = haciendo.then(() => rehacerMarco(archivo));
    });
}

/** It is its page that is shown; what is built here does not need it. */
async function avisarSiNoResponde(): Promise<void> {
  await fetch(new URL('/salud', contra));
}

/** The frame before goes on where the new one cannot be built. */
async function rehacerMarco(archivo: string) {
  const nuevo = await abrirMarco(contra);
  if (!nuevo || nuevo.carpeta === marco?.carpeta) return;
  marco = nuevo;
  delante?.recargar(`Cambió ${archivo}, que es del marco.`);
}
