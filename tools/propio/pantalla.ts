// comanda pantalla <nombre> [--titulo='Mis reservas']: a screen with its test, its route and its place in the menu.
import { parseArgs } from 'node:util';

import { fallar } from '../ejecutar';
import { proyectoDe } from '../proyecto';

import { guardarEn } from './escribirArea';
import { archivosDePantalla } from './nuevaPantalla';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { titulo: { type: 'string' } },
});
const [nombre = ''] = positionals;
if (!/^[a-z]{2,30}$/.test(nombre))
  fallar(
    'Uso: npx comanda pantalla <nombre> [--titulo="Mis reservas"]\nEl nombre tiene de 2 a 30 letras minúsculas, sin tildes.',
  );
const proyecto = proyectoDe(undefined);
if (!proyecto) fallar('Esta carpeta no es un área: comience una con npx comanda nueva <area>');

const { dir, area } = proyecto;
const path = nombre === area ? nombre : `${area}/${nombre}`;
await guardarEn(dir, archivosDePantalla(dir, { nombre, path, titulo: values.titulo ?? nombre }));
console.log(`\nPantalla /admin/${path}. Sigue: npx comanda dev`);
