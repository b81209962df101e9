// What a page of the last release may ask is still taken, and what it is answered still read: the calls of the contracts of the commit
// in tools/publicado.json, by the rules of the gate. Without it no service starts over the builds in use.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { llamadasDelProducto, type Llamada } from '../services/kit/src/contratos/llamadas';
import { faltasDeLlamadas } from '../services/platform/src/puerta/reglas/deLlamadas';
import { formaDeCliente } from '../shared/src/catalogo/formas';
import type { Call } from '../shared/src/contracts/defineCall';

import { leerPublicado, llamadasDeCommit, tieneCommit } from './publicado';

const llamadaDe = (call: Call): Llamada => ({
  method: call.method,
  path: call.path,
  perfiles: [call.acceso.perfiles].flat(),
  area: call.acceso.area === null ? null : [call.acceso.area].flat(),
  forma: formaDeCliente(call),
});

async function faltasDe(commit: string): Promise<string[]> {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-contratos-'));
  try {
    const calls = await llamadasDeCommit(commit, carpeta);
    return faltasDeLlamadas([...calls.values()].map(llamadaDe), await llamadasDelProducto());
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}

const { commit } = leerPublicado();
if (!tieneCommit(commit))
  console.log(`contratos: este clon no tiene el commit ${commit} (git fetch)`);
else {
  const rotos = await faltasDe(commit);
  for (const roto of rotos) console.error(roto);
  if (rotos.length > 0) {
    console.error(
      `\nUna página de lo publicado (${commit.slice(0, 8)}) todavía llama así. Lo que se agrega es opcional, y quién no puede se dice en la ruta, no en el contrato.`,
    );
    process.exitCode = 1;
  }
}
