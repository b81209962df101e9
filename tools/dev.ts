// npm run dev -w remote-caja -- [--contra http://localhost:3000] [--puerto 3003]: an area as it stands in this working copy, inside
// a deployed product. A page of this machine stands before the product and puts the area's last build in the place of the published
// one; a change of a source is built (2 to 4 s) and the page is loaded again. The product knows nothing of it, and nothing of it is loosened.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { abrirDelante } from './desarrollo/delante';
import { vigilarFuentes } from './desarrollo/vigilarFuentes';
import { capturar, decir, fallar, raiz } from './ejecutar';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    contra: { type: 'string', default: 'http://localhost:3000' },
    puerto: { type: 'string', default: '3003' },
  },
});
const [remoto = ''] = positionals;
if (!/^remote-[a-z]+$/.test(remoto))
  fallar('Uso: npm run dev -w remote-<area> -- --contra http://localhost:3000');
if (!URL.canParse(values.contra)) fallar(`"${values.contra}" no es una direccion`);

const construido = () =>
  capturar(process.execPath, ['tools/comando.mjs', 'build', remoto], { cwd: raiz });

const primero = await construido();
if (primero.codigo !== 0) fallar(primero.texto);

const delante = await abrirDelante({
  contra: new URL(values.contra).origin,
  puerto: Number(values.puerto),
  dist: path.join(raiz, remoto, 'dist'),
  area: remoto.replace('remote-', ''),
});
console.log(`Listo: ${delante.url}   (${remoto} de esta carpeta dentro de ${values.contra})`);

vigilarFuentes([path.join(raiz, remoto, 'src'), path.join(raiz, 'shared/src')], async () => {
  decir(`Construyendo ${remoto}`);
  const { codigo, texto } = await construido();
  console.log(texto.trim());
  if (codigo === 0) delante.anunciar();
  else delante.fallar(texto.trim());
});
