// npm run new:remote -- eventos [--titulo='los eventos']
// npm run new:calls -- eventos/reservas [--singular=reserva] [--titulo='reservas de mesa']
// npm run new:screen -- remote-eventos/reservas [--singular=reserva] [--titulo='reservas de mesa']
import { parseArgs } from 'node:util';

import { capturar, fallar, raiz } from './ejecutar';
import { guardar, type Cambios } from './nuevo/escribir';
import { cambiosDeLlamadas } from './nuevo/llamadas';
import { Impedido, type Pedido } from './nuevo/nombres';
import { cambiosDePantalla } from './nuevo/pantalla';
import { nuevoRemoto } from './nuevo/remoto';

const USO: Readonly<Record<string, string>> = {
  remoto: 'npm run new:remote -- <área> [--titulo=<título>]',
  llamadas:
    'npm run new:calls -- <área>/<nombre en plural> [--singular=<nombre>] [--titulo=<título>]',
  pantalla:
    'npm run new:screen -- remote-<área>/<nombre en plural> [--singular=<nombre>] [--titulo=<título>]',
};

/** What a machine writes after some of what is new, and what could not be written where it fails. */
const MAQUINAS = [
  { de: /\.sql$/, orden: 'tipos-bd', que: 'los tipos de la tabla nueva' },
  { de: /^shared\/src\/contracts\//, orden: 'superficie', que: 'los nombres nuevos de shared' },
] as const;

try {
  await hacer();
} catch (error) {
  if (!(error instanceof Impedido)) throw error;
  fallar(error.message);
}

async function hacer(): Promise<void> {
  const { values, positionals } = leerArgumentos();
  const [que = '', nombre = '', ...resto] = positionals;
  const uso = USO[que];
  if (uso === undefined) fallar(`Uso:\n  ${Object.values(USO).join('\n  ')}`);
  if (nombre === '' || resto.length > 0) fallar(`Uso: ${uso}`);
  if (que === 'remoto') {
    decirArchivos(nuevoRemoto(nombre, values, raiz));
    console.log(
      `\nSu primera pantalla: npm run new:screen -- remote-${nombre.replace(/^remote-/, '')}/<nombre en plural>`,
    );
    return;
  }
  const pedido = { ...pedidoDe(nombre, uso), ...values };
  await escribirConTipos(
    await (que === 'pantalla' ? cambiosDePantalla : cambiosDeLlamadas)(pedido, raiz),
  );
  console.log(`\nSigue:\n  npx jest ${pedido.plural}    sus pruebas\n  npm run check`);
}

function leerArgumentos() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { singular: { type: 'string' }, titulo: { type: 'string' } },
    });
  } catch (error) {
    const uso = Object.values(USO).join('\n  ');
    throw new Impedido(`Hay una opción que no se entiende. Uso:\n  ${uso}`, { cause: error });
  }
}

function pedidoDe(nombre: string, uso: string): Pedido {
  const [, area, plural] = /^(?:remote-)?([^/]+)\/([^/]+)$/.exec(nombre) ?? [];
  if (area === undefined || plural === undefined) fallar(`Uso: ${uso}`);
  return { area, plural };
}

/** With the row types of its table, which the migrated database says, and what shared gives by name; without them, nothing. */
async function escribirConTipos(cambios: Cambios): Promise<void> {
  const deshacer = guardar(cambios, raiz);
  const alCortar = () => {
    deshacer();
    process.exit(130);
  };
  process.once('SIGINT', alCortar);
  for (const { de, orden, que } of MAQUINAS) {
    if (![...cambios.keys()].some((archivo) => de.test(archivo))) continue;
    const { codigo, texto } = await capturar('npm', ['run', '-s', orden]);
    if (codigo === 0) continue;
    deshacer();
    fallar(`${texto}\nNo se pudieron escribir ${que}: no se escribió nada.`);
  }
  process.off('SIGINT', alCortar);
  decirArchivos([...cambios.keys()]);
}

function decirArchivos(archivos: readonly string[]): void {
  console.log(archivos.map((archivo) => `  ${archivo}`).join('\n'));
}
